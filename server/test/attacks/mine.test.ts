// Everything of mine: a file for me alone, and gone for good where I want it gone, on both databases and in every process.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Action } from '@kaya/engine';
import type { Export, Friend, Group, GroupLine, Me, Position, Profile, Session, Table } from '@kaya/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STANDARD } from '../../calling/wishes.ts';
import type { Configuration } from '../../configuration.ts';
import { openSite, type Site } from '../../site.ts';
import { Hosting } from '../../storage/hosting.ts';
import { lockPerson } from '../../storage/once.ts';
import { openDatabase } from '../../storage/open.ts';
import { Store } from '../../storage/store.ts';
import { Authenticator } from '../accounts/authenticator.ts';
import { Mailbox } from '../calling/mailbox.ts';
import { tablesWith } from '../everything.ts';
import { configurationFor, GuestOf, Player, playRandomly, seatedTable } from '../playing.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { move, turnOf } from '../staged.ts';
import { Raw } from './raw.ts';

const ORIGIN = 'https://kaya.example';
const NAME = 'Ann Vanishes';
const ADDRESS = 'ann.vanishes@mail.example';

describe.each(['sqlite', 'postgres'] as const)('everything of mine on %s', (kind) => {
  let postgres: TestPostgres | null = null;
  let where: Configuration['database'];
  let mailbox: Mailbox;
  /** Two processes, where the database allows it. */
  let sites: Site[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'kaya-mine-'));
  const first = () => sites[0]?.port ?? 0;
  const last = () => sites.at(-1)?.port ?? 0;

  beforeAll(async () => {
    mailbox = await new Mailbox().open();
    if (kind === 'postgres') postgres = await startPostgres();
    where =
      postgres === null
        ? { kind: 'sqlite', file: join(folder, 'kaya.sqlite') }
        : { kind: 'postgres', url: await postgres.fresh() };
    const mail = { relay: mailbox.relay, from: 'Kaya <kaya@kaya.example>' };
    const open = () => openSite(configurationFor(where, { origin: ORIGIN, mail }));
    sites = kind === 'postgres' ? [await open(), await open()] : [await open()];
  });
  afterAll(async () => {
    for (const site of sites) await site.close();
    await mailbox.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const say = (guest: GuestOf, table: string, text: string) => guest.post(`/api/tables/${table}/chat`, { text });
  const tableOf = async (guest: GuestOf, id: string) => (await guest.get<Table>(`/api/tables/${id}`)).body;
  /** Two people at a running game. */
  const playing = async (ann: GuestOf, ben: GuestOf) => {
    const id = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    await ben.post(`/api/tables/${id}/join`, { seat: null });
    // Another process hears of it a moment later.
    await expect.poll(async () => (await ann.post(`/api/tables/${id}/start`)).status).toBe(204);
    return id;
  };
  /** The same, given up by both: what is over stays theirs. */
  const finished = async (ann: GuestOf, ben: GuestOf) => {
    const id = await playing(ann, ben);
    const player = new Player(ben, id);
    await ann.post(`/api/tables/${id}/proposals`, { what: { kind: 'abandon' } });
    await player.until(() => player.proposals.length > 0);
    await ben.post(`/api/tables/${id}/proposals/${player.proposals[0]?.id}`, { yes: true });
    await player.until(() => player.tableInfo?.status === 'abandoned');
    player.close();
    return id;
  };

  test('nothing is left of whoever deletes themselves, their connections end, and the games of others go on', async () => {
    const [ann, ben] = [await GuestOf.at(first(), NAME), await GuestOf.at(last(), 'Ben')];
    const { id: person } = (await ann.get<Me>('/api/me')).body;
    await ben.post('/api/calling', STANDARD);
    // Everything by which somebody can be known or reached.
    await ann.post('/api/calling/mail', { address: ADDRESS });
    const token = /confirm#(\S+)/.exec(mailbox.letters.at(-1)?.text ?? '')?.[1];
    expect((await ann.post('/api/mail-confirm', { token })).status).toBe(204);
    const key = new Authenticator(ORIGIN);
    const question = (await ann.post<Parameters<Authenticator['register']>[0]>('/api/passkeys/options')).body;
    const passkey = await ann.post<{ id: string }>('/api/passkeys', { name: `${NAME}’s key`, response: key.register(question) });
    expect(passkey.status).toBe(200);
    await ann.post('/api/passkeys/options');
    await ann.post('/api/recovery-code');
    const program = (await ann.post<{ token: string }>('/api/bot-token', { name: `${NAME}’s robot` })).body.token;
    await ann.post('/api/device-link');
    // At tables: a game that is over, one that runs, one that waits; one that was left, and one they were sent away from.
    const over = await finished(ann, ben);
    const running = await playing(ann, ben);
    await say(ann, running, `@Ben a line of ${NAME}`);
    await say(ben, running, 'and another');
    const waiting = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
    await ben.post(`/api/tables/${waiting}/join`, { seat: null });
    const left = await playing(ben, ann);
    await ann.post(`/api/tables/${left}/leave`);
    const closed = await ben.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    await ann.post(`/api/tables/${closed}/join`, { seat: null });
    expect((await ben.post(`/api/tables/${closed}/send-away`, { seat: 1 })).status).toBe(204);
    const hers = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    await ben.post(`/api/tables/${hers}/join`, { seat: null });
    expect((await ann.post(`/api/tables/${hers}/send-away`, { seat: 1, reason: `${NAME} said so` })).status).toBe(204);
    // What they and others want of each other, and have reported.
    await ann.post('/api/my/profile', { ...(await ann.get<Profile>('/api/my/profile')).body, languages: ['fr'] });
    for (const [who, seat] of [
      [ann, 1],
      [ben, 0],
    ] as const) {
      await who.post(`/api/tables/${running}/manners`, { whom: { seat }, muted: true, blocked: false });
      await who.post(`/api/tables/${running}/reports`, { whom: { seat }, reason: 'other', text: `${NAME} and Ben` });
    }
    // In a group that Ann made.
    const group = (await ann.post<Group>('/api/groups', { name: 'The Kilowatts' })).body;
    expect((await ben.post('/api/groups/join', { key: group.key })).status).toBe(200);
    const cy = await GuestOf.at(first(), 'Cy');
    await cy.post('/api/calling', STANDARD);
    expect((await cy.post('/api/groups/join', { key: group.key })).status).toBe(200);
    for (const who of [ann, ben]) await who.post(`/api/groups/${group.id}/chat`, { text: `@Cy: ${who.name} in the group` });
    expect((await ann.post(`/api/groups/${group.id}/dates`, { at: 1, minutes: 60, title: `At ${NAME}’s` })).status).toBe(200);
    // With a reason in her own words she removes somebody, and takes them in again.
    const { id: ofCy } = (await ann.get<Group>(`/api/groups/${group.id}`)).body.members.at(-1) ?? {};
    const without = await ann.delete<Group>(`/api/groups/${group.id}/members/${ofCy}?reason=${NAME}%20said%20so`);
    expect((await cy.post('/api/groups/join', { key: without.body.key })).status).toBe(200);
    const sessions = (await ann.get<Session[]>('/api/sessions')).body.map(({ id }) => id);
    const traces = [person, NAME, ADDRESS, passkey.body.id, ...sessions];
    // The search finds what it is to find: where people, tables, talk and all the rest keep them.
    expect(await tablesWith(where, postgres, ...traces)).toEqual(
      expect.arrayContaining([
        'calls',
        'channels',
        'chat',
        'group_dates',
        'group_lines',
        'group_members',
        'letters',
        'passkeys',
        'people',
        'profiles',
        'relations',
        'reports',
        'seats',
        'sessions',
        'tables',
        'words',
      ]),
    );

    const reader = new Player(ben, running);
    await reader.until(() => reader.messages.some((it) => it.t === 'chat'));
    const sockets = await Promise.all([first(), last()].map((port) => Raw.open(port, { cookie: ann.cookie })));
    for (const socket of sockets) expect(await socket.ask(JSON.stringify({ t: 'ping' }))).toEqual({ t: 'pong' });
    const { cookie } = ann;
    expect((await ann.post('/api/my/deletion', { name: 'Ann' })).status).toBe(409);
    expect((await ann.get<Me>('/api/me')).body.name).toBe(NAME);
    expect((await ann.post('/api/my/deletion', { name: NAME })).status).toBe(204);

    for (const socket of sockets) await expect.poll(() => socket.closed).not.toBeNull();
    ann.cookie = cookie;
    expect((await ann.get('/api/me')).body).toBeNull();
    const asProgram = { headers: { authorization: `Bearer ${program}` } };
    expect(await (await fetch(`http://127.0.0.1:${last()}/api/me`, asProgram)).json()).toBeNull();
    await expect.poll(() => tablesWith(where, postgres, ...traces), { timeout: 20_000 }).toEqual([]);

    // Ben reads his own words, keeps his games, and plays on against the bot that stands in.
    await reader.until(() =>
      reader.messages.some((it) => it.t === 'chat' && it.lines.some((line) => line.number === 1 && line.text === '')),
    );
    const fresh = new Player(ben, running);
    await fresh.until(() => fresh.messages.some((it) => it.t === 'chat'));
    expect(fresh.messages.flatMap((it) => (it.t === 'chat' ? it.lines.map(({ text }) => text) : []))).toEqual(['and another']);
    const seatOfAnn = (await tableOf(ben, running)).seats.find((it) => !it.you);
    expect(seatOfAnn).toMatchObject({ kind: 'person', name: '', standIn: true });
    await fresh.until(() => fresh.tableInfo?.awaited.includes(1) === true && (fresh.position?.legal.length ?? 0) > 0);
    const action = { id: randomUUID(), seen: null, action: fresh.position?.legal[0] };
    expect((await ben.post(`/api/tables/${running}/actions`, action)).status).toBe(204);
    expect((await tableOf(ben, over)).seats.map(({ name }) => name).toSorted()).toEqual(['', 'Ben']);
    expect((await ben.get(`/api/tables/${over}/record`)).status).toBe(200);
    expect(await tableOf(ben, waiting)).toMatchObject({ host: true, seats: [{ kind: 'open' }, { you: true }, { kind: 'open' }] });
    for (const player of [reader, fresh]) player.close();
    // The group is Ben's to look after, with his words alone.
    const kept = (await ben.get<Group>(`/api/groups/${group.id}`)).body;
    expect(kept.members.map(({ card }) => [card.name, card.you])).toEqual([
      ['Ben', true],
      ['Cy', false],
    ]);
    const talk = (await ben.get<GroupLine[]>(`/api/groups/${group.id}/chat`)).body;
    expect(talk.map(({ text }) => text)).toEqual(['@Cy: Ben in the group']);
    expect((await ben.post(`/api/groups/${group.id}/invitation`)).status).toBe(200);
  });

  test('a table that is laid in the moment of a deletion names nobody who is gone', async () => {
    const [ann, ben] = [await GuestOf.at(first(), NAME), await GuestOf.at(last(), 'Ben')];
    const { id: person } = (await ann.get<Me>('/api/me')).body;
    const given = await finished(ann, ben);
    const table = await playing(ann, ben);
    const players = [new Player(ann, table), new Player(ben, table)];
    await Promise.all(players.map((it, i) => playRandomly(it, `mine ${i}`)));
    await expect.poll(async () => (await tableOf(ann, table)).status).toBe('over');
    for (const it of players) it.close();
    await expect.poll(async () => (await tableOf(ben, table)).status).toBe('over');
    // Each is the other's friend, and one is asked to a table of the other.
    for (const [who, seat] of [
      [ann, 1],
      [ben, 0],
    ] as const)
      expect((await who.post(`/api/tables/${table}/friends`, { whom: { seat } })).status).toBe(204);
    expect((await ann.get<Export>('/api/my/export')).body.friends).toMatchObject([{ name: 'Ben' }]);
    const [friend] = (await ben.get<Friend[]>('/api/my/friends')).body;
    expect(friend?.card).toMatchObject({ name: NAME, friend: true });
    const asking = await ben.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    expect((await ben.post(`/api/tables/${asking}/ask`, { friend: friend?.id, seat: 1 })).status).toBe(204);
    expect(await tablesWith(where, postgres, person)).toContain('friends');
    const branch = (guest: GuestOf) => guest.post(`/api/tables/${table}/branch`, { move: 1 });
    const laying = [branch(ann), branch(ann), branch(ben), branch(ann), ben.post(`/api/tables/${given}/rematch`)];
    const [deleted] = await Promise.all([ann.post('/api/my/deletion', { name: NAME }), ...laying]);
    expect(deleted.status).toBe(204);
    await expect.poll(() => tablesWith(where, postgres, person), { timeout: 20_000 }).toEqual([]);
    expect((await ben.get('/api/my/friends')).body).toEqual([]);
    expect((await tableOf(ben, asking)).seats[1]).toMatchObject({ kind: 'open', asked: false });
  });

  test('what somebody has ordered ahead goes with them, and no move of others brings it back', async () => {
    const [ann, ben] = [await GuestOf.at(first(), NAME), await GuestOf.at(last(), 'Ben')];
    const table = await playing(ann, ben);
    const both = [new Player(ann, table), new Player(ben, table)];
    for (const it of both) await it.until(() => it.position !== null && it.tableInfo?.status === 'playing');
    const rest = { moves: [{ do: 'rest' }], exact: false };
    const waiting = () => both.find((it) => it !== turnOf(both)) as Player;
    // Not at every moment is there something to be ordered.
    for (let i = 0; i < 40 && (await waiting().ask({ t: 'orders', orders: [rest] })).t !== 'done'; i++) await move(both);
    const [mover, waiter] = [turnOf(both), waiting()];
    const { id: person } = (await waiter.guest.get<Me>('/api/me')).body;
    expect(await tablesWith(where, postgres, `person\\":\\"${person}`)).toEqual(['steps']);
    expect((await waiter.guest.post('/api/my/deletion', { name: waiter.guest.name })).status).toBe(204);
    expect(await tablesWith(where, postgres, person)).toEqual([]);
    await mover.until(() => mover.tableInfo?.seats.some(({ standIn }) => standIn) === true);
    const { version = 0 } = mover.position ?? {};
    expect(await mover.ask({ t: 'act', seen: version, action: mover.position?.legal[0] as Action })).toMatchObject({ t: 'done' });
    expect(await tablesWith(where, postgres, person)).toEqual([]);
    for (const it of both) it.close();
  });

  test('a note and the deletion of its author do not wait for each other; numbers beyond all bounds are refused; the muted write none', async () => {
    const [ann, ben] = [await GuestOf.at(first(), 'Ann'), await GuestOf.at(first(), 'Ben')];
    const table = await finished(ann, ben);
    const { id: person } = (await ann.get<Me>('/api/me')).body;
    const database = await openDatabase(where, () => undefined);
    const store = new Store(database, 'another');
    const note = { table_id: table, move: 0, seat: 0, person, name: 'Ann', text: 'well', at: 7 };
    const url = where.kind === 'postgres' ? where.url : '';
    const waits = "select 1 as one from pg_stat_activity where wait_event_type = 'Lock'";
    const adding = await database.db.transaction().execute(async (run) => {
      await lockPerson(run, store.shared, person);
      const added = store.notes.add(note, null);
      if (postgres !== null) await expect.poll(() => postgres?.query(url, waits)).toHaveLength(1);
      // As a deletion goes on: from the person to their tables.
      await run.updateTable('tables').set({ changed_at: Date.now() }).where('id', '=', table).execute();
      return { added };
    });
    expect(await adding.added).toBe('stored');
    const beyond = [
      await ann.delete(`/api/tables/${table}/notes/9007199254740991`),
      await ann.post(`/api/tables/${table}/manners`, { whom: { line: 9_007_199_254_740_991 }, muted: true, blocked: false }),
    ];
    expect(beyond.map(({ status }) => status)).toEqual([404, 400]);
    const write = () => ann.post(`/api/tables/${table}/notes`, { move: 0, text: 'foul' });
    expect((await write()).status).toBe(204);
    const until = Date.now() + 3_600_000;
    const bar = { id: `bar at ${table}`, person, kind: 'mute', reason: 'foul', at: 7, until } as const;
    const entry = { ...bar, host: null, what: 'mute', about: person, table_id: null, group_id: null, group_name: null } as const;
    const { kind: _, person: __, ...log } = entry;
    expect(await new Hosting(database, store).bar(bar, log)).toBe(true);
    expect(await write()).toMatchObject({ status: 403, body: { code: 'barred' } });
    // One that has ended is kept as well.
    const ban = { id: `ban at ${table}`, kind: 'ban', reason: 'spam', at: 3, until: 9 } as const;
    expect(await new Hosting(database, store).bar({ ...bar, ...ban }, { ...log, id: ban.id })).toBe(true);
    expect((await ann.get<Export>('/api/my/export')).body.bars).toEqual([
      { kind: 'ban', reason: 'spam', at: 3, until: 9 },
      { kind: 'mute', reason: 'foul', at: 7, until },
    ]);
    const group = await ann.post<{ id: string }>('/api/groups', { name: 'The Kilowatts' });
    const inGroup = (path: string, body: object) => ann.post(`/api/groups/${group.body.id}/${path}`, body);
    const foul = { at: 1, minutes: 60, title: 'foul' };
    for (const said of [inGroup('chat', { text: 'foul' }), inGroup('dates', foul), inGroup('name', { name: 'foul' })])
      expect(await said).toMatchObject({ status: 403, body: { code: 'barred' } });
    // When one meets may be said all the same.
    expect((await inGroup('dates', { ...foul, title: '\u200b' })).status).toBe(200);
    await database.close();
  });

  test('an export holds what is mine, and nothing that opens a door or is another’s secret', async () => {
    const { id: other } = await seatedTable(first(), 'lamplighters', 2);
    const [ann, ben] = [await GuestOf.at(first(), 'Ann'), await GuestOf.at(first(), 'Ben')];
    await ann.post('/api/recovery-code');
    await ann.post('/api/bot-token', { name: 'robot' });
    const over = await finished(ann, ben);
    const running = await playing(ann, ben);
    await say(ann, running, 'said by Ann');
    await say(ben, running, 'said by Ben');
    const group = (await ann.post<Group>('/api/groups', { name: 'The Kilowatts' })).body;
    await ben.post('/api/groups/join', { key: group.key });
    await ann.post(`/api/groups/${group.id}/chat`, { text: 'Tonight?' });
    await ben.post(`/api/groups/${group.id}/chat`, { text: 'said by Ben' });
    const { status, body } = await ann.get<Export>('/api/my/export');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      person: { name: 'Ann' },
      groups: [{ name: 'The Kilowatts', talk: [{ text: 'Tonight?' }] }],
      sessions: [{ kind: 'program', name: 'robot' }, { kind: 'device' }],
      talk: [{ table: running, text: 'said by Ann' }],
      tables: [
        { table: { id: over, status: 'abandoned' }, view: null, record: { game: 'lamplighters' } },
        { table: { id: running, status: 'playing' }, record: null },
      ],
    });
    const { view } = (await ann.get<Position>(`/api/tables/${running}/position`)).body;
    expect(body.tables[1]?.view).toEqual(view);
    const text = JSON.stringify(body);
    const sessions = (await ann.get<Session[]>('/api/sessions')).body.map(({ id }) => id);
    for (const hidden of ['said by Ben', group.key, group.feed, other, ...sessions, ann.cookie.split('=')[1] ?? ''])
      expect(text).not.toContain(hidden);
    expect((await ben.get<Me>('/api/me')).body.id).not.toBe('');
    expect(text).not.toContain((await ben.get<Me>('/api/me')).body.id);
  });
});

test('nobody else has my file or my end: no stranger, no program, no page of another site, and not again and again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-mine-'));
  const site = await openSite(configurationFor({ kind: 'sqlite', file: join(folder, 'kaya.sqlite') }));
  try {
    const stranger = new GuestOf(site.port, 'nobody');
    expect((await stranger.get('/api/my/export')).status).toBe(401);
    expect((await stranger.post('/api/my/deletion', { name: 'nobody' })).status).toBe(401);
    const ann = await GuestOf.at(site.port, 'Ann');
    const { token } = (await ann.post<{ token: string }>('/api/bot-token', null)).body;
    const address = `http://127.0.0.1:${site.port}/api/my`;
    const body = { method: 'POST', body: JSON.stringify({ name: 'Ann' }) };
    const json = { 'content-type': 'application/json' };
    const statuses = [
      await fetch(`${address}/export`, { headers: { authorization: `Bearer ${token}` } }),
      await fetch(`${address}/deletion`, { ...body, headers: { ...json, authorization: `Bearer ${token}` } }),
      await fetch(`${address}/deletion`, { ...body, headers: { ...json, cookie: ann.cookie, origin: 'https://evil.example' } }),
    ].map((it) => it.status);
    expect(statuses).toEqual([403, 403, 403]);
    expect((await ann.get<Me>('/api/me')).body.name).toBe('Ann');
    const asked = [];
    for (let i = 0; i < 6; i++) asked.push((await ann.get('/api/my/export')).status);
    expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
