import type { Action, ChartEvent, Pile, Play, Seat, State, Step } from '@kaya/engine';

// ── Words of the game ────────────────────────────────────────────────────────────────────────────────────────────────

/** What lies on the board; a slot of a contract shows one of them (never a site). The order is the one of the data file. */
export const TOKEN_TYPES = ['investor', 'engineer', 'coal', 'gas', 'nuclear', 'oil', 'site'] as const;
export type TokenType = (typeof TOKEN_TYPES)[number];

/** The symbols of contracts. */
export type ContractSymbol = Exclude<TokenType, 'site'>;

/** One token: its type, or the id of a new site of module 3 (`ns-…`). */
export type TokenId = string;

/** What can stand in for a shown token when a public contract is paid. */
export const SUBSTITUTES = ['joker', 'site', 'investor', 'engineer'] as const;
export type Substitute = (typeof SUBSTITUTES)[number];

/** The planning actions an engineer can stand on. */
export const PLANNING_ACTIONS = ['one-line', 'two-lines', 'contract'] as const;
export type PlanningAction = (typeof PLANNING_ACTIONS)[number];

/** What is chosen in Phase 2: `contract` buys a construction contract, `public` a public one; both are the contract action. */
export type PlanChoice = PlanningAction | 'public';

export type SpaceId = string;
export type ConnectionId = string;
export type RegionId = string;
export type ContractId = string;
export type PublicId = string;

/** What others may not know: a card or token lies there, but not which one. */
export const HIDDEN = '?';
/** The value of a certificate that others may not know. */
export const HIDDEN_VALUE = 0;

/** Where points come from. The first three are scored during the game, the others at its end. */
export const SOURCES = [
  'contracts',
  'publicContracts',
  'newSites',
  'emptySlots',
  'certificates',
  'regions',
  'network',
  'largestNetwork',
] as const;
export type Source = (typeof SOURCES)[number];
export type Points = Record<Source, number>;

// ── Options ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export type FutureEnergyOptions = Readonly<{
  module1: boolean;
  module2: boolean;
  module3: boolean;
  regionNetwork: 'connected' | 'anywhere';
  permanentTokensWithModule2: 'board-first' | 'always-kept';
  publicContractTiming: 'own-turn' | 'every-turn';
}>;

// ── State ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A construction contract in front of its owner, not yet completed: how many plants stand on each slot. */
export interface OwnedContract {
  id: ContractId;
  plants: number[];
}

export interface Player {
  color: string;
  money: number;
  points: Points;
  /** Plants in the reserve. */
  plants: number;
  /** Lines in the reserve. */
  lines: number;
  /** Investors on the player board. */
  investors: number;
  /** All engineers, the own one included. */
  engineers: number;
  /** Tokens on the nuclear board (module 3). */
  nuclear: number;
  /** Own plants by space (index of the map; 0 is the start space). */
  built: number[];
  /** Contracts that still carry a plant, in the order they came. */
  contracts: OwnedContract[];
  completed: ContractId[];
  /** The VP of each certificate held; `HIDDEN_VALUE` in the views of others. */
  certificates: number[];
  /** Public contracts held (module 2). */
  publicContracts: PublicId[];
  /** Used tokens kept for public contracts (module 2). */
  kept: TokenId[];
  jokers: number;
  /** Turns finished. */
  turns: number;
}

/** What is remembered of the turn that is being played. */
export interface Turn {
  seat: Seat;
  /** How often each planning action was performed; from the first time on an engineer stands on it. */
  performed: Record<PlanningAction, number>;
  /** The player started without a plant on contracts and still owes the purchase of a construction contract. */
  obliged: boolean;
}

export interface FutureEnergyState extends State {
  agenda: FutureEnergyStep[];
  options: FutureEnergyOptions;
  /** 1, 2, 3 …; 0 before the first one. */
  round: number;
  firstPlayer: Seat;
  turn: Turn;
  players: Player[];
  /** The space (index) where the construction crew stands. */
  crew: number;
  /** The face-up token on each space (index); null where it is uncovered, on the start space and on closed spaces. */
  tokens: (TokenId | null)[];
  /** Whose lines lie on each connection (index): bit `1 << seat`. */
  lines: number[];
  /** The contracts on display, place 1 first. */
  display: ContractId[];
  contractPile: Pile<ContractId>;
  certificatePile: Pile<number>;
  /** The face-up row of public contracts (module 2). */
  publicRow: PublicId[];
  publicPile: Pile<PublicId>;
  /** Jokers left in the supply (module 2). */
  jokers: number;
  /** Out of the game. */
  box: Box;
  /** Was a token taken, a line placed, a contract of any kind got or a public contract used in this round? */
  roundChanged: boolean;
  /** Whole rounds in a row in which nothing of the kind happened. */
  idleRounds: number;
  /** The end has been triggered: this round is the last one. */
  lastRound: boolean;
}

export interface Box {
  /** Face-down tokens on the closed spaces (2 players), in the order of the spaces. Nobody knows them. */
  closed: TokenId[];
  /** Tokens removed in set-up. Nobody knows them. */
  removed: TokenId[];
  /** Tokens left over in set-up. Nobody is shown them. */
  leftOver: TokenId[];
  /** Tokens discarded during play, for all to see. */
  tokens: TokenId[];
  /** Contracts removed in set-up. Nobody knows them. */
  contracts: ContractId[];
  /** Certificates returned, by value, for all to see. */
  certificates: number[];
  /** Public contracts used. */
  publicContracts: PublicId[];
  jokers: number;
}

// ── Steps ────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface SeatStep<D extends string> extends Step {
  readonly do: D;
  readonly seat: Seat;
}

/** A slot of a contract of the seat. */
interface SlotStep<D extends string> extends SeatStep<D> {
  readonly contract: ContractId;
  readonly slot: number;
}

/** Why a line may be placed beside another one, or a contract taken for free: a token or a public contract. */
export type Cause = TokenId | PublicId;

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
  | SeatStep<'extra-plant-slot'>
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

export type StepOf<D extends FutureEnergyStep['do']> = Extract<FutureEnergyStep, { do: D }>;

// ── Actions ──────────────────────────────────────────────────────────────────────────────────────────────────────────

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

export type ActionOf<D extends FutureEnergyAction['do']> = Extract<FutureEnergyAction, { do: D }>;

// ── Events ───────────────────────────────────────────────────────────────────────────────────────────────────────────

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
      readonly token: TokenId | 'joker';
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

// ── All together ─────────────────────────────────────────────────────────────────────────────────────────────────────

export interface FutureEnergy {
  readonly state: FutureEnergyState;
  readonly step: FutureEnergyStep;
  readonly action: FutureEnergyAction;
  readonly event: FutureEnergyEvent;
  readonly options: FutureEnergyOptions;
}

/** A game of Future Energy in the middle of being played. */
export type FutureEnergyPlay = Play<FutureEnergy>;
