// The words that components, rules and texts share: closed sets of names, and the ids of components.
import type { Seat } from '@kaya/engine';

export { HIDDEN, type Secret } from '@kaya/engine';

export const GEM_COLOURS = ['anthracite', 'gold', 'transparent'] as const;
export type GemColour = (typeof GEM_COLOURS)[number];
/** A number of gems of each colour: a price, a gain, a stock. */
export type Gems = { readonly [C in GemColour]: number };

export const PLANET_TYPES = ['earth', 'desert', 'volcanic'] as const;
export type PlanetType = (typeof PLANET_TYPES)[number];

export const SECTORS = [1, 2, 3] as const;
/** A sector of the board, by its distance in parsecs. A zone of range r reaches the sectors 1 to r. */
export type Sector = (typeof SECTORS)[number];

export const STATION_KINDS = ['extraction', 'exploitation', 'colonisation'] as const;
export type StationKind = (typeof STATION_KINDS)[number];

/** The zones of a player board, and the two extra ones. */
export const ZONE_NAMES = ['1', '2', '3', 'ava', 'portal'] as const;
export type ZoneName = (typeof ZONE_NAMES)[number];

/** Ids of components, as in the data: `st-discover`, `s1-01`, `s1-01a`, `blue`, `blue-2`, … No id names two things. */
export type CardId = `st-${string}` | `ai-${string}`;
/** A system says in which sector it may lie; its planets have letters. */
export type SystemId = `s${Sector}-${number}`;
export type PlanetId = `${SystemId}${'a' | 'b' | 'c' | 'd'}`;
/** Galaxies and civilisations are drawn and have names: there are these, and no others. */
export const GALAXIES = ['grey', 'orange', 'beige', 'green', 'blue', 'turquoise', 'brown', 'red', 'pink', 'yellow'] as const;
export type GalaxyId = (typeof GALAXIES)[number];
export const CIVILISATIONS = ['tretans', 'humans', 'shengar', 'automas'] as const;
export type CivilisationId = (typeof CIVILISATIONS)[number];
/** A space says in which galaxy it lies. */
export type SpaceId = `${GalaxyId}-${number}`;
export type UpgradeId = `${'terraform' | 'colony' | 'range' | 'energy'}-${string}`;
export type DarkTechId = `dt${number}-${string}`;
export type BonusId = `bl-${string}` | `bd-${string}`;
export type LeaderId = `leader-${string}`;
export type AutomaId = `au${number}-${string}`;
/** What a gain or a step comes from: a station by its kind; empty where it is only imagined. */
export type SourceId = CardId | SystemId | UpgradeId | DarkTechId | BonusId | LeaderId | AutomaId | StationKind | '';

/** A player: the seat of a person, or in the solo game 1 for the Automa. */
export type PlayerNumber = number;
/** A player in events: a seat, or the Automa of the solo game. */
export type Who = Seat | 'automa';
