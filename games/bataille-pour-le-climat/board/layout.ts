import { recordOf } from '@kaya/engine';
import type { Point, Rect } from '@kaya/pieces';
import { REGIONS, type RegionId } from '../types/index.ts';
import { MAP } from './map/size.ts';

/** Where everything lies on the board, in units of its viewBox: a unit is never smaller than a pixel of the window. */

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** One stripe for each turn. */
  readonly stripes: Rect;
  /** The order of the regions; null where their sheets lie in that order. */
  readonly track: Rect | null;
  readonly world: Rect;
  /** The upper left corner of the map on the world, and how large it is drawn; null where there is no room for it. */
  readonly land: (Point & { readonly scale: number }) | null;
  /** The sheets of the regions, on the world. */
  readonly sheets: Readonly<Record<RegionId, Point>>;
  readonly sheet: { readonly width: number; readonly height: number };
  /** What the last activation did; it grows from below or from above. */
  readonly chronicle: Rect & { readonly from: 'below' | 'above' };
  readonly climate: Rect;
  readonly stage: Rect;
  /** The stage where all come together or choose from many things: it may cover the offices. */
  readonly scene: Rect & { readonly stacked: boolean };
  /** The same where there is so much to choose from that it covers the climate too. */
  readonly widest: Rect & { readonly stacked: boolean };
  readonly offices: Rect;
  /** What can be answered in a word, where it does not stand on the stage. */
  readonly answers: Rect | null;
  /** For fingers: larger letters, and nothing to press that is lower than a fingertip. */
  readonly touch: boolean;
}

/** The window that a site shows it in. */
interface Room {
  readonly width: number;
  readonly height: number | null;
}

const EDGE = 6;
const STRIPES = 46;
const TRACK = 26;
const SHEET = 110;
/** The smallest table for a desk; what is larger has larger letters. */
const DESK = { width: 940, height: 608 };

/** The middle of each sheet near its land, in parts of the width, row by row. */
const ROWS: readonly (readonly (readonly [RegionId, number])[])[] = [
  [
    ['north-america', 0.19],
    ['europe', 0.488],
    ['russia', 0.752],
  ],
  [
    ['middle-east', 0.6],
    ['china', 0.845],
  ],
];
const LOWEST: readonly RegionId[] = ['south-america', 'africa', 'india', 'indo-australia'];

/** How much room a high table has to give: to what is under way, and to the answers in a word. */
export interface Needed {
  readonly stage: 'scene' | 'event' | number;
  readonly answers: number;
}

/** The table for a window. */
export function layoutFor(room: Room | undefined, upright: boolean, order: readonly RegionId[], needed: Needed): Layout {
  const { width, height } = room ?? { width: 390, height: upright ? null : 636 };
  if (upright || height === null || width < 880) return tall(Math.max(360, width), order, needed, upright);
  const scale = Math.max(1, Math.min(width / DESK.width, height / DESK.height));
  return desk(Math.max(DESK.width, width / scale), Math.max(DESK.height, height / scale));
}

/** A table for a desk: the world, and below it the climate, what is under way, and the offices. */
export function desk(width: number, height: number): Layout {
  const top = STRIPES + TRACK;
  const lower = Math.min(250, Math.max(186, Math.round(height * 0.31)));
  const world = { x: 0, y: top, width, height: height - top - lower - 2 * EDGE };
  const sheet = { width: Math.min(216, (width - 162) / 4 - 5), height: SHEET };
  const y = height - lower - EDGE;
  const inner = width - 2 * EDGE - 16;
  const [climate, stage] = [Math.round(inner * 0.235), Math.round(inner * 0.44)];
  const offices = inner - climate - stage;
  const atStage = EDGE + climate + 8;
  return {
    width,
    height,
    stripes: { x: 0, y: 0, width, height: STRIPES },
    track: { x: 0, y: STRIPES, width, height: TRACK },
    world,
    land: onWorld(world),
    sheets: nearLand(world, sheet.width),
    sheet,
    chronicle: {
      x: 5,
      y: top + SHEET + 14,
      width: width - 4 * (sheet.width + 5) - EDGE - 6,
      height: world.height - SHEET - 20,
      from: 'below',
    },
    climate: { x: EDGE, y, width: climate, height: lower },
    stage: { x: atStage, y, width: stage, height: lower },
    scene: { x: atStage, y, width: stage + 8 + offices, height: lower, stacked: false },
    widest: { x: EDGE, y, width: inner + 16, height: lower, stacked: false },
    offices: { x: atStage + stage + 8, y, width: offices, height: lower },
    answers: null,
    touch: false,
  };
}

/** The map as wide as the world, its middle in the middle. */
function onWorld({ width, height }: Rect): NonNullable<Layout['land']> {
  const scale = Math.max(width / MAP.width, height / MAP.height);
  return { x: (width - MAP.width * scale) / 2, y: (height - MAP.height * scale) / 2, scale };
}

function nearLand(world: Rect, wide: number): Readonly<Record<RegionId, Point>> {
  const gap = (world.height - 3 * SHEET) / 4;
  const found = new Map<RegionId, Point>();
  for (const [row, list] of ROWS.entries())
    for (const [id, middle] of list)
      found.set(id, {
        x: Math.min(world.width - wide - EDGE, Math.round(middle * world.width - wide / 2)),
        y: gap + row * (SHEET + gap),
      });
  for (const [i, id] of LOWEST.entries())
    found.set(id, { x: world.width - EDGE + 5 - (LOWEST.length - i) * (wide + 5), y: gap + 2 * (SHEET + gap) });
  return recordOf(REGIONS, (id) => found.get(id) ?? { x: 0, y: 0 });
}

/** The heights of the parts of a high table; a scene or an event needs more room, and everything below it moves down. */
const STAGE = { event: 330, scene: 520 };
/** The decks above it. */
const DECKS = 64;
const CLIMATE = 214;
const OFFICES = 278;

/**
 * A table that is higher than its window: what is under way comes first, then the regions in the order of their activations.
 * The answers in a word come last: there the list stands beside the table, and the table shows what it is about.
 */
function tall(width: number, order: readonly RegionId[], needed: Needed, touch: boolean): Layout {
  const columns = Math.max(2, Math.floor(width / 206));
  const sheet = { width: (width - EDGE * (columns + 1)) / columns, height: SHEET + 8 };
  const rows = Math.ceil(REGIONS.length / columns);
  const inner = width - 2 * EDGE;
  const top = 58;
  const stage = typeof needed.stage === 'number' ? DECKS + needed.stage : STAGE[needed.stage];
  const below = top + stage + EDGE;
  const high = rows * (sheet.height + 8) + 8;
  // What an odd number of sheets leaves free tells of the last activation.
  const last = REGIONS.length % columns;
  const free =
    last === 0 ? null : { x: EDGE + last * (sheet.width + EDGE), width: (columns - last) * (sheet.width + EDGE) - EDGE };
  const chronicle = free === null ? { x: EDGE, width: inner } : free;
  const low = below + high + (free === null ? sheet.height + EDGE : 0) + EDGE;
  const end = low + CLIMATE + OFFICES + 2 * EDGE;
  const answers = needed.answers === 0 ? null : { x: EDGE, y: end, width: inner, height: needed.answers + 14 };
  return {
    width,
    height: end + (answers === null ? 0 : answers.height + EDGE) + (touch ? 64 : 8),
    stripes: { x: 0, y: 0, width, height: top - 4 },
    track: null,
    world: { x: 0, y: below, width, height: high },
    land: null,
    sheets: recordOf(REGIONS, (id) => {
      const nth = order.indexOf(id);
      const row = Math.floor(nth / columns);
      return { x: EDGE + (nth % columns) * (sheet.width + EDGE), y: 8 + row * (sheet.height + 8) };
    }),
    sheet,
    chronicle: {
      ...chronicle,
      y: free === null ? below + high + EDGE : below + 8 + (rows - 1) * (sheet.height + 8),
      height: sheet.height,
      from: 'above',
    },
    climate: { x: EDGE, y: low, width: inner, height: CLIMATE },
    stage: { x: EDGE, y: top, width: inner, height: stage },
    scene: { x: EDGE, y: top, width: inner, height: STAGE.scene, stacked: true },
    widest: { x: EDGE, y: top, width: inner, height: STAGE.scene, stacked: true },
    offices: { x: EDGE, y: low + CLIMATE + EDGE, width: inner, height: OFFICES },
    answers,
    touch: true,
  };
}

/** The letters of a table: what one decides by, and what only goes with it. */
export const letters = ({ touch }: Layout) => (touch ? { text: 14.5, small: 12.5 } : { text: 13.2, small: 12 });

/** Where the gap between the columns of two sheets is; before a column that is the last. */
export function gapBeside({ width, sheets, sheet }: Layout, from: RegionId, to: RegionId): number {
  const left = Math.min(sheets[from].x, sheets[to].x);
  return left + 2 * sheet.width > width ? left - 3 : left + sheet.width + 3;
}
