import type { ContractSymbol, PlanningAction, PublicId, SpaceId, TokenId, TokenType } from '../types/index.ts';

/** Where a component comes from: the rulebook, public material, our reading, or a reconstruction of a picture. */
export const ORIGINS = ['rulebook', 'public', 'ruling', 'reconstructed'] as const;
export type Origin = (typeof ORIGINS)[number];

interface Sourced {
  readonly source: Origin;
}

export interface ContractCard extends Sourced {
  readonly id: string;
  /** From left to right. */
  readonly symbols: readonly ContractSymbol[];
  readonly points: number;
}

/** What a public contract does. */
export type PublicEffect =
  | { readonly kind: 'money'; readonly amount: number }
  | { readonly kind: 'relocate-line'; readonly shared: boolean }
  | { readonly kind: 'sell-certificate'; readonly bonus: number }
  | { readonly kind: 'shift-plant' }
  | { readonly kind: 'step-crew' }
  | { readonly kind: 'return-plant' }
  | { readonly kind: 'join-anywhere'; readonly amount: number }
  | { readonly kind: 'free-contract' }
  | { readonly kind: 'swap-tokens' }
  | { readonly kind: 'double-oil' }
  | { readonly kind: 'free-line-shared'; readonly amount: number }
  | { readonly kind: 'repeat-planning' };

export interface PublicCard extends Sourced {
  readonly id: PublicId;
  /** The tokens to discard, in printed order. */
  readonly tokens: readonly TokenType[];
  readonly points: number;
  readonly effect: PublicEffect;
}

/** What a new site of module 3 does. */
export type SiteEffect =
  | { readonly kind: 'money'; readonly amount: number }
  | { readonly kind: 'vp'; readonly amount: number }
  | { readonly kind: 'free-contract' }
  | { readonly kind: 'free-line-shared'; readonly amount: number }
  | { readonly kind: 'extra-plant' };

export interface NewSite extends Sourced {
  readonly id: TokenId;
  readonly effect: SiteEffect;
}

export interface TokenKind extends Sourced {
  readonly permanent: boolean;
  readonly count: number;
}

export interface BoardSpace extends Sourced {
  readonly id: SpaceId;
  /** Null for the start space. */
  readonly region: string | null;
  readonly x: number;
  readonly y: number;
  /** Red outline: closed in a game of two. */
  readonly closedWithTwo: boolean;
}

export interface BoardConnection extends Sourced {
  readonly id: string;
  readonly a: SpaceId;
  readonly b: SpaceId;
}

export interface BoardRegion extends Sourced {
  readonly id: string;
  readonly color: string;
  readonly hex: string;
  readonly labelX: number;
  readonly labelY: number;
}

export interface Board extends Sourced {
  readonly id: string;
  readonly regions: readonly BoardRegion[];
  /** The start space first. */
  readonly spaces: readonly BoardSpace[];
  readonly connections: readonly BoardConnection[];
}

/** What depends on the number of players. */
export interface Table extends Sourced {
  readonly players: number;
  readonly board: string;
  readonly tokensRemovedPerType: number;
  readonly contractsRemoved: number;
  /** VP of the first rank in a region, the second … */
  readonly majority: readonly number[];
}

/** The components of Future Energy. */
export interface Components {
  readonly colors: readonly ({ readonly id: string; readonly hex: string } & Sourced)[];
  readonly supply: {
    readonly plants: number;
    readonly lines: number;
    readonly ownEngineers: number;
    readonly plantsOnStartSpace: number;
    readonly startMoney: number;
  };
  readonly limits: {
    readonly investors: number;
    readonly extraEngineers: number;
    readonly linesPerConnection: number;
    readonly ownPlantsPerSpace: number;
    readonly nuclear: number;
  };
  readonly economy: {
    readonly income: number;
    readonly incomePerInvestor: number;
    readonly publicContract: number;
    readonly emptyConnection: number;
    readonly foreignLine: number;
    readonly joint: number;
    readonly completed: number;
    readonly site: number;
  };
  readonly notes: readonly ({ readonly value: number; readonly count: number } & Sourced)[];
  readonly planning: Readonly<Record<Exclude<PlanningAction, 'contract'>, { readonly price: number; readonly lines: number }>>;
  readonly tables: readonly Table[];
  readonly tokens: Readonly<Record<TokenType, TokenKind>>;
  /** Prices of the display places from left to right. */
  readonly display: readonly number[];
  readonly contracts: readonly ContractCard[];
  readonly startContracts: readonly ContractCard[];
  /** The VP of each certificate. */
  readonly certificates: readonly number[];
  readonly scoring: {
    readonly emptySlot: number;
    /** VP by the number of regions reached, from 0 on. */
    readonly network: readonly number[];
    readonly plantInLargestNetwork: number;
    readonly track: number;
  };
  readonly boards: readonly Board[];
  readonly publicContracts: readonly PublicCard[];
  readonly publicRow: number;
  readonly jokers: number;
  readonly newSites: readonly NewSite[];
  readonly nuclearBoards: number;
}
