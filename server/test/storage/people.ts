// What people tell of themselves, and with whom they have played.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { Deletion } from '../../storage/deletion.ts';
import { Profiles, UNTOLD } from '../../storage/profiles.ts';
import type { SeatRow } from '../../storage/schema.ts';
import { row, seat } from '../stored.ts';
import { type Given, lay } from './given.ts';

export function peopleAreKnown(given: Given): void {
  test('a profile is kept, changed, and goes with its person; games that were finished together are counted', async () => {
    const profiles = new Profiles(given.database);
    for (const id of ['ann', 'ben']) await given.store.guests.savePerson({ id, name: id, created_at: 1 });
    await profiles.keep('ann', { ...UNTOLD, languages: ['fr'] });
    await profiles.keep('ann', { ...UNTOLD, languages: ['fr', 'ru'] });
    expect([...(await profiles.of(['ann', 'ben']))]).toEqual([['ann', { ...UNTOLD, languages: ['fr', 'ru'] }]]);
    await lay(given, 'over', { status: 'over' });
    await lay(given, 'again', { status: 'over' });
    await lay(given, 'left', { status: 'abandoned' });
    await lay(given, 'runs', { status: 'playing' });
    expect([...(await profiles.together('ann', ['ben', 'cy']))]).toEqual([['ben', 2]]);
    await given.database.db.deleteFrom('people').where('id', '=', 'ann').execute();
    expect(await profiles.of(['ann'])).toEqual(new Map());
  });

  test('whoever is kept apart is not seated, by whichever way a seat is filled; who has not come yet keeps nobody away', async () => {
    for (const id of ['ann', 'ben', 'cy']) await given.store.guests.savePerson({ id, name: id, created_at: 1 });
    const { relations } = given.store;
    const block = (owner: string, other: string) =>
      relations.set({ id: `${owner} ${other}`, owner, other, muted: 0, blocked: 1, at: 1 });
    await block('ann', 'ben');
    await lay(given, 't', {}, [seat('t', 0), seat('t', 1, { kind: 'open', person: null })]);
    const sits = (person: string, revision: number, more: Partial<SeatRow> = {}) =>
      given.store.changeTable('t', revision, { seats: [seat('t', 1, { person, ...more })] }, 1, null);
    expect(await sits('ben', 0)).toBe('apart');
    expect(await sits('ben', 0, { asked: 1 })).toBe('stored');
    expect(await sits('ben', 1)).toBe('apart');
    expect(await sits('cy', 1)).toBe('stored');
    expect([...(await relations.apart('ben', ['ann', 'cy']))]).toEqual(['ann']);
    const isHidden = await relations.hidden(['ann', 'ben', 'cy'], ['ann', 'ben']);
    expect([isHidden('ann', 'ben'), isHidden('ben', 'ann'), isHidden('cy', 'ann'), isHidden(null, 'ann')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    await given.database.db.deleteFrom('people').where('id', '=', 'ben').execute();
    expect(await relations.of('ann')).toEqual([]);
  });

  test('what was about to be stored in the name of somebody who is gone by then finds nobody', async () => {
    await given.store.guests.savePerson({ id: 'gone', name: 'Gone', created_at: 1 });
    await lay(given, 't', {}, [seat('t', 0), seat('t', 1, { kind: 'open', person: null })]);
    await new Deletion(given.store).delete('gone');
    const comes = { seats: [seat('t', 1, { person: 'gone' })], comes: 'gone' };
    expect(await given.store.changeTable('t', 0, comes, 1, null)).toBe('nobody');
    const line = { table_id: 't', seat: -1, person: 'gone', name: 'Gone', text: 'still here', phrase: null, at: 1 };
    expect(await given.talk.say(line, null)).toBe('nobody');
    await given.store.createTable(row('theirs', { host: 'gone' }), [seat('theirs', 0, { person: 'gone' })], ['gone']);
    await given.store.guests.rename('gone', 'Back');
    expect([await given.store.table('theirs'), await given.store.guests.person('gone')]).toEqual([null, null]);
    expect(await given.talk.after('t', 0, 9)).toEqual([]);
  });

  if (given.kind === 'sqlite')
    test('every table that names a person loses those who are deleted: by itself, or because the deletion knows it', async () => {
      const { rows } = await sql<{ name: string; person: string; goes: string | null }>`
        select m.name, c.name as person, (
          select f.on_delete from pragma_foreign_key_list(m.name) f where f."from" = c.name and f."table" = 'people') as goes
        from sqlite_master m, pragma_table_info(m.name) c
        where m.type = 'table' and c.name in ('person', 'owner', 'other', 'about', 'reporter', 'host', 'member', 'by', 'invited')`.execute(
        given.database.db,
      );
      const stays = rows.filter(({ goes }) => goes !== 'CASCADE' && goes !== 'SET NULL').map((it) => `${it.name}.${it.person}`);
      expect(stays.toSorted()).toEqual([
        'challenges.person',
        'chat.person',
        'lookers.person',
        'presence.person',
        'seats.person',
        'tables.host',
        'traces.person',
      ]);
    });
}
