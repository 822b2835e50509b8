import { at, type Words } from '@kaya/engine';
import { counted } from '@kaya/pieces';
import { mapOf, START } from '../data/tables.ts';
import { space as spaceName } from '../text/names.ts';
import type { SpaceId } from '../types/index.ts';
import { geometryOf } from './geometry.ts';
import { type Placed, placeNames } from './labels.ts';
import type { Layout } from './layout.ts';
import { signOf } from './signs.ts';

interface City {
  readonly id: SpaceId;
  readonly name: string;
  readonly closed: boolean;
  readonly at: Placed;
}

type Say = (words: Words) => string;

const known = new WeakMap<Say, Map<string, readonly City[]>>();

/** The cities with their names where these stand on the map; worked out once for a language and a layout. */
export function citiesOf(seats: number, layout: Layout, say: Say): readonly City[] {
  const kept = known.get(say) ?? new Map<string, readonly City[]>();
  known.set(say, kept);
  const key = `${seats} ${layout.width} ${layout.height}`;
  const cities = kept.get(key) ?? placed(seats, layout, say);
  kept.set(key, cities);
  return cities;
}

function placed(seats: number, layout: Layout, say: Say): City[] {
  const table = { players: counted(seats) };
  const { board, spaces, closedSpaces } = mapOf(table);
  const { spots } = geometryOf(table, layout);
  const cities = spaces.flatMap(({ id }, i) =>
    i === START ? [] : [{ id, spot: at(spots, i), name: say(spaceName(id)), closed: closedSpaces.includes(i) }],
  );
  // A sign may become as large as when everybody is there.
  const signs = board.regions.map((region) => signOf(region, seats, layout));
  const places = placeNames(cities, at(spots, START), signs, layout);
  return cities.map(({ id, name, closed }, i) => ({ id, name, closed, at: at(places, i) }));
}
