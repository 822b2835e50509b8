import type { Point, Rect } from '@kaya/pieces';
import { components, postsPerStreet } from '../data/index.ts';
import type { Post } from '../types/index.ts';

/** Every position, in units of the viewBox: a desk's sheet is wide, a phone's high. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly harbour: Rect;
  readonly deck: Rect;
  readonly discard: Rect;
  post(post: Post): Point;
  street(street: number): Point;
}

/** How far a post's light reaches. */
export const GLOW = 46;

function layout(width: number, height: number, harbour: Rect, piles: Point): Layout {
  const top = harbour.y + harbour.height + 70;
  const rows = (height - top - 40) / components.streets;
  const left = 130;
  const step = (piles.x > left ? piles.x - left - 40 : width - left - 60) / postsPerStreet;
  const street = (number: number) => ({ x: 40, y: top + number * rows + rows / 2 });
  return {
    width,
    height,
    harbour,
    deck: { ...piles, width: 110, height: 150 },
    discard: { x: piles.x, y: piles.y + 190, width: 110, height: 150 },
    street,
    post: (post) => ({
      x: left + ((post % postsPerStreet) + 0.5) * step,
      y: street(Math.floor(post / postsPerStreet)).y,
    }),
  };
}

export const WIDE = layout(1200, 750, { x: 40, y: 40, width: 1120, height: 110 }, { x: 1040, y: 240 });
export const TALL = layout(750, 860, { x: 40, y: 40, width: 670, height: 110 }, { x: 600, y: 240 });
