// What games write their `mask` and `imagine` with: what lies face down is hidden, then dealt anew from what nobody has seen.
import type { Pile } from './pile.ts';
import { type Rng, shuffle } from './random.ts';
import { HIDDEN } from './secret.ts';

/** All that lies in a pile. */
export function cardsIn<T>({ top, loose, bottom }: Pile<T>): T[] {
  return [...top, ...loose, ...bottom];
}

/** Of a pile only its size can be seen. */
export function hidePile(pile: Pile<string>): void {
  for (const part of [pile.top, pile.loose, pile.bottom]) part.fill(HIDDEN);
}

/** What is left of all there is without what has been seen, in random order. Of what is there several times, each sight takes one. */
export function unseenOf<T>(all: readonly T[], seen: Iterable<unknown>, rng: Rng): T[] {
  const times = new Map<unknown, number>();
  for (const item of seen) times.set(item, (times.get(item) ?? 0) + 1);
  const left = all.filter((item) => {
    const more = times.get(item) ?? 0;
    if (more > 0) times.set(item, more - 1);
    return more === 0;
  });
  return shuffle(rng, left);
}

/** Takes from the end of the list what lies hidden in these places, as far as it goes. */
export function dealAnew<P, T extends P>(places: P[], from: T[]): void {
  for (let i = 0; i < places.length && from.length > 0; i++) places[i] = from.pop() as T;
}

export function dealPileAnew<P, T extends P>(pile: Pile<P>, from: T[]): void {
  for (const part of [pile.top, pile.loose, pile.bottom]) dealAnew(part, from);
}
