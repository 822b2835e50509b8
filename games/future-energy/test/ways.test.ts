// Chapter 5.5: the search for ways, checked against a search that tries every path.
import { at, below, type Rng, same, seeded, shuffle } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import type { Payment } from '../data/tables/payments.ts';
import { mapFor } from '../data/tables.ts';
import type { Ground } from '../rules/building/ground.ts';
import { cheapestPrices } from '../rules/building/prices.ts';
import { MOST_PAYMENTS, paymentsTo, waysTo } from '../rules/building/ways.ts';

/** A small map with random connections, lines and tokens. */
function smallGround(rng: Rng): Ground {
  const spaces = 3 + below(rng, 6);
  const seats = 2 + below(rng, 3);
  const pairs: [number, number][] = [];
  for (let a = 0; a < spaces; a++) for (let b = a + 1; b < spaces; b++) pairs.push([a, b]);
  const chosen = shuffle(rng, pairs).slice(0, spaces + below(rng, spaces));
  const links = Array.from({ length: spaces }, (_, space) =>
    chosen
      .flatMap(([a, b], way) => (a === space ? [{ to: b, way }] : b === space ? [{ to: a, way }] : []))
      .sort((one, other) => one.to - other.to),
  );
  return {
    neighbours: links.map((list) => list.map((link) => link.to)),
    ways: links.map((list) => list.map((link) => link.way)),
    lines: chosen.map(() => randomOwners(rng, seats)),
    tokens: links.map(() => (below(rng, 4) === 0 ? 'coal' : null)),
    crew: 0,
    seats,
    seat: below(rng, seats),
    freeConnections: Math.max(0, below(rng, 4) - 1),
  };
}

/** No line, one line or two lines of different seats. */
function randomOwners(rng: Rng, seats: number): number {
  const one = below(rng, seats);
  const other = below(rng, seats);
  return [0, 0, 1 << one, (1 << one) | (1 << other)][below(rng, 4)] ?? 0;
}

interface Walk {
  readonly spaces: readonly number[];
  readonly payment: Payment;
}

/** Every path that visits no space twice, with every way of using the free connections. */
function allWalks(ground: Ground, goal: number): Walk[] {
  const walks: Walk[] = [];
  const walk = (spaces: number[], bank: number, tolls: number[], free: number) => {
    const here = at(spaces, spaces.length - 1);
    if (here === goal) {
      walks.push({ spaces, payment: { bank, tolls } });
      return;
    }
    if (ground.tokens[here] !== null && here !== ground.crew) return;
    for (const [i, next] of at(ground.neighbours, here).entries()) {
      if (spaces.includes(next)) continue;
      const owners = at(ground.lines, at(at(ground.ways, here), i));
      const onward = [...spaces, next];
      if (free > 0) walk(onward, bank, tolls, free - 1);
      if (owners === 0) walk(onward, bank + 1, tolls, free);
      else if ((owners >> ground.seat) & 1) walk(onward, bank, tolls, free);
      else
        walk(
          onward,
          bank,
          tolls.map((toll, seat) => toll + ((owners >> seat) & 1)),
          free,
        );
    }
  };
  walk([ground.crew], 0, new Array<number>(ground.seats).fill(0), ground.freeConnections);
  return walks;
}

const total = ({ bank, tolls }: Payment) => tolls.reduce((sum, toll) => sum + toll, bank);
const key = ({ bank, tolls }: Payment) => [bank, ...tolls].join();

/** FE-MOVE-14 word by word: a payment stays unless another one pays every opponent the same and the bank less. */
function toChooseFrom(walks: readonly Walk[], money: number): string[] {
  const payable = walks.map((walk) => walk.payment).filter((payment) => total(payment) <= money);
  const kept = payable.filter((one) => !payable.some((other) => same(other.tolls, one.tolls) && other.bank < one.bank));
  return [...new Set(kept.map(key))].sort();
}

describe('against a search that tries every path', () => {
  const rng = seeded('routes');
  const grounds = Array.from({ length: 400 }, () => smallGround(rng));

  test('FE-MOVE-3, FE-MOVE-4, FE-MOVE-5, FE-MOVE-6, FE-MOVE-7, FE-M3-7: the cheapest price of every space', () => {
    for (const ground of grounds) {
      const prices = cheapestPrices(ground);
      for (const [goal, price] of prices.entries()) {
        const walks = allWalks(ground, goal);
        const least = walks.length === 0 ? -1 : Math.min(...walks.map((walk) => total(walk.payment)));
        expect(price, JSON.stringify({ ground, goal })).toBe(least);
      }
    }
  });

  test('FE-MOVE-14, FE-M3-10: exactly the payments that differ in what the opponents get', () => {
    for (const ground of grounds) {
      for (const [goal] of ground.neighbours.entries()) {
        const walks = allWalks(ground, goal);
        for (const money of [0, 1, 2, 3, 5, 60]) {
          const offered = waysTo(ground, goal, money).map(key);
          const expected = toChooseFrom(walks, money);
          expect(expected.length, 'small enough to be offered whole').toBeLessThanOrEqual(MOST_PAYMENTS);
          expect([...offered].sort(), JSON.stringify({ ground, goal, money })).toEqual(expected);
        }
      }
    }
  });

  test('FE-MOVE-15: of the ways with one payment the shortest is shown, then the first by space ids', () => {
    for (const ground of grounds) {
      for (const [goal] of ground.neighbours.entries()) {
        const walks = allWalks(ground, goal);
        for (const way of waysTo(ground, goal, 60)) {
          const equal = walks.filter((walk) => key(walk.payment) === key(way)).map((walk) => walk.spaces);
          const best = equal.sort((one, other) => one.length - other.length || (one.join() < other.join() ? -1 : 1))[0];
          expect(way.spaces, JSON.stringify({ ground, goal, way })).toEqual(best);
          expect(new Set(way.spaces).size).toBe(way.spaces.length);
          expect(way.free.length).toBeLessThanOrEqual(ground.freeConnections);
        }
      }
    }
  });
});

/** A ground laid connection by connection; the crew starts on space 0, and only the goal is covered. */
class Laid {
  readonly links: { to: number; way: number }[][] = [[]];
  readonly lines: number[] = [];

  space(): number {
    return this.links.push([]) - 1;
  }

  link(a: number, b: number, owners: number): void {
    const way = this.lines.push(owners) - 1;
    at(this.links, a).push({ to: b, way });
    at(this.links, b).push({ to: a, way });
  }

  /** A chain of connections with these owners. */
  chain(from: number, to: number, owners: readonly number[]): void {
    owners.reduce((here, lines, i) => {
      const next = i === owners.length - 1 ? to : this.space();
      this.link(here, next, lines);
      return next;
    }, from);
  }

  payments(goal: number): Payment[] {
    const { links, lines } = this;
    const ground: Ground = {
      neighbours: links.map((list) => list.map(({ to }) => to)),
      ways: links.map((list) => list.map(({ way }) => way)),
      lines,
      tokens: links.map((_, space) => (space === goal ? 'coal' : null)),
      crew: 0,
      seats: 4,
      seat: 0,
      freeConnections: 0,
    };
    expect(waysTo(ground, goal, 60).map(({ bank, tolls }) => ({ bank, tolls }))).toEqual(paymentsTo(ground, goal, 60));
    return paymentsTo(ground, goal, 60);
  }
}

const [OWN, ONE, TWO, THREE] = [0b0001, 0b0010, 0b0100, 0b1000];
const times = (count: number, lines: number) => new Array<number>(count).fill(lines);

test('FE-MOVE-14: the smallest total comes first, then less to opponents; of equal ones the bank gets least', () => {
  const map = new Laid();
  const goal = map.space();
  for (const chain of [times(3, TWO), times(3, ONE), times(3, 0), times(4, 0)]) map.chain(0, goal, chain);
  expect(map.payments(goal)).toEqual([
    { bank: 3, tolls: [0, 0, 0, 0] },
    { bank: 0, tolls: [0, 3, 0, 0] },
    { bank: 0, tolls: [0, 0, 3, 0] },
  ]);
});

test('FE-MOVE-14, FE-DEC-6: of more than forty payments those with the smallest total are offered', () => {
  const map = new Laid();
  const [first, second, goal] = [map.space(), map.space(), map.space()];
  // 0 to 3 for one opponent, 0 to 3 for another, 0 to 2 for the last: 48 payments.
  for (let i = 0; i <= 3; i++) map.chain(0, first, [...times(i, ONE), ...times(3 - i, OWN)]);
  for (let i = 0; i <= 3; i++) map.chain(first, second, [...times(i, TWO), ...times(3 - i, OWN)]);
  for (let i = 0; i <= 2; i++) map.chain(second, goal, [...times(i, THREE), ...times(2 - i, OWN)]);
  const offered = map.payments(goal);
  expect(offered).toHaveLength(MOST_PAYMENTS);
  // 38 of them cost up to 5, so of the six that cost 6 two are offered, and of the dearer ones none.
  expect(offered.map(total).filter((sum) => sum > 5)).toEqual([6, 6]);
});

test('FE-MOVE-14: among millions of paths only the dearer payments are left out', () => {
  const map = new Laid();
  let here = 0;
  for (let i = 0; i < 14; i++) {
    const next = map.space();
    map.chain(here, next, [OWN, OWN]);
    map.chain(here, next, [i % 2 === 0 ? ONE : TWO, OWN]);
    here = next;
  }
  const totals = map.payments(here).map(total);
  const most = Math.max(...totals);
  expect(most).toBeGreaterThan(0);
  // So much can be shared between two opponents in so many ways.
  for (let sum = 0; sum < most; sum++) expect(totals.filter((it) => it === sum)).toHaveLength(sum + 1);
});

test('the real map: every line of the board laid at random, the cheapest way is always offered', () => {
  const rng = seeded('real map');
  const map = mapFor(4);
  for (let i = 0; i < 60; i++) {
    const ground: Ground = {
      neighbours: map.neighbours,
      ways: map.ways,
      lines: map.connections.map(() => randomOwners(rng, 4)),
      tokens: map.spaces.map((_, space) => (space > 0 && below(rng, 3) === 0 ? 'coal' : null)),
      crew: 0,
      seats: 4,
      seat: below(rng, 4),
      freeConnections: i % 3,
    };
    const prices = cheapestPrices(ground);
    for (const space of map.plantSpaces) {
      if (ground.tokens[space] === null) continue;
      const offered = waysTo(ground, space, 12);
      expect(offered.length > 0).toBe(at(prices, space) >= 0 && at(prices, space) <= 12);
      if (offered[0] !== undefined) expect(total(offered[0])).toBe(prices[space]);
      expect(offered.length).toBeLessThanOrEqual(MOST_PAYMENTS);
      expect(new Set(offered.map(({ tolls }) => tolls.join())).size).toBe(offered.length);
    }
  }
});
