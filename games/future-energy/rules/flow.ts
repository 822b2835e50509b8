// Chapter 4: rounds and turns.
import { next, playerOf, type Runs, type Seat, straightTo, type Turns } from '@kaya/engine';
import type { FutureEnergy, FutureEnergyState, FutureEnergyStep } from '../types/index.ts';
import { hasPlantOnContracts } from './building/slots.ts';
import { drawCharts } from './charts.ts';
import { conditions } from './conditions.ts';
import { endsNow } from './ending.ts';
import { othersAfter, turnOrder } from './table.ts';

export const opening: Runs<FutureEnergy, 'opening'> = {
  run(play) {
    const { state, emit } = play;
    emit?.({
      kind: 'opened',
      firstPlayer: state.firstPlayer,
      contracts: state.players.flatMap(({ contracts: [start] }) => (start === undefined ? [] : [start.id])),
    });
    drawCharts(play);
    next(state, { do: 'round' });
  },
};

/** FE-FLOW-1: every player takes one turn. */
export const round: Runs<FutureEnergy, 'round'> = {
  run({ state, emit }) {
    state.round++;
    state.roundChanged = false;
    emit?.({ kind: 'round-started', round: state.round });
    next(state, ...turnOrder(state).map((seat) => ({ do: 'turn', seat }) as const), { do: 'round-over' });
  },
};

/** FE-FLOW-2, -3: income, planning, movement and construction; then the next player. */
export const turn: Runs<FutureEnergy, 'turn'> = {
  run({ state, emit }, { seat }) {
    state.turn.seat = seat;
    state.turn.obliged = !hasPlantOnContracts(playerOf(state, seat)); // FE-PLAN-6
    emit?.({ kind: 'turn-started', seat, round: state.round });
    const windows = opensBetweenTurns(state) ? othersAfter(state, seat) : [];
    next(state, ...windows.map((other) => ({ do: 'between-turns', seat: other }) as const), ...stepsOfTurn(state, seat));
  },
};

function stepsOfTurn({ options }: FutureEnergyState, seat: Seat): readonly FutureEnergyStep[] {
  return [
    { do: 'income', seat },
    { do: 'plan', seat },
    { do: 'move', seat },
    ...(options.module2 ? [{ do: 'turn-end', seat } as const] : []), // FE-DEC-15
    { do: 'turn-over', seat },
  ];
}

/** FE-M2-25: the window for the others before a turn. */
function opensBetweenTurns({ options }: FutureEnergyState): boolean {
  return options.module2 && options.publicContractTiming === 'every-turn';
}

/** FE-FLOW-4: the engineers leave the action spaces. */
export const turnOver: Runs<FutureEnergy, 'turn-over'> = {
  run({ state }, { seat }) {
    const { performed } = state.turn;
    performed['one-line'] = 0;
    performed['two-lines'] = 0;
    performed.contract = 0;
    state.turn.obliged = false;
    playerOf(state, seat).turns++;
  },
};

/** FE-FLOW-6, FE-END-3, -4: a round is played to its end, then comes the next one, or the final scoring. */
export const roundOver: Runs<FutureEnergy, 'round-over'> = {
  run(play) {
    const { state, emit } = play;
    const ends = endsNow(play);
    emit?.({ kind: 'round-ended', round: state.round, idle: !state.roundChanged });
    if (!ends) {
      drawCharts(play);
      next(state, { do: 'round' });
      return;
    }
    // FE-M2-14: once more before final scoring, in turn order.
    const windows = state.options.module2 ? turnOrder(state) : [];
    next(state, ...windows.map((seat) => ({ do: 'final-window', seat }) as const), { do: 'final-scoring' });
  },
};

/** A turn lasts until the engineers leave the action spaces; the windows of others before it are not part of it. */
function turnOf({ agenda, round: now }: FutureEnergyState, seat: Seat): number | null {
  return agenda.some((step) => step.do === 'turn-over' && step.seat === seat) ? now : null;
}

/** One turn begins as another, with its income, and who is interrupted is done; the windows of others are left out. */
function asIfOnTurn(copy: FutureEnergyState, seat: Seat): boolean {
  if (!straightTo(copy, (step) => step.do === 'turn-over')) return false;
  const obliged = !hasPlantOnContracts(playerOf(copy, seat));
  copy.turn = { seat, performed: { 'one-line': 0, 'two-lines': 0, contract: 0 }, obliged };
  next(copy, ...stepsOfTurn(copy, seat));
  return true;
}

export const turns = {
  turnOf,
  asIfOnTurn,
  conditions,
  passing: ['done', 'pass', 'stop', 'decline', 'skip', 'end'],
  beside: ['use-public'],
} satisfies Turns<FutureEnergy>;
