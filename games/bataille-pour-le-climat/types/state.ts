import type { Seat, State } from '@kaya/engine';
import type { Card, Colour, Electricity, EmployerId, HelpWord, PlayerNumber, RegionId, Spot, Tp, ZoneId } from './ids.ts';
import type { BpcOptions } from './options.ts';
import type { BpcStep, CheckPurpose, TableAction } from './steps.ts';

export interface RegionState {
  population: number;
  /** Living Standard, 1 to 4. */
  standard: number;
  /** 0 to 4; 0 only in Chaos. */
  discipline: number;
  /** Demography rate, −2 to +4. */
  demography: number;
  local: number;
  imports: number;
  exports: number;
  /** The export token held on a War pawn of the second face: 0 or 1. */
  held: number;
  electricity: Record<Electricity, number>;
  /** Nuclear tokens added since the start. */
  nuclearAdded: number;
  /** Special pawns still here. */
  special: number;
  /** The letters of the region's transformations, in alphabetical order. */
  tps: string;
  riot: number;
  conflict: number;
  war: number;
  /** The War pawn lies on its second face. */
  secondFace: boolean;
  shortage: number;
  dearth: number;
  famine: number;
  epizootic: number;
  epidemic: number;
  pandemic: number;
  refugee: number;
  regime: 'free' | 'dictatorship' | 'chaos';
  /** The GHG cube: what the region emitted when it was last activated. */
  ghg: number;
}

/** A character in play. A person may run several (BPC-JLV-1); turn order is the order of the list. */
export interface Player {
  /** The person who runs it. */
  seat: Seat;
  /** Empty until chosen in a draft. */
  character: string;
  employer: EmployerId | null;
  hand: Card[];
  place: Spot;
  /** Own turns that must still begin before the employer's power may be used (BPC-JLV-5). */
  wait: number;
  /** What was last said about each colour of the hand, as an index of LEVELS, in the order of COLOURS. */
  signals: number[];
  /** The turn in which each colour was last spoken of. */
  signalTurns: number[];
}

/** The event cards: those on top are known or are climate consequences still unknown; the parts below have no order. */
export interface EventDeck {
  /** In order; `CLIMATE` stands for a climate consequence that nobody has seen. */
  top: string[];
  /** In no order. */
  upper: string[];
  /** In no order, under `upper` (prepared decks). */
  lower: string[];
  /** In order, at the very bottom. */
  bottom: string[];
}

export type AciKind = 'event' | 'institution' | 'electricity';

/** A joint influence action under way (chapter 5.7). */
export interface Aci {
  kind: AciKind;
  /** What it is about: the region of an event or an electricity action, or the institution. */
  about: Spot;
  colours: Colour[];
  /** The player, by place in `players`. */
  initiator: PlayerNumber;
  thresholds: number[];
  /** Lobbying was played: everything lies face up. */
  open: boolean;
  revealed: boolean;
  external: Card[];
  /** Colours of the External deck before the draw, in the order of COLOURS: public. */
  externalBefore: number[];
  /** By player. */
  given: Card[][];
  /** By player, colours in hand before anything was given, in the order of COLOURS: public. */
  brought: number[][];
  takenBack: number[];
  words: (HelpWord | null)[];
  /** How many players have finished contributing. */
  contributed: number;
  cancelled: Colour[];
  /** What a Citizens' Convention adds. */
  modifier: number;
  conventionPlayed: boolean;
}

/** An implantation under way (chapter 5.9). */
export interface Implant {
  tp: Tp;
  /** Null for a global transformation. */
  region: RegionId | null;
  initiator: PlayerNumber;
  /** By player. */
  laid: Card[][];
  takenBack: number[];
  ready: boolean[];
  over: boolean;
  abandoned: boolean;
}

/** A D8 that has been rolled and may still be influenced (chapter 5.11). */
export interface Check {
  purpose: CheckPurpose;
  chance: number;
  rolled: number;
  /** What Blue Helmets made of it. */
  modifier: number;
  bluePlayed: boolean;
  referendumPlayed: boolean;
}

export interface BpcState extends State<BpcStep> {
  readonly options: BpcOptions;
  readonly seats: number;
  turn: number;
  /** The last turn of the game: 36, or what the scenario says. */
  lastTurn: number;
  /** What the team plays for now: the scenario's objectives, or the common one. */
  playingFor: 'game' | 'scenario';
  /** The track, from top to bottom. */
  order: RegionId[];
  regions: Record<RegionId, RegionState>;
  players: Player[];
  /** Whose turn it is, by place in `players`. */
  active: PlayerNumber;
  usedPowers: EmployerId[];
  ghg: number;
  /** The global counter at the start and at the end of each activation so far: public. */
  ghgByTurn: number[];
  green: number;
  red: number;
  /** How often the green pawn has met the red one. */
  meetings: number;
  /** Climate consequences laid on the event deck so far. */
  climateLaid: number;
  /** Cold and Heat pawns lie on their second face. */
  turned: boolean;
  zones: Record<ZoneId, number>;
  /** Warming cards resolved so far (the four of the setup included in Expert mode only). */
  warmings: number;
  /** Letters of the regional transformations that the players have implanted anywhere. */
  seeded: string;
  /** Letters of the global transformations in force. */
  globals: string;
  /** How many implantation actions have succeeded. */
  implantations: number;
  piles: Record<Colour, Card[]>;
  discards: Record<Colour, Card[]>;
  external: Card[];
  deck: EventDeck;
  eventDiscard: string[];
  /** Event cards out of the game. */
  eventRemoved: string[];
  climateDeck: string[];
  climateDiscard: string[];
  /** The event or climate consequence under resolution, and the region it hits. */
  event: { card: string; target: RegionId | null } | null;
  /** Kinds of the actions taken this turn. */
  spent: ActionKind[];
  /** Colours of the ACTION cards played for their text this turn by the active player. */
  played: Colour[];
  freeMoveUsed: boolean;
  freeCardUsed: boolean;
  /** Cards drawn in step 1 of this turn, while they can still be swapped. */
  drawn: Card[];
  aci: Aci | null;
  implant: Implant | null;
  check: Check | null;
  /** Regions where the institution option under way has just put a Conflict. */
  justPlaced: RegionId[];
  /** What each seat votes in the vote under way; null until it has. */
  votes: (TableAction | null)[];
  voted: boolean[];
  /** How the last vote went: public. */
  lastVotes: (TableAction | null)[];
  /** Seats that will join, and characters that will leave or change hands, when the next turn begins. */
  arrivals: Seat[];
  departures: { character: string; to: Seat | null }[];
  /** Verdict of a victory or grade of a defeat; empty until the end. */
  verdict: string;
}

/** A climate consequence on the event deck that nobody has seen. */
export const CLIMATE = 'climate';
/** An event card whose identity the viewer may not know. */
export const UNKNOWN_EVENT = '?';

export type ActionKind = 'move' | 'implant' | 'electricity' | 'institution' | 'draw' | `card-${Colour}`;
