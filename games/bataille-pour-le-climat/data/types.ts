// What the components are, as data: the effect vocabulary of chapter 6.9 and the cards that use it.
import type {
  Calamity,
  CardId,
  Colour,
  Electricity,
  EmployerId,
  InstitutionId,
  Pair,
  Pawn,
  RegionalTp,
  RegionId,
  Token,
  Tp,
  ZoneId,
} from '../types/index.ts';

/** Populations are read from tables in bands of ten, the last band without end. */
export const BANDS = 10;

export type Language = 'en' | 'fr' | 'ru';
export type Text = Readonly<Record<Language, string>>;
export const SOURCES = ['rulebook', 'public', 'ruling', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];

/** BPC-VOC-1 */
export type Amount =
  | number
  | { readonly zones: readonly ZoneId[] }
  | { readonly zonesTotal: true }
  | { readonly half: Amount }
  | { readonly plus: readonly Amount[] }
  | { readonly neg: Amount };

/** Every condition that is given must hold. */
export interface Condition {
  readonly livingStandard?: readonly number[];
  readonly discipline?: readonly number[];
  readonly disciplineMin?: number;
  readonly demographyMax?: number;
  readonly populationMin?: number;
  readonly importsOil?: boolean;
  readonly exportsOil?: boolean;
  readonly oilProductionMin?: number;
  readonly electricityAny?: readonly Electricity[];
  readonly nuclearWeapon?: boolean;
  readonly natureReserve?: boolean;
  readonly lacksTp?: readonly Tp[];
  readonly hasCalamity?: readonly Calamity[];
  readonly anyPlayerTpInPlay?: boolean;
}

export type Direction = 'up' | 'down';

/** BPC-VOC-2 */
export type Selector =
  | 'target'
  | 'active'
  | 'anywhere'
  | { readonly regions: readonly RegionId[] }
  | { readonly where: Condition }
  | { readonly linked: 'target' }
  | { readonly next: Amount; readonly dir: Direction; readonly from: 'target' }
  | { readonly first: { readonly regions: readonly RegionId[] }; readonly from: 'active'; readonly dir: Direction };

export type ElectricityChoice = Electricity | 'fossil' | 'low-carbon';

/** What cards, institutions, transformations and scenarios do to the world. */
export type Effect =
  | { readonly op: 'add'; readonly token: Token; readonly n: Amount; readonly on?: Selector }
  | {
      readonly op: 'remove';
      readonly token: Pawn;
      readonly n: Amount | 'all';
      readonly on?: Selector;
      readonly excludeJustPlaced?: boolean;
    }
  | { readonly op: 'clear'; readonly token: Pawn; readonly regions: number }
  | { readonly op: 'integrate'; readonly n: Amount }
  | { readonly op: 'discipline'; readonly d: number; readonly on?: Selector }
  | { readonly op: 'demography'; readonly d: number; readonly on?: Selector }
  | { readonly op: 'population'; readonly d: number; readonly on?: Selector }
  | { readonly op: 'electricity-add'; readonly kind: ElectricityChoice; readonly on?: Selector }
  | {
      readonly op: 'electricity-replace';
      readonly from: readonly Electricity[];
      readonly to: ElectricityChoice;
      readonly on?: Selector;
    }
  | { readonly op: 'oil-production'; readonly d: 1 | -1; readonly on?: Selector }
  | { readonly op: 'ghg'; readonly d: Amount }
  | { readonly op: 'green-pawn'; readonly d: Amount }
  | { readonly op: 'propagate'; readonly on?: Selector }
  | { readonly op: 'gain-tp'; readonly tp: RegionalTp; readonly on?: Selector; readonly otherwise?: readonly Effect[] }
  | { readonly op: 'exodus'; readonly on?: Selector }
  | { readonly op: 'discard'; readonly who: 'each' | 'active'; readonly n: number }
  | { readonly op: 'add-destruction'; readonly zone: ZoneId }
  | {
      readonly op: 'if-zones';
      readonly zones: readonly ZoneId[];
      readonly min: number;
      readonly yes: readonly Effect[];
      readonly no: readonly Effect[];
    }
  | { readonly op: 'if-zones-total'; readonly min: number; readonly yes: readonly Effect[]; readonly no: readonly Effect[] }
  | {
      readonly op: 'if-region';
      readonly condition: Condition;
      readonly yes: readonly Effect[];
      readonly no: readonly Effect[];
    }
  | { readonly op: 'war-to-conflict'; readonly n: number }
  | { readonly op: 'remove-chaos'; readonly setDiscipline: number }
  | { readonly op: 'remove-dictatorship'; readonly setDiscipline: number };

/** What the text of a card of power 3–4 does in its own window (BPC-INF-5); its figure is data, its moment is a rule. */
export type WindowEffect =
  | { readonly op: 'modify-d8'; readonly d: number }
  | { readonly op: 'reroll-d8' }
  | { readonly op: 'grant-action'; readonly to: 'other-player' }
  | { readonly op: 'aci-open' }
  | { readonly op: 'aci-cancel-colour' }
  | { readonly op: 'aci-modify'; readonly d: number }
  | { readonly op: 'tp-power'; readonly d: number };

/** What only a transformation does for as long as it stands. */
export type LastingEffect =
  | { readonly op: 'unlock-nuclear' }
  | { readonly op: 'propagation-bonus'; readonly d: number }
  | { readonly op: 'refugee-integration-without-riot' };

export interface RegionData {
  readonly id: RegionId;
  readonly name: Text;
  readonly population: number;
  readonly livingStandard: number;
  readonly discipline: number;
  readonly demography: number;
  readonly demographyExpert: number;
  readonly oil: { readonly local: number; readonly import: number; readonly export: number };
  readonly electricity: readonly Electricity[];
  readonly nuclearWeapon: boolean;
  readonly natureReserve: boolean;
  readonly special: SpecialPawns | null;
  readonly source: Source;
}

/** Special pawns (BPC-CMP-11): Overproduction and Overconsumption can be given up, Cold and Heat are turned once. */
export interface SpecialPawns {
  readonly token: 'overconsumption' | 'overproduction' | 'cold' | 'heat';
  readonly count: number;
  readonly emissionsEach: number;
  readonly emissionsAfterTurn: number;
}

export interface InstitutionData {
  readonly id: InstitutionId;
  readonly name: Text;
  readonly influences: readonly Colour[];
  readonly tiers: readonly TierData[];
  readonly source: Source;
}

export interface TierData {
  readonly tier: number;
  readonly threshold: number;
  readonly options: readonly InstitutionOption[];
}

export interface InstitutionOption {
  readonly id: string;
  readonly effects: readonly Effect[];
  /** Ending a Dictatorship costs this much more per point of its Discipline. */
  readonly thresholdPlusPerDiscipline: number;
}

export interface ElectricityData {
  readonly id: Electricity;
  readonly name: Text;
  readonly emissions: number;
  readonly lowCarbon: boolean;
  readonly playersMayInstall: boolean;
}

export interface TransformationData {
  readonly id: Tp;
  readonly name: Text;
  readonly kind: 'pair' | 'discipline' | 'demography' | 'global';
  readonly requires: Condition;
  readonly requiresExpert: Condition | null;
  readonly effects: readonly (Effect | LastingEffect)[];
  readonly pair: Pair | null;
  /** The Discipline at which the players may implant it again. */
  readonly regainAt: number | null;
  readonly source: Source;
}

export interface CharacterData {
  readonly id: string;
  readonly name: Text;
  readonly role: Text;
  readonly primary: readonly Colour[];
  readonly secondary: readonly Colour[];
  readonly secondaryFivePlayers: readonly Colour[];
  readonly source: Source;
}

export interface EmployerData {
  readonly id: EmployerId;
  readonly name: Text;
  readonly skill: Text;
  readonly power: Text;
  readonly weakness: Text;
  readonly source: Source;
}

export interface InfluenceEffect {
  readonly id: string;
  readonly name: Text;
  readonly timing: 'action' | 'after-d8' | 'end-of-aci' | 'before-aci-draw' | 'tp-implantation';
  readonly effects: readonly (Effect | WindowEffect)[];
}

export interface InfluenceCard {
  readonly id: CardId;
  readonly colour: Colour;
  readonly power: number;
  readonly copies: number;
  readonly effect: InfluenceEffect;
}

export interface OilConstraintCard {
  readonly id: string;
  readonly type: 'oil-constraint';
  readonly name: Text;
  readonly condition: Condition;
  readonly arrow: Direction;
  readonly effects: readonly Effect[];
  readonly source: Source;
}

export interface WarmingCard {
  readonly id: string;
  readonly type: 'warming';
  readonly name: Text;
  readonly zone: ZoneId;
  /** The text for 1, 2 and 3 pawns in the zone. */
  readonly byDestruction: readonly (readonly Effect[])[];
  readonly source: Source;
}

export interface GreenCard {
  readonly id: string;
  readonly type: 'green';
  readonly name: Text;
  readonly flavour: Text;
  readonly condition: Condition;
  readonly arrow: Direction;
  readonly influences: readonly Colour[];
  readonly thresholds: readonly number[];
  /** Base outcome, outcome of the first threshold, outcome of the second. */
  readonly outcomes: readonly (readonly Effect[])[];
  readonly source: Source;
}

export interface ClimateCard {
  readonly id: string;
  readonly type: 'climate-consequence';
  readonly name: Text;
  readonly flavour: Text;
  readonly target: 'previous' | 'active' | 'none' | 'nearest-reserve-up' | 'weakest-down';
  readonly effects: readonly Effect[];
  readonly source: Source;
}

export type EventCard = OilConstraintCard | WarmingCard | GreenCard | ClimateCard;
