import type { Point, Rect } from '@kaya/pieces';
import type { FutureEnergyState } from '../types/index.ts';
import { COLUMN, type Layout, UPRIGHT, WIDE } from './layout.ts';

/** Where the things beside or under the map lie. */
export interface Arrangement {
  /** The whole drawing. */
  readonly sheet: { readonly width: number; readonly height: number };
  /** Where the units of everything below begin, and how large they are. */
  readonly edge: Point & { readonly zoom: number };
  readonly time: Rect;
  /** Points and money, and how majorities and networks stand: over the empty sea, or under the map. */
  readonly scoreTable: Point;
  /** A heading stands over each of these. */
  readonly planning: Rect;
  readonly tokens: Rect;
  readonly contracts: readonly Rect[];
  readonly publicContracts: readonly Rect[];
  readonly piles: Point;
}

/** How high a heading is, with what a frame around the box below it takes. */
const HEADING = 22;
const GAP = 6;
/** The tokens in one row, and as a list with their names where there is room for it. */
const TOKENS = 52;
const NAMED = 140;

/** So many boxes in rows, from the upper left one on. */
function rows(count: number, columns: number, first: Rect): Rect[] {
  return Array.from({ length: count }, (_, i) => ({
    ...first,
    x: first.x + (i % columns) * (first.width + GAP),
    y: first.y + Math.floor(i / columns) * (first.height + GAP),
  }));
}

type Table = Pick<FutureEnergyState, 'options' | 'publicRow'> & { readonly places: number };

/** On a desk: a column at the right edge of the map. */
function beside({ options, publicRow, places }: Table, map: Layout): Arrangement {
  const { module2 } = options;
  const column = { x: map.width + 6, width: COLUMN - 32 };
  // Of a higher sheet the cards take what they can use.
  const more = Math.max(0, map.height - WIDE.height);
  const card = module2 ? 48 + Math.min(14, more / 8) : 84 + Math.min(24, more / 5);
  const first = 52 + HEADING;
  const piles = first + places * (card + GAP);
  const planning = { ...column, y: piles + 54 + HEADING, height: module2 ? 40 : 56 };
  const below = planning.y + planning.height + 10 + HEADING;
  const named = !module2 && below + NAMED <= map.height - GAP;
  const tokens = { ...column, y: below, height: named ? Math.min(NAMED + 40, map.height - GAP - below) : TOKENS };
  const publics = { ...column, y: tokens.y + tokens.height + 12 + HEADING, height: 36 };
  return {
    sheet: { width: map.width + COLUMN, height: map.height },
    edge: { x: 0, y: 0, zoom: 1 },
    time: { ...column, y: 10, height: 36 },
    scoreTable: { x: 8, y: 8 },
    planning,
    tokens,
    contracts: rows(places, 1, { ...column, y: first, height: card }),
    publicContracts: rows(publicRow.length, 1, { ...publics, height: publics.height - 1 }),
    piles: { x: column.x, y: piles },
  };
}

/** On a phone: under the map, in two columns. */
function under({ options, publicRow, places }: Table): Arrangement {
  const zoom = UPRIGHT.zoom;
  const width = (UPRIGHT.width - 20) / zoom;
  const half = (width - GAP) / 2;
  const wide = 224;
  const right = { x: wide, width: width - wide };
  const cards = Math.max(118, scoreTableHeight(options.module1)) + 6 + HEADING;
  const below = cards + Math.ceil(places / 2) * (58 + GAP) + 4;
  const publics = below + 78 + HEADING;
  const end = options.module2 ? publics + Math.ceil(publicRow.length / 2) * (36 + GAP) : below + 74;
  return {
    // The lower corner belongs to the table's own button.
    sheet: { width: UPRIGHT.width, height: UPRIGHT.height + 10 + end * zoom + 56 },
    edge: { x: 10, y: UPRIGHT.height + 10, zoom },
    time: { ...right, y: 0, height: 36 },
    scoreTable: { x: 0, y: 0 },
    planning: { ...right, y: 44 + HEADING, height: 48 },
    contracts: rows(places, 2, { x: 0, y: cards, width: half, height: 58 }),
    piles: { x: 0, y: below },
    tokens: { x: 236, y: below + HEADING, width: width - 236, height: TOKENS },
    publicContracts: rows(publicRow.length, 2, { x: 0, y: publics, width: half, height: 36 }),
  };
}

/** `places` is how many contracts can lie on display. */
export function arrange(view: FutureEnergyState, places: number, map: Layout): Arrangement {
  const table = { options: view.options, publicRow: view.publicRow, places };
  return map === UPRIGHT ? under(table) : beside(table, map);
}

/** The table of points, money, majorities and networks: a line for each, under the players' marks. */
export const SCORE_TABLE = { head: 24, row: 22, names: 106, column: 27 } as const;

export function scoreTableHeight(module1: boolean): number {
  return SCORE_TABLE.head + (module1 ? 5 : 4) * SCORE_TABLE.row + 4;
}

/** As the transform of a group. */
export function edgeOf({ edge }: Arrangement): string | undefined {
  return edge.zoom === 1 ? undefined : `translate(${edge.x} ${edge.y}) scale(${edge.zoom})`;
}
