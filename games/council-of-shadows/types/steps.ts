// What is still to happen.
import type { Seat } from '@kaya/engine';
import type { AutomaTarget, CardEffect, Effect, FollowUp } from '../data/read/effects.ts';
import type * as ids from './ids.ts';

type Sitting = { readonly seat: Seat };
/** How far an effect reaches: the range of the zone, or everything (3). */
type Reach = { readonly range: ids.Sector };
type Follow = { readonly followUp: FollowUp };

/** A thing that can be bought. */
export type Purchase =
  | { readonly kind: 'card'; readonly slot: number }
  | { readonly kind: 'upgrade'; readonly upgrade: ids.UpgradeId }
  | { readonly kind: 'station'; readonly station: ids.StationKind; readonly galaxy: ids.GalaxyId };

export type CosStep =
  // Setup
  | ({ readonly do: 'choose-civilisation' } & Sitting)
  | ({ readonly do: 'choose-leader' } & Sitting)
  // The frame of a round
  | { readonly do: 'round' }
  | { readonly do: 'plan-phase' }
  | { readonly do: 'plan' }
  | { readonly do: 'record-consumption' }
  | { readonly do: 'act-phase' }
  | { readonly do: 'action-turn'; readonly player: ids.PlayerNumber }
  | { readonly do: 'energy-check'; readonly player: ids.PlayerNumber }
  | { readonly do: 'end-of-round' }
  | { readonly do: 'final-scoring' }
  // Buying
  | ({ readonly do: 'buy'; readonly purchases: number; readonly freeColony: boolean } & Sitting)
  | ({ readonly do: 'pay'; readonly purchase: Purchase } & Sitting)
  // Cards and their effects; `source` is the card, upgrade or leader it comes from
  | ({ readonly do: 'zone'; readonly zone: number } & Sitting)
  | ({ readonly do: 'effect'; readonly effect: Effect; readonly source: ids.SourceId } & Sitting & Reach)
  | ({
      readonly do: 'choose-branch';
      readonly options: readonly (readonly CardEffect[])[];
      readonly source: ids.SourceId;
    } & Sitting &
      Reach)
  | ({
      readonly do: 'colonise';
      readonly cubes: number;
      readonly anyPlanet: boolean;
      readonly thenExtractHere: number;
      /** False for Zoe's free colony: having asked for it, one takes it. */
      readonly optional: boolean;
      readonly source: ids.SourceId;
    } & Sitting &
      Reach)
  | ({
      readonly do: 'extract';
      readonly times: number;
      readonly used: readonly ids.SystemId[];
      readonly source: ids.SourceId;
    } & Sitting &
      Reach)
  | ({ readonly do: 'discover-pile'; readonly source: ids.SourceId } & Sitting & Reach & Follow)
  | ({ readonly do: 'discover-tile'; readonly sector: ids.Sector } & Sitting & Follow)
  | ({ readonly do: 'discover-space'; readonly sector: ids.Sector } & Sitting & Follow)
  | ({
      readonly do: 'discover-follow-up';
      readonly system: ids.SystemId;
      readonly offer: 'either' | 'cubes' | 'resource';
    } & Sitting &
      Follow)
  | ({ readonly do: 'discover-extra-cube'; readonly planet: ids.PlanetId; readonly source: ids.SourceId } & Sitting)
  /** `again`: a gem has been transformed already, and more may follow. */
  | ({ readonly do: 'transform'; readonly times: number; readonly again?: true; readonly source: ids.SourceId } & Sitting)
  | ({ readonly do: 'take-ai-card'; readonly source: ids.SourceId } & Sitting)
  | { readonly do: 'draw-light-bonus'; readonly player: ids.PlayerNumber }
  | ({ readonly do: 'bonus-limit' } & Sitting)
  | ({ readonly do: 'shift' } & Sitting)
  // Exploitation
  | ({ readonly do: 'exploitation' } & Sitting)
  | ({
      readonly do: 'exploit';
      readonly exploited: readonly ids.GalaxyId[];
      readonly stationUsed: boolean;
      readonly leaderUsed: boolean;
    } & Sitting)
  | ({ readonly do: 'hegemony-exploit'; readonly left: number; readonly exploited: readonly ids.GalaxyId[] } & Sitting)
  | ({ readonly do: 'remove-cube'; readonly galaxy: ids.GalaxyId } & Sitting)
  // Levels
  | ({ readonly do: 'choose-dark-tech'; readonly level: number } & Sitting)
  // Solo: what the Automa does by itself, and what the human decides for it
  | { readonly do: 'automa-reveal' }
  | { readonly do: 'automa-row'; readonly row: number }
  | ({ readonly do: 'automa-planet'; readonly target: AutomaTarget; readonly system: ids.SystemId | null } & Sitting)
  | ({ readonly do: 'automa-tile'; readonly target: AutomaTarget } & Sitting)
  | ({ readonly do: 'automa-space'; readonly target: AutomaTarget } & Sitting)
  | { readonly do: 'automa-exploitation' }
  | { readonly do: 'automa-exploit'; readonly galaxy: ids.GalaxyId }
  | ({ readonly do: 'automa-cube'; readonly galaxy: ids.GalaxyId } & Sitting);
