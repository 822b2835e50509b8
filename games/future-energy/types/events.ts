// What happens, for the log, the pieces that move, and the charts.
import type { ChartEvent, Seat } from '@kaya/engine';
import type {
  Cause,
  ConnectionId,
  ContractId,
  ContractSymbol,
  KeptId,
  PlanChoice,
  PublicId,
  RegionId,
  SpaceId,
  TokenId,
  TokenType,
} from './ids.ts';

/** How a plant came to a space. */
export type BuildCause = 'move' | 'oil' | 'joint' | 'new-site' | 'public';

export type FutureEnergyEvent =
  | { readonly kind: 'opened'; readonly firstPlayer: Seat; readonly contracts: readonly ContractId[] }
  | { readonly kind: 'round-started'; readonly round: number }
  | { readonly kind: 'turn-started'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'income'; readonly seat: Seat; readonly amount: number }
  /** `price`: what was paid at once; contracts are paid when one is chosen. `repeated`: once more, by a public contract. */
  | {
      readonly kind: 'planned';
      readonly seat: Seat;
      readonly choice: PlanChoice;
      readonly price: number;
      readonly repeated: boolean;
    }
  /** `cause`: null for a bought line. `left`: lines still in the reserve. `beside`: whose line already lay there, or null. */
  | {
      readonly kind: 'line-placed';
      readonly seat: Seat;
      readonly connection: ConnectionId;
      readonly cause: Cause | null;
      readonly beside: Seat | null;
      readonly left: number;
    }
  /** `cause`: null for a bought contract (then `price` was paid). */
  | {
      readonly kind: 'contract-got';
      readonly seat: Seat;
      readonly contract: ContractId;
      readonly place: number;
      readonly price: number;
      readonly cause: Cause | null;
    }
  | { readonly kind: 'contract-revealed'; readonly contract: ContractId; readonly place: number; readonly left: number }
  | {
      readonly kind: 'public-bought';
      readonly seat: Seat;
      readonly card: PublicId;
      readonly blind: boolean;
      readonly price: number;
    }
  | { readonly kind: 'public-revealed'; readonly card: PublicId; readonly left: number }
  /** `path` from the space left to the space reached; `free`: connections made free by nuclear tokens (module 3). */
  | {
      readonly kind: 'crew-moved';
      readonly seat: Seat;
      readonly path: readonly SpaceId[];
      readonly bank: number;
      readonly tolls: readonly number[];
      readonly free: readonly ConnectionId[];
    }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'token-taken'; readonly seat: Seat; readonly token: TokenId; readonly space: SpaceId }
  /** Where the taken token went. */
  | { readonly kind: 'token-put'; readonly seat: Seat; readonly token: TokenId; readonly to: 'board' | 'kept' | 'box' }
  /** `count`: two from a doubled oil slot, else one. */
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly space: SpaceId;
      readonly contract: ContractId;
      readonly slot: number;
      readonly symbol: ContractSymbol;
      readonly count: number;
      readonly cause: BuildCause;
    }
  | {
      readonly kind: 'contract-completed';
      readonly seat: Seat;
      readonly contract: ContractId;
      readonly points: number;
      readonly money: number;
    }
  | {
      readonly kind: 'plant-returned';
      readonly seat: Seat;
      readonly contract: ContractId;
      readonly slot: number;
      readonly cause: Cause;
    }
  /** `value` is `HIDDEN_VALUE` for everybody but the seat. */
  | { readonly kind: 'certificate-taken'; readonly seat: Seat; readonly value: number }
  | { readonly kind: 'money-received'; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | { readonly kind: 'points-scored'; readonly seat: Seat; readonly points: number; readonly cause: Cause }
  | { readonly kind: 'effect-declined'; readonly seat: Seat; readonly cause: Cause }
  /** The effect could not be carried out. */
  | { readonly kind: 'effect-lost'; readonly seat: Seat; readonly cause: Cause }
  | { readonly kind: 'joined'; readonly seat: Seat; readonly builder: Seat; readonly space: SpaceId; readonly price: number }
  | { readonly kind: 'join-declined'; readonly seat: Seat; readonly builder: Seat; readonly space: SpaceId }
  | { readonly kind: 'joker-taken'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'public-used'; readonly seat: Seat; readonly card: PublicId }
  /** `shown`: the token on the card; `token`: what was discarded for it. */
  | {
      readonly kind: 'token-paid';
      readonly seat: Seat;
      readonly card: PublicId;
      readonly shown: TokenType;
      readonly token: KeptId;
    }
  | { readonly kind: 'public-done'; readonly seat: Seat; readonly card: PublicId; readonly points: number }
  | { readonly kind: 'line-moved'; readonly seat: Seat; readonly from: ConnectionId; readonly to: ConnectionId }
  | { readonly kind: 'certificate-sold'; readonly seat: Seat; readonly value: number; readonly amount: number }
  | {
      readonly kind: 'plant-shifted';
      readonly seat: Seat;
      readonly contract: ContractId;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'crew-stepped'; readonly seat: Seat; readonly from: SpaceId; readonly to: SpaceId }
  /** The tokens as they lay before: `tokens[0]` on `spaces[0]`. */
  | {
      readonly kind: 'tokens-swapped';
      readonly seat: Seat;
      readonly spaces: readonly [SpaceId, SpaceId];
      readonly tokens: readonly [TokenId, TokenId];
    }
  | { readonly kind: 'oil-doubled'; readonly seat: Seat; readonly contract: ContractId; readonly slot: number }
  /** `seat` is null where two idle rounds end the game. */
  | { readonly kind: 'end-triggered'; readonly seat: Seat | null; readonly cause: 'lines' | 'contracts' | 'idle' }
  | { readonly kind: 'round-ended'; readonly round: number; readonly idle: boolean }
  | { readonly kind: 'slots-scored'; readonly seat: Seat; readonly slots: number; readonly points: number }
  | { readonly kind: 'certificates-scored'; readonly seat: Seat; readonly values: readonly number[]; readonly points: number }
  /** By seat. */
  | {
      readonly kind: 'region-scored';
      readonly region: RegionId;
      readonly plants: readonly number[];
      readonly points: readonly number[];
    }
  | { readonly kind: 'network-scored'; readonly seat: Seat; readonly regions: readonly RegionId[]; readonly points: number }
  | { readonly kind: 'largest-network-scored'; readonly seat: Seat; readonly plants: number; readonly points: number }
  | { readonly kind: 'ended'; readonly winners: readonly Seat[]; readonly scores: readonly number[] }
  | ChartEvent;

export type EventOf<D extends FutureEnergyEvent['kind']> = Extract<FutureEnergyEvent, { kind: D }>;
