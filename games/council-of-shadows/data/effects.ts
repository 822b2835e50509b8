// The vocabulary of effects: every operation the components are made of. `rules/effects.ts` carries them out.
import type { GemColour, Gems, PlanetType, Sector, ZoneName } from '../types/ids.ts';

/** What a player may do with a system just discovered. */
export interface FollowUp {
  /** `either`: cubes or the resource; `both`: cubes, then the resource. */
  readonly mode: 'either' | 'both';
  readonly cubes: number;
  readonly anyPlanet: boolean;
  readonly extractTimes: number;
}

export interface Colonise {
  readonly op: 'colonise';
  readonly cubes: number;
  readonly anySector: boolean;
  readonly anyPlanet: boolean;
  /** How often the resource of the colonised system comes with the cube. */
  readonly thenExtractHere: number;
}

export interface Extract {
  readonly op: 'extract';
  readonly times: number;
  readonly anySector: boolean;
}

export interface Discover {
  readonly op: 'discover';
  readonly anySector: boolean;
  readonly followUp: FollowUp;
}

/** What action cards do. */
export type CardEffect =
  | Colonise
  | Extract
  | Discover
  | { readonly op: 'gainGems'; readonly gems: Gems }
  | { readonly op: 'transformGem'; readonly times: number }
  | { readonly op: 'gainEnergy'; readonly amount: number }
  | { readonly op: 'choice'; readonly options: readonly (readonly CardEffect[])[] };

/** What upgrades of the player board do. */
export type UpgradeEffect =
  | { readonly op: 'unlockPlanet'; readonly type: PlanetType }
  | { readonly op: 'unlockStacking' }
  | { readonly op: 'setRange'; readonly zone: ZoneName; readonly range: Sector; readonly energy: number }
  | { readonly op: 'gainEnergy'; readonly amount: number };

/** Dark Tech effects that last: nothing happens when the card is taken. */
export type PermanentEffect =
  | { readonly op: 'upgradeExtractedGems' }
  | { readonly op: 'discoverExtraCube'; readonly cubes: number }
  | { readonly op: 'energyPerGalaxyMajority'; readonly amount: number }
  | { readonly op: 'energyPerSystemMajority'; readonly amount: number }
  | { readonly op: 'extractAtOpponents' }
  | { readonly op: 'zeroConsumption'; readonly turnOrder: 'last' };

/** Dark Tech effects that happen at once, besides those of action cards. */
export type ImmediateEffect =
  | { readonly op: 'addZone'; readonly extraZone: string }
  | { readonly op: 'maxAllRanges'; readonly energyPerUpgrade: number }
  | { readonly op: 'changeConsumption'; readonly amount: number }
  | { readonly op: 'takeAiCard' }
  | { readonly op: 'drawLightBonus'; readonly count: number }
  | { readonly op: 'exploit'; readonly galaxies: number };

export type DarkTechEffect = CardEffect | ImmediateEffect | PermanentEffect;

/** Everything `perform` can carry out. */
export type Effect = CardEffect | UpgradeEffect | ImmediateEffect | PermanentEffect;

export type StationEffect =
  | { readonly op: 'stationExtract'; readonly perRound: number }
  | { readonly op: 'stationExploit' }
  | { readonly op: 'stationColonise'; readonly cubes: number };

export type LeaderPower =
  | { readonly op: 'leaderExtract'; readonly perRound: number; readonly times: number; readonly anySector: boolean }
  | {
      readonly op: 'leaderFreeColony';
      readonly perRound: number;
      readonly cubes: number;
      readonly anySector: boolean;
      readonly anyPlanet: boolean;
    }
  | { readonly op: 'addZone'; readonly extraZone: string }
  | { readonly op: 'leaderKeepCube'; readonly minColonies: number }
  | { readonly op: 'leaderEnergyPerColony'; readonly amount: number }
  | { readonly op: 'leaderTieIsMajority' };

/** Where the Automa puts its cubes: on a planet of this type, in this galaxy and sector. */
export interface AutomaTarget {
  readonly galaxy: string;
  readonly sector: Sector;
  readonly planet: PlanetType;
  readonly cubes: number;
}

export type AutomaAction =
  | ({ readonly op: 'colonise' } & AutomaTarget)
  | ({ readonly op: 'discover' } & AutomaTarget)
  | { readonly op: 'gainEnergy'; readonly amount: number }
  | { readonly op: 'refreshMarket'; readonly slots: readonly number[] };

/** How a bonus card counts in the final scoring. */
export type BonusFormula =
  | { readonly count: 'gemsHeld'; readonly base: number; readonly per: number; readonly gem: GemColour }
  | { readonly count: 'cubesOnPlanetType'; readonly base: number; readonly per: number; readonly planet: PlanetType }
  | { readonly count: 'cubesInSector'; readonly base: number; readonly per: number; readonly sector: Sector }
  | {
      readonly count: 'consumptionTensFloor' | 'cubesOnOwnBoards' | 'aiCardsOwned' | 'lightBonusCards' | 'stationsBuilt' | 'none';
      readonly base: number;
      readonly per: number;
    }
  | {
      readonly count: 'galaxyControl';
      readonly base: number;
      readonly galaxy: string;
      readonly majority: number;
      readonly presence: number;
    };
