// What happens in the game, as data: the log, the animations and the charts are made of it.
import type { ChartEvent, Seat, Secret } from '@kaya/engine';
import type * as ids from './ids.ts';
import type { Phase } from './state.ts';
import type { CosStep } from './steps.ts';

type By = { readonly who: ids.Who };

export type CosEvent =
  | ({ readonly kind: 'civilisation'; readonly civilisation: ids.CivilisationId } & By)
  | ({ readonly kind: 'leader'; readonly leader: ids.LeaderId; readonly consumption: number; readonly energy: number } & By)
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'phase'; readonly phase: Phase; readonly round: number }
  // Buying
  | ({ readonly kind: 'bought-card'; readonly card: ids.CardId; readonly slot: number; readonly paid: ids.Gems } & By)
  | ({ readonly kind: 'bought-upgrade'; readonly upgrade: ids.UpgradeId; readonly paid: ids.Gems } & By)
  | ({
      readonly kind: 'built-station';
      readonly station: ids.StationKind;
      readonly galaxy: ids.GalaxyId;
      readonly paid: ids.Gems;
    } & By)
  /** A card laid out in the market; null: the deck is empty and the slot stays empty. */
  | { readonly kind: 'market'; readonly slot: number; readonly card: ids.CardId | null }
  | { readonly kind: 'deck-renewed'; readonly cards: number }
  // What changes on a player board
  | ({ readonly kind: 'terraformed'; readonly type: ids.PlanetType } & By)
  | ({ readonly kind: 'colony-extension' } & By)
  | ({ readonly kind: 'range'; readonly zone: number; readonly range: ids.Sector; readonly energy: number } & By)
  | ({ readonly kind: 'new-zone'; readonly zone: number; readonly range: ids.Sector; readonly source: ids.SourceId } & By)
  /** Gains that no other event tells; `source` is the id of the component they come from. */
  | ({ readonly kind: 'gems'; readonly gems: ids.Gems; readonly source: ids.SourceId } & By)
  | ({ readonly kind: 'energy'; readonly amount: number; readonly energy: number; readonly source: ids.SourceId } & By)
  // Planning. `open` is false behind screens: then only the player sees it. `card` null: the zone is left as it is.
  | ({ readonly kind: 'planned'; readonly zone: number; readonly card: ids.CardId | null; readonly open: boolean } & By)
  | ({ readonly kind: 'plan-ready' } & By)
  /** The plan is shown: the new card of each zone (null: none), from the left. */
  | ({ readonly kind: 'revealed'; readonly cards: readonly (ids.CardId | null)[] } & By)
  /** `sum` of the visible cards, and where the counter went; `recorded` counts for turn order. */
  | ({
      readonly kind: 'consumption';
      readonly sum: number;
      readonly from: number;
      readonly to: number;
      readonly recorded: number;
    } & By)
  | { readonly kind: 'turn-order'; readonly order: readonly ids.Who[] }
  // Action turns
  | ({ readonly kind: 'card-resolved'; readonly zone: number; readonly card: ids.CardId } & By)
  | ({ readonly kind: 'branch'; readonly option: number; readonly source: ids.SourceId } & By)
  | ({
      readonly kind: 'colonised';
      readonly planet: ids.PlanetId;
      readonly system: ids.SystemId;
      readonly cubes: number;
      readonly source: ids.SourceId;
    } & By)
  /** The resource of a system, `times` times: all gems and energy gained by it. */
  | ({
      readonly kind: 'extracted';
      readonly system: ids.SystemId;
      readonly times: number;
      readonly gems: ids.Gems;
      readonly energy: number;
      readonly source: ids.SourceId;
    } & By)
  /** Seen by `seer` only; others see `?`. */
  | ({
      readonly kind: 'tiles-drawn';
      readonly sector: ids.Sector;
      readonly tiles: readonly Secret<ids.SystemId>[];
      readonly seer: Seat;
    } & By)
  | ({
      readonly kind: 'tile-returned';
      readonly sector: ids.Sector;
      readonly tile: Secret<ids.SystemId>;
      readonly seer: Seat;
    } & By)
  | ({
      readonly kind: 'discovered';
      readonly system: ids.SystemId;
      readonly space: ids.SpaceId;
      readonly galaxy: ids.GalaxyId;
    } & By)
  | ({ readonly kind: 'transformed'; readonly from: ids.GemColour; readonly to: ids.GemColour } & By)
  /** `what` is the step left out: `colonise`, `extract`, `discover-pile`, … `able` false: nothing was possible. */
  | ({ readonly kind: 'skipped'; readonly what: CosStep['do']; readonly able: boolean } & By)
  | ({ readonly kind: 'took-card'; readonly card: ids.CardId; readonly slot: number; readonly source: ids.SourceId } & By)
  | ({ readonly kind: 'shifted'; readonly returned: readonly ids.CardId[] } & By)
  // Exploitation
  | ({ readonly kind: 'exploited'; readonly galaxy: ids.GalaxyId; readonly yield: 'high' | 'low'; readonly energy: number } & By)
  | ({ readonly kind: 'cube-removed'; readonly planet: ids.PlanetId; readonly galaxy: ids.GalaxyId } & By)
  | ({ readonly kind: 'cube-spared'; readonly galaxy: ids.GalaxyId; readonly by: 'station' | 'leader' } & By)
  /** `card` is `?` for everybody else; null: the pile was empty. */
  | ({ readonly kind: 'bonus-drawn'; readonly card: Secret<ids.BonusId> | null } & By)
  | ({ readonly kind: 'bonus-returned'; readonly card: Secret<ids.BonusId> } & By)
  // Levels
  | ({
      readonly kind: 'level';
      readonly level: number;
      readonly before: number;
      readonly consumption: number;
      readonly energy: number;
    } & By)
  | ({ readonly kind: 'compensation'; readonly gems: ids.Gems; readonly level: number } & By)
  | ({ readonly kind: 'dark-tech'; readonly card: ids.DarkTechId; readonly level: number } & By)
  | ({ readonly kind: 'saved-consumption'; readonly from: number; readonly to: number; readonly source: ids.SourceId } & By)
  | ({ readonly kind: 'throne' } & By)
  // Solo
  | { readonly kind: 'automa-card'; readonly card: ids.AutomaId }
  | { readonly kind: 'automa-row'; readonly card: ids.AutomaId; readonly row: number; readonly side: 'left' | 'right' | 'none' }
  | { readonly kind: 'automa-no-planet'; readonly system: ids.SystemId; readonly type: ids.PlanetType }
  | { readonly kind: 'market-refreshed'; readonly slots: readonly number[] }
  | { readonly kind: 'automa-pile-renewed'; readonly level: number }
  // The end
  | ({
      readonly kind: 'scored';
      readonly gems: number;
      readonly aiCards: number;
      readonly bonus: readonly { readonly card: Secret<ids.BonusId>; readonly energy: number }[];
      /** After the scoring, with the levels it brought. */
      readonly level: number;
      readonly energy: number;
    } & By)
  | { readonly kind: 'ended'; readonly ending: Ending; readonly winners: readonly ids.Who[] }
  | ChartEvent;

/** `throne`: somebody reached level III; `round-limit`: nobody did in time; `automa`: in the solo game the Automa came out ahead. */
export type Ending = 'throne' | 'round-limit' | 'automa';
