import type { Piece, Seat } from '@kaya/engine';

/** So many equal pieces at each place, numbered through. */
export function equal(kind: string, lots: readonly (readonly [place: string, count: number])[], owner?: Seat): Piece[] {
  const name = owner === undefined ? kind : `${kind}-${owner}`;
  const places = lots.flatMap(([place, count]) => Array.from({ length: Math.max(0, count) }, () => place));
  return places.map((place, i) => ({ id: `${name}:${i}`, kind, place, ...(owner === undefined ? {} : { owner }) }));
}
