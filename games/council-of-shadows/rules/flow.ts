// Chapter 4: rounds of three phases.
import { next, playerOf, type Runs, type Seat, straightTo, type Turns } from '@kaya/engine';
import type { Cos, CosState, CosStep, Phase, PlayerNumber } from '../types/index.ts';
import { drawCharts } from './charts.ts';
import { conditions } from './conditions.ts';
import { endsNow } from './ending.ts';
import { zoneToPlan } from './planning/planning.ts';
import { isAutoma } from './table.ts';

/** COS-FLW-1 to -3, -9: phase 1, one buy turn after another, each with its energy check. The Automa does not buy (COS-SOL-4). */
export const round: Runs<Cos, 'round'> = {
  run({ state, emit }) {
    state.round++;
    state.phase = 'buy';
    emit?.({ kind: 'round', round: state.round });
    emit?.({ kind: 'phase', phase: 'buy', round: state.round });
    const people = state.order.filter((player) => !isAutoma(state, player));
    next(state, ...people.flatMap(buyTurn), { do: 'plan-phase' });
  },
};

function buyTurn(player: PlayerNumber): readonly CosStep[] {
  return [
    { do: 'buy', seat: player, purchases: 0, freeColony: false },
    { do: 'energy-check', player },
  ];
}

/** COS-FLW-8: another round, or the final scoring. */
export const endOfRound: Runs<Cos, 'end-of-round'> = {
  run(play) {
    drawCharts(play);
    next(play.state, endsNow(play.state) ? { do: 'final-scoring' } : { do: 'round' });
  },
};

const PHASES: readonly Phase[] = ['setup', 'buy', 'plan', 'act'];

/** Everybody plans at once, until the own plan is made; buy and action turns last until their energy check (COS-FLW-9). */
function turnOf(state: CosState, seat: Seat): number | null {
  const { agenda, round: now, phase } = state;
  const check = agenda.findLast((step) => step.do === 'energy-check');
  const runs =
    phase === 'plan'
      ? agenda.at(-1)?.do === 'plan' && zoneToPlan(playerOf(state, seat)) >= 0
      : check?.do === 'energy-check' && check.player === seat;
  return runs ? PHASES.length * now + PHASES.indexOf(phase) : null;
}

/** A buy or action turn of this phase that still lies ahead begins as things stand; what follows it would need plans of others. */
function asIfOnTurn(copy: CosState, seat: Seat): boolean {
  const opens = (step: CosStep) =>
    (step.do === 'buy' && step.seat === seat) || (step.do === 'action-turn' && step.player === seat);
  return copy.drawn.length === 0 && straightTo(copy, opens); // COS-HID-7: tiles that others are looking at lie on no pile
}

export const turns = {
  turnOf,
  asIfOnTurn,
  conditions,
  passing: ['stop-buying', 'stop-exploiting', 'skip'],
  beside: ['free-colony'],
} satisfies Turns<Cos>;
