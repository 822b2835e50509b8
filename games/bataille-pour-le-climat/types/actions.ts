// What somebody may do. `who` names a player (a character in play) by its place in turn order; decisions of one
// player need none, since the step says who is asked.
import type { Seat } from '@kaya/engine';
import type {
  Card,
  Colour,
  Electricity,
  EmployerId,
  HelpWord,
  Pair,
  Pawn,
  PlayerNumber,
  RegionalTp,
  RegionId,
  Spot,
  Token,
  Tp,
} from './ids.ts';

/** What can be picked on the board: a pawn, or a region to free. */
export type Pickable = Pawn | 'chaos' | 'dictatorship';

export type BpcAction =
  // Setup, joining and leaving
  | { readonly do: 'choose-character'; readonly character: string }
  | { readonly do: 'choose-employer'; readonly employer: EmployerId }
  | { readonly do: 'keep-character' }
  /** Takes over a character that somebody else ran. */
  | { readonly do: 'sit-down' }
  /** Which calamity to put at the start; `place-done` when there are enough. */
  | { readonly do: 'place-token'; readonly token: Token }
  | { readonly do: 'place-at'; readonly region: RegionId }
  | { readonly do: 'place-done' }
  // Drawing and discarding
  | { readonly do: 'draw-card'; readonly colour: Colour }
  | { readonly do: 'discard'; readonly card: Card }
  /** No (more) discard before the draw. */
  | { readonly do: 'discard-done' }
  | { readonly do: 'swap'; readonly card: Card }
  | { readonly do: 'no-swap' }
  // The event
  | { readonly do: 'reveal' }
  | { readonly do: 'launch' }
  | { readonly do: 'no-aci' }
  | { readonly do: 'shield' }
  // Joint actions
  | { readonly do: 'lobby'; readonly card: Card }
  | { readonly do: 'give'; readonly card: Card }
  | { readonly do: 'take-back'; readonly card: Card }
  | { readonly do: 'say'; readonly word: HelpWord }
  | { readonly do: 'contributed' }
  | { readonly do: 'fake-news-check'; readonly card: Card; readonly colour: Colour }
  | { readonly do: 'citizens-convention'; readonly card: Card; readonly by: number }
  /** Plays nothing in a window (lobbying, end of a joint action, D8), or does not use a power offered. */
  | { readonly do: 'pass' }
  // The action phase
  | { readonly do: 'move' }
  | { readonly do: 'implant' }
  | { readonly do: 'electricity' }
  | { readonly do: 'institution' }
  | { readonly do: 'draw' }
  | { readonly do: 'play-card'; readonly card: Card }
  | { readonly do: 'free-move' }
  | { readonly do: 'free-card'; readonly card: Card }
  | { readonly do: 'end-turn' }
  /** Does not take the action granted by Communication. */
  | { readonly do: 'decline' }
  | { readonly do: 'go'; readonly to: Spot }
  | { readonly do: 'implant-tp'; readonly tp: Tp }
  | { readonly do: 'replace'; readonly from: Electricity; readonly to: Electricity }
  | { readonly do: 'add'; readonly kind: Electricity }
  | { readonly do: 'draw-two' }
  /** One card of a colour that the character has no access to. */
  | { readonly do: 'draw-foreign'; readonly colour: Colour }
  | { readonly do: 'grant'; readonly who: PlayerNumber }
  | { readonly do: 'choose-option'; readonly option: string }
  // Implanting together
  | { readonly do: 'lay'; readonly who: PlayerNumber; readonly card: Card }
  | { readonly do: 'take-up'; readonly who: PlayerNumber; readonly card: Card }
  | { readonly do: 'ready'; readonly who: PlayerNumber }
  | { readonly do: 'close' }
  | { readonly do: 'abandon' }
  // Decisions of the table
  | { readonly do: 'pick'; readonly token: Pickable; readonly region: RegionId }
  | { readonly do: 'enough' }
  | { readonly do: 'send-refugee'; readonly to: RegionId }
  | { readonly do: 'send-unit'; readonly to: RegionId }
  | { readonly do: 'give-up-token'; readonly kind: Electricity }
  | { readonly do: 'install'; readonly kind: Electricity }
  | { readonly do: 'learn'; readonly tp: RegionalTp }
  /** After a tutorial: play on as a normal game, or stop. */
  | { readonly do: 'go-on' }
  | { readonly do: 'stop' }
  // Dice
  | { readonly do: 'blue-helmets'; readonly card: Card; readonly by: number }
  | { readonly do: 'referendum'; readonly card: Card }
  // Powers of employers
  /** `outcome` only for Famox: which outcome of the event comes true (1 or 2), else 0. */
  | { readonly do: 'use-power'; readonly employer: EmployerId; readonly outcome: number }
  /** Volunteers of the World: the failed die of a propagation counts as a success. */
  | { readonly do: 'succeed-anyway' }
  | { readonly do: 'complete-pair'; readonly region: RegionId; readonly pair: Pair }
  | { readonly do: 'arrange'; readonly card: string; readonly to: 'top' | 'bottom' }
  // Talk, and people coming and going
  | { readonly do: 'signal'; readonly who: PlayerNumber; readonly colour: Colour; readonly level: HelpWord }
  | { readonly do: 'join'; readonly seat: Seat }
  | { readonly do: 'leave'; readonly character: string }
  | { readonly do: 'take-over'; readonly character: string; readonly seat: Seat };
