// The fixed vocabulary of the game: ids that rules name. Texts and figures of all of them are data.

export const GAME_ID = 'bataille-pour-le-climat';

export const REGIONS = [
  'europe',
  'north-america',
  'south-america',
  'middle-east',
  'africa',
  'indo-australia',
  'russia',
  'china',
  'india',
] as const;
export type RegionId = (typeof REGIONS)[number];

export const INSTITUTIONS = ['un', 'icrc', 'who', 'unhcr'] as const;
export type InstitutionId = (typeof INSTITUTIONS)[number];

/** A player by its number, from 0; a seat may play several. States, steps, actions and events call it `who`. */
export type PlayerNumber = number;

/** Where a character's pawn may stand (BPC-CHR-3). */
export type Spot = RegionId | InstitutionId;

/** The six influence colours, in the order of the board (BPC-CMP-5). */
export const COLOURS = ['military', 'media', 'industry', 'ngo', 'politics', 'education'] as const;
export type Colour = (typeof COLOURS)[number];
export type Power = 1 | 2 | 3 | 4;
/** An influence card; cards of the same colour and power are the same card (BPC-DEC-32). */
export type CardId = `${Colour}-${Power}`;
/** An influence card as somebody sees it: the power, or even the colour, may be hidden. */
export type Card = CardId | `${Colour}-?` | '?';

/** Populations are read from tables in bands of ten, the last band without end. */
export const BANDS = 10;

export const ZONES = ['poles', 'glaciers', 'currents', 'forests'] as const;
export type ZoneId = (typeof ZONES)[number];

export const ELECTRICITY = ['coal', 'gas', 'hydro', 'nuclear', 'renewable-intermittent', 'renewable-dispatchable'] as const;
export type Electricity = (typeof ELECTRICITY)[number];

/** Regional transformations A to L, and the global ones M to P. */
export const REGIONAL_TPS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export type RegionalTp = (typeof REGIONAL_TPS)[number];
export const GLOBAL_TPS = ['M', 'N', 'O', 'P'] as const;
export type GlobalTp = (typeof GLOBAL_TPS)[number];
export const TPS = [...REGIONAL_TPS, ...GLOBAL_TPS] as const;
export type Tp = (typeof TPS)[number];
export const PAIRS = ['AB', 'CD', 'EF'] as const;
export type Pair = (typeof PAIRS)[number];

export const HAZARDS = ['red', 'orange', 'green'] as const;
/** The colour of a calamity. */
export type Hazard = (typeof HAZARDS)[number];
/** The calamities of each colour, the mildest first. */
export const CALAMITIES_OF = {
  red: ['riot', 'conflict', 'war'],
  orange: ['shortage', 'dearth', 'famine'],
  green: ['epizootic', 'epidemic', 'pandemic'],
} as const;
export const CALAMITIES = [...CALAMITIES_OF.red, ...CALAMITIES_OF.orange, ...CALAMITIES_OF.green] as const;
export type Calamity = (typeof CALAMITIES)[number];
/** What effects put on regions: calamities, refugees who move, refugees who stay. */
export const TOKENS = [...CALAMITIES, 'refugee', 'refugee-local'] as const;
export type Token = (typeof TOKENS)[number];
/** What can be taken off a region, pawn by pawn. */
export const PAWNS = [...CALAMITIES, 'refugee'] as const;
export type Pawn = (typeof PAWNS)[number];

export const EMPLOYERS = [
  'shift-action',
  'volontaires-du-monde',
  'global-amnesty',
  'famox',
  'human-rights-guards',
  'real-climate-objective',
  'malmo-resilience-institute',
  'journalistes-sans-patrie',
  'docteurs-sans-limites',
] as const;
export type EmployerId = (typeof EMPLOYERS)[number];

/** The words a player may use about a hand or a help (BPC-DRW-7, BPC-ACI-10), and the silence before them. */
export const LEVELS = ['none', 'little', 'medium', 'lot'] as const;
export type Level = (typeof LEVELS)[number];
export type HelpWord = Exclude<Level, 'none'>;
