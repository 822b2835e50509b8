// Chapter 4: decades, phases, rounds.
import { next, type Runs, type Seat, straightTo, type Turns } from '@kaya/engine';
import { components } from '../data/index.ts';
import type { Co2, Co2State } from '../types/index.ts';
import { chartTheDecade, chartThePollution } from './charts.ts';
import { conditions } from './conditions.ts';
import { endOfTheGame } from './ending.ts';
import { clockwiseFrom, forSeats, leftOf } from './table.ts';

/** CO2-FLO-5: rounds of an operations phase. */
export function roundsOf(state: Co2State): number {
  return forSeats(state, components.rounds);
}

/** The year in which a decade begins. */
export function yearOf(decade: number): number {
  return components.years[decade] as number;
}

export const begin: Runs<Co2, 'begin'> = {
  run(play) {
    const { firstPlayer, pollution, decade } = play.state;
    play.emit?.({ kind: 'start', firstPlayer, pollution });
    play.emit?.({ kind: 'decade', decade, year: yearOf(decade) });
    chartThePollution(play);
  },
};

/** CO2-FLO-4: income, energy, event. */
export const supply: Runs<Co2, 'supply'> = {
  run(play) {
    const { state } = play;
    play.emit?.({ kind: 'supply-phase', decade: state.decade });
    next(state, { do: 'income' }, { do: 'energy' }, { do: 'planet-check' }, { do: 'event' });
  },
};

export const operations: Runs<Co2, 'operations'> = {
  run(play) {
    const { state } = play;
    state.phase = 'operations';
    state.round = 1;
    state.turns = 0;
    play.emit?.({ kind: 'operations-phase', decade: state.decade, rounds: roundsOf(state) });
    next(state, { do: 'round' }, { do: 'end-of-operations' });
  },
};

/** CO2-FLO-6: one turn each, from the first player on. */
export const round: Runs<Co2, 'round'> = {
  run(play) {
    const { state } = play;
    play.emit?.({ kind: 'round', round: state.round, rounds: roundsOf(state) });
    const turns = clockwiseFrom(state, state.firstPlayer).map((seat) => ({ do: 'turn', seat }) as const);
    next(state, ...turns, { do: 'end-of-round' });
  },
};

/** CO2-FLO-7. */
export const endOfRound: Runs<Co2, 'end-of-round'> = {
  run({ state }) {
    if (state.round === roundsOf(state)) return;
    state.round++;
    next(state, { do: 'round' });
  },
};

/** CO2-FLO-8: the end of the game is looked for first. */
export const endOfOperations: Runs<Co2, 'end-of-operations'> = {
  run(play) {
    const { state } = play;
    chartTheDecade(play);
    const cause = endOfTheGame(state);
    if (cause === null) next(state, { do: 'change-of-decade' });
    else {
      play.emit?.({ kind: 'end', cause, pollution: state.pollution });
      next(state, { do: 'final-scoring', lastIncome: true });
    }
  },
};

/** CO2-FLO-9: the markers move, the tile passes on or is auctioned, and the next decade begins. */
export const changeOfDecade: Runs<Co2, 'change-of-decade'> = {
  run(play) {
    const { state } = play;
    state.phase = 'supply';
    state.decade++;
    state.round = 1;
    state.turns = 0;
    play.emit?.({ kind: 'decade', decade: state.decade, year: yearOf(state.decade) });
    if (state.options['first-player-auction'] !== 'off') {
      next(state, { do: 'auction' }, { do: 'supply' }, { do: 'operations' }); // CO2-AUC-1
      return;
    }
    state.firstPlayer = leftOf(state, state.firstPlayer);
    if (state.players.length > 1) play.emit?.({ kind: 'first-player', seat: state.firstPlayer, cause: 'passed-on' });
    next(state, { do: 'supply' }, { do: 'operations' });
  },
};

/** Turns of all decades in one count; no decade has so many. */
const TURNS = 1000;

/** A turn lasts until its menu, and what is learnt at its end, are done; summits come after it (CO2-TRN-5). */
function turnOf({ agenda, decade, turns }: Co2State, seat: Seat): number | null {
  const runs = agenda.some((step) => (step.do === 'turn-menu' || step.do === 'end-of-turn-expertise') && step.seat === seat);
  return runs ? TURNS * decade + turns : null;
}

/** While operations last nothing but turns comes: one's own begins as any, and who is interrupted is back at the menu after it. */
function asIfOnTurn(copy: Co2State, seat: Seat): boolean {
  if (copy.phase !== 'operations' || !straightTo(copy, (step) => step.do === 'turn-menu')) return false;
  next(copy, { do: 'turn', seat });
  return true;
}

export const turns = {
  turnOf,
  asIfOnTurn,
  conditions,
  passing: ['end-turn', 'decline', 'pass', 'no-lobby'],
  saysTheEnd: ['end-turn', 'learn'],
  beside: ['to-scientist', 'to-market', 'to-lobby', 'to-un-goal', 'discard-goal'],
} satisfies Turns<Co2>;
