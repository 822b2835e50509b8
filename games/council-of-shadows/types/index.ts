import type { Kinds, Options, Pile, Seat, State } from '@kaya/engine';
import type {
  AutomaTarget,
  CardEffect,
  Effect,
  FollowUp,
  GemColour,
  Gems,
  PlanetType,
  Sector,
  StationKind,
  ZoneName,
} from '../data/effects.ts';

import type { CosEvent } from './events.ts';

export type { CosEvent, Ending } from './events.ts';
export type { GemColour, Gems, PlanetType, Sector, StationKind, ZoneName };

/** Ids of components, as in the data: `st-discover`, `s1-01`, `s1-01a`, `blue`, `blue-2`, … No id names two things. */
export type CardId = string;
export type SystemId = string;
export type PlanetId = string;
export type SpaceId = string;
export type GalaxyId = string;
export type UpgradeId = string;
export type DarkTechId = string;
export type BonusId = string;
export type LeaderId = string;
export type CivilisationId = string;
export type AutomaId = string;

/** Stands for a component that the viewer may not see. */
export const HIDDEN = '?';

/** A player: the seat of a person, or in the solo game 1 for the Automa. */
export type PlayerNumber = number;
/** A player in events: a seat, or the Automa of the solo game. */
export type Who = Seat | 'automa';

export interface CosOptions extends Options {
  readonly screens: boolean;
  readonly module1: boolean;
  readonly module2: boolean;
  readonly soloSilver: boolean;
}

/** A zone of a player board with its pile of cards, the visible one last. */
export interface Zone {
  readonly name: ZoneName;
  range: Sector;
  cards: CardId[];
}

/** What a plan says about one zone: a card from hand, nothing new (`keep`), or not decided yet (`open`). */
export type PlanEntry = CardId | typeof KEEP | typeof OPEN;
export const KEEP = 'keep';
export const OPEN = 'open';

export interface Station {
  readonly kind: StationKind;
  readonly galaxy: GalaxyId;
}

export interface Player {
  civilisation: CivilisationId | null;
  leader: LeaderId | null;
  level: number;
  energy: number;
  /** When the energy counter came to its space: lower came earlier, and lies lower in the pile. */
  arrival: number;
  consumption: number;
  /** What the consumption counter was moved this round. */
  recorded: number;
  gems: { -readonly [C in GemColour]: number };
  /** In phase 2 still with the cards of the plan, which leave it when all plans are revealed. */
  hand: CardId[];
  zones: Zone[];
  /** One entry per zone while planning; empty otherwise. Others see `?` (ready) or `open` (planning). */
  plan: PlanEntry[];
  upgrades: UpgradeId[];
  terraformed: { [T in PlanetType]: boolean };
  colonyExtension: boolean;
  /** Cubes on planets, by the number of the planet. */
  colonies: number[];
  darkTech: DarkTechId[];
  /** The dark bonus card; null for the Automa. */
  dark: BonusId | null;
  light: BonusId[];
  stations: Station[];
}

export type Phase = 'setup' | 'buy' | 'plan' | 'act';

export interface AutomaState {
  /** Face-down piles of Automa cards, by level. */
  piles: Pile<AutomaId>[];
  used: AutomaId[][];
  /** The card of this round, once revealed. */
  card: AutomaId | null;
}

export interface CosState extends State {
  agenda: CosStep[];
  /** People at the table; 1 is the solo game. */
  readonly seats: number;
  readonly screens: boolean;
  readonly module1: boolean;
  readonly module2: boolean;
  readonly soloSilver: boolean;
  round: number;
  phase: Phase;
  /** Players by turn-order token, token 1 first. */
  order: PlayerNumber[];
  /** Who holds the throne; its holder has triggered the end of the game. */
  throne: PlayerNumber | null;
  /** How many times an energy counter has come to a space. */
  arrivals: number;
  players: Player[];
  /** The tile on each space, by the number of the space; null where there is none. */
  spaces: (SystemId | null)[];
  /** Face-down tiles, by sector (sector 1 first). */
  sectorPiles: Pile<SystemId>[];
  /** Tiles drawn by a discovery that is not finished. */
  drawn: SystemId[];
  market: (CardId | null)[];
  deck: Pile<CardId>;
  /** Solo: cards that left the market without being bought. */
  discard: CardId[];
  lightPile: Pile<BonusId>;
  /** Dark Tech cards still to be had, by level (level I first), in no order. */
  darkTechPiles: DarkTechId[][];
  automa: AutomaState | null;
}

type Sitting = { readonly seat: Seat };
/** How far an effect reaches: the range of the zone, or everything (3). */
type Reach = { readonly range: Sector };
type Follow = { readonly followUp: FollowUp };

/** A thing that can be bought. */
export type Purchase =
  | { readonly kind: 'card'; readonly slot: number }
  | { readonly kind: 'upgrade'; readonly upgrade: UpgradeId }
  | { readonly kind: 'station'; readonly station: StationKind; readonly galaxy: GalaxyId };

export type CosStep =
  // Setup
  | ({ readonly do: 'choose-civilisation' } & Sitting)
  | ({ readonly do: 'choose-leader' } & Sitting)
  // The frame of a round
  | { readonly do: 'round' }
  | { readonly do: 'plan-phase' }
  | { readonly do: 'plan' }
  | { readonly do: 'record-consumption' }
  | { readonly do: 'act-phase' }
  | { readonly do: 'action-turn'; readonly player: PlayerNumber }
  | { readonly do: 'energy-check'; readonly player: PlayerNumber }
  | { readonly do: 'end-of-round' }
  | { readonly do: 'final-scoring' }
  // Buying
  | ({ readonly do: 'buy'; readonly purchases: number; readonly freeColony: boolean } & Sitting)
  | ({ readonly do: 'pay'; readonly purchase: Purchase } & Sitting)
  // Cards and their effects; `source` is the card, upgrade or leader it comes from
  | ({ readonly do: 'zone'; readonly zone: number } & Sitting)
  | ({ readonly do: 'effect'; readonly effect: Effect; readonly source: string } & Sitting & Reach)
  | ({ readonly do: 'choose-branch'; readonly options: readonly (readonly CardEffect[])[]; readonly source: string } & Sitting &
      Reach)
  | ({
      readonly do: 'colonise';
      readonly cubes: number;
      readonly anyPlanet: boolean;
      readonly thenExtractHere: number;
      /** False for Zoe's free colony: having asked for it, one takes it. */
      readonly optional: boolean;
      readonly source: string;
    } & Sitting &
      Reach)
  | ({ readonly do: 'extract'; readonly times: number; readonly used: readonly SystemId[]; readonly source: string } & Sitting &
      Reach)
  | ({ readonly do: 'discover-pile'; readonly source: string } & Sitting & Reach & Follow)
  | ({ readonly do: 'discover-tile'; readonly sector: Sector } & Sitting & Follow)
  | ({ readonly do: 'discover-space'; readonly sector: Sector } & Sitting & Follow)
  | ({ readonly do: 'discover-follow-up'; readonly system: SystemId; readonly offer: 'either' | 'cubes' | 'resource' } & Sitting &
      Follow)
  /** `again`: a gem has been transformed already, and more may follow. */
  | ({ readonly do: 'transform'; readonly times: number; readonly again?: true; readonly source: string } & Sitting)
  | ({ readonly do: 'take-ai-card'; readonly source: string } & Sitting)
  | { readonly do: 'draw-light-bonus'; readonly player: PlayerNumber }
  | ({ readonly do: 'bonus-limit' } & Sitting)
  | ({ readonly do: 'shift' } & Sitting)
  // Exploitation
  | ({ readonly do: 'exploitation' } & Sitting)
  | ({
      readonly do: 'exploit';
      readonly exploited: readonly GalaxyId[];
      readonly stationUsed: boolean;
      readonly leaderUsed: boolean;
    } & Sitting)
  | ({ readonly do: 'hegemony-exploit'; readonly left: number; readonly exploited: readonly GalaxyId[] } & Sitting)
  | ({ readonly do: 'remove-cube'; readonly galaxy: GalaxyId } & Sitting)
  // Levels
  | ({ readonly do: 'choose-dark-tech'; readonly level: number } & Sitting)
  // Solo: what the Automa does by itself, and what the human decides for it
  | { readonly do: 'automa-reveal' }
  | { readonly do: 'automa-row'; readonly row: number }
  | ({ readonly do: 'automa-planet'; readonly target: AutomaTarget; readonly system: SystemId | null } & Sitting)
  | ({ readonly do: 'automa-tile'; readonly target: AutomaTarget } & Sitting)
  | ({ readonly do: 'automa-space'; readonly target: AutomaTarget } & Sitting)
  | { readonly do: 'automa-exploitation' }
  | { readonly do: 'automa-exploit'; readonly galaxy: GalaxyId }
  | ({ readonly do: 'automa-cube'; readonly galaxy: GalaxyId } & Sitting);

export type CosAction =
  | { readonly do: 'choose-civilisation'; readonly civilisation: CivilisationId }
  | { readonly do: 'choose-leader'; readonly leader: LeaderId }
  | { readonly do: 'buy-card'; readonly slot: number }
  | { readonly do: 'buy-upgrade'; readonly upgrade: UpgradeId }
  | { readonly do: 'buy-station'; readonly station: StationKind; readonly galaxy: GalaxyId }
  | { readonly do: 'free-colony' }
  | { readonly do: 'stop-buying' }
  | { readonly do: 'pay'; readonly gems: Gems }
  /** Zones are numbered from 1, from the left. */
  | { readonly do: 'plan-card'; readonly zone: number; readonly card: CardId }
  | { readonly do: 'keep'; readonly zone: number }
  | { readonly do: 'choose-branch'; readonly option: number }
  | { readonly do: 'colonise'; readonly planet: PlanetId }
  | { readonly do: 'extract'; readonly system: SystemId }
  | { readonly do: 'discover'; readonly sector: Sector }
  | { readonly do: 'take-tile'; readonly tile: SystemId }
  | { readonly do: 'place-tile'; readonly space: SpaceId }
  | { readonly do: 'take-resource' }
  | { readonly do: 'transform'; readonly gem: GemColour }
  | { readonly do: 'take-card'; readonly slot: number }
  | { readonly do: 'exploit'; readonly galaxy: GalaxyId }
  | { readonly do: 'station-extract'; readonly system: SystemId }
  | { readonly do: 'leader-extract'; readonly system: SystemId }
  | { readonly do: 'stop-exploiting' }
  | { readonly do: 'remove-cube'; readonly planet: PlanetId }
  | { readonly do: 'return-bonus'; readonly card: BonusId }
  | { readonly do: 'take-dark-tech'; readonly card: DarkTechId }
  /** Leaves out a step of a card, or the rest of it. */
  | { readonly do: 'skip' };

/** The types of the game in one bundle. */
export interface Cos extends Kinds {
  readonly state: CosState;
  readonly step: CosStep;
  readonly action: CosAction;
  readonly event: CosEvent;
  readonly options: CosOptions;
}

export type StepOf<D extends CosStep['do']> = Extract<CosStep, { do: D }>;
export type ActionOf<D extends CosAction['do']> = Extract<CosAction, { do: D }>;
