import type { RegionId } from '../types.ts';
import { MAP } from './map/regions.ts';

/** Where everything lies on the board, in units of its viewBox. */
export const BOARD = { width: 1200, height: 750 } as const;

export const SKY = { x: 0, y: 0, width: 1200, height: 96 } as const;
/** The map lies between the sky and what lies on the table below it. */
export const WORLD = { x: 0, y: 96, ...MAP } as const;
/** The pollution scale in the sky: from 0 ppm to where it ends. */
export const SCALE = { x: 330, width: 628, most: 540, base: 72 } as const;

/** The plates of the regions, from the map's upper left corner. */
export const PLATE = { width: 282, height: 156 } as const;
export const PLATES: Readonly<Record<RegionId, { readonly x: number; readonly y: number }>> = {
  'north-america': { x: 40, y: 16 },
  europe: { x: 438, y: 16 },
  asia: { x: 796, y: 16 },
  oceania: { x: 906, y: 218 },
  africa: { x: 548, y: 208 },
  'south-america': { x: 250, y: 224 },
};

export const MARKET = { x: 12, y: 286, width: 222, height: 190 } as const;
export const TRACKS = { x: 10, y: 496, width: 664, height: 248 } as const;
/** Each with a line for its heading. */
export const SUMMITS = { x: 686, y: 496, width: 504, height: 122 } as const;
export const UN_GOALS = { x: 686, y: 622, width: 504, height: 122 } as const;
export const HEADING = 18;
