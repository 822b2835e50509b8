// Draws the nine regions from Natural Earth's countries and writes `regions.ts`: node games/bataille-pour-le-climat/board/map/draw.ts
import { writeFileSync } from 'node:fs';
import { type GeoProjection, geoProjection, geoStream } from 'd3-geo';
import { merge } from 'topojson-client';
import countries from 'world-atlas/countries-110m.json' with { type: 'json' };
import { REGIONS, type RegionId } from '../../ids.ts';
import { COUNTRIES, NOT_DRAWN, OTHERS } from './countries.ts';

/** The size of the map, in units of the board. */
const WIDTH = 1200;
const HEIGHT = 430;
/** Between these latitudes. */
const NORTH = 74;
const SOUTH = -56;
/** Islands smaller than this (square units) are left out, and corners that change less than this are straightened. */
const ISLAND = 14;
const CORNER = 2.2;

type Point = readonly [x: number, y: number];
type Topology = Parameters<typeof merge>[0];
type Country = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number] & {
  readonly properties: { readonly name: string };
};

const atlas = countries as unknown as Topology;
const all = (countries as unknown as { readonly objects: { readonly countries: { readonly geometries: readonly Country[] } } })
  .objects.countries.geometries;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** Miller's cylindrical projection: the north gets the room that the pieces there need. */
const miller = (phi: number): number => 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * phi));
const top = miller(radians(NORTH));
const squeeze = (HEIGHT / (top - miller(radians(SOUTH)))) * ((2 * Math.PI) / WIDTH);

/** The world from the Bering Strait to the Bering Strait, in the box of the map. */
function world(): GeoProjection {
  return geoProjection((lambda, phi) => [lambda, miller(phi) * squeeze])
    .rotate([-11, 0])
    .scale(WIDTH / (2 * Math.PI))
    .translate([WIDTH / 2, (top * squeeze * WIDTH) / (2 * Math.PI)])
    .precision(0.1)
    .clipExtent([
      [0, 0],
      [WIDTH, HEIGHT],
    ]);
}

/** The outlines of some countries on the map, without the borders between them. */
function outlines(names: readonly string[], projection: GeoProjection): Point[][] {
  const found: Point[][] = [];
  let ring: Point[] = [];
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
    all.filter((it) => names.includes(it.properties.name)),
  );
  geoStream(geometry, projection.stream(sink));
  return found;
}

function area(ring: readonly Point[]): number {
  let twice = 0;
  ring.forEach(([x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [0, 0];
    twice += x * ny - nx * y;
  });
  return Math.abs(twice) / 2;
}

/** Takes away, one by one, the corner whose triangle is smallest (Visvalingam), until all are worth drawing. */
function simplified(ring: readonly Point[]): Point[] {
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

/** An SVG path in whole units, relative from point to point. */
function path(ring: readonly Point[]): string {
  let [px, py] = [0, 0];
  const steps = ring.map(([x, y], i) => {
    const [dx, dy] = [Math.round(x) - px, Math.round(y) - py];
    [px, py] = [px + dx, py + dy];
    return i === 0 ? `M${dx} ${dy}l` : `${dx} ${dy}`;
  });
  return `${steps.join(' ').replace('l ', 'l').replaceAll(' -', '-')}z`;
}

function land(region: RegionId): string {
  const listed = new Set([...Object.values(COUNTRIES).flat(), ...NOT_DRAWN]);
  const unlisted = all.map((it) => it.properties.name).filter((name) => !listed.has(name));
  return outlines(region === OTHERS ? unlisted : COUNTRIES[region], world())
    .filter((ring) => area(ring) > ISLAND)
    .map((ring) => path(simplified(ring)))
    .join('');
}

const lines = REGIONS.map((region) => `  ${/-/.test(region) ? `'${region}'` : region}:\n    '${land(region)}',`);
writeFileSync(
  new URL('regions.ts', import.meta.url),
  `// Written by draw.ts from Natural Earth (public domain).
import type { RegionId } from '../../ids.ts';

/** The size of the map. */
export const MAP = { width: ${WIDTH}, height: ${HEIGHT} } as const;

/** The land of each region, as SVG paths. */
export const LAND: Readonly<Record<RegionId, string>> = {
${lines.join('\n')}
};
`,
);
