// Chapter 5.5: the search for ways, checked against a search that tries every path.
import { at, below, type Rng, seeded, shuffle } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { mapFor } from '../data/map.ts';
import { cheapestPrices, type Ground, MOST_PAYMENTS, type Payment, paymentsTo, wayTo } from '../rules/building/routes.ts';

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
const paysNobodyMore = (one: Payment, other: Payment) =>
  one.bank <= other.bank && one.tolls.every((toll, seat) => toll <= at(other.tolls, seat));
const key = ({ bank, tolls }: Payment) => [bank, ...tolls].join();

/** FE-MOVE-14 word by word: a payment stays unless another path pays nobody more and somebody less. */
function toChooseFrom(walks: readonly Walk[], money: number): string[] {
  const payable = walks.map((walk) => walk.payment).filter((payment) => total(payment) <= money);
  const kept = payable.filter((one) => !payable.some((other) => paysNobodyMore(other, one) && key(other) !== key(one)));
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

  test('FE-MOVE-14, FE-M3-10: exactly the payments that no other one beats', () => {
    for (const ground of grounds) {
      for (const [goal] of ground.neighbours.entries()) {
        const walks = allWalks(ground, goal);
        for (const money of [0, 1, 2, 3, 5, 60]) {
          const offered = paymentsTo(ground, goal, money).map(key);
          expect([...offered].sort(), JSON.stringify({ ground, goal, money })).toEqual(toChooseFrom(walks, money));
        }
      }
    }
  });

  test('FE-MOVE-15: of the ways with one payment the shortest is shown, then the first by space ids', () => {
    for (const ground of grounds) {
      for (const [goal] of ground.neighbours.entries()) {
        const walks = allWalks(ground, goal);
        for (const payment of paymentsTo(ground, goal, 60)) {
          const equal = walks.filter((walk) => key(walk.payment) === key(payment)).map((walk) => walk.spaces);
          const best = equal.sort((one, other) => one.length - other.length || (one.join() < other.join() ? -1 : 1))[0];
          const way = wayTo(ground, goal, payment);
          expect(way.spaces, JSON.stringify({ ground, goal, payment })).toEqual(best);
          expect(new Set(way.spaces).size).toBe(way.spaces.length);
          expect(way.free.length).toBeLessThanOrEqual(ground.freeConnections);
        }
      }
    }
  });
});

/** Side by side `lanes` chains of `length` connections from the crew to the goal, chain i owned as told. */
function lanes(length: number, owners: (lane: number, step: number) => number, count: number): Ground {
  const goal = 1;
  const neighbours: number[][] = [[], []];
  const ways: number[][] = [[], []];
  const lines: number[] = [];
  for (let lane = 0; lane < count; lane++) {
    let here = 0;
    for (let step = 0; step < length; step++) {
      const next = step === length - 1 ? goal : neighbours.push([]) - 1;
      if (next !== goal) ways.push([]);
      const way = lines.push(owners(lane, step)) - 1;
      at(neighbours, here).push(next);
      at(ways, here).push(way);
      at(neighbours, next).push(here);
      at(ways, next).push(way);
      here = next;
    }
  }
  const tokens = neighbours.map((_, space) => (space === goal ? 'coal' : null));
  return { neighbours, ways, lines, tokens, crew: 0, seats: 4, seat: 0, freeConnections: 0 };
}

test('FE-MOVE-14, FE-DEC-6: the smallest total comes first, then less to opponents; forty payments at most', () => {
  // Lane i pays i times seat 1, the rest (of 50) to the bank: 51 payments of the same total.
  const ground = lanes(50, (lane, step) => (step < lane ? 0b0010 : 0), 51);
  const offered = paymentsTo(ground, 1, 60);
  expect(offered).toHaveLength(MOST_PAYMENTS);
  expect(offered.map((payment) => payment.bank)).toEqual(Array.from({ length: 40 }, (_, i) => 50 - i));
  const cheaper = lanes(3, (lane) => at([0b1000, 0b0100, 0], lane), 3);
  expect(paymentsTo(cheaper, 1, 9)).toEqual([
    { bank: 3, tolls: [0, 0, 0, 0] },
    { bank: 0, tolls: [0, 0, 3, 0] },
    { bank: 0, tolls: [0, 0, 0, 3] },
  ]);
});

test('the real map: every line of the board laid at random, the search stays exact', () => {
  const rng = seeded('real map');
  const map = mapFor(4);
  for (let i = 0; i < 200; i++) {
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
      const offered = paymentsTo(ground, space, 12);
      expect(offered.length > 0).toBe(at(prices, space) >= 0 && at(prices, space) <= 12);
      if (offered[0] !== undefined) expect(total(offered[0])).toBe(prices[space]);
      for (const one of offered) {
        for (const other of offered) expect(one !== other && paysNobodyMore(one, other)).toBe(false);
      }
    }
  }
});
