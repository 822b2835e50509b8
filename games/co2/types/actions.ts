import type { Seat } from '@kaya/engine';
import type { Energy, LobbyId, RegionId, Space, UnGoalId } from './ids.ts';

/** What players do; by the decision in which they do it (CO2-DEC-1 to CO2-DEC-27). */

export type Co2Action =
  /** draft-pick */
  | { readonly do: 'draft'; readonly card: LobbyId }
  /** solo-start-region, solo-project-space */
  | { readonly do: 'start-region'; readonly region: RegionId }
  | { readonly do: 'place-start-project'; readonly space: Space }
  /** income-split: so many dollars, the rest as points */
  | { readonly do: 'take-income'; readonly money: number }
  /** pay-cep */
  | { readonly do: 'pay-cep'; readonly from: 'hand' | RegionId }
  /** forced-purchase-funding */
  | { readonly do: 'give-up-points' }
  /** turn-menu, forced-purchase-funding, auction-bid, auction-payment */
  | { readonly do: 'discard-goal' }
  /** turn-menu */
  | { readonly do: 'to-propose' }
  | { readonly do: 'to-install' }
  | { readonly do: 'to-construct' }
  | { readonly do: 'to-scientist' }
  | { readonly do: 'to-market' }
  | { readonly do: 'to-lobby' }
  | { readonly do: 'to-un-goal' }
  | { readonly do: 'end-turn' }
  /** propose, install, construct */
  | { readonly do: 'propose'; readonly region: RegionId; readonly space: Space; readonly type: Energy }
  | { readonly do: 'install'; readonly region: RegionId; readonly space: Space }
  | { readonly do: 'construct'; readonly region: RegionId; readonly space: Space; readonly card: LobbyId | null }
  /** scientist-move */
  | { readonly do: 'pick-scientist'; readonly at: 'hand' }
  | { readonly do: 'pick-scientist'; readonly at: 'project'; readonly region: RegionId; readonly space: Space }
  /** scientist-destination, dismissed-scientist (hand and summits only) */
  | { readonly do: 'send-scientist'; readonly to: 'hand' }
  | { readonly do: 'send-scientist'; readonly to: 'project'; readonly region: RegionId; readonly space: Space }
  | { readonly do: 'send-scientist'; readonly to: 'summit'; readonly place: number; readonly topic: Energy }
  /** research-grant */
  | { readonly do: 'recruit' }
  | { readonly do: 'research-move' }
  | { readonly do: 'decline' }
  /** own-scientist-after-construct */
  | { readonly do: 'scientist-home' }
  | { readonly do: 'use-free-move' }
  /** bonus-any-expertise, summit-extra-expertise, end-of-turn-expertise */
  | { readonly do: 'learn'; readonly type: Energy }
  /** bonus-region-cep */
  | { readonly do: 'cep-to-region'; readonly region: RegionId }
  /** lobby-trigger, lobby-reward, lobby-minor */
  | { readonly do: 'play-major'; readonly card: LobbyId }
  | { readonly do: 'no-lobby' }
  | { readonly do: 'take-reward'; readonly effect: number }
  | { readonly do: 'play-minor'; readonly card: LobbyId }
  /** market */
  | { readonly do: 'buy' }
  | { readonly do: 'sell' }
  /** un-goal */
  | { readonly do: 'score-un-goal'; readonly card: UnGoalId }
  /** summit-order */
  | { readonly do: 'resolve-summit'; readonly place: number }
  /** auction-bid, auction-payment, auction-first-player */
  | { readonly do: 'bid'; readonly bid: number }
  | { readonly do: 'pass' }
  | { readonly do: 'pay-money' }
  | { readonly do: 'pay-tech' }
  | { readonly do: 'pay-bid-cep'; readonly from: 'hand' | RegionId }
  | { readonly do: 'give-tile'; readonly to: Seat };
