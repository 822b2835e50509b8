/** The words of CO₂: types, regions, spaces, ids. */

export { HIDDEN, type Secret } from '@kaya/engine';

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
export type AgendaId = `agenda-${string}`;
export type PlantId = `${Energy}-${string}`;
export type SummitId = `summit-${string}`;
export type LobbyId = `lobby-${string}`;
export type GoalId = `company-goal-${string}`;
export type UnGoalId = `un-goal-${string}`;
export type EventId = `event-${string}`;

/** In place of a seat where there is none: no controller, no scientist, no bidder. */
export const NOBODY = -1;
