// The components, as the rules meet them.
import type { GemColour, Gems, PlanetType, Sector, StationKind, ZoneName } from '../types/ids.ts';
import type {
  AutomaAction,
  BonusFormula,
  CardEffect,
  DarkTechEffect,
  LeaderPower,
  StationEffect,
  UpgradeEffect,
} from './effects.ts';

export const SOURCES = ['rulebook', 'public', 'ruling', 'reconstructed'] as const;
/** Where the playable content of a component comes from; the site marks what is reconstructed. */
export type Source = (typeof SOURCES)[number];

export interface Component {
  readonly id: string;
  readonly source: Source;
}

export interface Constants {
  readonly technicalRoundLimit: number;
  readonly purchasesPerBuyPhase: number;
  readonly aiMarketSize: number;
  readonly maxCubesPerPlanet: number;
  readonly bonusCardLimit: number;
  readonly cubesPerPlayer: number;
  readonly consumptionStart: number;
  readonly consumptionMin: number;
  readonly consumptionMax: number;
  readonly consumptionMustExceedEnergyBy: number;
  readonly energyStart: number;
  readonly endLevel: number;
  readonly darkTechRemovedPerPile: number;
  readonly discoverDraw: number;
}

export interface Gem extends Component {
  readonly id: GemColour;
  readonly value: number;
  readonly finalEnergy: number;
  readonly count: number;
}

export interface Civilisation extends Component {
  /** May a person play it against the Automa? */
  readonly soloHuman: boolean;
}

export interface Galaxy extends Component {
  readonly high: number;
  readonly low: number;
  readonly lightBonusCard: boolean;
  readonly stationSlots: readonly StationKind[];
  /** The numbers of its spaces. */
  readonly spaces: readonly number[];
}

export interface Space extends Component {
  /** Place in the list of all spaces; the same on both sides of the board. */
  readonly number: number;
  readonly galaxy: string;
  readonly sector: Sector;
}

/** The table for one number of people. */
export interface Layout {
  readonly side: string;
  readonly tokens: number;
  readonly closedGalaxies: readonly string[];
  readonly darkBonusRemoved: readonly string[];
  /** The open galaxies, in the order of the table of galaxies. */
  readonly galaxies: readonly Galaxy[];
  /** Open spaces, in order. */
  readonly spaces: readonly Space[];
}

export interface Planet {
  readonly id: string;
  /** Place in the list of all planets. */
  readonly number: number;
  readonly type: PlanetType;
  readonly system: string;
  readonly sector: Sector;
}

export interface Resource {
  readonly gems: Gems;
  readonly energy: number;
}

export interface System extends Component {
  /** Place in the list of all systems. */
  readonly number: number;
  readonly sector: Sector;
  readonly planets: readonly Planet[];
  readonly resource: Resource;
}

export interface ActionCard extends Component {
  readonly kind: 'starting' | 'ai';
  readonly consumption: number;
  /** The price; nothing for starting cards, which are never sold. */
  readonly cost: Gems;
  readonly steps: readonly CardEffect[];
}

export interface Upgrade extends Component {
  readonly kind: 'instant' | 'permanent';
  readonly cost: Gems;
  readonly effect: UpgradeEffect;
  readonly requires: string | null;
  /** The zone it belongs to; null where every player board has it. */
  readonly extraZone: string | null;
}

export interface BoardZone {
  readonly name: ZoneName;
  readonly startRange: Sector;
}

export interface ExtraZone extends Component {
  readonly name: ZoneName;
  readonly startRange: Sector;
  /** A real cube lies on it from the start. */
  readonly placesCube: boolean;
}

export interface DarkTech extends Component {
  readonly level: number;
  readonly effects: readonly DarkTechEffect[];
}

export interface BonusCard extends Component {
  readonly shade: 'light' | 'dark';
  readonly formula: BonusFormula;
  /** Only in play with this module. */
  readonly module: number | null;
}

export interface StationTile extends Component {
  readonly id: StationKind;
  readonly cost: Gems;
  readonly effect: StationEffect;
}

export interface Leader extends Component {
  readonly startConsumption: number;
  readonly startEnergy: number;
  readonly power: LeaderPower;
  /** The AI card that this leader's player may not own. */
  readonly forbids: string | null;
}

export interface AutomaRow {
  readonly left: AutomaAction;
  readonly right: AutomaAction | null;
}

export interface AutomaCard extends Component {
  readonly level: number;
  readonly silver: boolean;
  readonly consumption: number;
  readonly rows: readonly AutomaRow[];
  readonly exploit: 'majority' | 'present';
}

/** What an opponent gains when somebody reaches a level. */
export interface Compensation extends Component {
  readonly reachedLevel: number;
  readonly opponentLevel: number;
  readonly gems: Gems;
}

export interface Components {
  readonly constants: Constants;
  readonly gems: readonly Gem[];
  readonly startingGems: Gems;
  /** Where the systems known from the start lie, by number of the space. */
  readonly startSpaces: readonly number[];
  readonly unlockedPlanets: readonly PlanetType[];
  readonly civilisations: readonly Civilisation[];
  readonly galaxies: readonly Galaxy[];
  readonly spaces: readonly Space[];
  /** By number of people. */
  readonly layouts: Readonly<Record<number, Layout>>;
  readonly systems: readonly System[];
  readonly planets: readonly Planet[];
  readonly boardZones: readonly BoardZone[];
  readonly extraZones: readonly ExtraZone[];
  readonly upgrades: readonly Upgrade[];
  readonly startingCards: readonly ActionCard[];
  readonly aiCards: readonly ActionCard[];
  readonly darkTech: readonly DarkTech[];
  readonly lightBonus: readonly BonusCard[];
  readonly darkBonus: readonly BonusCard[];
  readonly stations: readonly StationTile[];
  readonly leaders: readonly Leader[];
  readonly automaCards: readonly AutomaCard[];
  readonly compensation: readonly Compensation[];
  readonly energyPerAiCard: number;
}
