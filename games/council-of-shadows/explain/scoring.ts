// 'Where would I end if the game ended now?'

import { playerOf } from '@kaya/engine';
import { afterDeliveries } from '../rules/levels/energy.ts';
import { type FinalEnergy, finalEnergy } from '../rules/scoring.ts';
import { type CosState, HIDDEN, type PlayerNumber } from '../types/index.ts';

export interface FinalPreview extends FinalEnergy {
  /** After the scoring, with the levels it would bring. */
  readonly level: number;
  readonly energy: number;
  /** Bonus cards that the viewer cannot see, and that are not counted. */
  readonly unseen: number;
}

/** The final scoring on the position of now, as far as the viewer can know it. */
export function finalPreview(view: CosState, number: PlayerNumber): FinalPreview {
  const player = playerOf(view, number);
  const seen = {
    ...player,
    light: player.light.filter((card) => card !== HIDDEN),
    dark: player.dark === HIDDEN ? null : player.dark,
  };
  const known = { ...view, players: view.players.with(number, seen) };
  const gained = finalEnergy(known, number);
  const total = gained.bonus.reduce((sum, { energy }) => sum + energy, player.energy + gained.gems + gained.aiCards);
  return {
    ...gained,
    ...afterDeliveries(player.level, total, player.consumption),
    unseen: player.light.length - seen.light.length + (player.dark === HIDDEN ? 1 : 0),
  };
}
