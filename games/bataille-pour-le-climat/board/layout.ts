import type { RegionId } from '../ids.ts';
import { MAP } from './map/regions.ts';

/** Where everything lies on the board, in units of its viewBox. */
export const BOARD = { width: 1200, height: 750 } as const;

/** One stripe for each turn, above everything. */
export const STRIPES = { width: 1200, height: 54 } as const;
/** The order of the regions, under the stripes. */
export const TRACK = { y: 54, height: 42 } as const;
export const WORLD = { x: 0, y: 96, ...MAP } as const;

/** The sheets of the regions, from the map's upper left corner. */
export const SHEET = { width: 246, height: 130 } as const;
export const SHEETS: Readonly<Record<RegionId, { readonly x: number; readonly y: number }>> = {
  'north-america': { x: 62, y: 46 },
  'south-america': { x: 176, y: 292 },
  europe: { x: 432, y: 10 },
  africa: { x: 436, y: 292 },
  'middle-east': { x: 566, y: 151 },
  russia: { x: 764, y: 10 },
  china: { x: 882, y: 151 },
  india: { x: 690, y: 292 },
  'indo-australia': { x: 944, y: 292 },
};

export const CLIMATE = { x: 8, y: 532, width: 322, height: 212 } as const;
export const STAGE = { x: 338, y: 532, width: 446, height: 212 } as const;
export const OFFICES = { x: 792, y: 532, width: 400, height: 212 } as const;
/** The width of the decks on the stage, and of the scene beside them. */
export const DECKS = 98;
export const SCENE = STAGE.width - DECKS - 24;
