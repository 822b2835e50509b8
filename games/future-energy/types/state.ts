import type { Pile, Seat, State } from '@kaya/engine';
import type { ContractId, PlanningAction, Points, PublicId, Secret, TokenId } from './ids.ts';
import type { FutureEnergyOptions } from './options.ts';
import type { FutureEnergyStep } from './steps.ts';

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

export interface FutureEnergyState extends State<FutureEnergyStep> {
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
  contractPile: Pile<Secret<ContractId>>;
  certificatePile: Pile<number>;
  /** The face-up row of public contracts (module 2). */
  publicRow: PublicId[];
  publicPile: Pile<Secret<PublicId>>;
  /** Jokers left in the supply (module 2). */
  jokers: number;
  /** Out of the game. */
  box: OutOfPlay;
  /** Was a token taken, a line placed, a contract of any kind got or a public contract used in this round? */
  roundChanged: boolean;
  /** Whole rounds in a row in which nothing of the kind happened. */
  idleRounds: number;
  /** The end has been triggered: this round is the last one. */
  lastRound: boolean;
}

export interface OutOfPlay {
  /** Face-down tokens on the closed spaces (2 players), in the order of the spaces. Nobody knows them. */
  closed: Secret<TokenId>[];
  /** Tokens removed in set-up. Nobody knows them. */
  removed: Secret<TokenId>[];
  /** Tokens left over in set-up. Nobody is shown them. */
  leftOver: Secret<TokenId>[];
  /** Tokens discarded during play, for all to see. */
  tokens: TokenId[];
  /** Contracts removed in set-up. Nobody knows them. */
  contracts: Secret<ContractId>[];
  /** Certificates returned, by value, for all to see. */
  certificates: number[];
  /** Public contracts used. */
  publicContracts: PublicId[];
  jokers: number;
}
