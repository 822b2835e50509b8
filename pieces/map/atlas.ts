import { type GeoProjection, geoStream } from 'd3-geo';
import { merge } from 'topojson-client';
import fine from 'world-atlas/countries-50m.json' with { type: 'json' };
import coarse from 'world-atlas/countries-110m.json' with { type: 'json' };
import type { Ring } from './rings.ts';

/** An outline of the file: of one piece, or of several. */
type Country = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number] & {
  readonly properties: { readonly name: string };
};

/** The countries of Natural Earth (public domain) in one detail. */
export interface Atlas {
  readonly names: readonly string[];
  /** The outlines of some countries together, without the borders between them, as a projection shows them. */
  outlines(names: ReadonlySet<string>, projection: GeoProjection): Ring[];
}

const FILES = { coarse, fine } as const;

export function atlas(detail: keyof typeof FILES): Atlas {
  const { arcs, transform, objects } = FILES[detail];
  const [[scaleX = 1, scaleY = 1], [x = 0, y = 0]] = [transform.scale, transform.translate];
  const found: readonly { readonly type: string }[] = objects.countries.geometries;
  const countries = found.filter(isCountry);
  return {
    names: countries.map((it) => it.properties.name),
    outlines: (names, projection) =>
      projected(
        merge(
          { type: 'Topology', arcs, transform: { scale: [scaleX, scaleY], translate: [x, y] }, objects: {} },
          countries.filter((it) => names.has(it.properties.name)),
        ),
        projection,
      ),
  };
}

/** Imported files say of every word only that it is a text. */
function isCountry(it: { readonly type: string }): it is Country {
  return it.type === 'Polygon' || it.type === 'MultiPolygon';
}

function projected(shape: Parameters<typeof geoStream>[0], projection: GeoProjection): Ring[] {
  const found: Ring[] = [];
  let ring: [number, number][] = [];
  const sink = {
    point: (x: number, y: number) => void ring.push([x, y]),
    lineStart: () => {
      ring = [];
    },
    lineEnd: () => void found.push(ring),
    polygonStart: () => undefined,
    polygonEnd: () => undefined,
  };
  geoStream(shape, projection.stream(sink));
  return found;
}
