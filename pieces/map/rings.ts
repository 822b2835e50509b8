/** A closed line on a drawing, and what can be done with it until it is an SVG path. */

export type Spot = readonly [x: number, y: number];
export type Ring = readonly Spot[];

function area(ring: Ring): number {
  let twice = 0;
  ring.forEach(([x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [0, 0];
    twice += x * ny - nx * y;
  });
  return Math.abs(twice) / 2;
}

/** Takes away, one by one, the corner whose triangle is smallest (Visvalingam), until each is worth this area. */
function simplified(ring: Ring, corner: number): Ring {
  const points = [...ring];
  for (;;) {
    let least = corner;
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
function cut(ring: Ring, axis: 0 | 1, at: number, keep: 1 | -1): Ring {
  const inside = (point: Spot): boolean => (point[axis] - at) * keep >= 0;
  return ring.flatMap((point, i) => {
    const before = ring.at(i - 1) ?? point;
    const share = (at - before[axis]) / (point[axis] - before[axis]);
    const edge: Spot = [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share];
    if (inside(point)) return inside(before) ? [point] : [edge, point];
    return inside(before) ? [edge] : [];
  });
}

/** What of a ring lies within a picture of this size, or at most so far outside. */
export function framed(ring: Ring, { width, height }: { readonly width: number; readonly height: number }, margin: number): Ring {
  const upright = cut(cut(ring, 0, -margin, 1), 0, width + margin, -1);
  return cut(cut(upright, 1, -margin, 1), 1, height + margin, -1);
}

/** An SVG path in whole units, relative from point to point. */
function path(ring: Ring): string {
  let [px, py] = [0, 0];
  const steps = ring.map(([x, y], i) => {
    const [dx, dy] = [Math.round(x) - px, Math.round(y) - py];
    [px, py] = [px + dx, py + dy];
    return i === 0 ? `M${dx} ${dy}l` : `${dx} ${dy}`;
  });
  return `${steps.join(' ').replace('l ', 'l').replaceAll(' -', '-')}z`;
}

/** How much of a coast is worth drawing: islands below this area are left out, corners below that one straightened. */
export interface Grain {
  readonly island: number;
  readonly corner: number;
}

/** Rings as one SVG path. */
export function drawn(rings: readonly Ring[], { island, corner }: Grain): string {
  return rings
    .filter((ring) => ring.length > 3 && area(ring) > island)
    .map((ring) => path(simplified(ring, corner)))
    .join('');
}
