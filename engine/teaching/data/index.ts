import { componentsOf } from '@kaya/engine';
import type { Post } from '../types/index.ts';
import packed from './packed.json' with { type: 'json' };
import type { Components } from './read.ts';

/** The components the game is played with: ours, or the host's own. */
export const components = componentsOf<Components>('lamplighters', packed);

export const postsPerStreet = components.postPrices.length;
export const postCount = components.streets * postsPerStreet;

/** What lighting a post costs, by its place in the street. */
export function priceOf(post: Post): number {
  return components.postPrices[post % postsPerStreet] ?? 0;
}

export function streetOf(post: Post): number {
  return Math.floor(post / postsPerStreet);
}

export function isFirstOfStreet(post: Post): boolean {
  return post % postsPerStreet === 0;
}

/** The posts of a street, in order. */
export function postsOf(street: number): Post[] {
  return Array.from({ length: postsPerStreet }, (_, i) => street * postsPerStreet + i);
}
