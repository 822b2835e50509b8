import type { Point } from '@kaya/pieces';
import type { BoardSpace } from '../data/index.ts';

/** Where everything lies on the map, in units of the viewBox. */

/** The drawing of Europe, as it lies on a desk or stands on a phone. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** From the coordinates of the data (0 to 100) to the sheet. */
  readonly scale: { readonly x: number; readonly y: number; readonly left: number; readonly top: number };
  /** How much larger than on a desk everything is set that must be read. */
  readonly zoom: number;
  /** How large the cities' names are. */
  readonly names: number;
}

export const WIDE: Layout = {
  width: 944,
  height: 700,
  scale: { x: 9.15, y: 6.6, left: 18, top: 22 },
  zoom: 1,
  names: 14,
};

/** As wide as a phone: Europe is drawn narrower and higher. */
export const UPRIGHT: Layout = {
  width: 680,
  height: 785,
  scale: { x: 6.8, y: 7.5, left: 20, top: 30 },
  zoom: 1.35,
  names: 19,
};

export function layoutFor(portrait: boolean | undefined): Layout {
  return portrait === true ? UPRIGHT : WIDE;
}

/** How large the socket of a city is, and that of the start space, from the middle to a flat side. */
export const SOCKET = 22;
export const START_SOCKET = 37;

export function onMap({ x, y }: Pick<BoardSpace, 'x' | 'y'>, { scale }: Layout): Point {
  return { x: scale.left + x * scale.x, y: scale.top + y * scale.y };
}

/** What brings the coasts, which are drawn for the desk, onto another layout. */
export function fromWide({ scale: to }: Layout): string {
  const { scale: from } = WIDE;
  const [x, y] = [to.x / from.x, to.y / from.y];
  return `matrix(${x} 0 0 ${y} ${to.left - from.left * x} ${to.top - from.top * y})`;
}

/** Where the sign of a region lies where its own spot is too narrow, and to where a hairline leads from it. */
export const SIGNS: Readonly<Record<string, { readonly sign: Point; readonly leads: Point }>> = {
  central: { sign: { x: 31, y: 28.4 }, leads: { x: 41, y: 37.5 } },
};
