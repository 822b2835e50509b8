import type { Action, ChartEvent, GameEvent, Kinds, Options, Pile, Seat, State, Step } from '../index.ts';

/** A card: oil from 1 to 5, or a shield (0). */
export type Card = number;
/** A card that the viewer may not see. */
export const HIDDEN: Card = -1;
export const SHIELD: Card = 0;
/** A post that nobody has lit. */
export const UNLIT: Seat = -1;

export interface LampOptions extends Options {
  readonly nights: number;
  readonly wind: 'calm' | 'stormy';
  readonly openHands: boolean;
}

export interface LampState extends State {
  agenda: LampStep[];
  readonly seats: number;
  readonly nights: number;
  readonly stormy: boolean;
  readonly openHands: boolean;
  night: number;
  /** Who goes first this night. */
  first: Seat;
  /** Harbour lights still burning; all players lose at none. */
  lights: number;
  hands: Card[][];
  coins: number[];
  /** What each seat pours tonight; null until it has chosen. */
  poured: (Card | null)[];
  /** Who has thought again tonight. */
  tookBack: boolean[];
  revealed: boolean;
  deck: Pile<Card>;
  discard: Card[];
  /** Owner of each post, street by street. */
  posts: Seat[];
}

export type LampStep =
  | { readonly do: 'dusk' }
  | { readonly do: 'pour' }
  | { readonly do: 'wind' }
  | { readonly do: 'shelter'; readonly seat: Seat; readonly left: number }
  | { readonly do: 'gust' }
  | { readonly do: 'gust-loss'; readonly seat: Seat }
  | { readonly do: 'count' }
  | { readonly do: 'light'; readonly seat: Seat }
  | { readonly do: 'dawn' };

export type LampAction =
  | { readonly do: 'pour'; readonly card: Card }
  | { readonly do: 'take-back' }
  | { readonly do: 'shelter' }
  | { readonly do: 'pass' }
  | { readonly do: 'lose-coin' }
  | { readonly do: 'lose-light' }
  | { readonly do: 'light'; readonly post: number }
  | { readonly do: 'rest' }
  | { readonly do: 'barter'; readonly card: Card };

export type LampEvent =
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'poured'; readonly cards: readonly Card[] }
  | { readonly kind: 'wind'; readonly roll: number; readonly gust: boolean }
  | { readonly kind: 'sheltered'; readonly seat: Seat }
  | { readonly kind: 'lost-coin'; readonly seat: Seat }
  | { readonly kind: 'light-out'; readonly left: number; readonly cause: 'gust' | 'dark' }
  | { readonly kind: 'earned'; readonly seat: Seat; readonly coins: number }
  | { readonly kind: 'lit'; readonly seat: Seat; readonly post: number; readonly coins: number }
  | { readonly kind: 'bartered'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'ended'; readonly ending: string }
  | ChartEvent;

/** The types of the game in one bundle. */
export interface Lamp extends Kinds {
  readonly state: LampState;
  readonly step: LampStep;
  readonly action: LampAction & Action;
  readonly event: LampEvent & GameEvent;
  readonly options: LampOptions;
}

export type LampStepOf<D extends LampStep['do']> = Extract<LampStep, { do: D }> & Step;
