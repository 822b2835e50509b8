import { at } from '@kaya/engine';
import type { Point } from '@kaya/pieces';
import { type GameMap, mapOf, START } from '../data/tables.ts';
import { type Layout, onMap, SOCKET, START_SOCKET } from './layout.ts';

/** The lines of the drawing: sockets, connections and the borders of regions. */

/** An octagon around 0, 0 with this distance from the middle to its sides, as an SVG path. */
export function octagon(radius: number): string {
  const [r, t] = [round(radius), round(radius * (Math.SQRT2 - 1))];
  return `M${-t} ${-r}H${t}L${r} ${-t}V${t}L${t} ${r}H${-t}L${-r} ${t}V${-t}z`;
}

export interface Segment {
  readonly from: Point;
  readonly to: Point;
  readonly middle: Point;
  /** One unit across the line. */
  readonly across: Point;
}

/** A spot at which a finger finds something, and how large it is from its middle. */
export interface Handle extends Point {
  readonly r: number;
}

export interface Geometry {
  /** By space. */
  readonly spots: readonly Point[];
  /** By connection: from socket to socket. */
  readonly segments: readonly Segment[];
  /** By connection: as far from the others as its length allows. */
  readonly handles: readonly Handle[];
  /** By region: the cells of its spaces, as an SVG path. */
  readonly regions: readonly string[];
  /** The borders between the regions. */
  readonly borders: string;
}

const drawn = new WeakMap<GameMap, Map<Layout, Geometry>>();

/** What the drawing of a map is made of; worked out once for each layout. */
export function geometryOf(table: { readonly players: readonly unknown[] }, layout: Layout): Geometry {
  const map = mapOf(table);
  const known = drawn.get(map) ?? new Map<Layout, Geometry>();
  drawn.set(map, known);
  const geometry = known.get(layout) ?? geometryFor(map, layout);
  known.set(layout, geometry);
  return geometry;
}

function geometryFor(map: GameMap, layout: Layout): Geometry {
  const spots = map.spaces.map((space) => onMap(space, layout));
  const cells = spots.map((_, i) => cellOf(spots, i, layout));
  const segments = map.ends.map(([a, b]) => segment(at(spots, a), radiusOf(a), at(spots, b), radiusOf(b)));
  return {
    spots,
    segments,
    handles: handlesOf(segments, layout),
    regions: map.regions.map((_, region) =>
      cells
        .filter((_cell, i) => map.regionOf[i] === region)
        .map(outline)
        .join(''),
    ),
    borders: bordersOf(map, cells),
  };
}

export function radiusOf(space: number): number {
  return space === START ? START_SOCKET : SOCKET;
}

function segment(a: Point, ra: number, b: Point, rb: number): Segment {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const from = { x: round(a.x + along.x * ra), y: round(a.y + along.y * ra) };
  const to = { x: round(b.x - along.x * rb), y: round(b.y - along.y * rb) };
  return {
    from,
    to,
    middle: { x: round((from.x + to.x) / 2), y: round((from.y + to.y) / 2) },
    across: { x: -along.y, y: along.x },
  };
}

/** How large a handle is, and where along its connection a handle may lie, the middle first. */
const HANDLE = 12;
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8] as const;
/** Farther from each other than this no handle needs to be. */
const APART = 30;
/** How often all handles are looked for a better spot, once the others lie. */
const ROUNDS = 3;

function handlesOf(segments: readonly Segment[], { zoom }: Layout): Handle[] {
  const handles = segments.map(({ middle }) => middle);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, { from, to }] of segments.entries()) {
      const others = handles.filter((_, j) => j !== i);
      const room = (spot: Point) => Math.min(APART * zoom, ...others.map((it) => Math.hypot(it.x - spot.x, it.y - spot.y)));
      const spots = ALONG.map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
      handles[i] = spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
    }
  return handles.map((spot) => ({ ...spot, r: HANDLE * zoom }));
}

/** A corner of a cell; `beyond` is whose cell lies behind the side that begins here, −1 at the edge of the map. */
interface Corner extends Point {
  readonly beyond: number;
}

/** All that is nearer to this spot than to any other (Voronoi), corner by corner. */
function cellOf(spots: readonly Point[], own: number, { width, height }: Layout): Corner[] {
  const me = at(spots, own);
  const frame: Corner[] = [
    { x: 0, y: 0, beyond: -1 },
    { x: width, y: 0, beyond: -1 },
    { x: width, y: height, beyond: -1 },
    { x: 0, y: height, beyond: -1 },
  ];
  return spots.reduce((cell, other, i) => (i === own ? cell : nearer(cell, me, other, i)), frame);
}

/** The part of a cell that is nearer to me than to the other. */
function nearer(cell: readonly Corner[], me: Point, other: Point, number: number): Corner[] {
  const gain = ({ x, y }: Point): number => (x - other.x) ** 2 + (y - other.y) ** 2 - (x - me.x) ** 2 - (y - me.y) ** 2;
  return cell.flatMap((corner, i) => {
    const next = at(cell, (i + 1) % cell.length);
    const [here, there] = [gain(corner), gain(next)];
    const share = here / (here - there);
    const edge = { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share };
    if (here >= 0) return there >= 0 ? [corner] : [corner, { ...edge, beyond: number }];
    return there > 0 ? [{ ...edge, beyond: corner.beyond }] : [];
  });
}

function outline(cell: readonly Corner[]): string {
  return `M${cell.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}z`;
}

function bordersOf(map: GameMap, cells: readonly (readonly Corner[])[]): string {
  return cells
    .flatMap((cell, i) =>
      cell.flatMap((corner, k) => {
        const { beyond } = corner;
        if (beyond < i || map.regionOf[i] === map.regionOf[beyond]) return [];
        const end = at(cell, (k + 1) % cell.length);
        return [`M${round(corner.x)} ${round(corner.y)}L${round(end.x)} ${round(end.y)}`];
      }),
    )
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
