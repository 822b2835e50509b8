// 'Which planets may I colonise from this zone, and why not the others?'
import { at, type Reason, type Seat } from '@kaya/engine';
import { COLONISE_BLOCKERS, planetsOnBoard } from '../rules/colonise.ts';
import { playerOf } from '../rules/players.ts';
import type { CosState, PlanetId } from '../types.ts';

export interface PlanetAnswer {
  readonly planet: PlanetId;
  /** Empty where the planet may be colonised. */
  readonly reasons: readonly Reason[];
}

/**
 * Every planet on the board with what stands against an ordinary colonise step from this zone (numbered from 1): the same
 * predicates that the rules ask.
 */
export function colonisableFrom(view: CosState, seat: Seat, zone: number): PlanetAnswer[] {
  const reach = { range: at(playerOf(view, seat).zones, zone - 1).range, anyPlanet: false };
  return planetsOnBoard(view).map((action) => ({
    planet: action.planet,
    reasons: COLONISE_BLOCKERS.filter((blocker) => blocker.when(view, action, seat, reach)).map((blocker) => ({
      rule: blocker.rule,
      values: blocker.values?.(view, action, seat, reach) ?? {},
    })),
  }));
}
