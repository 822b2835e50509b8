import type { Point } from '@kaya/pieces';

/** Sizes and shapes, in units of the viewBox. */

/** A desk: the chart on the left with the piles below it, tracks and market on the right, the own board below. */
export interface DeskPlan {
  readonly width: number;
  readonly height: number;
  /** How large the chart is drawn. */
  readonly chart: number;
  readonly tracks: Point & { readonly width: number };
  readonly market: Point;
  /** The piles of the market, below the chart or beside the cards. */
  readonly piles: Point & { readonly lie: 'row' | 'column' };
  readonly automa: Point & { readonly width: number; readonly height: number };
  readonly own: Point & { readonly width: number; readonly height: number };
}

/** The size of the market's column, with and without its piles beside it, and of the strip with the own board. */
const COLUMN = { narrow: 388, wide: 449 };
const STRIP = 165;
const HEIGHT = 706;
const CHART = 800;
/** From this width on the piles stand beside the market. */
const ROOMY = 1190;

/** As wide as its window above a hand is: what is more goes to the chart, and to what one can do beyond the cards. */
export function deskFor(room: { readonly width: number; readonly height: number } | null): DeskPlan {
  const width = Math.min(1300, Math.max(1046, room === null ? 1212 : (HEIGHT * room.width) / room.height));
  const roomy = width >= ROOMY;
  const column = roomy ? COLUMN.wide : COLUMN.narrow;
  const chart = Math.min(roomy ? 0.925 : 0.855, (width - column - 14) / CHART);
  const x = width - column - 6;
  return {
    width,
    height: HEIGHT,
    chart,
    tracks: { x, y: 6, width: column },
    market: { x, y: 237 },
    piles: roomy ? { x: x + 393, y: 261, lie: 'column' } : { x: 8, y: HEIGHT - STRIP - 46, lie: 'row' },
    automa: { x: 614 * chart, y: 8, width: 182, height: 440 },
    own: { x: 6, y: HEIGHT - STRIP - 4, width: width - 12, height: STRIP },
  };
}

/** A phone: everything below each other, as wide as the sheet; the end is free for the table's buttons. */
export const PHONE = { width: 390, edge: 6, gap: 10, end: 70 } as const;

/** The market, and whatever is offered in its place. */
export interface MarketPlan {
  readonly width: number;
  readonly height: number;
  /** Where its piles stand below the cards; null: elsewhere. */
  readonly piles: number | null;
}
export const WIDE_MARKET: MarketPlan = { width: 388, height: 296, piles: null };
/** A long offer on a desk: over the tracks and the market. */
export const LONG_OFFER: MarketPlan = { width: 388, height: 527, piles: null };
export const TALL_MARKET: MarketPlan = { width: 386, height: 342, piles: 304 };
/** So many things to choose from on a phone: as high as their words need. */
export const tallOffer = (choices: number): MarketPlan => ({
  ...TALL_MARKET,
  height: Math.max(TALL_MARKET.height, 26 + choices * 84),
});

/** A space is a hexagon with a point on top: this far from its middle to a corner. */
export const HEX = 45;

/** The corners of a hexagon around x, y. */
export function hexagon(radius: number, x = 0, y = 0): string {
  const half = radius * 0.866;
  const up = y - radius / 2;
  const down = y + radius / 2;
  return `M${x} ${y - radius}L${x + half} ${up}V${down}L${x} ${y + radius}L${x - half} ${down}V${up}z`;
}

/** All hexagons of a galaxy as one path. */
export function hexagonsAt(spaces: readonly Point[], radius: number): string {
  return spaces.map(({ x, y }) => hexagon(radius, x, y)).join('');
}

/** Where the planets of a system lie around its star, by how many there are. */
export const ORBIT = 27;
const ANGLES: readonly (readonly number[])[] = [[], [-90], [-90, 90], [-90, 38, 142], [-135, -45, 45, 135]];
export function planetPlace(index: number, planets: number): Point {
  const angle = ((ANGLES[planets]?.[index] ?? 0) * Math.PI) / 180;
  return { x: Math.round(Math.cos(angle) * ORBIT * 10) / 10, y: Math.round(Math.sin(angle) * ORBIT * 10) / 10 };
}
