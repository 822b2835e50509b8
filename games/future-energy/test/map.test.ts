// The two boards: planar, without dead ends and bottlenecks, with the degrees and regions of the rules.
import { at } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { type GameMap, mapFor, START } from '../data/tables.ts';

/** Is the point c to the left of the way from a to b (> 0), to the right (< 0), or on it? */
function side(map: GameMap, a: number, b: number, c: number): number {
  const [p, q, r] = [at(map.spaces, a), at(map.spaces, b), at(map.spaces, c)];
  return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
}

/** Do two connections, drawn straight, meet anywhere but in a common end? */
function cross(map: GameMap, one: number, other: number): boolean {
  const [a, b] = at(map.ends, one);
  const [c, d] = at(map.ends, other);
  if ([c, d].includes(a) || [c, d].includes(b)) return false;
  return side(map, a, b, c) * side(map, a, b, d) <= 0 && side(map, c, d, a) * side(map, c, d, b) <= 0;
}

/** Which spaces can be reached from the first one left, without one of them? */
function reached(map: GameMap, spaces: readonly number[], without: number): Set<number> {
  const open = spaces.filter((space) => space !== without);
  const found = new Set(open.slice(0, 1));
  for (const space of found) {
    for (const next of at(map.neighbours, space)) if (next !== without && open.includes(next)) found.add(next);
  }
  return found;
}

/** The fewest lines from some space that touch spaces of so many regions, by trying all connected sets of lines. */
function fewestLines(map: GameMap, wanted: number): number {
  let frontier = new Set(map.openConnections.map((connection) => String(connection)));
  for (let lines = 1; lines <= 6; lines++) {
    const next = new Set<string>();
    for (const text of frontier) {
      const set = text.split(',').map(Number);
      const spaces = new Set(set.flatMap((connection) => at(map.ends, connection)));
      const regions = new Set([...spaces].map((space) => at(map.regionOf, space)).filter((region) => region >= 0));
      if (regions.size >= wanted) return lines;
      // Only sets that could still make it are followed: each further line touches one more region at most.
      if (regions.size + (6 - lines) < wanted) continue;
      for (const space of spaces) {
        for (const way of at(map.ways, space)) {
          if (!set.includes(way)) next.add([...set, way].sort((a, b) => a - b).join());
        }
      }
    }
    frontier = next;
  }
  return 7;
}

describe.each([2, 3, 4])('the map for %d players', (players) => {
  const map = mapFor(players);
  const spaces = [START, ...map.plantSpaces];

  test('FE-CMP-4, FE-SET-11: has the spaces and connections it should', () => {
    expect([map.plantSpaces.length, map.openConnections.length]).toEqual(
      [
        [30, 53],
        [38, 72],
        [45, 80],
      ][players - 2],
    );
  });

  test('no two connections cross, and none runs through a space', () => {
    const list = map.openConnections;
    for (const [i, one] of list.entries()) {
      for (const other of list.slice(i + 1))
        expect(cross(map, one, other), `${at(map.connections, one).id} × ${at(map.connections, other).id}`).toBe(false);
    }
  });

  test('is planar by its numbers as well (at most 3n − 6 connections)', () => {
    expect(map.openConnections.length).toBeLessThanOrEqual(3 * spaces.length - 6);
  });

  test('is connected, and stays so without any one space', () => {
    expect(reached(map, spaces, -1).size).toBe(spaces.length);
    for (const space of spaces) expect(reached(map, spaces, space).size).toBe(spaces.length - 1);
  });

  test('has two to five connections at every plant space and eight at the start', () => {
    const degrees = map.plantSpaces.map((space) => at(map.neighbours, space).length);
    expect(Math.min(...degrees)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...degrees)).toBeLessThanOrEqual(5);
    expect(at(map.neighbours, START)).toHaveLength(8);
  });

  test('FE-MOVE-15: lists the neighbours of every space in the order of their ids, each with the way that leads there', () => {
    for (const space of spaces) {
      const ids = at(map.neighbours, space).map((next) => at(map.spaces, next).id);
      expect(ids).toEqual([...ids].sort());
      for (const [i, next] of at(map.neighbours, space).entries()) {
        expect([...at(map.ends, at(at(map.ways, space), i))].sort()).toEqual([space, next].sort());
      }
    }
  });

  test('keeps every region in one piece (the centre together with the start space)', () => {
    for (const [region] of map.regions.entries()) {
      const plantSpaces = map.plantSpaces.filter((space) => map.regionOf[space] === region);
      const inside = map.regions[region] === 'central' ? [START, ...plantSpaces] : plantSpaces;
      expect(reached(map, inside, -1).size).toBe(inside.length);
    }
  });

  test('needs 1, 2, 5 and 6 lines to reach 2, 3, 4 and 5 regions', () => {
    const needed = players === 4 ? [1, 2, 5, 6] : [1, 2, 5];
    expect(needed.map((_, i) => fewestLines(map, i + 2))).toEqual(needed);
  });
});

test('with two players the open spaces are seven, seven, eight and eight', () => {
  const map = mapFor(2);
  const sizes = map.regions.map((_, i) => map.plantSpaces.filter((space) => map.regionOf[space] === i).length);
  expect(sizes).toEqual([7, 7, 8, 8]);
});
