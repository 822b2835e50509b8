// Chapter 5.2, the planning actions: what they need, what they cost, and what they lead to.
import { anyLegal, type Behind, type Blocker, behind, type Play, playerOf, type Seat } from '@kaya/engine';
import { components, priceOfPlace } from '../../data/index.ts';
import {
  type FutureEnergy,
  type FutureEnergyState,
  PLANNING_ACTIONS,
  type PlanChoice,
  type PlanningAction,
} from '../../types/index.ts';
import { buyPublic } from '../public/buying.ts';
import { buyContract } from './contracts.ts';
import { hasFreeConnections, NO_LINE_LEFT, placeLine } from './lines.ts';

/** FE-M2-2: buying a public contract is the contract action, too. */
function planningActionOf(choice: PlanChoice): PlanningAction {
  return choice === 'public' ? 'contract' : choice;
}

/** Was the action performed in this turn? From the first time on an engineer stands on it. */
export function isCovered({ turn }: FutureEnergyState, choice: PlanChoice): boolean {
  return turn.performed[planningActionOf(choice)] > 0;
}

/** FE-PLAN-2, -3: one engineer stands on every action that was performed this turn; the others are free. */
export function freeEngineers(state: FutureEnergyState, seat: Seat): number {
  const { engineers } = playerOf(state, seat);
  if (state.turn.seat !== seat) return engineers;
  let free = engineers;
  for (const action of PLANNING_ACTIONS) if (isCovered(state, action)) free--;
  return free;
}

/** FE-PLAN-6 to -9, -12: the player owes the purchase of a construction contract, and one can be bought. */
export function mustBuyContract(state: FutureEnergyState, seat: Seat): boolean {
  return state.turn.obliged && anyLegal(buyContract, state, { do: 'buy-contract', seat });
}

/** FE-PLAN-1, FE-M2-2: the least that the choice costs; a contract costs what its place says. */
export function priceFrom(choice: PlanChoice): number {
  if (choice === 'public') return components.economy.publicContract;
  return choice === 'contract' ? priceOfPlace(1) : components.planning[choice].price;
}

/** How many lines the choice places. */
export function linesOf(choice: PlanChoice): number {
  return choice === 'one-line' || choice === 'two-lines' ? components.planning[choice].lines : 0;
}

/** What the choice costs at once; contracts are paid when one is chosen. */
function priceNow(choice: PlanChoice): number {
  return linesOf(choice) > 0 ? priceFrom(choice) : 0;
}

/** What is asked once the choice is made. */
export function asksFor(choice: PlanChoice, seat: Seat): Behind {
  switch (choice) {
    case 'one-line':
    case 'two-lines':
      return behind(placeLine, { do: 'place-line', seat, left: linesOf(choice) });
    case 'contract':
      return behind(buyContract, { do: 'buy-contract', seat });
    case 'public':
      return behind(buyPublic, { do: 'buy-public', seat });
  }
}

type Choosing = { readonly choice: PlanChoice };

/** FE-PLAN-11: an action that cannot be carried out in full cannot be chosen. Also for pc-16 (FE-PC-23). */
export const cannotBeCarriedOut: readonly Blocker<FutureEnergyState, Choosing, unknown>[] = [
  {
    rule: 'FE-PLAN-11',
    when: (state, { choice }, seat) => priceNow(choice) > playerOf(state, seat).money,
    values: (state, { choice }, seat) => ({ price: priceNow(choice), money: playerOf(state, seat).money }),
  },
  {
    rule: NO_LINE_LEFT.rule,
    when: (state, { choice }, seat) => choice === 'one-line' && NO_LINE_LEFT.when(state, null, seat),
  },
  {
    rule: 'FE-LINE-5',
    when: (state, { choice }, seat) => choice === 'two-lines' && playerOf(state, seat).lines < linesOf(choice),
    values: (state, _action, seat) => ({ lines: playerOf(state, seat).lines }),
  },
  {
    rule: 'FE-LINE-2',
    when: (state, { choice }) => choice === 'two-lines' && !hasFreeConnections(state, linesOf(choice)),
  },
];

/** The engineer's action is carried out: lines are paid now, contracts when one is chosen. */
export function perform({ state, emit }: Play<FutureEnergy>, seat: Seat, choice: PlanChoice, repeated: boolean): void {
  const price = priceNow(choice);
  state.turn.performed[planningActionOf(choice)]++;
  playerOf(state, seat).money -= price; // FE-LINE-1
  if (choice === 'public') state.turn.obliged = false; // FE-PLAN-12: the contract action is used
  emit?.({ kind: 'planned', seat, choice, price, repeated });
}
