// Several processes on one PostgreSQL: claims, who is elsewhere.
import { expect, test } from 'vitest';
import { Chores } from '../../storage/chores.ts';
import { Store } from '../../storage/store.ts';
import { Talk } from '../../storage/talk.ts';

import { type Given, lay } from './given.ts';

export function processesShare(given: Given): void {
  test('a claim is had by exactly one process, until it is released or runs out', async () => {
    await lay(given, 't', { status: 'playing' });
    const other = new Chores(given.database, 'other');
    const both = await Promise.all([given.chores.claim('t', 100, 200), other.claim('t', 100, 200)]);
    expect(both.toSorted()).toEqual([false, true]);
    const [first, second] = both[0] ? [given.chores, other] : [other, given.chores];
    expect(await first.claim('t', 150, 250)).toBe(true);
    expect(await second.claim('t', 150, 250)).toBe(false);
    expect(await second.claim('t', 300, 400)).toBe(true);
    await second.release(['t']);
    expect(await first.claim('t', 301, 400)).toBe(true);
    // A process whose clock was a year ahead does not keep the table for a year.
    await first.claim('t', 301, 31_536_000_000);
    expect(await second.claim('t', 500, 600)).toBe(true);
  });

  test('two who choose or block each other at the same moment do not wait for each other', async () => {
    const { guests, friends, relations } = given.store;
    const pairs = Array.from({ length: 20 }, (_, i) => [`a${i}`, `b${i}`] as const);
    for (const id of pairs.flat()) await guests.savePerson({ id, name: id, created_at: 1 });
    const choose = (owner: string, other: string) => friends.choose({ id: `${owner} ${other}`, owner, other, at: 1 });
    const block = (owner: string, other: string) =>
      relations.set({ id: `${owner} ${other}`, owner, other, muted: 0, blocked: 1, at: 1 });
    const chosen = await Promise.all(pairs.flatMap(([a, b]) => [choose(a, b), choose(b, a)]));
    const blocked = await Promise.all(pairs.flatMap(([a, b]) => [block(a, b), block(b, a)]));
    expect(blocked).toEqual(chosen);
    expect(chosen).toEqual(chosen.map(() => true));
  });

  test('who is elsewhere is known, and forgotten when a process is gone', async () => {
    const other = new Talk(given.database, new Store(given.database, 'other'), 'other');
    await other.presence('t', 'ben', true, 100);
    await given.talk.presence('t', 'ann', true, 100);
    expect(await given.talk.elsewhere('t', 50)).toEqual(['ben']);
    const here = [{ table: 't', person: 'ann' }];
    await given.talk.stillHere(here, 150, 300);
    expect(await given.talk.elsewhere('t', 50)).toEqual([]);
    expect(await other.elsewhere('t', 200)).toEqual(['ann']);
    // The database was away for this process so long that the other one gave it up.
    await other.stillHere([], 400, 500);
    expect(await other.elsewhere('t', 200)).toEqual([]);
    await given.talk.stillHere(here, 400, 500);
    expect(await other.elsewhere('t', 450)).toEqual(['ann']);
    await given.talk.stillHere([], 410, 510);
    expect(await other.elsewhere('t', 450)).toEqual([]);
    await given.talk.presence('t', 'ann', true, 600);
    await given.talk.goodbye();
    expect(await other.elsewhere('t', 50)).toEqual([]);
  });
}
