// Whom to call, over what, who looks already, and who wants no mail.
import { expect, test } from 'vitest';
import { Looking } from '../../calling/looking.ts';
import { Mentions } from '../../calling/mentions.ts';
import { Calls } from '../../storage/calls.ts';
import { Channels } from '../../storage/channels.ts';
import { Chores } from '../../storage/chores.ts';
import { Deletion } from '../../storage/deletion.ts';
import { Mailboxes } from '../../storage/mailboxes.ts';
import type { ChannelRow } from '../../storage/schema.ts';
import { Sessions } from '../../storage/sessions.ts';
import { seat } from '../stored.ts';
import { type Given, lay } from './given.ts';

const NOW = 1_794_000_000_000;
const DAY = 24 * 3_600_000;

export function peopleAreCalled(given: Given): void {
  const guest = (id: string, created_at = NOW) => given.store.guests.savePerson({ id, name: id, created_at });
  const channel = (person: string, more: Partial<ChannelRow> = {}): ChannelRow => ({
    ...{ id: `of ${person}`, person, kind: 'push', address: `https://push.example/${person}`, details: '{}', session: null },
    ...{ confirmed: 1, renewed_at: NOW, last_at: null, last_result: null, last_why: null, mailbox: null, misses: 0 },
    ...more,
  });

  test('of every neighbourhood somebody is called before anybody’s second, whoever has waited longer', async () => {
    const calls = new Calls(given.database, 'me');
    const due = async (person: string, crowd: string, since: number) => {
      await guest(person);
      await calls.wish(person, '{}');
      await calls.from(person, crowd);
      for (const table_id of ['one', 'two']) await calls.want({ person, kind: 'turn', table_id, wait: 'x' }, since);
    };
    for (let i = 0; i < 5; i++) await due(`eve ${i}`, 'crowd', i);
    await due('ann', 'home', 50);
    await due('ben', '', 60);
    await due('cleo', '', 70);
    await due('later', '', 500);
    const people = (await calls.peopleDue(100, 5)).map(({ person }) => person);
    expect(people).toEqual(['eve 0', 'ann', 'ben', 'cleo', 'eve 1']);
  });

  test('whoever goes while somebody is being called by name is named by no call, and called by none', async () => {
    const { groups, relations } = given.store;
    const calls = new Calls(given.database, 'me');
    const none = { webhook: null, created_at: NOW, here_at: NOW, last_line: 0, muted_until: null, muted_why: null };
    const called: string[] = [];
    const wanted = async () =>
      (await Promise.all(called.map((it) => calls.dueFor(it, NOW + DAY)))).flat().map(({ table_id }) => table_id);
    const cast = async (at: string) => {
      const people = { eve: { id: `eve ${at}`, name: 'Eve' }, bob: { id: `bob ${at}`, name: 'Bob' } };
      for (const { id, name } of Object.values(people)) await given.store.guests.savePerson({ id, name, created_at: NOW });
      called.push(people.bob.id);
      await calls.wish(people.bob.id, '{}');
      const group = { id: `g ${at}`, name: 'G', invitation: `i ${at}`, feed: 'f', ...none };
      await groups.make(group, people.eve.id);
      await groups.join(group, people.bob.id, NOW);
      return people;
    };
    const goes = {
      stays: async () => undefined,
      leaves: (it: string) => groups.leave(`g ${it}`, `eve ${it}`),
      deleted: (it: string) => new Deletion(given.store).delete(`eve ${it}`),
      called: (it: string) => new Deletion(given.store).delete(`bob ${it}`),
    };
    for (const [how, go] of Object.entries(goes)) {
      const { eve, bob } = await cast(how);
      // After it is known who is meant, and before they are to be called.
      const names = async () => {
        await go(how);
        return new Map([[bob.id, bob.name]]);
      };
      await new Mentions(calls, relations, names).saidInGroup(`g ${how}`, [eve.id, bob.id], eve, '@Bob', NOW);
    }
    expect(await wanted()).toEqual(['g stays']);
    // And whichever of the two comes first, at a table as in a group.
    const racing = Array.from({ length: 20 }, async (_, i) => {
      const { eve, bob } = await cast(`race ${i}`);
      const seats = [seat(`t${i}`, 0, { person: eve.id }), seat(`t${i}`, 1, { person: bob.id })];
      await lay(given, `t${i}`, { status: 'playing' }, seats);
      const call = { person: bob.id, kind: 'mention', wait: `1 ${eve.id}` } as const;
      await Promise.all([
        calls.wantByName({ ...call, table_id: `t${i}` }, eve.id, null, NOW),
        calls.wantByName({ ...call, table_id: `g race ${i}` }, eve.id, `g race ${i}`, NOW),
        new Deletion(given.store).delete(eve.id),
      ]);
    });
    await Promise.all(racing);
    expect(await wanted()).toEqual(['g stays']);
  });

  test('a browser that does not answer three calls in a row is called no more until it is saved again', async () => {
    const channels = new Channels(given.database);
    await guest('ann');
    await channels.keep(channel('ann'), 5);
    const now = async () => (await channels.of('ann')).map(({ confirmed, misses }) => [confirmed, misses]);
    await channels.missed('of ann', 3);
    await channels.missed('of ann', 3);
    await channels.went('of ann', NOW, 'taken', null);
    expect(await now()).toEqual([[1, 0]]);
    for (let i = 0; i < 3; i++) await channels.missed('of ann', 3);
    expect(await now()).toEqual([[0, 3]]);
    await channels.renew('of ann', { details: '{}', session: null, renewed_at: NOW });
    expect(await now()).toEqual([[1, 0]]);
  });

  test('a mailbox that wants no mail is known as such, and what is counted is exact, however many count at once', async () => {
    const mailboxes = new Mailboxes(given.database);
    await guest('ann');
    await new Channels(given.database).keep(channel('ann', { kind: 'mail', mailbox: 'box' }), 1);
    for (let i = 0; i < 2; i++) await mailboxes.refuse('box', NOW);
    expect([await mailboxes.hasRefused('box'), await mailboxes.hasRefused('other')]).toEqual([true, false]);
    expect(await new Channels(given.database).of('ann')).toEqual([]);
    await mailboxes.welcome('box');
    expect(await mailboxes.hasRefused('box')).toBe(false);
    const counted = await Promise.all(Array.from({ length: 20 }, () => mailboxes.count('it', NOW, 7)));
    expect(counted.filter((it) => it)).toHaveLength(7);
    await mailboxes.tidy(NOW);
    expect(await mailboxes.count('it', NOW, 7)).toBe(false);
    await mailboxes.tidy(NOW + DAY);
    expect(await mailboxes.count('it', NOW, 7)).toBe(true);
  });

  test('that somebody looks is told to the other processes together, and costs no question by itself', async () => {
    let questions = 0;
    const counted = given.database.db.withPlugin({
      transformQuery: ({ node }) => {
        questions++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    let now = NOW;
    const [here, there] = ['here', 'there'].map((me) => new Looking({ ...given.database, db: counted }, me, () => now));
    if (here === undefined || there === undefined) return;
    for (let i = 0; i < 700; i++) for (const on of [true, false, true]) here.count(`table ${i}`.replace(' ', '-'), `p${i}`, on);
    for (let i = 0; i < 300; i++) here.count(`many-${i}`, 'eve', true);
    expect(questions).toBe(0);
    await here.stillHere();
    const shared = given.kind === 'postgres';
    // Two statements of rows, and one that clears away what is old.
    expect(questions).toBe(shared ? 3 : 0);
    expect([await here.isLooking('table-3', 'p3'), await there.isLooking('table-3', 'p3')]).toEqual([true, shared]);
    const { rows } = { rows: await given.database.db.selectFrom('lookers').select('person').execute() };
    expect(rows.filter(({ person }) => person === 'eve')).toHaveLength(shared ? 20 : 0);
    here.count('table-3', 'p3', false);
    here.count('table-900', 'p900', true);
    now += 5000;
    questions = 0;
    await here.stillHere();
    expect(questions).toBe(shared ? 2 : 0);
    expect([await there.isLooking('table-3', 'p3'), await there.isLooking('table-900', 'p900')]).toEqual([false, shared]);
    // Its process ends without a word.
    now += 31_000;
    expect(await there.isLooking('table-4', 'p4')).toBe(false);
  });

  test('guests who sit nowhere, are known by nothing else and stay away are forgotten, in bites; all others stay', async () => {
    const { db } = given.database;
    const old = NOW - 100 * DAY;
    const session = async (person: string, used: number) => {
      const row = { id: `s ${person}`, person, kind: 'device', name: '', table_id: null, made_by: null } as const;
      await new Sessions(given.database, given.store).begin({ ...row, created_at: old, used_at: used, until: NOW + DAY }, 20);
    };
    const stay = ['known', 'mailed', 'printed', 'sits', 'new', 'came'];
    for (const id of [...stay, 'gone', 'pushed', 'asked']) await guest(id, id === 'new' ? NOW - DAY : old);
    for (let i = 0; i < 1200; i += 300)
      await db
        .insertInto('people')
        .values(Array.from({ length: 300 }, (_, j) => ({ id: `g${i + j}`, name: 'Guest', created_at: old, old_cookie: 0 })))
        .execute();
    const key = { id: 'key', person: 'known', public_key: '', counter: 0, name: '', created_at: old, used_at: old };
    await db.insertInto('passkeys').values(key).execute();
    await db.insertInto('recovery_codes').values({ person: 'printed', hash: 'x', created_at: old }).execute();
    const channels = new Channels(given.database);
    await channels.keep(channel('mailed', { kind: 'mail' }), 1);
    await channels.keep(channel('asked', { kind: 'mail', confirmed: 0 }), 1);
    await channels.keep(channel('pushed'), 1);
    await session('came', NOW - DAY);
    await session('gone', old);
    await lay(given, 't', { status: 'over', changed_at: NOW }, [seat('t', 0, { person: 'sits' })]);
    const left = async () => (await db.selectFrom('people').select('id').orderBy('id').execute()).map(({ id }) => id);
    await given.chores.tidy(NOW);
    expect(await left()).toHaveLength(1209);
    const chores = new Chores(given.database, 'me', { closes: null, deletes: null, forgets: 90 * DAY });
    await chores.tidy(NOW, 0);
    expect((await left()).length).toBeGreaterThan(600);
    for (let i = 0; i < 3; i++) await chores.tidy(NOW, 0);
    expect(await left()).toEqual(stay.toSorted());
  });
}
