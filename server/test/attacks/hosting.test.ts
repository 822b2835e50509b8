// Those who look after the site: nobody else sees their page, and what they decide holds at once, everywhere.
import { randomUUID } from 'node:crypto';
import type {
  Account,
  Deed,
  Group,
  GroupLine,
  HostedDeed,
  HostedFigures,
  HostedGroup,
  HostedMoment,
  HostedPerson,
  HostedReport,
  HostedTable,
  Me,
  Table,
} from '@kaya/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Configuration } from '../../configuration.ts';
import { openSite, type Site } from '../../site.ts';
import { Hosting } from '../../storage/hosting.ts';
import { type Database, openDatabase } from '../../storage/open.ts';
import { Store } from '../../storage/store.ts';
import { configurationFor, GuestOf, Player } from '../playing.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { Raw } from './raw.ts';

let postgres: TestPostgres;
let where: Configuration['database'];
let database: Database;
let sites: readonly [Site, Site];
let hosting: Hosting;
let ahead = 0;
const DAY = 24 * 3_600_000;

const TOKEN = 'for the metrics alone';
/** So many reports have come through the first process: whoever watches it is called. */
const reportsCounted = async () => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const answer = await sites[0].app.inject({ url: '/metrics', headers });
  return Number(/^kaya_reports_total (\d+)/m.exec(answer.body)?.[1]);
};

beforeAll(async () => {
  postgres = await startPostgres();
  where = { kind: 'postgres', url: await postgres.fresh() };
  const open = () => openSite({ ...configurationFor(where), metricsToken: TOKEN }, () => Date.now() + ahead);
  sites = [await open(), await open()];
  database = await openDatabase(where, () => undefined);
  hosting = new Hosting(database, new Store(database, 'test'));
});
afterAll(async () => {
  for (const site of sites) await site.close();
  await database.close();
  await postgres.stop();
});

const guest = (name: string, site = 0) => GuestOf.at(sites[site]?.port ?? 0, name);
const idOf = async (who: GuestOf) => (await who.get<Me>('/api/me')).body.id;
const host = async () => {
  const named = await guest('Hope');
  await hosting.name(await idOf(named), 1);
  return named;
};
test('hosts are named by the database or by a variable, by their ids alone', async () => {
  const [ann, ben] = [await idOf(await guest('Ann')), await idOf(await guest('Ben'))];
  const configured = new Hosting(database, new Store(database, 'test'), [ann]);
  expect([await configured.isHost(ann), await configured.isHost(ben), await configured.isHost('Ann')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await hosting.isHost(ann)).toBe(false);
});

const deed = (who: GuestOf, what: Deed) => who.post(`/api/host/deeds`, what);

test('for everybody but those who are named there is nothing, whatever they send', async () => {
  const hope = await host();
  const ann = await guest('Ann');
  const { token } = (await hope.post<{ token: string }>('/api/bot-token', null)).body;
  const stranger = new GuestOf(sites[0].port, 'nobody');
  for (const path of ['people', 'tables', 'groups', 'reports', 'log', 'people?page=x', 'nothing-of-the-kind']) {
    for (const who of [ann, stranger]) expect([path, (await who.get(`/api/host/${path}`)).status]).toEqual([path, 404]);
    const program = await fetch(`http://127.0.0.1:${hope.port}/api/host/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([path, program.status]).toEqual([path, 404]);
  }
  for (const body of [{ do: 'close', table: 'abcdefghij', reason: 'x' }, { nonsense: true }])
    for (const who of [ann, stranger]) expect((await who.post('/api/host/deeds', body)).status).toBe(404);
  const foreign = await fetch(`http://127.0.0.1:${hope.port}/api/host/deeds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: hope.cookie, origin: 'https://evil.example' },
    body: JSON.stringify({ do: 'ban', person: await idOf(ann), reason: 'x', days: 1 }),
  });
  expect(foreign.status).toBe(403);
  expect((await ann.get<Account>('/api/account')).body).toMatchObject({ host: false, bars: [] });
  expect((await hope.get<Account>('/api/account')).body.host).toBe(true);
  // Whoever is named no more sees nothing from the next question on.
  await hosting.unname(await idOf(hope));
  expect((await hope.get('/api/host/people')).status).toBe(404);
});

test('whichever process answers tells how all of them fare, also of one that has ended: nothing of games, and no secret', async () => {
  const hope = await host();
  const third = await openSite(configurationFor(where));
  const read = async () => (await hope.get<HostedFigures>('/api/host/figures')).body;
  const states = async () => (await read()).processes.map(({ state }) => state);
  await expect.poll(states).toEqual(['runs', 'runs', 'runs']);
  await third.close();
  expect(await states()).toEqual(['runs', 'runs', 'ended']);
  const { day, database: kind, processes } = await read();
  expect(kind).toMatch(/^PostgreSQL \d/);
  const ports = [...sites, third].map(({ port }) => port);
  expect(processes.map(({ name }) => Number(name.split(':').at(-1))).toSorted()).toEqual(ports.toSorted());
  expect(day.at(-1)?.stored).toBeGreaterThan(1);
  for (const sample of [day[0], processes[0]?.last])
    expect(Object.keys(sample ?? {}).toSorted()).toEqual(['at', 'errors', 'memory', 'slow', 'sockets', 'stored', 'tables']);
  expect(Object.keys(processes[0] ?? {}).toSorted()).toEqual(['kaya', 'last', 'name', 'node', 'startedAt', 'state']);
});

test('a ban holds at once for open sockets and requests, on every process, until its end or until it is lifted', async () => {
  const hope = await host();
  const [eve, ben] = [await guest('Eve', 1), await guest('Ben')];
  const table = await ben.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  await expect.poll(async () => (await eve.post(`/api/tables/${table}/join`, { seat: null })).status).toBe(204);
  const person = await idOf(eve);
  const ban = { do: 'ban', person, reason: 'Insults', days: 2 } as const;
  const { token } = (await eve.post<{ token: string }>('/api/bot-token', null)).body;
  for (const until of ['its end', 'lifted'] as const) {
    const sockets = await Promise.all(sites.map(({ port }) => Raw.open(port, { cookie: eve.cookie })));
    for (const socket of sockets) expect(await socket.ask(JSON.stringify({ t: 'ping' }))).toEqual({ t: 'pong' });
    expect((await deed(hope, ban)).status).toBe(204);
    for (const socket of sockets) await expect.poll(() => socket.closed).not.toBeNull();
    const refused = await eve.post<{ code: string }>(`/api/tables/${table}/chat`, { text: 'still here' });
    expect([refused.status, refused.body.code]).toEqual([403, 'barred']);
    expect((await eve.post('/api/guest', { name: 'Eva' })).status).toBe(403);
    const program = await fetch(`http://127.0.0.1:${sites[0].port}/api/tables/${table}/leave`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(program.status).toBe(403);
    // A socket that is opened now is a stranger's.
    const again = await Raw.open(sites[1].port, { cookie: eve.cookie });
    const act = { t: 'chat', id: randomUUID(), table, text: 'by a socket' };
    expect(await again.ask(JSON.stringify(act))).toMatchObject({ t: 'refused' });
    again.close();
    const { bars } = (await eve.get<Account>('/api/account')).body;
    expect(bars).toMatchObject([{ kind: 'ban', reason: 'Insults' }]);
    expect((await eve.get('/api/my/export')).status).toBe(200);
    if (until === 'its end') ahead += 2 * DAY + 1000;
    else expect((await deed(hope, { do: 'lift', bar: bars[0]?.id ?? '', reason: 'She said sorry' })).status).toBe(204);
    expect((await eve.post(`/api/tables/${table}/chat`, { text: 'back' })).status).toBe(204);
  }
  expect((await deed(hope, { ...ban, person: await idOf(hope) })).status).toBe(409);
  expect((await deed(hope, { ...ban, person: 'nobody-at-all' })).status).toBe(404);
  expect((await deed(hope, { ...ban, reason: '\u200b ' })).status).toBe(400);
});

test('muted by a host one plays on in silence; removed one leaves with what one said; a closed table is closed', async () => {
  const hope = await host();
  const [ann, eve] = [await guest('Ann'), await guest('Eve of all')];
  const table = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  await eve.post(`/api/tables/${table}/join`, { seat: null });
  await ann.post(`/api/tables/${table}/start`);
  await eve.post(`/api/tables/${table}/chat`, { text: 'something foul' });
  const reader = new Player(ann, table);
  await reader.until(() => reader.messages.some((it) => it.t === 'chat'));
  const counted = await reportsCounted();
  await ann.post(`/api/tables/${table}/reports`, { whom: { line: 1 }, reason: 'insult', text: 'Look' });
  expect(await reportsCounted()).toBe(counted + 1);
  const [report] = (await hope.get<HostedReport[]>('/api/host/reports')).body;
  expect(report).toMatchObject({ table, reason: 'insult', text: 'Look', lines: [{ text: 'something foul' }], settledAt: null });
  expect([report?.about.name, report?.reporter?.name]).toEqual(['Eve of all', 'Ann']);
  const person = report?.about.id ?? '';

  await deed(hope, { do: 'mute', person, reason: 'Foul words', days: 1 });
  const said = await eve.post<{ code: string }>(`/api/tables/${table}/chat`, { text: 'more' });
  expect([said.status, said.body.code]).toEqual([403, 'barred']);
  expect((await eve.post(`/api/tables/${table}/stand-in`, { level: 'easy' })).status).toBe(204);
  const [found] = (await hope.get<HostedPerson[]>('/api/host/people?find=of%20ALL')).body;
  expect(found).toMatchObject({ id: person, name: 'Eve of all', reports: 1, bars: [{ kind: 'mute', reason: 'Foul words' }] });

  await deed(hope, { do: 'remove', person, table, reason: 'Foul words' });
  await reader.until(() => reader.messages.some((it) => it.t === 'chat' && it.lines.some(({ text }) => text === '')));
  expect((await ann.get<Table>(`/api/tables/${table}`)).body.seats[1]).toMatchObject({ name: '', standIn: true });
  const [listed] = (await hope.get<HostedTable[]>('/api/host/tables')).body;
  expect(listed).toMatchObject({ id: table, status: 'playing', people: [{ name: 'Ann' }] });
  // When it was last moved may be a secret of those who play.
  expect(Object.keys(listed ?? {}).toSorted()).toEqual(['createdAt', 'game', 'id', 'people', 'status', 'visibility']);
  await deed(hope, { do: 'close', table, reason: 'Nobody wants it' });
  await reader.until(() => reader.tableInfo?.status === 'abandoned');
  // Whoever it is about can read why, until they have.
  const words = async (who: GuestOf) => (await who.get<Account>('/api/account')).body.words;
  const [why] = await words(eve);
  expect(why).toMatchObject({ what: 'removed', about: 'lamplighters', table, reason: 'Foul words' });
  expect(await words(ann)).toMatchObject([{ what: 'closed', about: 'lamplighters', table, reason: 'Nobody wants it' }]);
  expect((await ann.delete(`/api/my/words/${why?.id}`)).status).toBe(404);
  expect((await eve.delete(`/api/my/words/${why?.id}`)).status).toBe(204);
  expect(await words(eve)).toEqual([]);
  expect((await deed(hope, { do: 'close', table, reason: 'again' })).status).toBe(409);
  await deed(hope, { do: 'settle', report: report?.id ?? '', reason: 'Done' });
  expect((await hope.get<HostedReport[]>('/api/host/reports')).body[0]?.settledAt).not.toBeNull();
  reader.close();

  const log = (await hope.get<HostedDeed[]>('/api/host/log')).body;
  expect(log.slice(0, 4).map(({ what, reason, host: by }) => [what, reason, by?.name])).toEqual([
    ['settle', 'Done', 'Hope'],
    ['close', 'Nobody wants it', 'Hope'],
    ['remove', 'Foul words', 'Hope'],
    ['mute', 'Foul words', 'Hope'],
  ]);
  // How lessons went for those who agreed, summed without a name.
  const moment = { moment: 'propose', seconds: 12, tries: 1, left: false };
  expect((await eve.post('/api/lesson-counts', { game: 'co2', lesson: 'first-plant', moments: [moment] })).status).toBe(204);
  expect((await hope.get<HostedMoment[]>('/api/host/lessons')).body).toEqual([
    {
      ...{ id: 'co2 first-plant propose', game: 'co2', lesson: 'first-plant', moment: 'propose' },
      ...{ shown: 1, tries: 1, left: 0, half: 'under30' },
    },
  ]);
  expect((await eve.get('/api/host/lessons')).status).toBe(404);
  expect((await eve.get('/api/host/figures')).status).toBe(404);
  // Whoever deletes themselves is gone from here too.
  await eve.post('/api/my/deletion', { name: 'Eve of all' });
  expect(JSON.stringify((await hope.get('/api/host/log')).body)).not.toContain('Eve of all');
  expect((await hope.get<HostedReport[]>('/api/host/reports')).body.filter(({ about }) => about.id === person)).toEqual([]);
});

test('a host sees groups and what is reported from them, and removes, mutes, renames and closes: members are told why, on every process', async () => {
  const hope = await host();
  const [ann, eve] = [await guest('Ann'), await guest('Eve', 1)];
  const group = (await ann.post<Group>('/api/groups', { name: 'The Foul Ones' })).body;
  expect((await eve.post('/api/groups/join', { key: group.key })).status).toBe(200);
  const chat = (who: GuestOf, text: string) => who.post<{ code: string }>(`/api/groups/${group.id}/chat`, { text });
  const read = async (who: GuestOf) => (await who.get<Group>(`/api/groups/${group.id}`)).body;
  // Whoever looks at a group hears at once that something happens there; nobody else does, and nobody hears what.
  const ponged = (socket: Raw) => socket.until(JSON.stringify({ t: 'ping' }), ({ t }) => t === 'pong');
  const follows = async (who: GuestOf, site: number) => {
    const socket = await Raw.open(sites[site]?.port ?? 0, { cookie: who.cookie });
    socket.ws.send(JSON.stringify({ t: 'group', group: group.id, on: true }));
    expect(await ponged(socket)).toBe(true);
    return socket;
  };
  const [near, far, stranger] = [await follows(ann, 0), await follows(eve, 1), await follows(await guest('Zoe'), 1)];
  const heard = (socket: Raw, talk: boolean) =>
    expect
      .poll(() => socket.heard.map((it) => JSON.stringify(it)))
      .toContain(JSON.stringify({ t: 'group', group: group.id, talk }));
  expect((await chat(eve, 'something foul')).status).toBe(204);
  await heard(near, true);
  await heard(far, true);

  const changes = () => far.heard.filter((it) => it.t === 'group' && !it.talk).length;
  /** What is changed is told through the other process before the next thing is: what comes together is told once. */
  const told = async <T>(changing: Promise<T>): Promise<T> => {
    const before = changes();
    const done = await changing;
    await expect.poll(changes).toBe(before + 1);
    return done;
  };
  const dated = (title: string) => eve.post<{ code: string }>(`/api/groups/${group.id}/dates`, { at: 1, minutes: 60, title });
  expect((await told(dated('foul, too'))).status).toBe(200);
  const member = (await read(ann)).members.find(({ card }) => card.name === 'Eve')?.id;
  const counted = await reportsCounted();
  await ann.post(`/api/groups/${group.id}/members/${member}/reports`, { reason: 'insult', text: 'Look' });
  expect(await reportsCounted()).toBe(counted + 1);
  const [report] = (await hope.get<HostedReport[]>('/api/host/reports')).body;
  expect(report).toMatchObject({
    table: null,
    group: { id: group.id, name: 'The Foul Ones' },
    lines: [{ text: 'something foul' }, { text: 'foul, too' }],
  });
  const [seen] = (await hope.get<HostedGroup[]>('/api/host/groups?find=foul%20ones')).body;
  expect(seen).toMatchObject({ id: group.id, people: [{ name: 'Ann' }, { name: 'Eve' }], reports: 1, mutedUntil: null });
  expect(Object.keys(seen ?? {}).toSorted()).toEqual(['createdAt', 'id', 'mutedUntil', 'name', 'people', 'reports']);
  expect((await hope.get<HostedGroup[]>('/api/host/groups?find=nothing-of-that')).body).toEqual([]);

  const about = { group: group.id, reason: 'Foul words' };
  await told(deed(hope, { do: 'mute-group', ...about, days: 3 }));
  expect((await chat(ann, 'more')).body.code).toBe('barred');
  expect((await dated('Foul at eight')).body.code).toBe('barred');
  expect((await ann.post<{ code: string }>(`/api/groups/${group.id}/name`, { name: 'Foul' })).body.code).toBe('barred');
  expect((await read(eve)).muted).toMatchObject({ reason: 'Foul words' });
  await told(deed(hope, { do: 'lift-group', ...about }));
  expect([(await chat(ann, 'Sorry')).status, (await read(ann)).muted]).toEqual([204, null]);
  expect((await deed(hope, { do: 'rename-group', ...about, name: '<b>' })).status).toBe(400);
  await told(deed(hope, { do: 'rename-group', ...about, name: 'The Kind Ones' }));
  expect((await read(eve)).name).toBe('The Kind Ones');
  expect((await told(dated('Foul at eight'))).status).toBe(200);

  const person = await idOf(eve);
  expect((await told(deed(hope, { do: 'remove-from-group', ...about, person }))).status).toBe(204);
  expect((await deed(hope, { do: 'remove-from-group', ...about, person })).status).toBe(404);
  expect((await eve.get(`/api/groups/${group.id}`)).status).toBe(404);
  expect((await eve.post('/api/groups/join', { key: group.key })).status).toBe(404);
  const lines = (await ann.get<GroupLine[]>(`/api/groups/${group.id}/chat`)).body;
  expect(lines.map(({ text }) => text)).toEqual(['Sorry']);
  expect((await read(ann)).dates).toEqual([]);
  const before = far.heard.length;
  await chat(ann, 'among us');
  expect((await deed(hope, { do: 'close-group', ...about })).status).toBe(204);
  expect((await deed(hope, { do: 'close-group', ...about })).status).toBe(404);
  expect((await ann.get(`/api/groups/${group.id}`)).status).toBe(404);
  await heard(near, false);
  expect(await ponged(far)).toBe(true);
  // The pong alone: whoever is out hears nothing further.
  expect(far.heard.slice(before)).toEqual([{ t: 'pong' }]);
  expect(stranger.heard).toEqual([{ t: 'pong' }]);
  for (const socket of [near, far, stranger]) socket.close();

  const words = async (who: GuestOf) =>
    (await who.get<Account>('/api/account')).body.words.map(({ what, about: name, reason }) => [what, name, reason]).toSorted();
  expect(await words(ann)).toEqual([
    ['group-closed', 'The Kind Ones', 'Foul words'],
    ['group-renamed', 'The Kind Ones', 'Foul words'],
  ]);
  expect(await words(eve)).toEqual([
    ['group-removed', 'The Kind Ones', 'Foul words'],
    ['group-renamed', 'The Kind Ones', 'Foul words'],
  ]);
  const log = (await hope.get<HostedDeed[]>('/api/host/log')).body.filter((it) => it.group?.id === group.id);
  expect(log.map(({ what, group: then, about: whom }) => [what, then?.name, whom?.name ?? null]).toSorted()).toEqual([
    ['close-group', 'The Kind Ones', null],
    ['lift-group', 'The Foul Ones', null],
    ['mute-group', 'The Foul Ones', null],
    ['remove-from-group', 'The Kind Ones', 'Eve'],
    ['rename-group', 'The Foul Ones', null],
  ]);
  // Of a group that is gone nothing is left in the reports but what was reported.
  expect((await hope.get<HostedReport[]>('/api/host/reports')).body[0]).toMatchObject({
    id: report?.id,
    group: null,
    table: null,
  });
});
