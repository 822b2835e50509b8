import type { Pile, Secret, State } from '@kaya/engine';
import type * as ids from './ids.ts';
import type { CosStep } from './steps.ts';

/** A zone of a player board with its pile of cards, the visible one last. */
export interface Zone {
  readonly name: ids.ZoneName;
  range: ids.Sector;
  cards: ids.CardId[];
}

/** What a plan says about one zone: a card from hand, nothing new (`keep`), or not decided yet (`open`). */
export type PlanEntry = Secret<ids.CardId> | typeof KEEP | typeof OPEN;
export const KEEP = 'keep';
export const OPEN = 'open';

export interface Station {
  readonly kind: ids.StationKind;
  readonly galaxy: ids.GalaxyId;
}

export interface Player {
  civilisation: ids.CivilisationId | null;
  leader: ids.LeaderId | null;
  level: number;
  energy: number;
  /** When the energy counter came to its space: lower came earlier, and lies lower in the pile. */
  arrival: number;
  consumption: number;
  /** What the consumption counter was moved this round. */
  recorded: number;
  gems: { -readonly [C in ids.GemColour]: number };
  /** In phase 2 still with the cards of the plan, which leave it when all plans are revealed. */
  hand: ids.CardId[];
  zones: Zone[];
  /** One entry per zone while planning; empty otherwise. Others see `?` (ready) or `open` (planning). */
  plan: PlanEntry[];
  upgrades: ids.UpgradeId[];
  terraformed: { [T in ids.PlanetType]: boolean };
  colonyExtension: boolean;
  /** Cubes on planets, by the number of the planet. */
  colonies: number[];
  darkTech: ids.DarkTechId[];
  /** The dark bonus card; null for the Automa. */
  dark: Secret<ids.BonusId> | null;
  light: Secret<ids.BonusId>[];
  stations: Station[];
}

export type Phase = 'setup' | 'buy' | 'plan' | 'act';

export interface AutomaState {
  /** Face-down piles of Automa cards, by level. */
  piles: Pile<ids.AutomaId>[];
  used: ids.AutomaId[][];
  /** The card of this round, once revealed. */
  card: ids.AutomaId | null;
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
  order: ids.PlayerNumber[];
  /** Who holds the throne; its holder has triggered the end of the game. */
  throne: ids.PlayerNumber | null;
  /** How many times an energy counter has come to a space. */
  arrivals: number;
  players: Player[];
  /** The tile on each space, by the number of the space; null where there is none. */
  spaces: (ids.SystemId | null)[];
  /** Face-down tiles, by sector (sector 1 first). */
  sectorPiles: Pile<Secret<ids.SystemId>>[];
  /** Tiles drawn by a discovery that is not finished. */
  drawn: Secret<ids.SystemId>[];
  market: (ids.CardId | null)[];
  deck: Pile<Secret<ids.CardId>>;
  /** Solo: cards that left the market without being bought. */
  discard: ids.CardId[];
  lightPile: Pile<Secret<ids.BonusId>>;
  /** Dark Tech cards still to be had, by level (level I first), in no order. */
  darkTechPiles: Secret<ids.DarkTechId>[][];
  automa: AutomaState | null;
}
