import type {
  AgendaId,
  EditionId,
  Energy,
  EventId,
  Fossil,
  FossilSetup,
  GoalId,
  Grant,
  LobbyId,
  PlantId,
  RegionId,
  SummitId,
  UnGoalId,
} from '../types/index.ts';

/** The components of CO₂ as the rules read them; names and coordinates stay in the component file for words and board. */

/** Where a number or a text comes from: printed, found in public, our ruling, or reconstructed by us. */
export const ORIGINS = ['rulebook', 'public', 'ruling', 'reconstructed'] as const;
export type Origin = (typeof ORIGINS)[number];

/** The summits and solo ranks that have a name in the catalogues of words. */
export const NAMED_SUMMITS: readonly SummitId[] = Array.from(
  { length: 18 },
  (_, i) => `summit-${String(i + 1).padStart(2, '0')}`,
);
export const NAMED_RANKS: readonly string[] = ['trainee', 'engineer', 'director', 'visionary', 'guardian'];

export interface Constants {
  readonly cepTotal: number;
  readonly techTotal: number;
  readonly summitPlaces: number;
  readonly scientistsPerPlayer: number;
  readonly scientistsAtStart: number;
  readonly cepPerPlayerAtStart: number;
  /** By place in turn order. */
  readonly startMoney: readonly number[];
  readonly startTech: number;
  readonly marketStart: number;
  readonly marketRefill: number;
  readonly startPrice: number;
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly lobbyHand: number;
  /** By number of players. */
  readonly unGoalsShown: ByPlayers;
  readonly unGoalTech: number;
  readonly goalCash: number;
  readonly dismissFee: number;
  readonly disasterPpm: number;
  readonly lossPpm: number;
  readonly disasterPoints: number;
  readonly disasterTech: number;
  readonly moneyPerPoint: number;
  readonly mostTechPoints: number;
  readonly mostUnGoalsPoints: number;
  readonly pointsPerDollar: number;
  readonly regionHelp: number;
  readonly regionTechUse: number;
  readonly minMoneyGrant: number;
  readonly techGrant: number;
  readonly auctionTech: number;
  readonly greenRegionsToEnd: number;
  /** How many places are paid income, by number of players. */
  readonly incomePlaces: ByPlayers;
}

/** One number for each number of players from 1 to 5; index 0 is unused. */
export type ByPlayers = readonly number[];

export interface Benefit {
  readonly money: number;
  readonly tech: number;
  readonly cepFromMarket: number;
  readonly cepFromBank: number;
}

export interface EditionData {
  readonly discsPerPlayer: number;
  readonly unGoals: readonly UnGoalId[];
  /** By number of players; index 0 is unused. */
  readonly goalsRemoved: readonly (readonly GoalId[])[];
  readonly scientistProjectToHand: boolean;
  readonly summitOrder: 'active-last' | 'from-first-player';
  readonly plantsNotCountedForGoal: number;
  readonly extremeGasRemoved: number;
  readonly soloNextProject: 'next-region' | 'same-region';
}

export interface RegionData {
  readonly slots: number;
  readonly cepLimit: number;
  readonly startCep: number;
  /** By project space. */
  readonly grants: readonly Grant[];
}

export interface Plant {
  readonly id: PlantId;
  readonly type: Energy;
  readonly money: number;
  readonly tech: number;
  readonly points: number;
  readonly expertise: number;
}

export type Bonus =
  | { readonly kind: 'tech'; readonly amount: number }
  | { readonly kind: 'region-cep' }
  | { readonly kind: 'expertise'; readonly type: Energy }
  | { readonly kind: 'expertise-any' };

export interface TrackSpace {
  readonly income: number;
  readonly bonus: Bonus | null;
}

export interface Track {
  /** By space; index 0 is 'no disc yet'. */
  readonly spaces: readonly TrackSpace[];
  readonly last: number;
  readonly constructionIcon: number;
}

/** What a lobby card does. */
export type LobbyEffect =
  | { readonly kind: 'money'; readonly amount: number }
  | { readonly kind: 'tech'; readonly amount: number }
  | { readonly kind: 'points'; readonly amount: number }
  | { readonly kind: 'cep-from-market'; readonly amount: number }
  | { readonly kind: 'move-scientist' }
  | { readonly kind: 'expertise'; readonly type: Energy }
  | { readonly kind: 'construction-discount'; readonly amount: number };

/** When a lobby card's major effect may be played. */
export type LobbyTrigger =
  | { readonly action: 'propose'; readonly region: RegionId }
  | { readonly action: 'propose'; readonly grant: Grant }
  | { readonly action: 'install'; readonly type: Energy }
  | { readonly action: 'construct'; readonly type: Energy }
  | { readonly action: 'send-scientist-to-summit'; readonly type: Energy }
  | { readonly action: 'market-buy' }
  | { readonly action: 'market-sell' };

export interface LobbyCard {
  readonly id: LobbyId;
  /** The printed number, by edition. */
  readonly number: Readonly<Record<EditionId, number>>;
  readonly trigger: LobbyTrigger;
  /** One of these. */
  readonly major: readonly LobbyEffect[];
  readonly minor: LobbyEffect;
}

export const MEASURES = [
  'controlled-regions',
  'regions-with-own-plant',
  'un-goals-taken',
  'plants-built',
  'cep-in-hand',
  'expertise-leads',
  'plant-types',
] as const;
export type Measure = (typeof MEASURES)[number];

export interface CompanyGoal {
  readonly id: GoalId;
  readonly number: number;
  readonly measure: Measure;
  readonly pointsEach: number;
  /** Null where no maximum is printed. */
  readonly max: number | null;
}

export interface UnGoal {
  readonly id: UnGoalId;
  readonly number: number;
  readonly types: readonly Energy[];
  readonly points: number;
}

export interface EventCard {
  readonly id: EventId;
  readonly number: number;
  readonly region: RegionId;
}

export interface SoloRank {
  readonly id: string;
  readonly from: number;
}

export interface Components {
  readonly constants: Constants;
  readonly editions: Readonly<Record<EditionId, EditionData>>;
  readonly rounds: ByPlayers;
  readonly decades: ByPlayers;
  /** The year on the decade track, by decade; index 0 is unused. */
  readonly years: readonly number[];
  readonly regions: Readonly<Record<RegionId, RegionData>>;
  readonly supplyStart: RegionId;
  readonly ppm: Readonly<Record<Fossil, number>>;
  readonly fossilTiles: Readonly<Record<Fossil, number>>;
  readonly fossilSetups: Readonly<Record<Exclude<FossilSetup, 'random'>, Readonly<Record<Fossil, number>>>>;
  readonly projectTiles: Readonly<Record<Energy, number>>;
  readonly benefits: Readonly<Record<EditionId, Readonly<Record<Energy, Benefit>>>>;
  /** Top of the stack first. */
  readonly plants: Readonly<Record<Energy, readonly Plant[]>>;
  readonly tracks: Readonly<Record<Energy, Track>>;
  /** From top to bottom. */
  readonly agendas: Readonly<Record<AgendaId, readonly Energy[]>>;
  readonly summits: Readonly<Record<SummitId, readonly Energy[]>>;
  readonly lobby: Readonly<Record<LobbyId, LobbyCard>>;
  readonly goals: Readonly<Record<GoalId, CompanyGoal>>;
  readonly unGoals: Readonly<Record<UnGoalId, UnGoal>>;
  readonly events: Readonly<Record<EventId, EventCard>>;
  /** Lowest first. */
  readonly soloRanks: readonly SoloRank[];
}
