// 'May I buy this upgrade, what would it open, and is it enough for a level?'
import { against, playerOf, type Seat } from '@kaya/engine';
import { upgradeOf } from '../data/index.ts';
import { buy } from '../rules/buying/buying.ts';
import { perform } from '../rules/cards/effects.ts';
import { clone } from '../rules/clone.ts';
import type { CosState, UpgradeId } from '../types/index.ts';
import { colonisableFrom } from './colonise.ts';
import { type LevelDistance, levelDistance } from './level.ts';

export interface UpgradeForecast {
  /** Planets on the board that no zone of the seat could colonise before. */
  readonly planets: number;
  /** The way to the next level with the energy that it gives; null where it gives none. */
  readonly level: LevelDistance | null;
}

/** Could the seat buy it if it bought now? */
export function mayBuy(view: CosState, seat: Seat, upgrade: UpgradeId): boolean {
  const step = { do: 'buy', seat, purchases: 0, freeColony: false } as const;
  return against(buy, view, step, { do: 'buy-upgrade', upgrade }).length === 0;
}

export function upgradeForecast(view: CosState, seat: Seat, upgrade: UpgradeId): UpgradeForecast {
  const { effect } = upgradeOf(upgrade);
  if (effect.op === 'setRange' && !playerOf(view, seat).zones.some(({ name }) => name === effect.zone))
    return { planets: 0, level: null };
  const bought = clone(view);
  perform({ state: bought, emit: undefined }, seat, effect, 3, upgrade);
  const before = withinReach(view, seat);
  const gives = effect.op === 'gainEnergy' || effect.op === 'setRange';
  return {
    planets: [...withinReach(bought, seat)].filter((planet) => !before.has(planet)).length,
    level: gives ? levelDistance(bought, seat) : null,
  };
}

/** The planets that an ordinary colonise step could settle from some zone. */
function withinReach(view: CosState, seat: Seat): Set<string> {
  const zones = playerOf(view, seat).zones.map((_, i) => colonisableFrom(view, seat, i + 1));
  return new Set(zones.flat().flatMap(({ planet, reasons }) => (reasons.length === 0 ? [planet] : [])));
}
