// Bends the coasts of Natural Earth so that every city lies where the boards have it, and writes `land.ts`:
// node games/future-energy/board/map/draw.ts
import { writeFileSync } from 'node:fs';
import { geoConicConformal, geoStream } from 'd3-geo';
import { merge } from 'topojson-client';
import countries from 'world-atlas/countries-50m.json' with { type: 'json' };
import { type Board, components } from '../../data/index.ts';
import { MAP, onBoard } from '../layout.ts';
import { CITIES } from './cities.ts';
import { type Pair, warp } from './warp.ts';

/** Islands smaller than this (square units) are left out, and corners that change less than this are straightened. */
const ISLAND = 20;
const CORNER = 2.4;
/** How stiff the map is; less puts the cities more exactly and tears the coasts. */
const STIFF = 60;
/** What lies beyond the drawing is cut off this far outside. */
const MARGIN = 30;

type Topology = Parameters<typeof merge>[0];
type Country = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number] & {
  readonly properties: { readonly name: string };
};

const atlas = countries as unknown as Topology;
const all = (countries as unknown as { readonly objects: { readonly countries: { readonly geometries: readonly Country[] } } })
  .objects.countries.geometries;

/** Land that belongs to no region of the game, where it comes into the picture. */
const ELSEWHERE = new Set(
  (
    'Morocco|Algeria|Tunisia|Libya|Egypt|Turkey|Syria|Lebanon|Israel|Jordan|Iraq|Iran|Georgia|Armenia|Azerbaijan|Cyprus|' +
    'N. Cyprus|Saudi Arabia|Kazakhstan|W. Sahara|Mauritania|Palestine|Greenland'
  ).split('|'),
);

const projection = geoConicConformal()
  .parallels([40, 60])
  .rotate([-12, 0])
  .center([0, 50])
  .scale(1000)
  .translate([0, 0])
  .precision(0.1)
  .clipExtent([
    [-560, -480],
    [560, 420],
  ]);

/** The coasts of some countries, without the borders between them. */
function coasts(wanted: (name: string) => boolean): Pair[][] {
  const found: Pair[][] = [];
  let ring: Pair[] = [];
  const sink = {
    point: (x: number, y: number) => void ring.push([x, y]),
    lineStart: () => {
      ring = [];
    },
    lineEnd: () => void found.push(ring),
    polygonStart: () => undefined,
    polygonEnd: () => undefined,
  };
  const geometry = merge(
    atlas,
    all.filter((it) => wanted(it.properties.name)),
  );
  geoStream(geometry, projection.stream(sink));
  return found;
}

function area(ring: readonly Pair[]): number {
  let twice = 0;
  ring.forEach(([x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [0, 0];
    twice += x * ny - nx * y;
  });
  return Math.abs(twice) / 2;
}

/** Takes away, one by one, the corner whose triangle is smallest (Visvalingam), until all are worth drawing. */
function simplified(ring: readonly Pair[]): Pair[] {
  const points = [...ring];
  for (;;) {
    let least = CORNER;
    let which = -1;
    for (let i = 0; i < points.length && points.length > 4; i++) {
      const around = [points.at(i - 1), points[i], points[(i + 1) % points.length]];
      const size = area(around.filter((it) => it !== undefined));
      if (size < least) [least, which] = [size, i];
    }
    if (which < 0) return points;
    points.splice(which, 1);
  }
}

/** Cuts a ring at one side of the picture (Sutherland and Hodgman). */
function cut(ring: readonly Pair[], axis: 0 | 1, at: number, keep: 1 | -1): Pair[] {
  const inside = (point: Pair): boolean => (point[axis] - at) * keep >= 0;
  return ring.flatMap((point, i) => {
    const before = ring.at(i - 1) ?? point;
    const share = (at - before[axis]) / (point[axis] - before[axis]);
    const edge: Pair = [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share];
    if (inside(point)) return inside(before) ? [point] : [edge, point];
    return inside(before) ? [edge] : [];
  });
}

function framed(ring: readonly Pair[]): Pair[] {
  const west = cut(ring, 0, -MARGIN, 1);
  const east = cut(west, 0, MAP.width + MARGIN, -1);
  return cut(cut(east, 1, -MARGIN, 1), 1, MAP.height + MARGIN, -1);
}

/** An SVG path in whole units, relative from point to point. */
function path(ring: readonly Pair[]): string {
  let [px, py] = [0, 0];
  const steps = ring.map(([x, y], i) => {
    const [dx, dy] = [Math.round(x) - px, Math.round(y) - py];
    [px, py] = [px + dx, py + dy];
    return i === 0 ? `M${dx} ${dy}l` : `${dx} ${dy}`;
  });
  return `${steps.join(' ').replace('l ', 'l').replaceAll(' -', '-')}z`;
}

function land(board: Board, wanted: (name: string) => boolean): string {
  const known = board.spaces.filter(({ id }) => CITIES[id] !== undefined);
  const from = known.map(({ id }): Pair => projection(CITIES[id] as [number, number]) ?? [0, 0]);
  const to = known.map((space): Pair => {
    const { x, y } = onBoard(space);
    return [x, y];
  });
  const bent = warp(
    from.map(([x, y]): Pair => [x / 100, y / 100]),
    to,
    STIFF / 100,
  );
  return coasts(wanted)
    .map((ring) => framed(ring.map(([x, y]) => bent([x / 100, y / 100]))))
    .filter((ring) => ring.length > 3 && area(ring) > ISLAND)
    .map((ring) => path(simplified(ring)))
    .join('');
}

const boards = components.boards.map(
  (board) => `  '${board.id}': {
    europe:
      '${land(board, (name) => !ELSEWHERE.has(name))}',
    elsewhere:
      '${land(board, (name) => ELSEWHERE.has(name))}',
  },`,
);
writeFileSync(
  new URL('land.ts', import.meta.url),
  `// Written by draw.ts from Natural Earth (public domain).

/** The land on each board, as SVG paths: with regions, and without. */
export const LAND: Readonly<Record<string, { readonly europe: string; readonly elsewhere: string }>> = {
${boards.join('\n')}
};
`,
);
