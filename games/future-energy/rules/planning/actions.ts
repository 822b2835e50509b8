// Chapter 5.2, the planning actions: when they can be carried out, and what they lead to.
import { type Blocker, next, type Play, pileSize, playerOf, type Seat } from '@kaya/engine';
import { components, contractCard } from '../../data/index.ts';
import {
  type FutureEnergy,
  type FutureEnergyState,
  PLANNING_ACTIONS,
  type PlanChoice,
  type PlanningAction,
} from '../../types/index.ts';
import { canBuyContract, someContractFits } from './contracts.ts';
import { hasFreeConnections } from './lines.ts';

/** FE-M2-2: buying a public contract is the contract action, too. */
export function planningActionOf(choice: PlanChoice): PlanningAction {
  return choice === 'public' ? 'contract' : choice;
}

/** FE-PLAN-2, -3: one engineer stands on every action that was performed this turn; the others are free. */
export function freeEngineers(state: FutureEnergyState, seat: Seat): number {
  let free = playerOf(state, seat).engineers;
  for (const action of PLANNING_ACTIONS) if (state.turn.performed[action] > 0) free--;
  return free;
}

/** FE-PLAN-6 to -9, -12: the player owes the purchase of a construction contract, and one can be bought. */
export function mustBuyContract(state: FutureEnergyState, seat: Seat): boolean {
  return state.turn.obliged && canBuyContract(state, seat);
}

/** What the choice costs at once; contracts are paid when one is chosen. */
function priceNow(choice: PlanChoice): number {
  return choice === 'one-line' || choice === 'two-lines' ? components.planning[choice].price : 0;
}

/** How many lines the choice places. */
function linesOf(choice: PlanChoice): number {
  return choice === 'one-line' || choice === 'two-lines' ? components.planning[choice].lines : 0;
}

type Choosing = { readonly choice: PlanChoice };

/** FE-PLAN-11: an action that cannot be carried out in full cannot be chosen. Also for pc-16 (FE-PC-23). */
export const cannotBeCarriedOut: readonly Blocker<FutureEnergyState, Choosing, unknown>[] = [
  {
    rule: 'FE-PLAN-11',
    when: (state, { choice }, seat) => leastPrice(state, choice, seat) > playerOf(state, seat).money,
    values: (state, { choice }, seat) => ({
      price: leastPrice(state, choice, seat),
      money: playerOf(state, seat).money,
    }),
  },
  {
    rule: 'FE-CMP-16',
    when: (state, { choice }, seat) => choice === 'one-line' && playerOf(state, seat).lines < linesOf(choice),
  },
  {
    rule: 'FE-LINE-5',
    when: (state, { choice }, seat) => choice === 'two-lines' && playerOf(state, seat).lines < linesOf(choice),
    values: (state, _action, seat) => ({ lines: playerOf(state, seat).lines }),
  },
  {
    rule: 'FE-LINE-2',
    when: (state, { choice }) => !hasFreeConnections(state, linesOf(choice)),
  },
  {
    rule: 'FE-CON-3',
    when: (state, { choice }, seat) => choice === 'contract' && !someContractFits(state, seat),
    values: (state, _action, seat) => ({ plants: playerOf(state, seat).plants }),
  },
  {
    rule: 'FE-M2-4',
    when: (state, { choice }) => choice === 'public' && state.publicRow.length === 0 && pileSize(state.publicPile) === 0,
  },
];

/** The least that must be paid to carry out the choice; nothing where it is impossible for another reason. */
function leastPrice(state: FutureEnergyState, choice: PlanChoice, seat: Seat): number {
  if (choice === 'public') return components.economy.publicContract;
  if (choice !== 'contract') return priceNow(choice);
  return someContractFits(state, seat) && !canBuyContract(state, seat) ? cheapestFitting(state, seat) : 0;
}

function cheapestFitting(state: FutureEnergyState, seat: Seat): number {
  const { plants } = playerOf(state, seat);
  const place = state.display.findIndex((id) => contractCard(id).symbols.length <= plants);
  return components.display[place] ?? 0;
}

/** The engineer's action is carried out: lines are paid now, contracts when one is chosen. */
export function perform({ state, emit }: Play<FutureEnergy>, seat: Seat, choice: PlanChoice, repeated: boolean): void {
  const action = planningActionOf(choice);
  const price = priceNow(choice);
  state.turn.performed[action]++;
  playerOf(state, seat).money -= price; // FE-LINE-1
  emit?.({ kind: 'planned', seat, choice, price, repeated });
  switch (choice) {
    case 'one-line':
    case 'two-lines':
      next(state, { do: 'place-line', seat, left: linesOf(choice) });
      break;
    case 'contract':
      next(state, { do: 'buy-contract', seat });
      break;
    case 'public':
      state.turn.obliged = false; // FE-PLAN-12: the contract action is used
      next(state, { do: 'buy-public', seat });
      break;
  }
}
