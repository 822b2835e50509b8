// Talk, and what is done without anybody asking.
import { expect, test } from 'vitest';
import { Calls } from '../../storage/calls.ts';
import { Chores } from '../../storage/chores.ts';
import { move, seat } from '../stored.ts';
import { type Given, lay } from './given.ts';

export function choresAreDone(given: Given): void {
  test('talk is numbered without gaps and said once', async () => {
    await lay(given, 't');
    const say = (text: string, request: string | null) =>
      given.talk.say({ table_id: 't', seat: 0, person: null, phrase: null, name: 'Ann', text, at: 1 }, request);
    await Promise.all(Array.from({ length: 10 }, (_, i) => say(`line ${i}`, `r${i}`)));
    expect(await say('again', 'r3')).toBe('repeated');
    expect((await given.talk.after('t', 0, 100)).map((line) => line.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect((await given.talk.after('t', 2, 3)).map((line) => line.number)).toEqual([8, 9, 10]);
  });

  test('tables whose bots must move are found, by the truth about who is awaited', async () => {
    const bots = (id: string) => [seat(id, 0), seat(id, 1, { kind: 'bot', person: null, level: 'easy' })];
    await lay(given, 'waits', { status: 'playing', awaited: ',1,' }, bots('waits'));
    await lay(given, 'person', { status: 'playing', awaited: ',0,' }, bots('person'));
    await lay(given, 'stand-in', { status: 'playing', awaited: ',0,10,' }, [
      seat('stand-in', 0, { stand_in: 1 }),
      seat('stand-in', 10),
    ]);
    await lay(given, 'ten', { status: 'playing', awaited: ',10,' }, bots('ten'));
    await lay(given, 'over', { status: 'over', awaited: ',1,' }, bots('over'));
    expect((await given.chores.waitingForBots(100, 10)).toSorted()).toEqual(['stand-in', 'waits']);
  });

  test('where many are in play they are looked through a part at a time, and all of them in the end', async () => {
    for (let i = 0; i < 7; i++)
      await lay(given, `t${i}`, { status: 'playing', awaited: i === 2 ? ',0,' : ',1,', changed_at: i === 4 ? 1_000 : 9_000 }, [
        seat(`t${i}`, 0),
        seat(`t${i}`, 1, { kind: 'bot', person: null, level: 'easy' }),
      ]);
    const chores = new Chores(given.database, 'me', { closes: 5_000, deletes: null, forgets: null }, 3);
    const waiting: string[][] = [];
    const neglected: string[] = [];
    for (let i = 0; i < 5; i++) {
      waiting.push([...(await chores.waitingForBots(10_000, 2))].toSorted());
      neglected.push(...(await chores.neglected(10_000, 2)));
    }
    // Of the second three more wait than there is room for: those that were not moved meanwhile come again.
    expect(waiting[0]).toEqual(['t0', 't1']);
    expect(waiting[1]).toEqual(['t0', 't1']);
    expect(neglected).toEqual(['t4', 't4']);
    expect((await new Chores(given.database, 'me', undefined, 3).waitingForBots(10_000, 10)).toSorted()).toEqual(['t0', 't1']);
    const walk = new Chores(given.database, 'me', undefined, 3);
    const all: string[] = [];
    for (let i = 0; i < 3; i++) all.push(...(await walk.waitingForBots(10_000, 10)));
    expect(all.toSorted()).toEqual(['t0', 't1', 't3', 't4', 't5', 't6']);
  });

  test('clocks that ran out are found', async () => {
    await lay(given, 'late', { status: 'playing', deadline: 50 });
    await lay(given, 'soon', { status: 'playing', deadline: 500 });
    await lay(given, 'never', { status: 'playing' });
    expect(await given.chores.overdue(100, 10)).toEqual(['late']);
  });

  test('what nobody needs any more is tidied away', async () => {
    const now = 1_794_000_000_000 + 30 * 24 * 3_600_000;
    await lay(given, 'old');
    await lay(given, 'new', { changed_at: now });
    await given.store.changeTable('new', 0, {}, now, 'fresh');
    await given.store.changeTable('new', 1, {}, 5, 'stale');
    await given.store.changeTable('new', 2, {}, now, 'fresh too');
    await given.chores.tidy(now);
    expect((await given.store.table('old'))?.row.status).toBe('abandoned');
    expect((await given.store.table('new'))?.row.status).toBe('open');
    expect([await given.store.wasDone('new', 'fresh'), await given.store.wasDone('new', 'stale')]).toEqual([true, false]);
  });

  test('a group that nobody looks at for long goes, with its talk and calls, in bites, and keeps no guest', async () => {
    const { db } = given.database;
    const { guests, groups } = given.store;
    const DAY = 24 * 3_600_000;
    const now = 1_794_000_000_000;
    const made = (id: string) => ({
      ...{ id, name: id, invitation: `i ${id}`, feed: 'f', webhook: null, created_at: now, here_at: now },
      ...{ last_line: 0, muted_until: null, muted_why: null },
    });
    const old = Array.from({ length: 45 }, (_, i) => `g${i}`);
    for (const id of ['grouped', 'comes']) await guests.savePerson({ id, name: id, created_at: now });
    await db
      .insertInto('groups')
      .values([...old, 'kept'].map(made))
      .execute();
    const joined = { person: 'grouped', joined_at: now };
    await db
      .insertInto('group_members')
      .values(old.map((group_id) => ({ ...joined, group_id })))
      .execute();
    await db
      .insertInto('group_members')
      .values({ ...joined, group_id: 'kept', person: 'comes' })
      .execute();
    expect(await groups.say({ group_id: 'g0', person: 'grouped', text: 'hello', phrase: null, at: now })).toBe(true);
    const calls = new Calls(given.database, 'me');
    await calls.want({ person: 'grouped', kind: 'mention', table_id: 'g0', wait: '1 comes' }, now);
    const left = async () => (await Promise.all([...old, 'kept'].map((id) => groups.group(id)))).flatMap((it) => it?.id ?? []);
    await groups.seen(made('kept'), now + 300 * DAY);
    // Within a day it is not noted again.
    await groups.seen({ ...made('kept'), here_at: now + 300 * DAY }, now + 300 * DAY + 3_600_000);
    expect((await groups.group('kept'))?.here_at).toBe(now + 300 * DAY);
    const closing = new Chores(given.database, 'me', { closes: null, deletes: 365 * DAY, forgets: null });
    await closing.tidy(now + 365 * DAY);
    expect(await left()).toHaveLength(46);
    await closing.tidy(now + 366 * DAY, 0);
    expect(await left()).toHaveLength(26);
    for (let i = 0; i < 2; i++) await closing.tidy(now + 366 * DAY, 0);
    expect(await left()).toEqual(['kept']);
    expect([await groups.linesBy('grouped'), await calls.dueFor('grouped', now + 1)]).toEqual([[], []]);
    await new Chores(given.database, 'me', { closes: null, deletes: 365 * DAY, forgets: 90 * DAY }).tidy(now + 366 * DAY);
    expect([await guests.person('grouped'), (await guests.person('comes'))?.id]).toEqual([null, 'comes']);
  });

  test('a game that is over is stored compactly a day later, reads back the same, and can still be put back', async () => {
    const entries = Array.from({ length: 40 }, (_, i) => ({
      ...{ kind: i === 0 ? ('rules' as const) : ('act' as const), seat: i % 2, content: `{"do":"rest","then":"é ${i}"}` },
      hash: i.toString(16).padStart(8, '0'),
    }));
    const game = JSON.stringify({ state: { deep: ['é', 1] }, trail: { seat: 0 } });
    const end = { ...move('t', 0).row, status: 'over' as const };
    const now = 1_794_000_000_000;
    await lay(given, 't', { status: 'playing' });
    await lay(given, 'runs', { status: 'playing' });
    await given.store.append(move('t', 0, { entries, game, row: end, at: now, request: 'last' }));
    await given.store.append(move('runs', 0, { game, at: now, request: 'first' }));
    const log = await given.store.log.after('t', 0);
    await given.chores.tidy(now + 3_600_000);
    expect(await given.store.wasDone('t', 'last')).toBe(true);
    await given.chores.tidy(now + 25 * 3_600_000);
    const rows = await given.database.db.selectFrom('log').select('table_id').execute();
    expect(rows).toEqual([{ table_id: 'runs' }]);
    expect([await given.store.wasDone('t', 'last'), await given.store.wasDone('runs', 'first')]).toEqual([false, true]);
    expect(await given.store.log.after('t', 0)).toEqual(log);
    expect(await given.store.log.after('t', 37)).toEqual(log.slice(37));
    expect(JSON.parse((await given.store.table('t'))?.game ?? '')).toEqual({ ...JSON.parse(game), trail: null });
    expect((await given.store.table('runs'))?.game).toBe(game);
    // The host takes back moves of a game that was over; a year later it is packed a second time.
    const back = {
      ...move('t', 40, { game, at: now, from: ['over'] }),
      entries: [{ kind: 'back' as const, seat: -1, content: '3', hash: '' }],
    };
    expect(await given.store.append(back)).toBe('stored');
    expect((await given.store.table('t'))?.game).toBe(game);
    expect((await given.store.log.after('t', 0)).map((it) => it.number)).toEqual(Array.from({ length: 41 }, (_, i) => i + 1));
    await given.store.append({ ...move('t', 41, { game, at: now, row: end }) });
    await given.chores.tidy(now + 25 * 3_600_000);
    expect((await given.store.log.after('t', 39)).map((it) => [it.number, it.kind])).toEqual([
      [40, 'act'],
      [41, 'back'],
      [42, 'act'],
    ]);
  });
}
