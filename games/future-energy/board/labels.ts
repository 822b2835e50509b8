import { fittedSize, type Point, type Rect, textWidth } from '@kaya/pieces';
import { type Layout, SOCKET } from './layout.ts';

/** Where a city's name stands, and how large it is. */
export interface Placed extends Point {
  readonly size: number;
}

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** No name is given more room than this many times its size. */
const ROOM = 6.2;
/** How far the line a name stands on is from its socket, in parts of the name's size. */
const BELOW = 0.98;
const ABOVE = 0.32;
/** A name may stand so far beside the middle of its socket. */
const ASIDE = [0, -16, 16] as const;
/** How much must be covered before the next best spot is taken. */
const LIKED = 12;

interface City {
  readonly spot: Point;
  readonly name: string;
}

/** A city's name stands under its socket; over it, aside or smaller where it would cover sockets, other names or signs there. */
export function placeNames(cities: readonly City[], signs: readonly Rect[], layout: Layout): Placed[] {
  const sockets = cities.map(({ spot }) => around(spot, SOCKET - 3));
  const taken = signs.map(
    ({ x, y, width, height }): Area => ({
      left: x,
      top: y,
      right: x + width * layout.zoom,
      bottom: y + height * layout.zoom,
    }),
  );
  return cities.map(({ spot, name }) => {
    const full = fittedSize(name, layout.names, layout.names * ROOM);
    const candidates = [full, full * 0.9].flatMap((size) =>
      ASIDE.flatMap((aside) =>
        [spot.y + SOCKET + size * BELOW, spot.y - SOCKET - size * ABOVE].map((y) =>
          placed(name, size, { x: spot.x + aside, y }, layout),
        ),
      ),
    );
    const weighed = candidates.map(({ at, area }, i) => ({
      at,
      area,
      cost: [...sockets, ...taken].reduce((sum, other) => sum + shared(area, other), i * LIKED),
    }));
    const best = weighed.reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push(best.area);
    return best.at;
  });
}

/** A name in the middle over x, standing on y, pushed back onto the map where it would leave it. */
function placed(name: string, size: number, { x, y }: Point, { width }: Layout): { readonly at: Placed; readonly area: Area } {
  const half = textWidth(name, size) / 2;
  const middle = Math.min(Math.max(x, half + 2), width - half - 2);
  return {
    at: { x: middle, y, size },
    area: { left: middle - half, right: middle + half, top: y - size * 0.75, bottom: y + size * 0.2 },
  };
}

function around({ x, y }: Point, radius: number): Area {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** The area that both cover. */
function shared(a: Area, b: Area): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}
