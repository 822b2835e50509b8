import type { Pile, Seat, State } from '@kaya/engine';
import type { Card } from './ids.ts';
import type { LampStep } from './steps.ts';

export interface LampPlayer {
  hand: Card[];
  coins: number;
  /** What is poured tonight; null until it is chosen. */
  poured: Card | null;
  /** Has thought again tonight. */
  tookBack: boolean;
}

export interface LampState extends State<LampStep> {
  readonly nights: number;
  readonly stormy: boolean;
  readonly openHands: boolean;
  night: number;
  /** Who goes first this night. */
  first: Seat;
  /** Harbour lights still burning; all players lose at none. */
  lights: number;
  players: LampPlayer[];
  /** Tonight's oil lies open. */
  revealed: boolean;
  deck: Pile<Card>;
  discard: Card[];
  /** The owner of each post. */
  posts: Seat[];
}
