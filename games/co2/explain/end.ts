import { decadesOf, endOfTheGame, isPlanetLost } from '../rules/ending.ts';
import type { Co2State, EndCause } from '../types/index.ts';

/**
 * What ends the game with this decade for certain; null where it may go on. Once the operations phase has begun nothing
 * pollutes any more and green plants stay, so what would end the game now will end it (CO2-FLO-8).
 */
export function endInSight(view: Co2State): Exclude<EndCause, 'planet-lost'> | null {
  const cause = view.phase === 'operations' ? endOfTheGame(view) : view.decade >= decadesOf(view) ? 'last-decade' : null;
  return cause === 'planet-lost' ? null : cause;
}

/** What ended a finished game; null while it goes on. Nothing that decides it changes in the final scoring. */
export function endCause(view: Co2State): EndCause | null {
  if (view.outcome === null) return null;
  return isPlanetLost(view) ? 'planet-lost' : endOfTheGame(view);
}
