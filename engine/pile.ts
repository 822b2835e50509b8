import { below, type Rng } from './random.ts';

/**
 * A face-down pile whose order is decided only when a card is drawn: `loose` has no order, so nobody (no leak, no bot)
 * can know the next card. Cards that rules lay on or under the pile keep their order in `top` and `bottom`.
 */
export interface Pile<T> {
  /** Known places on top; the first one is drawn first. */
  top: T[];
  /** In no order at all. */
  loose: T[];
  /** Laid under the pile; the first one is drawn first. */
  bottom: T[];
}

export function pileOf<T>(cards: readonly T[]): Pile<T> {
  return { top: [], loose: [...cards], bottom: [] };
}

export function pileSize<T>(pile: Pile<T>): number {
  return pile.top.length + pile.loose.length + pile.bottom.length;
}

/** Takes the next card off the pile, or undefined when it is empty. */
export function drawFrom<T>(pile: Pile<T>, rng: Rng): T | undefined {
  if (pile.top.length > 0) return pile.top.shift();
  if (pile.loose.length > 0) return drawLoose(pile.loose, rng);
  return pile.bottom.shift();
}

/** Takes one item at random out of a list in no order. */
export function drawLoose<T>(loose: T[], rng: Rng): T | undefined {
  if (loose.length === 0) return undefined;
  const at = below(rng, loose.length);
  const card = loose[at] as T;
  const last = loose.pop() as T;
  if (at < loose.length) loose[at] = last;
  return card;
}

export function clonePile<T extends string | number>(pile: Pile<T>): Pile<T> {
  return { top: pile.top.slice(), loose: pile.loose.slice(), bottom: pile.bottom.slice() };
}
