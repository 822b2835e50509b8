import { at, type Seat } from '@kaya/engine';
import { type GameMap, mapOf } from '../data/map.ts';
import { type Fare, reach } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import type { FutureEnergyState, SpaceId } from '../types.ts';
import { geometryOf, type Segment } from './geometry.ts';
import { MAP, type Point } from './layout.ts';
import { movingNow } from './reachable.ts';

/** A way for the crew, as it is drawn: between the sockets, in a lane of its own where ways lie side by side. */
export interface ShownWay {
  readonly where: string;
  readonly fare: Fare;
  /** The one to be chosen now; else it is only shown. */
  readonly open: boolean;
  /** By stretch, from the crew on: an SVG path. */
  readonly stretches: readonly string[];
  /** Where its price stands, how wide that is, and to which spot of the way it belongs. */
  readonly tag: Point & { readonly width: number; readonly leads: Point };
}

/** Ways side by side lie this far apart. */
const LANE = 7.5;

/** All ways worth choosing between: to the space that is being driven to, else to the one that is pointed at. */
export function waysShown(view: FutureEnergyState, pointed: SpaceId | null): readonly ShownWay[] {
  const step = view.agenda.at(-1);
  const open = step?.do === 'route';
  const map = mapOf(view);
  const { segments, spots } = geometryOf(view);
  const fares = open ? reach(view, step.seat, step.space).fares.filter((it) => it.payable) : faresTo(view, pointed);
  const routes = fares.map((fare) => connectionsOf(map, fare));
  const tags: ShownWay['tag'][] = [];
  return fares.map((fare, i) => {
    const route = at(routes, i);
    const lanes = route.map((connection) => {
      const users = routes.flatMap((other, k) => (other.includes(connection) ? [k] : []));
      return (users.indexOf(i) - (users.length - 1) / 2) * LANE;
    });
    const alone = route.filter((_, k) => lanes[k] === 0 && sharedBy(routes, at(route, k)) === 1);
    const tag = tagFor(fare, alone.length > 0 ? alone : route, segments, spots, tags);
    tags.push(tag);
    const stretches = route.map((connection, k) => stretch(at(segments, connection), at(lanes, k)));
    return { where: place.way(fare.bank, fare.tolls), fare, open, stretches, tag };
  });
}

/** What can be paid; where nothing can, the cheapest way all the same. */
function faresTo(view: FutureEnergyState, pointed: SpaceId | null): readonly Fare[] {
  const moving = movingNow(view);
  if (moving === null || pointed === null) return [];
  const { fares } = reach(view, moving.seat, pointed);
  const payable = fares.filter((it) => it.payable);
  return payable.length > 0 ? payable : fares.slice(0, 1);
}

function connectionsOf(map: GameMap, { path }: Fare): number[] {
  return path.slice(1).map((to, i) => {
    const [a, b] = [map.space(at(path, i)), map.space(to)];
    return at(at(map.ways, a), at(map.neighbours, a).indexOf(b));
  });
}

function sharedBy(routes: readonly (readonly number[])[], connection: number): number {
  return routes.filter((route) => route.includes(connection)).length;
}

function stretch({ from, to, across }: Segment, aside: number): string {
  const [dx, dy] = [across.x * aside, across.y * aside];
  return `M${round(from.x + dx)} ${round(from.y + dy)}L${round(to.x + dx)} ${round(to.y + dy)}`;
}

/** How wide the bank's and a seat's part of a price are, and both ends together. */
const PART = { bank: 26, seat: 42, ends: 10 } as const;

/** A part of a price: who is paid (null: the bank), how much, and where on the tag that stands. */
export interface PricePart {
  readonly seat: Seat | null;
  readonly amount: number;
  readonly x: number;
}

/** Who is paid how much. A way that costs nothing says so with a 0 for the bank. */
export function partsOf({ bank, tolls }: Fare): readonly PricePart[] {
  const owners = tolls.flatMap((amount, seat) => (amount > 0 ? [{ seat, amount }] : []));
  const paid = [...(bank > 0 || owners.length === 0 ? [{ seat: null, amount: bank }] : []), ...owners];
  let x: number = PART.ends / 2 + 13;
  return paid.map((part) => {
    const here = x;
    x += part.seat === null ? PART.bank : PART.seat;
    return { ...part, x: here };
  });
}

function widthOf(fare: Fare): number {
  return partsOf(fare).reduce<number>((sum, { seat }) => sum + (seat === null ? PART.bank : PART.seat), PART.ends);
}

/** Beside the line, on either side, or on it. */
const ASIDE = [0, 27, -27, 44, -44] as const;

/** The spot on some stretches that is furthest from sockets and from the tags that lie already. */
function tagFor(
  fare: Fare,
  route: readonly number[],
  segments: readonly Segment[],
  spots: readonly Point[],
  taken: readonly ShownWay['tag'][],
): ShownWay['tag'] {
  const width = widthOf(fare);
  let best = { x: 0, y: 0, leads: { x: 0, y: 0 } };
  let most = Number.NEGATIVE_INFINITY;
  for (const connection of route) {
    const { middle, across } = at(segments, connection);
    for (const aside of ASIDE) {
      const x = Math.min(Math.max(middle.x + across.x * aside, width / 2 + 4), MAP.width - width / 2 - 4);
      const y = Math.max(middle.y + across.y * aside, 20);
      const clear = Math.min(
        ...spots.map((spot) => gap(spot.x - x, spot.y - y, width / 2 + 22, 38)),
        ...taken.map((tag) => 2 * gap(tag.x - x, tag.y - y, (width + tag.width) / 2 + 2, 32)),
        0,
      );
      const room = clear - Math.abs(aside) / 250;
      if (room > most) [most, best] = [room, { x, y, leads: middle }];
    }
  }
  return { x: round(best.x), y: round(best.y), width, leads: best.leads };
}

/** 0 where two boxes do not touch; else how much they overlap, as a negative share. */
function gap(dx: number, dy: number, wide: number, high: number): number {
  const over = Math.min(1 - Math.abs(dx) / wide, 1 - Math.abs(dy) / high);
  return over > 0 ? -over : 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
