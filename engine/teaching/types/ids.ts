import type { Seat } from '@kaya/engine';

/** A card: oil from 1 to 5, or a shield (0). */
export type Card = number;
/** A card that the viewer may not see. */
export const HIDDEN: Card = -1;
export const SHIELD: Card = 0;

/** A post by its number, street after street. */
export type Post = number;
/** Who owns a post that nobody has lit. */
export const UNLIT: Seat = -1;
