import { type BoardProps, recordOf } from '@kaya/engine';
import type { Point, Rect } from '@kaya/pieces';
import { REGIONS, type RegionId } from '../types/index.ts';
import { MAP } from './map/regions.ts';

/** Where everything lies, in units of the viewBox: on a desk all at one glance, on a phone below each other. */

/** The sky, from its upper left corner. */
interface SkyLayout {
  readonly height: number;
  readonly time: Point;
  readonly firstPlayer: Point;
  /** The right end of the number that decides everything, and of its unit. */
  readonly number: Point;
  readonly unit: Point;
  /** What one points at to ask about pollution. */
  readonly pollution: Rect;
  /** The scale: from 0 ppm to where it ends, and the line its bar stands on. */
  readonly scale: { readonly x: number; readonly width: number; readonly base: number };
  readonly events: Rect;
  /** Where the market itself lies far from the sky: its price once more. */
  readonly price?: Rect;
}

/** The market, and from its upper left corner what lies beside it. */
interface MarketLayout extends Rect {
  /** From one price to the next. */
  readonly step: number;
  readonly bank: Rect;
  readonly supply: Rect;
  readonly fossils: Rect;
}

/** The rows of the types of energy; what belongs to a row is placed from its upper left corner. */
interface TracksLayout extends Point {
  /** The line above them, or two of them: words over numbers. */
  readonly heading: number;
  readonly row: number;
  readonly reserve: Rect;
  readonly track: Rect;
  readonly plant: Rect;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The smallest letters: 11 px on a desk, 12 on a phone. */
  readonly small: number;
  /** The smallest letters of what one may have to choose from: 13 px on a desk, 14 on a phone. */
  readonly needed: number;
  readonly sky: SkyLayout;
  readonly world: Rect;
  /** The plates of the regions, from the world's upper left corner. */
  readonly plates: Readonly<Record<RegionId, Point>>;
  readonly market: MarketLayout;
  readonly tracks: TracksLayout;
  /** Both with a line for their heading. */
  readonly summits: Rect;
  readonly unGoals: Rect;
}

/** The plate of a region. */
export const PLATE = { width: 282, height: 156 } as const;
/** The scale of the sky ends here, in ppm. */
export const MOST = 540;
export const BAR = 26;
/** The line above summits and goals that says what they are. */
export const HEADING = 20;

/** A desk: the world below the sky, and on the table before it everything else. */
const WIDE: Layout = {
  width: 1200,
  height: 750,
  small: 15.4,
  needed: 18.2,
  sky: {
    height: 96,
    time: { x: 16, y: 0 },
    firstPlayer: { x: 158, y: 36 },
    number: { x: 312, y: 58 },
    unit: { x: 310, y: 82 },
    pollution: { x: 198, y: 8, width: 762, height: 80 },
    scale: { x: 330, width: 628, base: 72 },
    events: { x: 978, y: 8, width: 212, height: 80 },
  },
  world: { x: 0, y: 96, ...MAP },
  plates: {
    'north-america': { x: 40, y: 16 },
    europe: { x: 438, y: 16 },
    asia: { x: 796, y: 16 },
    oceania: { x: 906, y: 218 },
    africa: { x: 548, y: 208 },
    'south-america': { x: 250, y: 224 },
  },
  market: {
    x: 12,
    y: 286,
    width: 222,
    height: 122,
    step: 25,
    bank: { x: 0, y: 132, width: 68, height: 50 },
    supply: { x: 74, y: 132, width: 50, height: 50 },
    fossils: { x: 130, y: 132, width: 92, height: 50 },
  },
  tracks: {
    x: 10,
    y: 494,
    heading: 20,
    row: 46,
    reserve: { x: 0, y: 0, width: 184, height: 40 },
    track: { x: 190, y: 0, width: 320, height: 40 },
    plant: { x: 518, y: 0, width: 146, height: 40 },
  },
  summits: { x: 686, y: 494, width: 504, height: 132 },
  unGoals: { x: 686, y: 628, width: 504, height: 116 },
};

/** A sheet is never higher than this on a desk, and never wider. */
const HIGHEST = 900;
const WIDEST = 1400;

/** The desk's sheet as the room is shaped: the world takes most of what is left, the rows before it the rest. */
function wide({ width, height }: { readonly width: number; readonly height: number }): Layout {
  const shape = height / width;
  const more = { x: clamped(WIDE.height / shape, WIDE.width, WIDEST), y: clamped(WIDE.width * shape, WIDE.height, HIGHEST) };
  const [x, y] = [more.x - WIDE.width, more.y - WIDE.height];
  const rows = y * 0.3;
  const world = y - rows;
  const { sky, market, tracks, summits, unGoals } = WIDE;
  const row = tracks.row + rows / 5;
  const box = (rect: Rect, from: number, wider: number) => ({
    ...rect,
    x: rect.x + from,
    width: rect.width + wider,
    height: rect.height + Math.min(8, rows / 5),
  });
  return {
    ...WIDE,
    width: more.x,
    height: more.y,
    sky: {
      ...sky,
      pollution: { ...sky.pollution, width: sky.pollution.width + x },
      scale: { ...sky.scale, width: sky.scale.width + x },
      events: { ...sky.events, x: sky.events.x + x },
    },
    world: { ...WIDE.world, width: more.x, height: MAP.height + world },
    plates: recordOf(REGIONS, (id) => ({
      x: (WIDE.plates[id].x * more.x) / WIDE.width,
      y: WIDE.plates[id].y + world * (WIDE.plates[id].y < 100 ? 0.15 : 0.8),
    })),
    market: { ...market, y: market.y + world },
    tracks: {
      ...tracks,
      y: tracks.y + world,
      row,
      reserve: box(tracks.reserve, 0, 0),
      track: box(tracks.track, 0, x / 2),
      plant: box(tracks.plant, x / 2, 0),
    },
    summits: { x: summits.x + x / 2, y: summits.y + world, width: summits.width + x / 2, height: summits.height + rows / 2 },
    unGoals: {
      x: unGoals.x + x / 2,
      y: unGoals.y + world + rows / 2,
      width: unGoals.width + x / 2,
      height: unGoals.height + rows / 2,
    },
  };
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/**
 * A phone: 600 units are 390 px. What changes most comes first, the summits right below the regions because scientists go to
 * both, and the end is free for the table's buttons.
 */
const EDGE = 12;
const INNER = 600 - 2 * EDGE;
const COLUMN = EDGE + PLATE.width + EDGE;
const ROW = PLATE.height + 9;
const GRID = 8;

const TALL: Layout = {
  width: 600,
  height: 1650,
  small: 18.5,
  needed: 21.6,
  sky: {
    height: 180,
    time: { x: EDGE, y: -2 },
    firstPlayer: { x: 130, y: 31 },
    number: { x: 278, y: 57 },
    unit: { x: 276, y: 80 },
    pollution: { x: 156, y: 4, width: 126, height: 82 },
    scale: { x: 16, width: 568, base: 156 },
    events: { x: 286, y: 7, width: 212, height: 74 },
    price: { x: 504, y: 7, width: 84, height: 74 },
  },
  world: { x: 0, y: 180, width: 600, height: 3 * ROW + GRID + 3 },
  plates: {
    'north-america': { x: EDGE, y: GRID },
    europe: { x: COLUMN, y: GRID },
    'south-america': { x: EDGE, y: GRID + ROW },
    africa: { x: COLUMN, y: GRID + ROW },
    asia: { x: EDGE, y: GRID + 2 * ROW },
    oceania: { x: COLUMN, y: GRID + 2 * ROW },
  },
  market: {
    x: EDGE,
    y: 884,
    width: 300,
    height: 122,
    step: 35,
    bank: { x: 308, y: 0, width: 130, height: 58 },
    supply: { x: 446, y: 0, width: 130, height: 58 },
    fossils: { x: 308, y: 64, width: 268, height: 58 },
  },
  summits: { x: EDGE, y: 694, width: INNER, height: 178 },
  tracks: {
    x: EDGE,
    y: 1014,
    heading: 40,
    row: 78,
    reserve: { x: 0, y: 0, width: 372, height: 32 },
    track: { x: 0, y: 35, width: INNER, height: 36 },
    plant: { x: 384, y: -3, width: 192, height: 36 },
  },
  unGoals: { x: EDGE, y: 1446, width: INNER, height: 136 },
};

/** The sheet for a window. */
export function layoutFor({ portrait, room }: Pick<BoardProps, 'portrait' | 'room'>): Layout {
  if (portrait === true) return TALL;
  const [width, height] = [room?.width ?? 0, room?.height ?? 0];
  return width === 0 || height === 0 ? WIDE : wide({ width, height });
}

/** On a phone there is no room for the map: each region's land shows through its plate. What of the map that is, as a viewBox. */
export const LAND_BOXES: Readonly<Record<RegionId, string>> = {
  'north-america': '70 0 300 215',
  europe: '478 6 250 134',
  asia: '690 0 420 262',
  oceania: '930 232 230 136',
  africa: '495 130 245 200',
  'south-america': '280 198 180 196',
};
