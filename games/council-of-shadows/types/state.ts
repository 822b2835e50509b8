import type { Pile, State } from '@kaya/engine';
import type {
  AutomaId,
  BonusId,
  CardId,
  CivilisationId,
  DarkTechId,
  GalaxyId,
  GemColour,
  LeaderId,
  PlanetType,
  PlayerNumber,
  Secret,
  Sector,
  StationKind,
  SystemId,
  UpgradeId,
  ZoneName,
} from './ids.ts';
import type { CosStep } from './steps.ts';

/** A zone of a player board with its pile of cards, the visible one last. */
export interface Zone {
  readonly name: ZoneName;
  range: Sector;
  cards: CardId[];
}

/** What a plan says about one zone: a card from hand, nothing new (`keep`), or not decided yet (`open`). */
export type PlanEntry = Secret<CardId> | typeof KEEP | typeof OPEN;
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
  dark: Secret<BonusId> | null;
  light: Secret<BonusId>[];
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

export interface CosState extends State<CosStep> {
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
  sectorPiles: Pile<Secret<SystemId>>[];
  /** Tiles drawn by a discovery that is not finished. */
  drawn: Secret<SystemId>[];
  market: (CardId | null)[];
  deck: Pile<Secret<CardId>>;
  /** Solo: cards that left the market without being bought. */
  discard: CardId[];
  lightPile: Pile<Secret<BonusId>>;
  /** Dark Tech cards still to be had, by level (level I first), in no order. */
  darkTechPiles: Secret<DarkTechId>[][];
  automa: AutomaState | null;
}
