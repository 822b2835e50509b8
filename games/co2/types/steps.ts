import type { Seat } from '@kaya/engine';
import type { Energy, Grant, LobbyId, RegionId, Space } from './ids.ts';

/** The agenda: what is still to happen. */

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
