/** A colour that is data: between the stops that a value lies in, as `rgb(r g b)`. Stops are in rising order. */
export function ramp(stops: readonly (readonly [at: number, colour: string])[], value: number): string {
  const next = stops.findIndex(([at]) => at > value);
  const above = stops[next] ?? stops.at(-1);
  const below = stops[next < 0 ? stops.length - 1 : Math.max(0, next - 1)] ?? above;
  if (above === undefined || below === undefined) return 'none';
  const share = above[0] === below[0] ? 0 : (value - below[0]) / (above[0] - below[0]);
  const [from, to] = [parts(below[1]), parts(above[1])];
  const mixed = from.map((it, i) => Math.round(it + ((to[i] ?? it) - it) * Math.min(1, Math.max(0, share))));
  return `rgb(${mixed.join(' ')})`;
}

/** Red, green and blue of `#rrggbb`. */
function parts(colour: string): number[] {
  return [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
}

/** A colour of the drawing, mixed into the theme's own paper so that it fits light and dark. */
export const onPaper = (colour: string, percent: number, paper = '--paper'): string =>
  `color-mix(in srgb, ${colour} ${percent}%, var(${paper}))`;
