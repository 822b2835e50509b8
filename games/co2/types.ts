import type { ChartEvent, Kinds, Rng, Seat, State } from '@kaya/engine';

/** The vocabulary of CO₂: what lies on the table, what is still to happen, what may be done, what has happened. */

/** The green energy sources, in the order of every list and tie-break (CO2-CMP-10). */
export const ENERGIES = ['forestation', 'solar', 'cold-fusion', 'biomass', 'recycling'] as const;
export type Energy = (typeof ENERGIES)[number];

/** Clockwise (CO2-CMP-13). */
export const REGIONS = ['north-america', 'europe', 'asia', 'oceania', 'africa', 'south-america'] as const;
export type RegionId = (typeof REGIONS)[number];

export const FOSSILS = ['coal', 'oil', 'gas'] as const;
export type Fossil = (typeof FOSSILS)[number];

export const GRANTS = ['money', 'tech', 'research'] as const;
export type Grant = (typeof GRANTS)[number];

/** The project spaces of a region from the left; which grant each gives stands in the components. */
export const SPACES = [0, 1, 2] as const;
export type Space = (typeof SPACES)[number];

/** Ids of components, as in the component file: `agenda-1`, `solar-1`, `summit-09`, `lobby-16`, `company-goal-27` … */
export type AgendaId = string;
export type PlantId = string;
export type SummitId = string;
export type LobbyId = string;
export type GoalId = string;
export type UnGoalId = string;
export type EventId = string;

/** In place of a seat where there is none: no controller, no scientist, no bidder. */
export const NOBODY = -1;
/** In place of a card that the viewer may not know. */
export const HIDDEN = '?';

// ——— The state (chapter 9) ———

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
  lobby: LobbyId[];
  goal: GoalId;
  /** False once discarded for money. */
  goalHeld: boolean;
  unGoals: UnGoalId[];
  /** During the draft: the cards to choose from, and the one chosen. */
  pack: LobbyId[];
  pick: LobbyId | null;
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

export interface Co2State extends State {
  rng: Rng;
  agenda: Co2Step[];
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
  lobbyDeck: LobbyId[];
  lobbyPlayed: LobbyId[];
  /** Solo, face down: the start projects still to be drawn. */
  soloProjects: Energy[];
  /** The highest bid so far and whose it is; −1 and nobody before the first one. */
  bid: number;
  bidder: Seat;
  players: Player[];
}

// ——— Options (chapter 8) ———

export const EDITIONS = ['fr', 'ru'] as const;
export type EditionId = (typeof EDITIONS)[number];
export const FOSSIL_SETUPS = ['random', 'beginner', 'normal', 'expert', 'extreme'] as const;
export type FossilSetup = (typeof FOSSIL_SETUPS)[number];
export const AUCTIONS = ['off', 'later-decades', 'every-decade'] as const;
export type Auction = (typeof AUCTIONS)[number];

export type Co2Options = {
  readonly edition: EditionId;
  readonly 'fossil-setup': FossilSetup;
  readonly 'lobby-draft': boolean;
  readonly 'first-player-auction': Auction;
};

// ——— The agenda ———

/** The moment at which a lobby card's major effect may be played (CO2-CRD-5). */
export type Occasion =
  | { readonly action: 'propose'; readonly region: RegionId; readonly grant: Grant }
  | { readonly action: 'install'; readonly type: Energy }
  | { readonly action: 'send-scientist-to-summit'; readonly type: Energy }
  | { readonly action: 'market-buy' }
  | { readonly action: 'market-sell' };

/** Why somebody moves a scientist. */
export type MoveCause = 'free' | 'grant' | 'card' | 'construct';
/** Why somebody gains expertise. */
export type GainCause = 'turn' | 'plant' | 'summit' | 'summit-extra' | 'dismissed' | 'bonus' | 'lobby';
/** What a CEP is paid for. */
export type CepCause = 'install' | 'fossil';

type OnProject = { readonly region: RegionId; readonly space: Space };
type BySeat = { readonly seat: Seat };

/** Steps that run by themselves. */
export type AutomaticStep =
  // Flow
  | { readonly do: 'begin' }
  | { readonly do: 'supply' }
  | { readonly do: 'income' }
  | { readonly do: 'energy' }
  | { readonly do: 'region-energy'; readonly region: RegionId }
  | { readonly do: 'fossil-payment'; readonly region: RegionId }
  | ({ readonly do: 'forced-purchase'; readonly region: RegionId } & BySeat)
  | { readonly do: 'planet-check' }
  | { readonly do: 'event' }
  | { readonly do: 'operations' }
  | { readonly do: 'round' }
  | ({ readonly do: 'turn' } & BySeat)
  | { readonly do: 'end-of-round' }
  | { readonly do: 'end-of-operations' }
  | { readonly do: 'change-of-decade' }
  // A turn
  | ({ readonly do: 'grant' } & BySeat & OnProject)
  | ({ readonly do: 'flip-project' } & BySeat & OnProject)
  | ({ readonly do: 'install-benefit'; readonly type: Energy } & BySeat)
  | ({ readonly do: 'dismissal' } & BySeat & OnProject)
  | ({ readonly do: 'pay-for-plant'; readonly card: LobbyId | null } & BySeat & OnProject)
  | ({ readonly do: 'place-plant' } & BySeat & OnProject)
  | ({ readonly do: 'gain-expertise'; readonly type: Energy; readonly cause: GainCause } & BySeat)
  | ({ readonly do: 'check-control'; readonly region: RegionId } & BySeat)
  | ({ readonly do: 'own-scientist' } & BySeat & OnProject)
  | ({ readonly do: 'return-tile' } & OnProject)
  | ({ readonly do: 'offer-lobby'; readonly occasion: Occasion } & BySeat)
  | ({ readonly do: 'after-lobby'; readonly major: boolean } & BySeat)
  | { readonly do: 'complete-summits' }
  | { readonly do: 'summit'; readonly place: number }
  | ({ readonly do: 'summit-gains'; readonly place: number } & BySeat)
  | { readonly do: 'summit-close'; readonly place: number }
  // Options
  | { readonly do: 'auction' }
  | { readonly do: 'auction-close' }
  | { readonly do: 'solo-project'; readonly start: RegionId }
  // The end
  | { readonly do: 'final-scoring'; readonly lastIncome: boolean };

/** Steps in which one seat decides (CO2-DEC-2 to CO2-DEC-27). */
export type DecisionStep =
  | ({ readonly do: 'solo-start-region' } & BySeat)
  | ({ readonly do: 'solo-project-space'; readonly region: RegionId; readonly type: Energy } & BySeat)
  | ({ readonly do: 'income-split'; readonly total: number } & BySeat)
  | ({ readonly do: 'pay-cep'; readonly cause: CepCause; readonly region: RegionId } & BySeat)
  | ({ readonly do: 'forced-purchase-funding'; readonly region: RegionId } & BySeat)
  | ({ readonly do: 'turn-menu' } & BySeat)
  | ({ readonly do: 'propose' } & BySeat)
  | ({ readonly do: 'install' } & BySeat)
  | ({ readonly do: 'construct' } & BySeat)
  | ({ readonly do: 'scientist-move'; readonly cause: MoveCause } & BySeat)
  | ({ readonly do: 'scientist-destination'; readonly cause: MoveCause; readonly from: ScientistFrom } & BySeat)
  | ({ readonly do: 'research-grant' } & BySeat)
  | ({ readonly do: 'dismissed-scientist'; readonly type: Energy; readonly by: Seat } & BySeat)
  | ({ readonly do: 'own-scientist-after-construct' } & BySeat & OnProject)
  | ({ readonly do: 'bonus-any-expertise' } & BySeat)
  | ({ readonly do: 'bonus-region-cep' } & BySeat)
  | ({ readonly do: 'lobby-trigger'; readonly occasion: Occasion } & BySeat)
  | ({ readonly do: 'lobby-reward'; readonly card: LobbyId } & BySeat)
  | ({ readonly do: 'market' } & BySeat)
  | ({ readonly do: 'lobby-minor' } & BySeat)
  | ({ readonly do: 'un-goal' } & BySeat)
  | ({ readonly do: 'end-of-turn-expertise' } & BySeat)
  | ({ readonly do: 'summit-order' } & BySeat)
  | ({ readonly do: 'summit-extra-expertise'; readonly place: number } & BySeat)
  | ({ readonly do: 'auction-bid' } & BySeat)
  | ({ readonly do: 'auction-payment'; readonly rest: number } & BySeat)
  | ({ readonly do: 'auction-first-player' } & BySeat);

/** The one step in which all decide at once (CO2-DEC-1). */
export type TogetherStep = { readonly do: 'draft-pick' };

export type Co2Step = AutomaticStep | DecisionStep | TogetherStep;

export type ScientistFrom = { readonly at: 'hand' } | ({ readonly at: 'project' } & OnProject);

// ——— Actions ———

export type Co2Action =
  /** draft-pick */
  | { readonly do: 'draft'; readonly card: LobbyId }
  /** solo-start-region, solo-project-space */
  | { readonly do: 'start-region'; readonly region: RegionId }
  | { readonly do: 'place-start-project'; readonly space: Space }
  /** income-split: so many dollars, the rest as points */
  | { readonly do: 'take-income'; readonly money: number }
  /** pay-cep */
  | { readonly do: 'pay-cep'; readonly from: 'hand' | RegionId }
  /** forced-purchase-funding */
  | { readonly do: 'give-up-points' }
  /** turn-menu, forced-purchase-funding, auction-bid, auction-payment */
  | { readonly do: 'discard-goal' }
  /** turn-menu */
  | { readonly do: 'to-propose' }
  | { readonly do: 'to-install' }
  | { readonly do: 'to-construct' }
  | { readonly do: 'to-scientist' }
  | { readonly do: 'to-market' }
  | { readonly do: 'to-lobby' }
  | { readonly do: 'to-un-goal' }
  | { readonly do: 'end-turn' }
  /** propose, install, construct */
  | { readonly do: 'propose'; readonly region: RegionId; readonly space: Space; readonly type: Energy }
  | { readonly do: 'install'; readonly region: RegionId; readonly space: Space }
  | { readonly do: 'construct'; readonly region: RegionId; readonly space: Space; readonly card: LobbyId | null }
  /** scientist-move */
  | { readonly do: 'pick-scientist'; readonly at: 'hand' }
  | { readonly do: 'pick-scientist'; readonly at: 'project'; readonly region: RegionId; readonly space: Space }
  /** scientist-destination, dismissed-scientist (hand and summits only) */
  | { readonly do: 'send-scientist'; readonly to: 'hand' }
  | { readonly do: 'send-scientist'; readonly to: 'project'; readonly region: RegionId; readonly space: Space }
  | { readonly do: 'send-scientist'; readonly to: 'summit'; readonly place: number; readonly topic: Energy }
  /** research-grant */
  | { readonly do: 'recruit' }
  | { readonly do: 'research-move' }
  | { readonly do: 'decline' }
  /** own-scientist-after-construct */
  | { readonly do: 'scientist-home' }
  | { readonly do: 'use-free-move' }
  /** bonus-any-expertise, summit-extra-expertise, end-of-turn-expertise */
  | { readonly do: 'learn'; readonly type: Energy }
  /** bonus-region-cep */
  | { readonly do: 'cep-to-region'; readonly region: RegionId }
  /** lobby-trigger, lobby-reward, lobby-minor */
  | { readonly do: 'play-major'; readonly card: LobbyId }
  | { readonly do: 'no-lobby' }
  | { readonly do: 'take-reward'; readonly effect: number }
  | { readonly do: 'play-minor'; readonly card: LobbyId }
  /** market */
  | { readonly do: 'buy' }
  | { readonly do: 'sell' }
  /** un-goal */
  | { readonly do: 'score-un-goal'; readonly card: UnGoalId }
  /** summit-order */
  | { readonly do: 'resolve-summit'; readonly place: number }
  /** auction-bid, auction-payment, auction-first-player */
  | { readonly do: 'bid'; readonly bid: number }
  | { readonly do: 'pass' }
  | { readonly do: 'pay-money' }
  | { readonly do: 'pay-tech' }
  | { readonly do: 'pay-bid-cep'; readonly from: 'hand' | RegionId }
  | { readonly do: 'give-tile'; readonly to: Seat };

// ——— Events ———

/**
 * A place on the table, as `places` spells them: `hand:0`, `pool:0`, `project:asia/1`, `summit:2/solar`, `region:asia`,
 * `slot:asia/2`, `market`, `bank`, `supply`, `score:0`, `track:solar`, `lobby:0`, `goal:0`, `un-goals`, `event`, `pollution`,
 * `first-player`, `stack:solar`, `reserve:solar`, `fossil-stack`.
 */
export type PlaceId = string;

/** How a control check was decided (CO2-CTL-4 to CO2-CTL-9). */
export type ControlBy = 'first' | 'holds' | 'types' | 'agenda' | 'expertise' | 'builder';

/** Why the game ended. */
export type EndCause = 'last-decade' | 'green-regions' | 'back-below-350' | 'planet-lost';

type Gains = { readonly money: number; readonly tech: number; readonly cep: number; readonly points: number };

export type Co2Event =
  // Flow
  | { readonly kind: 'start'; readonly firstPlayer: Seat; readonly pollution: number }
  | { readonly kind: 'decade'; readonly decade: number; readonly year: number }
  | { readonly kind: 'supply-phase'; readonly decade: number }
  | { readonly kind: 'operations-phase'; readonly decade: number; readonly rounds: number }
  | { readonly kind: 'round'; readonly round: number; readonly rounds: number }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'main-action-skipped'; readonly seat: Seat }
  | { readonly kind: 'first-player'; readonly seat: Seat; readonly cause: 'passed-on' | 'auction' }
  // Supply phase
  | { readonly kind: 'income'; readonly seat: Seat; readonly money: number; readonly points: number }
  | { readonly kind: 'region-uses-tech'; readonly region: RegionId }
  | {
      readonly kind: 'fossil';
      readonly region: RegionId;
      readonly slot: number;
      readonly fossil: Fossil;
      readonly ppm: number;
      readonly pollution: number;
    }
  | { readonly kind: 'no-fossil-left'; readonly region: RegionId }
  | { readonly kind: 'region-pays'; readonly region: RegionId }
  | {
      readonly kind: 'forced-purchase';
      readonly seat: Seat;
      readonly region: RegionId;
      readonly price: number;
      readonly money: number;
      readonly points: number;
    }
  | { readonly kind: 'payment-lapses'; readonly seat: Seat; readonly region: RegionId }
  | { readonly kind: 'disasters-from-now-on'; readonly pollution: number }
  | { readonly kind: 'event'; readonly card: EventId; readonly region: RegionId; readonly disaster: boolean }
  | { readonly kind: 'disaster-help'; readonly seat: Seat; readonly region: RegionId }
  | { readonly kind: 'disaster-points'; readonly seat: Seat; readonly region: RegionId; readonly points: number }
  | { readonly kind: 'next-event'; readonly card: EventId | null }
  // Main actions
  | {
      readonly kind: 'proposed';
      readonly seat: Seat;
      readonly region: RegionId;
      readonly space: Space;
      readonly type: Energy;
      readonly grant: Grant;
    }
  | { readonly kind: 'grant'; readonly seat: Seat; readonly region: RegionId; readonly money: number; readonly tech: number }
  | { readonly kind: 'recruited'; readonly seat: Seat }
  | { readonly kind: 'grant-declined'; readonly seat: Seat }
  | {
      readonly kind: 'dismissed';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly region: RegionId;
      readonly space: Space;
      readonly type: Energy;
      readonly fee: number;
    }
  | { readonly kind: 'cep-paid'; readonly seat: Seat; readonly from: 'hand' | RegionId; readonly cause: CepCause | 'auction' }
  | {
      readonly kind: 'installed';
      readonly seat: Seat;
      readonly region: RegionId;
      readonly space: Space;
      readonly type: Energy;
    }
  | ({ readonly kind: 'benefit'; readonly seat: Seat; readonly type: Energy } & Gains)
  | {
      readonly kind: 'plant-paid';
      readonly seat: Seat;
      readonly region: RegionId;
      readonly plant: PlantId;
      readonly money: number;
      readonly tech: number;
      /** Cubes paid by the region. */
      readonly help: number;
      /** Dollars saved by a lobby card. */
      readonly discount: number;
    }
  | {
      readonly kind: 'constructed';
      readonly seat: Seat;
      readonly region: RegionId;
      readonly space: Space;
      readonly slot: number;
      readonly plant: PlantId;
      readonly type: Energy;
      readonly points: number;
      /** The fossil plant it replaces, if any, and the pollution afterwards. */
      readonly replaced: Fossil | null;
      readonly pollution: number;
    }
  | { readonly kind: 'tile-returned'; readonly region: RegionId; readonly space: Space; readonly type: Energy }
  | { readonly kind: 'control'; readonly region: RegionId; readonly seat: Seat; readonly from: Seat; readonly by: ControlBy }
  | {
      readonly kind: 'control-kept';
      readonly region: RegionId;
      readonly seat: Seat;
      readonly against: Seat;
      readonly by: ControlBy;
    }
  // Scientists, expertise, summits
  | {
      readonly kind: 'scientist';
      readonly seat: Seat;
      readonly from: PlaceId;
      readonly to: PlaceId;
      /** The type of the project or topic he goes to; of the one he leaves, where he goes home. */
      readonly type: Energy | null;
      /** The summit he goes to. */
      readonly tile: SummitId | null;
    }
  | {
      readonly kind: 'expertise';
      readonly seat: Seat;
      readonly type: Energy;
      readonly from: number;
      readonly to: number;
      readonly cause: GainCause;
    }
  | { readonly kind: 'expertise-lost'; readonly seat: Seat; readonly type: Energy; readonly cause: GainCause }
  | { readonly kind: 'bonus-tech'; readonly seat: Seat; readonly type: Energy; readonly tech: number }
  | { readonly kind: 'bonus-cep'; readonly seat: Seat; readonly region: RegionId }
  | { readonly kind: 'bonus-lost'; readonly seat: Seat; readonly type: Energy; readonly bonus: 'region-cep' | 'expertise-any' }
  | { readonly kind: 'cep-for-replacement'; readonly region: RegionId }
  | { readonly kind: 'summit-complete'; readonly place: number; readonly tile: SummitId }
  | { readonly kind: 'summit-opened'; readonly place: number; readonly tile: SummitId; readonly reshuffled: boolean }
  // Market
  | { readonly kind: 'bought'; readonly seat: Seat; readonly price: number }
  | { readonly kind: 'sold'; readonly seat: Seat; readonly price: number }
  | { readonly kind: 'price'; readonly from: number; readonly to: number }
  | { readonly kind: 'refill'; readonly count: number }
  // Cards
  | { readonly kind: 'lobby'; readonly seat: Seat; readonly card: LobbyId; readonly use: 'major' | 'minor' }
  | ({ readonly kind: 'lobby-gain'; readonly seat: Seat } & Gains)
  | { readonly kind: 'un-goal'; readonly seat: Seat; readonly card: UnGoalId; readonly points: number }
  | { readonly kind: 'goal-discarded'; readonly seat: Seat; readonly money: number }
  /** Only its drafter sees the card. */
  | { readonly kind: 'drafted'; readonly seat: Seat; readonly card: LobbyId }
  | { readonly kind: 'packs-passed'; readonly cards: number }
  | { readonly kind: 'draft-over' }
  // Auction
  | { readonly kind: 'auction'; readonly holder: Seat }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly bid: number }
  | { readonly kind: 'auction-passed'; readonly seat: Seat }
  | { readonly kind: 'auction-won'; readonly seat: Seat; readonly bid: number }
  | { readonly kind: 'auction-money'; readonly seat: Seat; readonly money: number }
  | { readonly kind: 'auction-tech'; readonly seat: Seat }
  | { readonly kind: 'auction-void' }
  // Solo
  | { readonly kind: 'solo-start'; readonly region: RegionId }
  | { readonly kind: 'start-project'; readonly region: RegionId; readonly space: Space; readonly type: Energy }
  | { readonly kind: 'un-goal-revealed'; readonly card: UnGoalId }
  | { readonly kind: 'un-goal-removed'; readonly card: UnGoalId }
  /** Only the player sees the card. */
  | { readonly kind: 'lobby-drawn'; readonly seat: Seat; readonly card: LobbyId }
  // The end
  | { readonly kind: 'end'; readonly cause: EndCause; readonly pollution: number }
  | {
      readonly kind: 'ceps-sold';
      readonly seat: Seat;
      readonly fromRegions: number;
      readonly count: number;
      readonly money: number;
    }
  | {
      readonly kind: 'goal-revealed';
      readonly seat: Seat;
      readonly card: GoalId;
      readonly points: number;
      readonly exchanged: boolean;
    }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly source: Source; readonly points: number }
  | { readonly kind: 'result'; readonly winners: readonly Seat[]; readonly scores: readonly number[] }
  /** `id` of `soloRanks`. */
  | { readonly kind: 'solo-rank'; readonly rank: string; readonly points: number }
  | ChartEvent;

/** The bundle of CO₂'s types. */
export interface Co2 extends Kinds {
  readonly state: Co2State;
  readonly step: Co2Step;
  readonly action: Co2Action;
  readonly event: Co2Event;
  readonly options: Co2Options;
}
