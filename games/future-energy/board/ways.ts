import { at, type Seat } from '@kaya/engine';
import type { Point } from '@kaya/pieces';
import { type GameMap, mapOf } from '../data/tables.ts';
import { type Fare, reach } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import type { FutureEnergyState, SpaceId } from '../types/index.ts';
import { geometryOf, type Segment } from './geometry.ts';
import { type Area, shared } from './labels.ts';
import type { Layout } from './layout.ts';
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
export function waysShown(
  view: FutureEnergyState,
  pointed: SpaceId | null,
  layout: Layout,
  names: readonly Area[] = [],
): readonly ShownWay[] {
  const step = view.agenda.at(-1);
  const open = step?.do === 'route';
  const map = mapOf(view);
  const { segments, spots } = geometryOf(view, layout);
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
    const tag = tagFor(
      fare,
      (alone.length > 0 ? alone : route).map((connection) => at(segments, connection)),
      { spots, tags, names, layout },
    );
    tags.push(tag);
    const stretches = route.map((connection, k) => stretch(at(segments, connection), at(lanes, k)));
    return { where: place.way(fare.bank, fare.tolls), fare, open, stretches, tag };
  });
}

/** What can be paid without giving more than one must; where nothing can, the cheapest way all the same. */
function faresTo(view: FutureEnergyState, pointed: SpaceId | null): readonly Fare[] {
  const moving = movingNow(view);
  if (moving === null || pointed === null) return [];
  const { fares } = reach(view, moving.seat, pointed);
  const payable = fares.filter((it) => it.payable && !it.generous);
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
const PART = { bank: 32, seat: 50, ends: 10 } as const;

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
  let x: number = PART.ends / 2 + 16;
  return paid.map((part) => {
    const here = x;
    x += part.seat === null ? PART.bank : PART.seat;
    return { ...part, x: here };
  });
}

function widthOf(fare: Fare): number {
  return partsOf(fare).reduce<number>((sum, { seat }) => sum + (seat === null ? PART.bank : PART.seat), PART.ends);
}

/** Where on a stretch a tag may belong, and how far beside it, on either side, it may stand. */
const ALONG = [0.5, 0.3, 0.7, 0.15, 0.85] as const;
const ASIDE = [0, 28, -28, 46, -46, 64, -64, 82, -82, 100, -100, 120, -120, 140, -140] as const;

/** What it costs to lie over a name as large as the tag: names are read while a way is chosen. */
const NAME = 9;

/** What a tag should not cover. */
interface Around {
  readonly spots: readonly Point[];
  readonly tags: readonly ShownWay['tag'][];
  /** Where the cities' names stand. */
  readonly names: readonly Area[];
  readonly layout: Layout;
}

/** The spot by some stretches that covers the least of the sockets and of the tags that lie already. */
function tagFor(fare: Fare, route: readonly Segment[], { spots, tags, names, layout }: Around): ShownWay['tag'] {
  const { zoom } = layout;
  const width = widthOf(fare) * zoom;
  const high = 32 * zoom;
  let best = { x: 0, y: 0, leads: { x: 0, y: 0 } };
  let least = Number.POSITIVE_INFINITY;
  for (const [i, { from, to, across }] of route.entries()) {
    for (const along of ALONG) {
      const leads = { x: round(from.x + (to.x - from.x) * along), y: round(from.y + (to.y - from.y) * along) };
      for (const aside of ASIDE) {
        const x = Math.min(Math.max(leads.x + across.x * aside * zoom, width / 2 + 4), layout.width - width / 2 - 4);
        const y = Math.max(leads.y + across.y * aside * zoom, 20 * zoom);
        const area = { left: x - width / 2, right: x + width / 2, top: y - high / 2, bottom: y + high / 2 };
        const covered =
          names.reduce((sum, name) => sum + (NAME * shared(area, name)) / (width * high), 0) +
          spots.reduce((sum, spot) => sum + overlap(spot.x - x, spot.y - y, width / 2 + 24, 24 + 16 * zoom), 0) +
          tags.reduce((sum, tag) => sum + 4 * overlap(tag.x - x, tag.y - y, (width + tag.width) / 2 + 4, 36 * zoom), 0);
        // As near to the goal as there is room.
        const cost = covered + Math.abs(aside) / 400 + Math.abs(along - 0.5) / 10 + (route.length - i) / 25;
        if (cost < least) [least, best] = [cost, { x, y, leads }];
      }
    }
  }
  return { x: round(best.x), y: round(best.y), width, leads: best.leads };
}

/** How much two boxes overlap whose middles lie so far apart and that touch at these distances: 0 to 1. */
function overlap(dx: number, dy: number, wide: number, high: number): number {
  return Math.max(0, 1 - Math.abs(dx) / wide) * Math.max(0, 1 - Math.abs(dy) / high);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
