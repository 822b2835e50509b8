import { recordOf } from '@kaya/engine';
import type { Point, Rect } from '@kaya/pieces';
import { REGIONS, type RegionId } from '../types/index.ts';
import { MAP } from './map/regions.ts';

/** Where everything lies on the board, in units of its viewBox. */

/** A part of the table: drawn at its own size from its upper left corner, then enlarged. */
export interface Part extends Rect {
  readonly scale: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** One stripe for each turn. */
  readonly stripes: Part;
  /** The order of the regions, in so many columns. */
  readonly track: Part & { readonly columns: number };
  readonly world: Rect;
  /** The upper left corner of the map on the world; null where there is no room for it. */
  readonly land: Point | null;
  /** The sheets of the regions, on the world. */
  readonly sheets: Readonly<Record<RegionId, Point>>;
  readonly sheetScale: number;
  /** What the last activation did; it grows from below or from above. */
  readonly chronicle: Part & { readonly from: 'below' | 'above' };
  readonly climate: Part;
  readonly stage: Part;
  /** The stage where all come together or choose from many things: it may cover the offices. */
  readonly scene: Part & { readonly stacked: boolean };
  readonly offices: Part;
}

export const SHEET = { width: 246, height: 130 } as const;
/** The height of the band of stripes, and of a row of the track. */
export const STRIPES = 54;
export const TRACK = 42;
/** The size at which the parts below the world are designed. */
const LOWER = 212;
/** How far the map lies from the left edge: the open sea has the chronicle. */
const SEA = 60;

function shifted(sheets: Readonly<Record<RegionId, Point>>, by: number): Readonly<Record<RegionId, Point>> {
  return recordOf(REGIONS, (id) => ({ x: sheets[id].x + by, y: sheets[id].y }));
}

/** The sheets near their lands, from the map's upper left corner. */
const NEAR_LAND: Readonly<Record<RegionId, Point>> = {
  'north-america': { x: 62, y: 40 },
  'south-america': { x: 180, y: 292 },
  europe: { x: 432, y: 10 },
  africa: { x: 438, y: 292 },
  'middle-east': { x: 566, y: 151 },
  russia: { x: 764, y: 10 },
  china: { x: 882, y: 151 },
  india: { x: 692, y: 292 },
  'indo-australia': { x: 946, y: 292 },
};

/** A table for a desk. */
export const WIDE: Layout = {
  width: MAP.width + SEA,
  height: 750,
  stripes: { x: 0, y: 0, width: MAP.width + SEA, height: STRIPES, scale: 1 },
  track: { x: 0, y: STRIPES, width: MAP.width + SEA, height: TRACK, scale: 1, columns: 9 },
  world: { x: 0, y: 96, width: MAP.width + SEA, height: MAP.height },
  land: { x: SEA, y: 0 },
  sheets: shifted(NEAR_LAND, SEA),
  sheetScale: 1,
  chronicle: { x: 6, y: 282, width: 226, height: 240, scale: 1, from: 'below' },
  climate: { x: 8, y: 532, width: 322, height: LOWER, scale: 1 },
  stage: { x: 338, y: 532, width: 486, height: LOWER, scale: 1 },
  scene: { x: 338, y: 532, width: 888, height: LOWER, scale: 1, stacked: false },
  offices: { x: 832, y: 532, width: 394, height: LOWER, scale: 1 },
};

const COLUMNS: readonly (readonly [RegionId, RegionId | null])[] = [
  ['north-america', 'europe'],
  ['south-america', 'russia'],
  ['africa', 'middle-east'],
  ['india', 'china'],
  ['indo-australia', null],
];
const ROW = 160;
/** A scene on a phone needs so much more room than the stage; everything below it moves down. */
const MORE = 266;

/** A table for a phone held upright: what is under way comes first, then the regions in two columns. */
function tall(more: number): Layout {
  const top = 480 + more;
  const low = top + 5 * ROW + 16;
  return {
    width: 600,
    height: 2168,
    stripes: { x: 0, y: 0, width: 600, height: STRIPES, scale: 1 },
    track: { x: 0, y: STRIPES, width: 500, height: 3 * TRACK, scale: 1.2, columns: 3 },
    world: { x: 0, y: top, width: 600, height: 5 * ROW + 6 },
    land: null,
    sheets: IN_COLUMNS,
    sheetScale: 1.18,
    chronicle: { x: 304, y: top + 4 * ROW + 6, width: 244, height: 128, scale: 1.18, from: 'above' },
    climate: { x: 8, y: low, width: 322, height: LOWER, scale: 1.35 },
    stage: { x: 8, y: 212, width: 486, height: LOWER, scale: 1.2 },
    scene: { x: 8, y: 212, width: 486, height: LOWER + MORE / 1.2 - 4, scale: 1.2, stacked: true },
    offices: { x: 8, y: low + 296, width: 394, height: LOWER, scale: 1.47 },
  };
}

const IN_COLUMNS = recordOf(REGIONS, (id) => {
  const row = COLUMNS.findIndex((pair) => pair.includes(id));
  return { x: 6 + (COLUMNS[row]?.indexOf(id) ?? 0) * 298, y: 6 + row * ROW };
});

export const TALL: Layout = tall(0);
/** The same while the stage shows a scene. */
export const TALL_SCENE: Layout = tall(MORE);

/** A table for a wall: the world, and below it the stage as large as it gets; climate, chronicle and people on the right. */
export const WALL: Layout = {
  ...WIDE,
  width: 1640,
  height: 844,
  stripes: { ...WIDE.stripes, width: 1640 },
  track: { ...WIDE.track, width: 1640 },
  chronicle: { x: 1268, y: 352, width: 322, height: 200, scale: 1.13, from: 'above' },
  climate: { ...WIDE.climate, x: 1268, y: 104, scale: 1.13 },
  stage: { ...WIDE.stage, x: 8, y: 534, scale: 1.4 },
  scene: { ...WIDE.scene, x: 8, y: 534, scale: 1.4 },
  offices: { ...WIDE.offices, x: 698, y: 534, scale: 1.4 },
};
/** The people on the wall. */
export const PEOPLE: Part = { x: 1268, y: 586, width: 322, height: 222, scale: 1.13 };
