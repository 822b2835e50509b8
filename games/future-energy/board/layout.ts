import type { BoardProps } from '@kaya/engine';
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
  /** How large the cities' names are: the smallest letters of the drawing. */
  readonly names: number;
}

/** How wide what lies beside the map is. */
export const COLUMN = 256;

export const WIDE: Layout = {
  width: 944,
  height: 700,
  scale: { x: 9.15, y: 6.6, left: 18, top: 22 },
  zoom: 1,
  names: 14.8,
};

/** As wide as a phone: Europe is drawn narrower and higher. */
export const UPRIGHT: Layout = {
  width: 680,
  height: 920,
  scale: { x: 6.8, y: 8.7, left: 20, top: 34 },
  zoom: 1.5,
  names: 21,
};

/** A desk's sheet, in units: as wide as it was drawn, or as wide as a smaller window leaves its letters. */
const SHEET = { width: WIDE.width + COLUMN, least: 900, unit: 0.78 } as const;
const HEIGHT = { least: 690, most: 1000 } as const;

const made = new Map<string, Layout>();

/** The map for a window: on a desk it takes the room that the column beside it leaves. */
export function layoutFor({ portrait, room }: Pick<BoardProps, 'portrait' | 'room'>): Layout {
  const [wide, high] = [room?.width ?? 0, room?.height ?? 0];
  if (portrait === true) return UPRIGHT;
  if (wide === 0 || high === 0) return WIDE;
  const sheet = Math.min(SHEET.width, Math.max(SHEET.least, Math.round(wide / SHEET.unit)));
  const height = Math.min(HEIGHT.most, Math.max(HEIGHT.least, Math.round((sheet * high) / wide)));
  // One and the same for the same window: what is worked out for a layout is kept by it.
  const key = `${sheet} ${height}`;
  const known = made.get(key) ?? shaped(sheet - COLUMN, height);
  made.set(key, known);
  return known;
}

function shaped(width: number, height: number): Layout {
  // On a narrow map the north keeps clear of the table of points.
  const top = width < 800 ? 44 : WIDE.scale.top;
  return { ...WIDE, width, height, scale: { left: WIDE.scale.left, top, x: (width - 29) / 100, y: (height - top - 22) / 100 } };
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

interface SignSpot {
  readonly sign: Point;
  readonly leads?: Point;
}

/** Where the sign of a region lies where its own spot is too narrow, and to where a hairline leads if it lies outside. */
const SIGNS: Readonly<Record<string, SignSpot>> = {
  central: { sign: { x: 31, y: 28.4 }, leads: { x: 41, y: 37.5 } },
  'south-west': { sign: { x: 4, y: 75.7 } },
  'south-east': { sign: { x: 95, y: 73 } },
};

/** On a narrow map there is room for large signs in the south sea alone: in the regions they would lie under prices. */
const UPRIGHT_SIGNS: Readonly<Record<string, SignSpot>> = {
  ...SIGNS,
  'south-west': { sign: { x: 36.5, y: 92 }, leads: { x: 20, y: 87 } },
  'south-east': { sign: { x: 61.5, y: 92 }, leads: { x: 72, y: 83 } },
};

export function signSpot(region: string, layout: Layout): SignSpot | undefined {
  return (layout === UPRIGHT ? UPRIGHT_SIGNS : SIGNS)[region];
}
