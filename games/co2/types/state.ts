import type { Seat, State } from '@kaya/engine';
import type { AgendaId, Energy, EventId, Fossil, GoalId, LobbyId, PlantId, RegionId, SummitId, UnGoalId } from './ids.ts';
import type { Secret } from './index.ts';
import type { Co2Options } from './options.ts';
import type { Co2Step } from './steps.ts';

/** Chapter 9: what lies on the table. */

/** On a region's energy slot; never changed, only replaced. */
export type Slot =
  | { readonly kind: 'fossil'; readonly fossil: Fossil }
  | { readonly kind: 'green'; readonly plant: PlantId; readonly type: Energy; readonly owner: Seat };

/** A project tile on the board; never changed, only replaced. */
export interface Project {
  readonly type: Energy;
  readonly installed: boolean;
  readonly scientist: Seat;
}

export interface Region {
  agenda: AgendaId;
  /** Filled from the left; null = empty. */
  slots: (Slot | null)[];
  cep: number;
  tech: number;
  controller: Seat;
  /** By project space. */
  projects: (Project | null)[];
}

/** A summit place with its tile; never changed, only replaced. */
export interface Summit {
  readonly tile: SummitId;
  /** By topic of the tile. */
  readonly scientists: readonly Seat[];
}

/** Where points come from; also the sources of the outcome. */
export const SOURCES = [
  'plants',
  'income',
  'un-goals',
  'lobby',
  'disasters',
  'purchases',
  'last-income',
  'company-goal',
  'money',
  'most-tech',
  'most-un-goals',
] as const;
export type Source = (typeof SOURCES)[number];

export interface Player {
  money: number;
  tech: number;
  cep: number;
  points: number;
  /** `points`, by source. */
  sources: Record<Source, number>;
  expertise: Record<Energy, number>;
  /** Scientists in the recruitment pool and in hand; the others are on the board. */
  pool: number;
  hand: number;
  lobby: Secret<LobbyId>[];
  goal: Secret<GoalId>;
  /** False once discarded for money. */
  goalHeld: boolean;
  unGoals: UnGoalId[];
  /** During the draft: the cards to choose from, and the one chosen. */
  pack: Secret<LobbyId>[];
  pick: Secret<LobbyId> | null;
}

/** What the active player has used up this turn. */
export interface Turn {
  seat: Seat;
  main: boolean;
  scientist: boolean;
  market: boolean;
  card: boolean;
  /** The market was emptied this turn: closed for selling (CO2-MKT-6). */
  closed: boolean;
}

export type Phase = 'setup' | 'supply' | 'operations' | 'over';

export interface Co2State extends State<Co2Step> {
  options: Co2Options;
  phase: Phase;
  decade: number;
  round: number;
  /** Turns begun in this decade. */
  turns: number;
  firstPlayer: Seat;
  turn: Turn;
  pollution: number;
  reached350: boolean;
  market: number;
  price: number;
  bank: number;
  /** Tech cubes that nobody holds. */
  supply: number;
  regions: Record<RegionId, Region>;
  /** Project tiles not on the board. */
  reserve: Record<Energy, number>;
  /** How many plants of each stack have been built; the next one lies on top. */
  built: Record<Energy, number>;
  fossilStack: Record<Fossil, number>;
  fossilsRemoved: Record<Fossil, number>;
  summits: Summit[];
  /** Face down: in no order until drawn. */
  summitPile: SummitId[];
  summitsAside: SummitId[];
  /** On the event space, and the visible one on the pile; null when there are no more. */
  event: EventId | null;
  nextEvent: EventId | null;
  /** Face down: in no order until drawn. */
  eventPile: EventId[];
  eventsResolved: EventId[];
  unGoals: UnGoalId[];
  unGoalsRemoved: UnGoalId[];
  /** Solo, face down: in no order until drawn. */
  unGoalPile: UnGoalId[];
  /** Face down: in no order until drawn. */
  lobbyDeck: Secret<LobbyId>[];
  lobbyPlayed: LobbyId[];
  /** Solo, face down: the start projects still to be drawn. */
  soloProjects: Energy[];
  /** The highest bid so far and whose it is; −1 and nobody before the first one. */
  bid: number;
  bidder: Seat;
  players: Player[];
}
