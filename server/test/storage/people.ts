// What people tell of themselves, and with whom they have played.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { Deletion } from '../../storage/deletion.ts';
import { Profiles, UNTOLD } from '../../storage/profiles.ts';
import type { SeatRow, WordRow } from '../../storage/schema.ts';
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

  test('what a host told somebody is pushed out by nobody else, and what one tells them not by another', async () => {
    const guests = Array.from({ length: 30 }, (_, i) => `guest ${i}`);
    for (const id of ['ann', 'ben', 'eve', ...guests]) await given.store.guests.savePerson({ id, name: id, created_at: 1 });
    const tell = (id: string, author: string | null, at: number): Promise<void> => {
      const word: WordRow = {
        ...{ id, person: 'ann', what: 'sent-away', title: 'co2', table_id: null, reason: id, author, at },
      };
      return given.database.db.transaction().execute((run) => given.store.words.tell(run, [word]));
    };
    await tell('of a host', null, 1);
    await tell('of ben', 'ben', 2);
    for (let i = 0; i < 30; i++) await tell(`of eve ${i}`, 'eve', 3 + i);
    const kept = async () => (await given.store.words.of('ann', 100)).map(({ id }) => id);
    expect(await kept()).toEqual([...[29, 28, 27, 26, 25].map((i) => `of eve ${i}`), 'of ben', 'of a host']);
    for (const [i, guest] of guests.entries()) await tell(`of ${guest}`, guest, 50 + i);
    expect((await kept()).length).toBe(21);
    expect((await kept()).at(-1)).toBe('of a host');
  });

  test('whoever was asked to tables that were given up since, or sent away there, was asked nevertheless', async () => {
    const { friends } = given.store;
    const asks = { person: 'ben', asked: 1 };
    const lays = (id: string, more: Parameters<typeof lay>[2], there: Partial<SeatRow>) =>
      lay(given, id, { host: 'ann', ...more }, [seat(id, 0), seat(id, 1, there)]);
    await lays('waits', { status: 'open', created_at: 5 }, asks);
    await lays('given-up', { status: 'abandoned', created_at: 50 }, asks);
    await lays('long-ago', { status: 'abandoned', created_at: 5 }, asks);
    await lays('sent-away', { status: 'open', created_at: 50, sent_away: '["ben"]' }, { kind: 'open', person: null });
    await lays('of-another', { status: 'open', host: 'cy', created_at: 50 }, asks);
    expect(await friends.asked('ann', 'ben', 10)).toBe(3);
    expect(await friends.asked('ann', 'cy', 10)).toBe(0);
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
