// Chapter 5.2: Phase 2, planning.
import { type ActionOf, type Decides, next } from '@kaya/engine';
import { type FutureEnergy, PLANNING_ACTIONS } from '../../types/index.ts';
import { playPublicContract, publicContractBlockers, withPublicContracts } from '../public/windows.ts';
import { asksFor, cannotBeCarriedOut, freeEngineers, isCovered, mustBuyContract, perform } from './actions.ts';

type Planning = ActionOf<FutureEnergy, 'plan' | 'done'>;

const actions = PLANNING_ACTIONS.map((choice): Planning => ({ do: 'plan', choice }));
const MENU: readonly Planning[] = [...actions, { do: 'done' }];
const MENU_WITH_PUBLIC: readonly Planning[] = [...actions, { do: 'plan', choice: 'public' }, { do: 'done' }];

/** FE-DEC-1: what the next engineer does. FE-PLAN-4: also nothing, and FE-MOVE-13: even if no move can be paid then. */
export const plan: Decides<FutureEnergy, 'plan', 'plan' | 'done' | 'use-public'> = {
  candidates: (state, _step, seat) => (state.options.module2 ? withPublicContracts(state, seat, MENU_WITH_PUBLIC) : MENU),
  opens: { plan: ({ seat }, { choice }) => asksFor(choice, seat) },
  blockers: {
    plan: [
      { rule: 'FE-PLAN-3', when: (state, { choice }) => isCovered(state, choice) },
      { rule: 'FE-PLAN-7', when: (state, { choice }, seat) => choice !== 'contract' && mustBuyContract(state, seat) },
      ...cannotBeCarriedOut,
    ],
    done: [{ rule: 'FE-PLAN-7', when: (state, _action, seat) => mustBuyContract(state, seat) }],
    'use-public': publicContractBlockers,
  },
  play(play, step, action) {
    const { seat } = step;
    switch (action.do) {
      case 'done':
        return;
      case 'use-public':
        playPublicContract(play, step, action.card);
        return;
      case 'plan':
        if (freeEngineers(play.state, seat) > 1) next(play.state, step); // once more, after what this one asks
        perform(play, seat, action.choice, false);
        return;
    }
  },
};
