import type { Point } from '@kaya/pieces';

/** Sizes and shapes, in units of the viewBox. */

/** A desk: the chart on the left, tracks and market on the right, the own board below. As wide as a window above a hand is. */
export const DESK = {
  width: 1212,
  height: 706,
  /** How large the chart is drawn. */
  chart: 0.935,
  tracks: { x: 757, y: 6, width: 449 },
  market: { x: 757, y: 235 },
  automa: { x: 574, y: 8, width: 182, height: 440 },
  /** In the corner beside it are the buttons of the table. */
  own: { x: 6, y: 537, width: 1168, height: 165 },
} as const;

/** A phone: everything below each other, as wide as the sheet; the end is free for the table's buttons. */
export const PHONE = { width: 600, edge: 6, gap: 10, end: 70 } as const;

/** The market, and whatever is offered in its place: with its piles beside the cards, or below them. */
export interface MarketPlan {
  readonly width: number;
  readonly height: number;
  readonly piles: 'beside' | 'below';
}
export const WIDE_MARKET: MarketPlan = { width: 449, height: 296, piles: 'beside' };
/** A long offer on a desk: over the tracks and the market. */
export const LONG_OFFER: MarketPlan = { width: 449, height: 525, piles: 'beside' };
export const TALL_MARKET: MarketPlan = { width: 386, height: 338, piles: 'below' };

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
