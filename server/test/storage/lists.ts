// People, what is open to all, what is mine, and every table for the host.
import { expect, test } from 'vitest';
import { gathered, seat } from '../stored.ts';
import { all, type Given, lay } from './given.ts';

export function listsAreTold(given: Given): void {
  test('people are kept and renamed', async () => {
    await given.store.guests.savePerson({ id: 'ann', name: 'Ann', created_at: 1 });
    await given.store.guests.rename('ann', 'Ännchen ✓');
    expect(await given.store.guests.person('ann')).toEqual({ id: 'ann', name: 'Ännchen ✓', created_at: 1, old_cookie: 0 });
    expect(await given.store.guests.people(['ann', 'nobody'])).toHaveLength(1);
    expect(await given.store.guests.people([])).toEqual([]);
    expect(await given.store.guests.person('nobody')).toBeNull();
  });

  test('lists: what is open to all, and what is mine', async () => {
    await lay(given, 'open', { created_at: 5 });
    await lay(given, 'hidden', { visibility: 'invited' });
    await lay(given, 'watched', { status: 'playing', created_at: 6 });
    await lay(given, 'closed', { status: 'playing', spectators: 0 });
    await lay(given, 'over', { status: 'over' }, [seat('over', 0, { person: 'cleo' })]);
    expect((await given.store.lists.openTables(await given.store.lists.openOrder(10))).map((it) => it.row.id)).toEqual([
      'watched',
      'open',
    ]);
    expect((await given.store.lists.openTables(await given.store.lists.openOrder(1))).map((it) => it.row.id)).toEqual([
      'watched',
    ]);
    expect((await given.store.lists.tablesOf('cleo', 10)).map((it) => [it.row.id, it.seats.length])).toEqual([['over', 1]]);
    expect(await given.store.lists.tablesOf('ben', 10)).toHaveLength(4);
    expect(await given.store.lists.tablesOf('nobody', 10)).toEqual([]);
    expect((await all(given, 'playing')).map((it) => it.row.id).toSorted()).toEqual(['closed', 'watched']);
    expect(await all(given, null)).toHaveLength(5);
    expect(await given.store.stamps(['open', 'none'])).toEqual([{ id: 'open', version: 0, revision: 0 }]);
  });

  test('lists come page by page, each table once', async () => {
    for (let i = 0; i < 1100; i++) await lay(given, `table-${i}`, { created_at: 7 }, [seat(`table-${i}`, 0)]);
    const pages = await gathered(given.store.lists.pages(null));
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(pages.flat().map((it) => it.row.id)).size).toBe(1100);
    expect(pages.flat().every((it) => it.seats.length === 1)).toBe(true);
  });

  test('settings: the first of several wins', async () => {
    const values = await Promise.all(['a', 'b', 'c'].map((it) => given.store.settings.value('secret', it)));
    expect(new Set(values).size).toBe(1);
  });
}
