// Chapter 5.5, the search: what the ways to a space cost, and whom.
import { playerOf, type Seat } from '@kaya/engine';
import { MOST_PAYABLE } from '../../data/check.ts';
import { components } from '../../data/index.ts';
import { mapOf } from '../../data/map.ts';
import type { FutureEnergyState, TokenId } from '../../types/index.ts';
import { isOwn } from '../planning/lines.ts';

/** What one way costs: to the bank, and to each seat. */
export interface Payment {
  readonly bank: number;
  readonly tolls: readonly number[];
}

/** Everything a search needs to know. Spaces and connections are numbers. */
export interface Ground {
  readonly neighbours: readonly (readonly number[])[];
  readonly ways: readonly (readonly number[])[];
  /** By connection: whose lines lie there. */
  readonly lines: readonly number[];
  /** By space: what covers it. */
  readonly tokens: readonly (TokenId | null)[];
  /** Where the crew stands. */
  readonly crew: number;
  readonly seats: number;
  readonly seat: Seat;
  /** FE-M3-7: so many connections of the way are free, whatever lies on them. */
  readonly freeConnections: number;
}

export function groundFor(state: FutureEnergyState, seat: Seat): Ground {
  const { neighbours, ways } = mapOf(state);
  return {
    neighbours,
    ways,
    lines: state.lines,
    tokens: state.tokens,
    crew: state.crew,
    seats: state.players.length,
    seat,
    freeConnections: playerOf(state, seat).nuclear,
  };
}

/** FE-MOVE-7: the crew cannot pass a covered space; FE-M2-23: but leave the one where it stands. */
function stops(ground: Ground, space: number): boolean {
  return ground.tokens[space] !== null && space !== ground.crew;
}

const MOST_SEATS = 4;
const SEATS = [0, 1, 2, 3] as const;

// A packed payment has one byte for the bank and one for each of up to three opponents, in seat order. The top bit of each
// byte stays free, so that four comparisons are one subtraction.
const TOP_BITS = 0x80808080 | 0;

/** Which byte of a packed payment counts what the mover pays to this opponent. */
function byteOf(opponent: Seat, mover: Seat): number {
  return opponent < mover ? opponent + 1 : opponent;
}

/** By seat that moves and lines that lie there: what the connection costs, and whom, packed. */
const PACKED: readonly (readonly number[])[] = SEATS.map((seat) =>
  Array.from({ length: 1 << MOST_SEATS }, (_, owners) => {
    if (owners === 0) return components.economy.emptyConnection; // FE-MOVE-3
    if (isOwn(owners, seat)) return 0; // FE-MOVE-5
    let packed = 0;
    for (const other of SEATS) {
      if (isOwn(owners, other)) packed |= components.economy.foreignLine << (8 * byteOf(other, seat)); // FE-MOVE-4, -6
    }
    return packed;
  }),
);

/** As `PACKED`: what it costs in all. */
const PRICES: readonly (readonly number[])[] = PACKED.map((payments) => payments.map(totalOf));

/** What one connection costs, and whom. */
export function priceOf(ground: Ground, connection: number): Payment {
  return unpacked(pricesFor(PACKED, ground.seat)[ground.lines[connection] as number] as number, ground);
}

function pricesFor(prices: readonly (readonly number[])[], seat: Seat): readonly number[] {
  return prices[seat] as readonly number[];
}

/** Does `one` pay nobody more than `other` does? */
function paysNobodyMore(one: number, other: number): boolean {
  return (((other | TOP_BITS) - one) & TOP_BITS) === TOP_BITS;
}

function anyPaysNobodyMore(payments: readonly number[], than: number): boolean {
  for (let i = 0; i < payments.length; i++) if (paysNobodyMore(payments[i] as number, than)) return true;
  return false;
}

function totalOf(packed: number): number {
  return (packed & 0x7f) + ((packed >> 8) & 0x7f) + ((packed >> 16) & 0x7f) + ((packed >> 24) & 0x7f);
}

function packed({ bank, tolls }: Payment, mover: Seat): number {
  return tolls.reduce((sum, toll, seat) => (seat === mover ? sum : sum | (toll << (8 * byteOf(seat, mover)))), bank);
}

function unpacked(payment: number, { seats, seat: mover }: Ground): Payment {
  const tolls = new Array<number>(seats).fill(0);
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== mover) tolls[seat] = (payment >> (8 * byteOf(seat, mover))) & 0x7f;
  }
  return { bank: payment & 0x7f, tolls };
}

const FAR = 0x7fff;

/** By space: what the cheapest way there costs in all, whatever the player has; −1 where no way leads (FE-MOVE-7, -8). */
export function cheapestPrices(ground: Ground): number[] {
  const { neighbours, ways, lines, seat, crew, freeConnections } = ground;
  const prices = pricesFor(PRICES, seat);
  const spaces = neighbours.length;
  // A node is a space, reached with some number of free connections used.
  const best = new Array<number>(spaces * (freeConnections + 1)).fill(FAR);
  const queue = [crew];
  best[crew] = 0;
  for (let head = 0; head < queue.length; head++) {
    const node = queue[head] as number;
    const space = node % spaces;
    if (stops(ground, space)) continue;
    const price = best[node] as number;
    const next = neighbours[space] as readonly number[];
    const by = ways[space] as readonly number[];
    const mayGoFree = node + spaces < best.length;
    for (let i = 0; i < next.length; i++) {
      const to = node - space + (next[i] as number);
      const sum = price + (prices[lines[by[i] as number] as number] as number);
      if (sum < (best[to] as number)) {
        best[to] = sum;
        queue.push(to);
      }
      if (mayGoFree && price < (best[to + spaces] as number)) {
        best[to + spaces] = price;
        queue.push(to + spaces);
      }
    }
  }
  const found = new Array<number>(spaces);
  for (let space = 0; space < spaces; space++) {
    let least = FAR;
    for (let node = space; node < best.length; node += spaces) least = Math.min(least, best[node] as number);
    found[space] = least === FAR ? -1 : least;
  }
  return found;
}

/** No more payments than this are offered. */
export const MOST_PAYMENTS = 40;

/**
 * FE-MOVE-14: the payments to choose from for a way to the space that costs at most `money`: no payment stays with which
 * another one pays nobody more. The smallest total comes first, then the one with less to opponents.
 */
export function paymentsTo(ground: Ground, to: number, money: number): Payment[] {
  return undominated(ground, to, Math.min(money, MOST_PAYABLE))
    .sort((one, other) => totalOf(one) - totalOf(other) || (other & 0x7f) - (one & 0x7f) || one - other)
    .slice(0, MOST_PAYMENTS)
    .map((payment) => unpacked(payment, ground));
}

/**
 * Goes through partial ways by their total, smallest first, and drops one that pays at least as much to everybody as
 * another one to the same space (or to the goal) does. What is left at the goal is exactly the choice there is: a way
 * visits no space twice (FE-MOVE-15), since the second visit would never pay less than the first.
 */
function undominated(ground: Ground, goal: number, money: number): number[] {
  const { neighbours, ways, lines, seat, crew, freeConnections } = ground;
  const packedPrices = pricesFor(PACKED, seat);
  const prices = pricesFor(PRICES, seat);
  const spaces = neighbours.length;
  const found: number[] = [];
  const kept: (number[] | undefined)[] = new Array(spaces * (freeConnections + 1));
  const waiting: (number[] | undefined)[] = new Array(money + 1);
  waiting[0] = [crew, 0];
  for (let total = 0; total <= money; total++) {
    const ripe = waiting[total];
    if (ripe === undefined) continue;
    for (let head = 0; head < ripe.length; head += 2) {
      const node = ripe[head] as number;
      const payment = ripe[head + 1] as number;
      const space = node % spaces;
      if (anyPaysNobodyMore(found, payment) || isBeaten(kept, node, spaces, payment)) continue;
      if (space === goal) {
        found.push(payment);
        continue;
      }
      const here = kept[node];
      if (here === undefined) kept[node] = [payment];
      else here.push(payment);
      if (stops(ground, space)) continue;
      const next = neighbours[space] as readonly number[];
      const by = ways[space] as readonly number[];
      for (let i = 0; i < next.length; i++) {
        const to = next[i] as number;
        if (to !== goal && stops(ground, to)) continue;
        const owners = lines[by[i] as number] as number;
        const price = prices[owners] as number;
        wait(waiting, total + price, node - space + to, payment + (packedPrices[owners] as number));
        if (price > 0 && node + spaces < kept.length) wait(waiting, total, node - space + to + spaces, payment);
      }
    }
  }
  return found;
}

/** Was the node's space reached with no more free connections and no more paid to anybody? */
function isBeaten(kept: readonly (number[] | undefined)[], node: number, spaces: number, payment: number): boolean {
  for (let other = node; other >= 0; other -= spaces) {
    const payments = kept[other];
    if (payments !== undefined && anyPaysNobodyMore(payments, payment)) return true;
  }
  return false;
}

function wait(waiting: (number[] | undefined)[], total: number, node: number, payment: number): void {
  if (total >= waiting.length) return;
  const list = waiting[total];
  if (list === undefined) waiting[total] = [node, payment];
  else list.push(node, payment);
}

/** A way to show: the spaces from the crew to the goal, and the connections that nuclear tokens make free. */
export interface Way {
  readonly spaces: readonly number[];
  readonly free: readonly number[];
}

interface Trail {
  readonly space: number;
  readonly payment: number;
  readonly freeUsed: number;
  readonly by: Trail | null;
  readonly free: number | null;
}

/** FE-MOVE-15: of the ways with exactly this payment, the one with the fewest connections, then the first by space ids. */
export function wayTo(ground: Ground, goal: number, payment: Payment): Way {
  const target = packed(payment, ground.seat);
  const prices = pricesFor(PACKED, ground.seat);
  const seen = new Set<string>();
  const trails: Trail[] = [{ space: ground.crew, payment: 0, freeUsed: 0, by: null, free: null }];
  for (const trail of trails) {
    if (trail.space === goal && trail.payment === target) return walked(trail);
    if (stops(ground, trail.space)) continue;
    const by = ground.ways[trail.space] as readonly number[];
    for (const [i, space] of (ground.neighbours[trail.space] as readonly number[]).entries()) {
      const way = by[i] as number;
      const price = prices[ground.lines[way] as number] as number;
      const paid = { space, payment: trail.payment + price, freeUsed: trail.freeUsed, by: trail, free: null };
      const free = { space, payment: trail.payment, freeUsed: trail.freeUsed + 1, by: trail, free: way };
      for (const next of price > 0 && free.freeUsed <= ground.freeConnections ? [paid, free] : [paid]) {
        const key = `${next.space} ${next.payment} ${next.freeUsed}`;
        if (seen.has(key) || !paysNobodyMore(next.payment, target)) continue;
        seen.add(key);
        trails.push(next);
      }
    }
  }
  throw new RangeError(`no way to space ${goal} costs exactly this`);
}

function walked(last: Trail): Way {
  const spaces: number[] = [];
  const free: number[] = [];
  for (let trail: Trail | null = last; trail !== null; trail = trail.by) {
    spaces.unshift(trail.space);
    if (trail.free !== null) free.unshift(trail.free);
  }
  return { spaces, free };
}
