/** A part of a game in which something went up or down; by how much. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

/** Of these stretches, the best first, at most so many of which none overlap; in the order of the game. */
export function apart<S extends Stretch>(stretches: readonly S[], most: number): S[] {
  const found: S[] = [];
  for (const one of stretches) {
    if (found.length === most) break;
    if (found.every(({ from, to }) => one.to <= from || one.from >= to)) found.push(one);
  }
  return found.sort((a, b) => a.from - b.from);
}
