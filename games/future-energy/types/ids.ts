// The words of the game, as types.

export { HIDDEN, type Secret } from '@kaya/engine';

/** What lies on the board; a slot of a contract shows one of them (never a site). The order is the one of the data file. */
export const TOKEN_TYPES = ['investor', 'engineer', 'coal', 'gas', 'nuclear', 'oil', 'site'] as const;
export type TokenType = (typeof TOKEN_TYPES)[number];

/** The symbols of contracts. */
export const CONTRACT_SYMBOLS = ['investor', 'engineer', 'coal', 'gas', 'nuclear', 'oil'] as const;
export type ContractSymbol = (typeof CONTRACT_SYMBOLS)[number];

/** A new site of module 3. */
export type SiteId = `ns-${string}`;
/** One token: its type, or which new site it is. */
export type TokenId = TokenType | SiteId;
/** What pays for public contracts: used tokens and jokers. */
export type KeptId = TokenId | 'joker';

/** What can stand in for a shown token when a public contract is paid. */
export const SUBSTITUTES = ['joker', 'site', 'investor', 'engineer'] as const;
export type Substitute = (typeof SUBSTITUTES)[number];

/** The planning actions an engineer can stand on. */
export const PLANNING_ACTIONS = ['one-line', 'two-lines', 'contract'] as const;
export type PlanningAction = (typeof PLANNING_ACTIONS)[number];

/** What is chosen in Phase 2: `contract` buys a construction contract, `public` a public one; both are the contract action. */
export const PLAN_CHOICES = [...PLANNING_ACTIONS, 'public'] as const;
export type PlanChoice = (typeof PLAN_CHOICES)[number];

/** The regions of both boards: they have names, and there are no others. */
export const REGIONS = ['north', 'south', 'east', 'west', 'central', 'south-west', 'south-east'] as const;
export type RegionId = (typeof REGIONS)[number];
/** Spaces are called as the component file calls them: `paris`. */
export type SpaceId = string;
/** The two spaces that it joins: `paris--lyon`. */
export type ConnectionId = `${SpaceId}--${SpaceId}`;
/** The contracts that are bought say how many slots they have: `c2-01`; with the others one starts: `start-no-coal`. */
export type ContractId = `c${number}-${string}` | `start-${string}`;
export type PublicId = `pc-${string}`;

/** The value of a certificate that others may not know. */
export const HIDDEN_VALUE = 0;

/** Where points come from. The first three are scored during the game, the others at its end. */
export const SOURCES = [
  'contracts',
  'publicContracts',
  'newSites',
  'emptySlots',
  'certificates',
  'regions',
  'network',
  'largestNetwork',
] as const;
export type Source = (typeof SOURCES)[number];
export type Points = Record<Source, number>;

/** Why a line may be placed beside another one, or a contract taken for free: a token or a public contract. */
export type Cause = TokenId | PublicId;
