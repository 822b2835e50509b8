// Chapter 5.2: Phase 2, planning.
import { type ActionOf, type Decision, next, type StepOf } from '@kaya/engine';
import type { FutureEnergy } from '../../types/index.ts';
import { playPublicContract, publicContractBlockers, withPublicContracts } from '../public/windows.ts';
import { cannotBeCarriedOut, freeEngineers, mustBuyContract, perform, planningActionOf } from './actions.ts';

type PlanAction = ActionOf<FutureEnergy, 'plan'> | ActionOf<FutureEnergy, 'done'> | ActionOf<FutureEnergy, 'use-public'>;

const planActions: readonly PlanAction[] = [
  { do: 'plan', choice: 'one-line' },
  { do: 'plan', choice: 'two-lines' },
  { do: 'plan', choice: 'contract' },
  { do: 'done' },
];
const planActionsWithPublic: readonly PlanAction[] = [
  ...planActions.slice(0, -1),
  { do: 'plan', choice: 'public' },
  { do: 'done' },
];

/** FE-DEC-1: what the next engineer does. FE-PLAN-4: also nothing, and FE-MOVE-13: even if no move can be paid then. */
export const plan: Decision<FutureEnergy, StepOf<FutureEnergy, 'plan'>, PlanAction> = {
  candidates: (state, _step, seat) =>
    state.options.module2 ? withPublicContracts(state, seat, planActionsWithPublic) : planActions,
  blockers: {
    plan: [
      {
        rule: 'FE-PLAN-3',
        when: (state, { choice }) => state.turn.performed[planningActionOf(choice)] > 0,
      },
      {
        rule: 'FE-PLAN-7',
        when: (state, { choice }, seat) => choice !== 'contract' && mustBuyContract(state, seat),
      },
      ...cannotBeCarriedOut,
    ],
    done: [{ rule: 'FE-PLAN-7', when: (state, _action, seat) => mustBuyContract(state, seat) }],
    'use-public': publicContractBlockers,
  },
  play(play, step, action) {
    const { state } = play;
    const { seat } = step;
    switch (action.do) {
      case 'done':
        return;
      case 'use-public':
        playPublicContract(play, step, action.card);
        return;
      case 'plan':
        if (freeEngineers(state, seat) > 1) next(state, step);
        perform(play, seat, action.choice, false);
        return;
    }
  },
};
