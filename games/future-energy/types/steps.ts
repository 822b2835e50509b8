// What is still to happen: the steps on the agenda.
import type { Seat, Step } from '@kaya/engine';
import type { Cause, ConnectionId, ContractId, ContractSymbol, PublicId, SpaceId, TokenId, TokenType } from './ids.ts';

interface SeatStep<D extends string> extends Step {
  readonly do: D;
  readonly seat: Seat;
}

/** A slot of a contract of the seat. */
interface SlotStep<D extends string> extends SeatStep<D> {
  readonly contract: ContractId;
  readonly slot: number;
}

/** What the joint construction is about. */
export interface JointOffer {
  readonly builder: Seat;
  readonly space: SpaceId;
  /** The symbol of the plant that the builder used. */
  readonly symbol: ContractSymbol;
  /** The type of the token that lay on the space. */
  readonly token: TokenType;
}

export type FutureEnergyStep =
  // Steps that run by themselves.
  | { readonly do: 'opening' }
  | { readonly do: 'round' }
  | SeatStep<'turn'>
  | SeatStep<'income'>
  | SeatStep<'move'>
  | (SeatStep<'use-token'> & { readonly space: SpaceId; readonly token: TokenId })
  | { readonly do: 'joint-round'; readonly offer: JointOffer; readonly asked: number }
  | SeatStep<'turn-over'>
  | { readonly do: 'round-over' }
  | (SeatStep<'pc-effect'> & { readonly card: PublicId })
  /** `real`: it was paid without substitutes, so it scores. */
  | (SeatStep<'pc-done'> & { readonly card: PublicId; readonly real: boolean })
  | { readonly do: 'final-scoring' }
  // Decisions of the base game.
  | SeatStep<'plan'>
  | (SeatStep<'place-line'> & { readonly left: number })
  | SeatStep<'buy-contract'>
  | SeatStep<'buy-public'>
  /** `prices`: by space (index), what the cheapest way there costs; −1 where there is none. */
  | (SeatStep<'destination'> & { readonly prices: readonly number[] })
  | (SeatStep<'route'> & { readonly space: SpaceId })
  | (SeatStep<'build-slot'> & { readonly space: SpaceId })
  | (SeatStep<'oil-extra'> & { readonly space: SpaceId })
  | SeatStep<'coal-return'>
  /** `optional`: tokens may be declined, public contracts not. */
  | (SeatStep<'shared-line'> & { readonly left: number; readonly cause: Cause; readonly optional: boolean })
  | (SeatStep<'free-contract'> & { readonly cause: Cause; readonly optional: boolean })
  | (SeatStep<'extra-plant-slot'> & { readonly cause: Cause })
  | SlotStep<'extra-plant-space'>
  | SeatStep<'nuclear-keep'>
  | (SeatStep<'joint'> & { readonly offer: JointOffer; readonly asked: number })
  // Decisions of module 2.
  | SeatStep<'turn-end'>
  | SeatStep<'between-turns'>
  | SeatStep<'final-window'>
  /** `paid`: how many of the shown tokens are paid; `real`: how many of them with real tokens. */
  | (SeatStep<'pc-pay'> & { readonly card: PublicId; readonly paid: number; readonly real: number })
  | (SeatStep<'pc-line-from'> & { readonly card: PublicId })
  | (SeatStep<'pc-line-to'> & { readonly card: PublicId; readonly from: ConnectionId })
  | (SeatStep<'pc-certificate'> & { readonly card: PublicId })
  | SeatStep<'pc-shift'>
  | SeatStep<'pc-step'>
  | (SeatStep<'pc-return'> & { readonly card: PublicId })
  /** `contract`: the one all plants must come from, once the first was chosen. */
  | (SeatStep<'pc-join-slot'> & { readonly left: number; readonly contract: ContractId | null })
  | (SlotStep<'pc-join-space'> & { readonly left: number })
  | SeatStep<'pc-swap-first'>
  | (SeatStep<'pc-swap-second'> & { readonly first: SpaceId })
  | (SeatStep<'pc-oil-slot'> & { readonly card: PublicId })
  | SeatStep<'pc-repeat'>;
