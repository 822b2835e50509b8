// What players do, decision by decision.
import type { Action } from '@kaya/engine';
import type { ConnectionId, ContractId, PlanChoice, PublicId, SpaceId, Substitute } from './ids.ts';

interface SlotAction<D extends string> extends Action {
  readonly do: D;
  readonly contract: ContractId;
  readonly slot: number;
}

interface SpaceAction<D extends string> extends Action {
  readonly do: D;
  readonly space: SpaceId;
}

interface ConnectionAction<D extends string> extends Action {
  readonly do: D;
  readonly connection: ConnectionId;
}

interface PlainAction<D extends string> extends Action {
  readonly do: D;
}

/** Places of the display are numbered from 1, as on the table. */
interface PlaceAction<D extends string> extends Action {
  readonly do: D;
  readonly place: number;
}

export type FutureEnergyAction =
  // plan
  | { readonly do: 'plan'; readonly choice: PlanChoice }
  | PlainAction<'done'>
  // place-line, shared-line
  | ConnectionAction<'place-line'>
  // buy-contract
  | PlaceAction<'buy-contract'>
  // buy-public
  | { readonly do: 'buy-public'; readonly card: PublicId }
  | PlainAction<'buy-blind'>
  // destination
  | SpaceAction<'go'>
  | PlainAction<'pass'>
  // route: to the bank, and to each seat
  | { readonly do: 'route'; readonly bank: number; readonly tolls: readonly number[] }
  // build-slot
  | SlotAction<'build'>
  // oil-extra
  | SlotAction<'oil-extra'>
  | PlainAction<'stop'>
  // coal-return
  | SlotAction<'coal-return'>
  // free-contract
  | PlaceAction<'take-contract'>
  // extra-plant-slot, extra-plant-space
  | SlotAction<'extra-plant'>
  | SpaceAction<'extra-plant-space'>
  // nuclear-keep
  | { readonly do: 'nuclear'; readonly to: 'board' | 'keep' }
  // joint
  | SlotAction<'join'>
  | PlainAction<'decline'>
  // coal-return, shared-line, free-contract, extra-plant-slot, pc-oil-slot
  | PlainAction<'skip'>
  // turn-end, between-turns, final-window
  | PlainAction<'end'>
  // in every window of module 2
  | { readonly do: 'use-public'; readonly card: PublicId }
  // pc-pay
  | { readonly do: 'pay'; readonly with: 'real' | Substitute }
  // pc-line-from, pc-line-to
  | ConnectionAction<'line-from'>
  | ConnectionAction<'line-to'>
  // pc-certificate: which one of those held, from 0
  | { readonly do: 'sell-certificate'; readonly certificate: number }
  // pc-shift
  | { readonly do: 'shift'; readonly contract: ContractId; readonly from: number; readonly to: number }
  // pc-step
  | SpaceAction<'step-crew'>
  // pc-return
  | SlotAction<'return-plant'>
  // pc-join-slot, pc-join-space
  | SlotAction<'join-slot'>
  | SpaceAction<'join-space'>
  // pc-swap-first, pc-swap-second
  | SpaceAction<'swap-first'>
  | SpaceAction<'swap-second'>
  // pc-oil-slot
  | SlotAction<'double-oil'>
  // pc-repeat
  | { readonly do: 'repeat'; readonly choice: PlanChoice };
