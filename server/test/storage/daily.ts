// Tries of the tables of a day.
import { expect, test } from 'vitest';
import type { Given } from './given.ts';

const table = { game: 'co2', day: '2026-11-16' };
const row = (person: string, more: object = {}) => ({
  ...{ ...table, person, at: 1, won: 1, score: 10, record: new Uint8Array([1, 2, 3]) },
  ...more,
});

export function dailyTriesAreKept(given: Given): void {
  const people = async (...ids: readonly string[]) => {
    for (const id of ids) await given.store.guests.savePerson({ id, name: id, created_at: 1 });
  };

  test('a try of each person counts once a day and title, also of two at once; choices are summed without names', async () => {
    await people('ann', 'ben', 'eve');
    const { daily } = given.store;
    const chosen = [
      { position: 'b', action: '{"do":"go"}' },
      { position: 'a', action: '{"do":"stay"}' },
    ];
    const twice = await Promise.all([daily.add(row('ann'), chosen), daily.add(row('ann', { score: 99 }), chosen)]);
    expect(twice.toSorted()).toEqual(['repeated', 'stored']);
    await Promise.all([daily.add(row('ben', { won: 0, score: 50 }), chosen), daily.add(row('eve', { score: 20 }), [])]);
    expect(await daily.add(row('nobody'), chosen)).toBe('nobody');
    expect((await daily.ranked(table)).map(({ person }) => person).at(-1)).toBe('ben');
    expect(await daily.chosenAt(table, ['a', 'z'])).toEqual([{ position: 'a', action: '{"do":"stay"}', people: 2 }]);
    expect([...((await daily.of(table, 'eve'))?.record ?? [])]).toEqual([1, 2, 3]);
    expect(await daily.countedOn(table.day, 'ann')).toEqual(['co2']);
    expect(await daily.countedOn('2026-11-17', 'ann')).toEqual([]);
  });

  test('a guest’s try comes along where none counts; old days are forgotten, and no title has more than a thousand', async () => {
    const many = Array.from({ length: 1000 }, (_, i) => `p${i}`);
    const { db } = given.database;
    for (let from = 0; from < many.length; from += 100) {
      const some = many.slice(from, from + 100);
      await db
        .insertInto('people')
        .values(some.map((id) => ({ id, name: id, created_at: 1, old_cookie: 0 })))
        .execute();
      await db
        .insertInto('daily_tries')
        .values(some.map((id) => row(id)))
        .execute();
    }
    await people('guest', 'member');
    const { daily } = given.store;
    expect(await daily.add(row('guest'), [])).toBe('too-many');
    expect(await daily.add(row('p1'), [])).toBe('repeated');
    await daily.add(row('guest', { game: 'bataille-pour-le-climat', score: 1 }), []);
    await daily.add(row('guest', { day: '2026-11-17', score: 2 }), []);
    await daily.add(row('member', { day: '2026-11-17', score: 3 }), []);
    await daily.inherit('guest', 'member');
    expect((await daily.by('member')).map(({ game, score }) => [game, score])).toEqual([
      ['bataille-pour-le-climat', 1],
      ['co2', 3],
    ]);
    // Whoever sends a try of their own while they sign in keeps it, or the guest's; nothing fails.
    await daily.add(row('guest', { day: '2026-11-18', score: 4 }), []);
    const own = row('member', { day: '2026-11-18', score: 5 });
    const raced = await Promise.all([daily.inherit('guest', 'member'), daily.add(own, []), daily.inherit('guest', 'member')]);
    expect(['stored', 'repeated']).toContain(raced[1]);
    expect((await daily.of(own, 'member'))?.score).toBe(raced[1] === 'stored' ? 5 : 4);
    await given.database.db.deleteFrom('daily_tries').where('day', '=', '2026-11-18').execute();
    await daily.forget('2026-11-17');
    expect([await daily.ranked(table), (await daily.by('member')).length]).toEqual([[], 1]);
  });
}
