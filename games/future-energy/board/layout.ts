import type { BoardSpace } from '../data/index.ts';

/** Where everything lies on the board, in units of its viewBox. */
export const BOARD = { width: 1200, height: 700, margin: 88 } as const;

/** The drawing of Europe. */
export const MAP = { width: 944, height: 700 } as const;
/** What is for sale, at the edge of the drawing. */
export const OFFERS = { x: 950, y: 10, width: 224 } as const;

/** How majorities and networks stand: over the empty sea. */
export const STANDINGS = { x: 8, y: 8 } as const;

/** How large the socket of a city is, and that of the start space, from the middle to a flat side. */
export const SOCKET = 22;
export const START_SOCKET = 37;

/** From the coordinates of the data (0 to 100) to the board. */
const SCALE = { x: 9.15, y: 6.6, left: 18, top: 22 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function onBoard({ x, y }: Pick<BoardSpace, 'x' | 'y'>): Point {
  return { x: SCALE.left + x * SCALE.x, y: SCALE.top + y * SCALE.y };
}

/** Where the sign of a region lies where its own spot is too narrow, and to where a hairline leads from it. */
export const SIGNS: Readonly<Record<string, { readonly sign: Point; readonly leads: Point }>> = {
  central: { sign: { x: 32.5, y: 32.5 }, leads: { x: 42, y: 36.6 } },
};
