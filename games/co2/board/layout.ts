import type { RegionId } from '../types.ts';

/** Where everything lies on the board, in units of its viewBox. */
export const BOARD = { width: 1200, height: 750 } as const;

export const SKY = { x: 0, y: 0, width: 1200, height: 96 } as const;
/** The map lies between the sky and what lies on the table below it. */
export const WORLD = { x: 0, y: 96, width: 1200, height: 392 } as const;
/** The pollution scale in the sky: from 0 ppm to where it ends. */
export const SCALE = { x: 206, width: 752, most: 540, base: 74 } as const;

/** The plates of the regions, from the map's upper left corner. */
export const PLATE = { width: 258, height: 146 } as const;
export const PLATES: Readonly<Record<RegionId, { readonly x: number; readonly y: number }>> = {
  'north-america': { x: 58, y: 14 },
  europe: { x: 452, y: 14 },
  asia: { x: 806, y: 14 },
  oceania: { x: 916, y: 228 },
  africa: { x: 524, y: 216 },
  'south-america': { x: 248, y: 232 },
};

export const MARKET = { x: 12, y: 292, width: 220, height: 184 } as const;
export const TRACKS = { x: 10, y: 496, width: 660, height: 248 } as const;
export const SUMMITS = { x: 682, y: 496, width: 508, height: 122 } as const;
export const UN_GOALS = { x: 682, y: 626, width: 508, height: 118 } as const;
