import { fittedSize, type Point, type Rect, textWidth } from '@kaya/pieces';
import { type Layout, SOCKET, START_SOCKET } from './layout.ts';

/** Where a city's name stands, and how large it is. */
export interface Placed extends Point {
  readonly size: number;
  /** What it covers. */
  readonly area: Area;
}

export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** No name is given more room than this many times its size. */
const ROOM = 7.6;
/** How far the line a name stands on is from its socket, in parts of the name's size. */
const BELOW = 0.98;
const ABOVE = 0.32;
/** A name may stand so far beside the middle of its socket. */
const ASIDE = [0, -16, 16, -28, 28] as const;
/** Between two names so much stays free, in parts of a name's size: else they read as one. */
const GAP = 0.45;
/** How often all names are looked for a better spot, once the others stand. */
const ROUNDS = 2;
/** How much must be covered before the next best spot is taken. */
const LIKED = 12;

interface City {
  readonly spot: Point;
  readonly name: string;
}

/** A city's name stands under its socket; over it or aside where it would cover sockets, the start, other names or signs there. */
export function placeNames(cities: readonly City[], start: Point, signs: readonly Rect[], layout: Layout): Placed[] {
  // The price of the way there stands at the socket's upper right corner.
  const sockets = cities.flatMap(({ spot }) => [
    around(spot, SOCKET - 3),
    around({ x: spot.x + SOCKET - 3, y: spot.y - SOCKET + 4 }, 12 * layout.zoom),
  ]);
  const still = [...sockets, around(start, START_SOCKET), ...signs.map((sign) => areaOf(sign, layout))];
  const names: Placed[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, city] of cities.entries()) {
      const others = names.filter((_, j) => j !== i).map(({ area }) => area);
      names[i] = bestSpot(city, still, others, layout);
    }
  return names;
}

function bestSpot({ spot, name }: City, still: readonly Area[], others: readonly Area[], layout: Layout): Placed {
  const size = fittedSize(name, layout.names, layout.names * ROOM);
  const far = SOCKET + 4 + textWidth(name, size) / 2;
  const aboveOrBelow = ASIDE.flatMap((aside) =>
    [spot.y + SOCKET + size * BELOW, spot.y - SOCKET - size * ABOVE].map((y) => ({ x: spot.x + aside, y })),
  );
  const beside = [-far, far].map((aside) => ({ x: spot.x + aside, y: spot.y + size * 0.35 }));
  const candidates = [...aboveOrBelow, ...beside].map((at) => placed(name, size, at, layout));
  const covered = (area: Area, those: readonly Area[]) => those.reduce((sum, other) => sum + shared(area, other), 0);
  const weighed = candidates.map((at, i) => {
    const { area } = at;
    const apart = { ...area, left: area.left - GAP * size, right: area.right + GAP * size };
    return { at, cost: i * LIKED + covered(area, still) + covered(apart, others) };
  });
  return weighed.reduce((a, b) => (b.cost < a.cost ? b : a)).at;
}

/** A name in the middle over x, standing on y, pushed back onto the map where it would leave it. */
function placed(name: string, size: number, { x, y }: Point, { width }: Layout): Placed {
  const half = textWidth(name, size) / 2;
  const middle = Math.min(Math.max(x, half + 2), width - half - 2);
  const area = { left: middle - half, right: middle + half, top: y - size * 0.75, bottom: y + size * 0.2 };
  return { x: middle, y, size, area };
}

/** What the sign of a region covers. */
export function areaOf({ x, y, width, height }: Rect, { zoom }: Layout): Area {
  return { left: x, top: y, right: x + width * zoom, bottom: y + height * zoom };
}

function around({ x, y }: Point, radius: number): Area {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** The area that both cover. */
export function shared(a: Area, b: Area): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}
