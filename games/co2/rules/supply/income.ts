// Chapter 5.1: income from expertise.
import { type ActionOf, type Decides, next, playerOf, type Runs, type Seat } from '@kaya/engine';
import { components } from '../../data/index.ts';
import type { TrackSpace } from '../../data/read.ts';
import { type Co2, type Co2State, ENERGIES, type Energy } from '../../types/index.ts';
import { clockwiseFrom, forSeats, score } from '../table.ts';

/** CO2-INC-2 to CO2-INC-4: the player's place on a track, 1 or 2 …; 0 without expertise. */
export function placeOnTrack(state: Co2State, seat: Seat, type: Energy): number {
  const own = playerOf(state, seat).expertise[type];
  if (own === 0) return 0;
  // Second place is the next lower value present, however many share the first: each higher value counts once.
  const { players } = state;
  let place = 1;
  for (let i = 0; i < players.length; i++) {
    const value = playerOf(state, i).expertise[type];
    let counted = value <= own;
    for (let j = 0; j < i && !counted; j++) counted = playerOf(state, j).expertise[type] === value;
    if (!counted) place++;
  }
  return place;
}

/** CO2-INC-5: how many places of each track are paid at this table. */
export function paidPlaces(state: Co2State): number {
  return forSeats(state, components.constants.incomePlaces);
}

/** The number on the space that the player has reached. */
export function incomeNumber(state: Co2State, seat: Seat, type: Energy): number {
  return (components.tracks[type].spaces[playerOf(state, seat).expertise[type]] as TrackSpace).income;
}

/** CO2-INC-1, CO2-INC-5: what one track pays the player, for his place on it. */
export function incomeFrom(state: Co2State, seat: Seat, type: Energy, place = placeOnTrack(state, seat, type)): number {
  return place === 0 || place > paidPlaces(state) ? 0 : incomeNumber(state, seat, type);
}

/** CO2-INC-6: the sum over all tracks. */
export function incomeOf(state: Co2State, seat: Seat): number {
  let sum = 0;
  for (const type of ENERGIES) sum += incomeFrom(state, seat, type);
  return sum;
}

/** CO2-INC-7: everybody with an income splits it, one after the other. */
export const income: Runs<Co2, 'income'> = {
  run({ state }) {
    const due = clockwiseFrom(state, state.firstPlayer).map((seat) => ({ seat, total: incomeOf(state, seat) }));
    next(state, ...due.filter(({ total }) => total > 0).map((it) => ({ do: 'income-split', ...it }) as const));
  },
};

const HIGHEST_INCOME = ENERGIES.reduce(
  (sum, type) => sum + Math.max(...components.tracks[type].spaces.map((space) => space.income)),
  0,
);
const SPLITS: readonly (readonly ActionOf<Co2, 'take-income'>[])[] = Array.from({ length: HIGHEST_INCOME + 1 }, (_, total) =>
  Array.from({ length: total + 1 }, (_, money) => ({ do: 'take-income', money })),
);

/** CO2-DEC-4, CO2-INC-6: so many dollars, the rest as points. */
export const incomeSplit: Decides<Co2, 'income-split', 'take-income'> = {
  candidates: (_state, { total }) => SPLITS[total] as readonly ActionOf<Co2, 'take-income'>[],
  play(play, { seat, total }, { money }) {
    const points = total - money;
    playerOf(play.state, seat).money += money;
    score(play.state, seat, 'income', points);
    play.emit?.({ kind: 'income', seat, money, points });
  },
};
