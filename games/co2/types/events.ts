import type { ChartEvent, Seat } from '@kaya/engine';
import type { Energy, EventId, Fossil, GoalId, Grant, LobbyId, PlantId, RegionId, Space, SummitId, UnGoalId } from './ids.ts';
import type { Secret } from './index.ts';
import type { Source } from './state.ts';
import type { CepCause, GainCause } from './steps.ts';

/** What has happened: enough to tell the story, move the pieces and draw the charts. */

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
  | { readonly kind: 'drafted'; readonly seat: Seat; readonly card: Secret<LobbyId> }
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
  | { readonly kind: 'lobby-drawn'; readonly seat: Seat; readonly card: Secret<LobbyId> }
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
      readonly card: Secret<GoalId>;
      readonly points: number;
      readonly exchanged: boolean;
    }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly source: Source; readonly points: number }
  | { readonly kind: 'result'; readonly winners: readonly Seat[]; readonly scores: readonly number[] }
  /** `id` of `soloRanks`. */
  | { readonly kind: 'solo-rank'; readonly rank: string; readonly points: number }
  | ChartEvent;
