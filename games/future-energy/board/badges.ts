import { at } from '@kaya/engine';
import type { Point } from '@kaya/pieces';
import { START } from '../data/tables.ts';
import type { FutureEnergyState } from '../types/index.ts';
import { citiesOf } from './cities.ts';
import { geometryOf, type Segment } from './geometry.ts';
import { type Area, shared } from './labels.ts';
import { type Layout, SOCKET } from './layout.ts';

/** What a line on a connection would bring. */
export const BADGE = { width: 30, height: 20 } as const;
/** Where along its connection a badge may stand, the middle first. */
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8] as const;

type Table = Pick<FutureEnergyState, 'players' | 'crew'>;

/** Where the crew stands, and how large it is: in the middle of the start, else beside its city's sign. */
export function crewSpot(view: Table, layout: Layout): Point & { readonly size: number } {
  const { x, y } = at(geometryOf(view, layout).spots, view.crew);
  return view.crew === START ? { x, y, size: 32 } : { x: x + 19, y: y - 20, size: 28 };
}

/** What a badge should not cover: the crew, which everybody looks for first, then the cities' names, then their signs. */
export function keptFree(view: Table, layout: Layout, say: Parameters<typeof citiesOf>[2]): readonly (readonly Area[])[] {
  const { x, y, size } = crewSpot(view, layout);
  const crew = { left: x - size / 2, right: x + size / 2, top: y - size / 2, bottom: y + size / 2 };
  const signs = geometryOf(view, layout).spots.map((spot) => around(spot, SOCKET - 6, SOCKET - 6));
  return [[crew], citiesOf(view.players.length, layout, say).map((city) => city.at.area), signs];
}

/** The first spot of a connection at which a badge covers nothing of all that, nor one that lies already; null where there is none. */
export function freeSpot(
  kept: readonly (readonly Area[])[],
  lying: readonly Area[],
  segment: Segment,
  layout: Layout,
): Point | null {
  const all = [...kept.flat(), ...lying];
  return spotsAlong(segment).find((spot) => all.every((it) => shared(badgeArea(spot, layout), it) === 0)) ?? null;
}

function spotsAlong({ from, to }: Segment): readonly Point[] {
  return ALONG.map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
}

/** The spot of a connection at which a badge covers the least of the first of these, and among such spots of the next. */
export function badgeSpot(kept: readonly (readonly Area[])[], segment: Segment, layout: Layout): Point {
  const left = kept.reduce((best, areas) => {
    const covered = best.map((spot) => areas.reduce((sum, it) => sum + shared(badgeArea(spot, layout), it), 0));
    const least = Math.min(...covered);
    return best.filter((_, i) => covered[i] === least);
  }, spotsAlong(segment));
  return at(left, 0);
}

export function badgeArea(spot: Point, { zoom }: Layout): Area {
  return around(spot, (BADGE.width / 2) * zoom, (BADGE.height / 2) * zoom);
}

function around({ x, y }: Point, wide: number, high: number): Area {
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}
