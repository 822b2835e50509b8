// Chapter 5.5, the ways to a space: what they cost whom, and which of them is shown.
import { same } from '@kaya/engine';
import { bankOf, MOST_PAYABLE, MOST_SPACES, type Payment, tollsOf, unpacked } from '../../data/tables/payments.ts';
import type { Ground } from './ground.ts';
import { PACKED, PAYS, TOTALS } from './price-tables.ts';
import { leastFrom } from './prices.ts';

/** No more payments than this are offered. */
export const MOST_PAYMENTS = 40;
/** After so many beginnings of ways the dearer ones are left alone: on a late board there are millions. */
const MOST_TRAILS = 300;

/** The beginning of a way. */
interface Trail {
  readonly space: number;
  /** Packed, and in all. */
  readonly payment: number;
  readonly paid: number;
  /** How many more connections may be free. */
  readonly free: number;
  readonly connections: number;
  /** The spaces it has led through: bits of two numbers. */
  readonly low: number;
  readonly high: number;
  before: Trail | null;
}

/** A way to the goal: what it costs, the spaces from the crew on, and which of its connections nuclear tokens make free. */
export interface Way extends Payment {
  readonly spaces: readonly number[];
  readonly free: readonly number[];
}

/** FE-MOVE-14: the payments to choose from for a way to the goal that costs at most `money`. */
export function paymentsTo(ground: Ground, goal: number, money: number): Payment[] {
  const { seat, seats } = ground;
  const most = Math.min(money, MOST_PAYABLE);
  const least = leastFrom(ground, goal, most, true);
  const [cheapest, paying] = leastOfAll(ground, least);
  // Where no way pays an opponent, nothing has to be searched for.
  if (cheapest <= most && paying > most) return [unpacked(cheapest, seat, seats)];
  return offeredTo(ground, goal, most, least).map(({ payment }) => unpacked(payment, seat, seats));
}

/** The same, each with the way that is shown for it. */
export function waysTo(ground: Ground, goal: number, money: number): Way[] {
  const most = Math.min(money, MOST_PAYABLE);
  return offeredTo(ground, goal, most, leastFrom(ground, goal, most, true)).map((trail) => wayOf(ground, trail));
}

/** FE-MOVE-15: the way that is shown for a payment. */
export function wayFor(ground: Ground, goal: number, money: number, { bank, tolls }: Payment): Way {
  const way = waysTo(ground, goal, money).find((it) => it.bank === bank && same(it.tolls, tolls));
  if (way === undefined) throw new RangeError(`no way to space ${goal} costs exactly this`);
  return way;
}

/** What a way of the crew costs at least, and one that pays an opponent. */
function leastOfAll({ crew, freeConnections }: Ground, least: Uint16Array): readonly [number, number] {
  const node = crew + MOST_SPACES * freeConnections;
  return [least[node] as number, least[node + MOST_SPACES * (freeConnections + 1)] as number];
}

/** The smallest total first, then the one with less to opponents. */
function offeredTo(ground: Ground, goal: number, money: number, least: Uint16Array): Trail[] {
  return [...trailsTo(ground, goal, money, least).values()]
    .sort((a, b) => a.paid - b.paid || bankOf(b.payment) - bankOf(a.payment) || a.payment - b.payment)
    .slice(0, MOST_PAYMENTS);
}

/**
 * One trail for each sum that the opponents are paid, the cheapest. Goes through the beginnings of ways by what the whole way
 * must cost at least: the first one to arrive with some tolls pays the bank least, and others with these tolls are of use
 * only if they can pay an opponent once more.
 */
function trailsTo(ground: Ground, goal: number, money: number, least: Uint16Array): ReadonlyMap<number, Trail> {
  const { neighbours, ways, lines, tokens, seat, crew, freeConnections } = ground;
  const prices = PACKED[seat] as readonly number[];
  const totals = TOTALS[seat] as readonly number[];
  const pays = PAYS[seat] as readonly boolean[];
  const all = MOST_SPACES * (freeConnections + 1);
  /** By what the opponents are paid. */
  const found = new Map<number, Trail>();
  /** By space. */
  const kept: (Trail[] | undefined)[] = new Array(MOST_SPACES);
  const waiting: (Trail[] | undefined)[] = new Array(money + 1);
  /** Which one has arrived with these tolls. */
  const arrived = (tolls: number): Trail | undefined => (found.size === 0 ? undefined : found.get(tolls));
  /** What a way with this beginning costs at least; `other` has arrived with the same tolls. */
  const leastBy = (space: number, paid: number, free: number, other: Trail | undefined): number => {
    const node = space + MOST_SPACES * free;
    const total = paid + (least[node] as number);
    return other !== undefined && other.paid < total ? paid + (least[node + all] as number) : total;
  };
  const wait = (total: number, trail: Trail) => {
    const list = waiting[total];
    if (list === undefined) waiting[total] = [trail];
    else list.push(trail);
  };
  let trails = 0;
  const cheapest = leastBy(crew, 0, freeConnections, undefined);
  if (cheapest <= money) wait(cheapest, startOf(ground));
  for (let total = cheapest; total <= money && found.size < MOST_PAYMENTS; total++) {
    const ripe = waiting[total];
    if (ripe === undefined) continue;
    for (let head = 0; head < ripe.length; head++) {
      const trail = ripe[head] as Trail;
      const { space, payment, paid, free } = trail;
      const tolls = tollsOf(payment);
      const other = arrived(tolls);
      if (space === goal) {
        if (other === undefined || (other.payment === payment && comesFirst(ground, trail, other))) found.set(tolls, trail);
        continue;
      }
      const due = leastBy(space, paid, free, other);
      if (due > total) {
        if (due <= money) wait(due, trail); // for these tolls it comes too late
        continue;
      }
      if (++trails > MOST_TRAILS && found.size > 0) return found;
      const others = kept[space];
      if (others === undefined) kept[space] = [trail];
      else if (isBeaten(ground, others, trail)) continue;
      else others.push(trail);
      const next = neighbours[space] as readonly number[];
      const by = ways[space] as readonly number[];
      for (let i = 0; i < next.length; i++) {
        const to = next[i] as number;
        if ((to !== goal && tokens[to] !== null) || hasSeen(trail, to)) continue; // FE-MOVE-7, -15
        const owners = lines[by[i] as number] as number;
        const price = totals[owners] as number;
        const then = payment + (prices[owners] as number);
        const rival = pays[owners] === true ? arrived(tollsOf(then)) : other;
        const sum = leastBy(to, paid + price, free, rival);
        if (sum <= money) wait(sum, onward(trail, to, then, paid + price, free));
        if (price === 0 || free === 0) continue;
        const unpaid = leastBy(to, paid, free - 1, other);
        if (unpaid <= money) wait(unpaid, onward(trail, to, payment, paid, free - 1));
      }
    }
  }
  return found;
}

/** One connection further. */
function onward(before: Trail, space: number, payment: number, paid: number, free: number): Trail {
  const low = space < 32 ? before.low | (1 << space) : before.low;
  const high = space < 32 ? before.high : before.high | (1 << (space - 32));
  return { space, payment, paid, free, connections: before.connections + 1, low, high, before };
}

function startOf({ crew, freeConnections }: Ground): Trail {
  const [low, high] = crew < 32 ? [1 << crew, 0] : [0, 1 << (crew - 32)];
  return { space: crew, payment: 0, paid: 0, free: freeConnections, connections: 0, low, high, before: null };
}

/** FE-MOVE-15: a way visits no space twice. */
function hasSeen({ low, high }: Trail, space: number): boolean {
  return (space < 32 ? low & (1 << space) : high & (1 << (space - 32))) !== 0;
}

/**
 * All these lead to the same space: has one that pays the opponents the same every continuation that the trail has, for no
 * more money? Among equals the one to be shown lends the other its path.
 */
function isBeaten(ground: Ground, others: readonly Trail[], trail: Trail): boolean {
  const { payment, free, low, high, connections } = trail;
  const tolls = tollsOf(payment);
  for (let i = 0; i < others.length; i++) {
    const other = others[i] as Trail;
    if (tollsOf(other.payment) !== tolls || other.payment > payment || other.free < free) continue;
    if ((other.low & ~low) !== 0 || (other.high & ~high) !== 0) continue;
    if (other.payment < payment || other.connections < connections) return true;
    if (other.free > free) continue;
    if (comesFirst(ground, trail, other)) other.before = trail.before;
    return true;
  }
  return false;
}

/** FE-MOVE-15: the one with the fewest connections, then the first by space ids. */
function comesFirst({ neighbours }: Ground, one: Trail, other: Trail): boolean {
  if (one.connections !== other.connections) return one.connections < other.connections;
  let first = false;
  // Back to where they part: the last difference met on the way back is the first one of the way.
  for (let a = one, b = other; a.before !== null && b.before !== null && a !== b; a = a.before, b = b.before) {
    if (a.space === b.space || a.before.space !== b.before.space) continue;
    const next = neighbours[a.before.space] as readonly number[];
    first = next.indexOf(a.space) < next.indexOf(b.space);
  }
  return first;
}

function spacesOf(last: Trail): number[] {
  const spaces: number[] = [];
  for (let trail: Trail | null = last; trail !== null; trail = trail.before) spaces.unshift(trail.space);
  return spaces;
}

function wayOf({ neighbours, ways, seat, seats }: Ground, last: Trail): Way {
  const free: number[] = [];
  for (let trail: Trail | null = last; trail !== null; trail = trail.before) {
    if (trail.before === null || trail.before.free === trail.free) continue;
    const from = trail.before.space;
    free.unshift(ways[from]?.[neighbours[from]?.indexOf(trail.space) ?? -1] as number);
  }
  return { ...unpacked(last.payment, seat, seats), spaces: spacesOf(last), free };
}
