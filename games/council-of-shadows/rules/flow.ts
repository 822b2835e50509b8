// Chapter 4: rounds of three phases.
import { type Automatic, at } from '@kaya/engine';
import { constants } from '../data/index.ts';
import type { Cos, CosState, Player, StepOf } from '../types/index.ts';
import { coloniesOf } from './galaxies/majority.ts';
import { type CosPlay, isAutoma, who } from './table.ts';

/** COS-FLW-1 to -3, -9: phase 1, one buy turn after another, each with its energy check. The Automa does not buy (COS-SOL-4). */
export const round: Automatic<Cos, StepOf<'round'>> = {
  run({ state, emit }) {
    state.round++;
    state.phase = 'buy';
    emit?.({ kind: 'round', round: state.round });
    emit?.({ kind: 'phase', phase: 'buy', round: state.round });
    state.agenda.push({ do: 'plan-phase' });
    for (let i = state.order.length - 1; i >= 0; i--) {
      const player = at(state.order, i);
      if (isAutoma(state, player)) continue;
      state.agenda.push({ do: 'energy-check', player }, { do: 'buy', seat: player, purchases: 0, freeColony: false });
    }
  },
};

/** COS-FLW-8, -11, -12, COS-END-4: another round, unless somebody sits on the throne or the game goes on for ever. */
export const endOfRound: Automatic<Cos, StepOf<'end-of-round'>> = {
  run(play) {
    const { state } = play;
    drawCharts(play);
    const over = state.throne !== null || state.round >= constants.technicalRoundLimit;
    state.agenda.push(over ? { do: 'final-scoring' } : { do: 'round' });
  },
};

/** Where everybody stands after the round. */
function drawCharts({ state, emit }: CosPlay): void {
  if (emit === undefined) return;
  const line = (chart: string, value: (player: Player) => number) =>
    emit({ kind: 'chart', chart, at: state.round, values: byPlayer(state, value) });
  line('energy', (player) => player.energy);
  line('consumption', (player) => player.consumption);
  line('recorded', (player) => player.recorded);
  line('levels', (player) => player.level);
  line('colonies', coloniesOf);
}

function byPlayer(state: CosState, value: (player: Player) => number): Record<string, number> {
  return Object.fromEntries(state.players.map((player, number) => [String(who(state, number)), value(player)]));
}
