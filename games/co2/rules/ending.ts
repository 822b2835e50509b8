// Chapter 7.1: how the game ends.

import type { Play } from '@kaya/engine';
import { instead } from '@kaya/engine';
import { components } from '../data/index.ts';
import { type Co2, type Co2State, type EndCause, REGIONS } from '../types/index.ts';
import { chartThePoints } from './charts.ts';
import { disastersHappen } from './supply/events.ts';
import { forSeats } from './table.ts';
import { roomIn } from './turn/plants.ts';

const { constants } = components;

/** CO2-FLO-1: five decades, six with five players. */
export function decadesOf(state: Co2State): number {
  return forSeats(state, components.decades);
}

/** CO2-END-1 to CO2-END-4: what ends the game after an operations phase; null where it goes on. */
export function endOfTheGame(state: Co2State): EndCause | null {
  if (state.reached350 && !disastersHappen(state)) return 'back-below-350'; // CO2-END-4
  let green = 0;
  for (const region of REGIONS) if (roomIn(state, region) === 0) green++;
  if (green >= constants.greenRegionsToEnd) return 'green-regions'; // CO2-END-3
  return state.decade >= decadesOf(state) ? 'last-decade' : null; // CO2-END-2
}

/** CO2-END-5, CO2-SOL-10: from 500 ppm on. */
export function isPlanetLost({ pollution }: Pick<Co2State, 'pollution'>): boolean {
  return pollution >= constants.lossPpm;
}

/** CO2-END-5: all lose, nothing is scored. */
export function loseThePlanet(play: Play<Co2>): void {
  const { state } = play;
  state.phase = 'over';
  instead(state);
  const scores = state.players.map((player) => player.points);
  state.outcome = {
    ending: 'planet-lost',
    winners: [],
    ranks: state.players.map(() => 1),
    scores,
    sources: state.players.map((player) => ({ ...player.sources })),
  };
  chartThePoints(play, state.decade);
  play.emit?.({ kind: 'result', winners: [], scores });
}
