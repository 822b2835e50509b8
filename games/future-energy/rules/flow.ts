// Chapter 4: rounds and turns.
import type { Automatic } from '@kaya/engine';
import type { FutureEnergy, FutureEnergyState, StepOf } from '../types/index.ts';
import { hasPlantOnContracts } from './building/slots.ts';
import { emitCharts } from './charts.ts';
import { endsNow } from './ending.ts';
import { othersAfter, playerOf, turnOrder } from './table.ts';

export const opening: Automatic<FutureEnergy, StepOf<'opening'>> = {
  run({ state, emit }) {
    emit?.({
      kind: 'opened',
      firstPlayer: state.firstPlayer,
      contracts: state.players.map((player) => player.contracts[0]?.id ?? ''),
    });
    emitCharts(state, emit);
    state.agenda.push({ do: 'round' });
  },
};

/** FE-FLOW-1: every player takes one turn. */
export const round: Automatic<FutureEnergy, StepOf<'round'>> = {
  run({ state, emit }) {
    state.round++;
    state.roundChanged = false;
    emit?.({ kind: 'round-started', round: state.round });
    state.agenda.push({ do: 'round-over' });
    for (const seat of turnOrder(state).reverse()) state.agenda.push({ do: 'turn', seat });
  },
};

/** FE-FLOW-2, -3: income, planning, movement and construction; then the next player. */
export const turn: Automatic<FutureEnergy, StepOf<'turn'>> = {
  run({ state, emit }, { seat }) {
    state.turn.seat = seat;
    state.turn.obliged = !hasPlantOnContracts(playerOf(state, seat)); // FE-PLAN-6
    emit?.({ kind: 'turn-started', seat, round: state.round });
    state.agenda.push({ do: 'turn-over', seat });
    if (state.options.module2) state.agenda.push({ do: 'turn-end', seat }); // FE-DEC-15
    state.agenda.push({ do: 'move', seat }, { do: 'plan', seat }, { do: 'income', seat });
    if (opensBetweenTurns(state)) {
      for (const other of othersAfter(state, seat).reverse()) state.agenda.push({ do: 'between-turns', seat: other });
    }
  },
};

/** FE-M2-25: the window for the others before a turn. */
function opensBetweenTurns({ options }: FutureEnergyState): boolean {
  return options.module2 && options.publicContractTiming === 'every-turn';
}

/** FE-FLOW-4: the engineers leave the action spaces. */
export const turnOver: Automatic<FutureEnergy, StepOf<'turn-over'>> = {
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
export const roundOver: Automatic<FutureEnergy, StepOf<'round-over'>> = {
  run(play) {
    const { state, emit } = play;
    const ends = endsNow(play);
    emit?.({ kind: 'round-ended', round: state.round, idle: !state.roundChanged });
    if (!ends) {
      emitCharts(state, emit);
      state.agenda.push({ do: 'round' });
      return;
    }
    state.agenda.push({ do: 'final-scoring' });
    if (state.options.module2) {
      // FE-M2-14: once more before final scoring, in turn order.
      for (const seat of turnOrder(state).reverse()) state.agenda.push({ do: 'final-window', seat });
    }
  },
};
