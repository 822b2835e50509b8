// Groups: what is theirs is for those who are in them, through whichever process; nobody fills, floods or deceives.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { State } from '@kaya/engine';
import type { Account, Export, Group, GroupLine, Invited, Table } from '@kaya/wire';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sayIn } from '../../calling/text/index.ts';
import { GroupsHere } from '../../live/groups-here.ts';
import { openSite, type Site } from '../../site.ts';
import { Groups } from '../../storage/groups.ts';
import { openDatabase } from '../../storage/open.ts';
import { Store } from '../../storage/store.ts';
import { calendar } from '../../tables/calendar.ts';
import { Receiver } from '../calling/receiver.ts';
import { configurationFor, GuestOf, Player, playRandomly, sqliteSite } from '../playing.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';

const SOON = Date.UTC(2027, 0, 2, 19, 30);
const HOOKED = { origin: 'https://kaya.example' };

function groups(start: (receiver: Receiver) => Promise<readonly [Site, Site]>): void {
  let sites: readonly [Site, Site];
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await new Receiver().open();
    sites = await start(receiver);
  });
  afterAll(async () => {
    for (const site of new Set(sites)) await site.close();
    await receiver.close();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const here = (name: string) => GuestOf.at(sites[0].port, name);
  const there = (name: string) => GuestOf.at(sites[1].port, name);
  const made = async (guest: GuestOf, name = 'The Kilowatts') => (await guest.post<Group>('/api/groups', { name })).body;
  /** Ann's group, which Ben has come into by its link. */
  const two = async () => {
    const [ann, ben] = [await here('Ann'), await there('Ben')];
    const group = await made(ann);
    expect((await ben.post<Group>('/api/groups/join', { key: group.key })).status).toBe(200);
    return { ann, ben, group };
  };

  test('a group is known to those who are in it, and to whoever has its link', async () => {
    const { ann, ben, group } = await two();
    const eve = await there('Eve');
    expect((await ann.get<Group>(`/api/groups/${group.id}`)).body.members).toMatchObject([
      { card: { name: 'Ann', you: true } },
      { card: { name: 'Ben', you: false } },
    ]);
    expect((await ben.get<unknown[]>('/api/groups')).body).toEqual([{ id: group.id, name: 'The Kilowatts', members: 2 }]);
    const ways = ['', '/chat'].map((it) => eve.get(`/api/groups/${group.id}${it}`));
    const doings = ['leave', 'play', 'invitation'].map((it) => eve.post(`/api/groups/${group.id}/${it}`));
    const said = eve.post(`/api/groups/${group.id}/chat`, { text: 'Boo' });
    const dated = eve.post(`/api/groups/${group.id}/dates`, { at: 1, minutes: 60, title: '' });
    const [first, second] = (await ann.get<Group>(`/api/groups/${group.id}`)).body.members;
    const ofBen = `/api/groups/${group.id}/members/${second?.id}`;
    const renamed = eve.post(`/api/groups/${group.id}/name`, { name: 'Mine' });
    const removed = eve.delete(ofBen);
    const muted = eve.post(`${ofBen}/manners`, { muted: true, blocked: false });
    for (const { status } of await Promise.all([...ways, ...doings, said, dated, renamed, removed, muted]))
      expect(status).toBe(404);
    // Ids of members are of this group alone: in another one the same people have others.
    const other = await made(ann, 'Another');
    expect(other.members.map(({ id }) => id)).not.toContain(first?.id);
    expect((await ann.delete(`/api/groups/${other.id}/members/${second?.id}`)).status).toBe(404);
    expect((await eve.post('/api/tables', tableOf(group.id))).status).toBe(404);
    expect((await eve.post('/api/groups/invitation', { key: group.feed })).status).toBe(404);
    expect((await eve.post<Invited>('/api/groups/invitation', { key: group.key })).body).toEqual({
      name: 'The Kilowatts',
      members: 2,
    });
  });

  test('only the one who came first renews the link, and then the old one leads nowhere', async () => {
    const { ann, ben, group } = await two();
    expect((await ben.post(`/api/groups/${group.id}/invitation`)).status).toBe(403);
    const { key } = (await ann.post<Group>(`/api/groups/${group.id}/invitation`)).body;
    expect((await (await there('Eve')).post('/api/groups/join', { key: group.key })).status).toBe(404);
    expect((await (await there('Zoe')).post('/api/groups/join', { key })).status).toBe(200);
    // Who came next keeps it when the first one leaves; the last one takes it along.
    expect((await ann.post(`/api/groups/${group.id}/leave`)).status).toBe(204);
    expect((await ben.post(`/api/groups/${group.id}/invitation`)).status).toBe(200);
    expect((await ann.get(`/api/groups/${group.id}`)).status).toBe(404);
  });

  test('whoever is removed finds neither the group nor its old link and calendar; only the first one removes and renames', async () => {
    const { ann, ben, group } = await two();
    const seen = (await ben.get<Group>(`/api/groups/${group.id}`)).body;
    const [ofAnn, ofBen] = seen.members.map(({ id }) => `/api/groups/${group.id}/members/${id}`);
    expect((await ben.delete(`${ofAnn}`)).status).toBe(403);
    expect((await ben.post(`/api/groups/${group.id}/name`, { name: 'Mine' })).status).toBe(403);
    expect((await ann.post(`/api/groups/${group.id}/name`, { name: '\u200b' })).status).toBe(400);
    expect((await ann.post<Group>(`/api/groups/${group.id}/name`, { name: 'Megawatts' })).body.name).toBe('Megawatts');
    expect((await ann.delete(`${ofAnn}`)).status).toBe(409);
    const after = (await ann.delete<Group>(`${ofBen}?reason=We%20play%20elsewhere`)).body;
    expect(after.members).toMatchObject([{ card: { name: 'Ann' } }]);
    expect((await ann.delete(`${ofBen}`)).status).toBe(404);
    const why = { what: 'group-left-out', about: 'Megawatts', table: null, reason: 'We play elsewhere' };
    expect((await ben.get<Account>('/api/account')).body.words).toMatchObject([why]);
    expect((await ben.get(`/api/groups/${group.id}`)).status).toBe(404);
    expect((await ben.post('/api/groups/join', { key: seen.key })).status).toBe(404);
    const calendarOf = async (feed: string) => (await ben.get(`/api/groups/${group.id}/calendar/${feed}`)).status;
    expect(await calendarOf(seen.feed)).toBe(404);
    // Whoever stays keeps theirs.
    expect([after.feed, await calendarOf(group.feed)]).toEqual([group.feed, 200]);
    // Whoever has found the old address reads nothing again when its owner is back.
    const back = await ben.post<Group>('/api/groups/join', { key: after.key });
    expect([back.status, await calendarOf(back.body.feed), await calendarOf(seen.feed)]).toEqual([200, 200, 404]);
  });

  test('one’s calendar has a new address whenever one asks for it, the one before leads nowhere, and those of others stay', async () => {
    const { ann, ben, group } = await two();
    const read = async (who: GuestOf) => (await who.get<Group>(`/api/groups/${group.id}`)).body.feed;
    const calendarOf = async (feed: string) => (await ben.get(`/api/groups/${group.id}/calendar/${feed}`)).status;
    const [ofAnn, ofBen] = [await read(ann), await read(ben)];
    const { status, body } = await ben.post<Group>(`/api/groups/${group.id}/calendar`);
    expect([status, body.feed === ofBen, await read(ben)]).toEqual([200, false, body.feed]);
    expect(await Promise.all([body.feed, ofBen, ofAnn].map(calendarOf))).toEqual([200, 404, 200]);
    const eve = await there('Eve');
    expect((await eve.post(`/api/groups/${group.id}/calendar`)).status).toBe(404);
    expect(await read(ann)).toBe(ofAnn);
  });

  test('somebody is reported from the group with what they said there; numbers of lines are not given again', async () => {
    const { ann, ben, group } = await two();
    const eve = await there('Eve');
    await eve.post('/api/groups/join', { key: group.key });
    await eve.post(`/api/groups/${group.id}/chat`, { text: 'You are all rude' });
    await eve.post(`/api/groups/${group.id}/dates`, { at: 1, minutes: 60, title: 'Not with Ben' });
    const linesOf = async (after: number) =>
      (await ann.get<GroupLine[]>(`/api/groups/${group.id}/chat?after=${after}`)).body.map(({ number, text }) => [number, text]);
    const { members } = (await ann.get<Group>(`/api/groups/${group.id}`)).body;
    const ofEve = `/api/groups/${group.id}/members/${members[2]?.id}/reports`;
    const said = { reason: 'insult', text: 'She insults us' };
    expect((await (await there('Zoe')).post(ofEve, said)).status).toBe(404);
    expect((await eve.post(ofEve, said)).status).toBe(409);
    expect((await ann.post(ofEve, said)).status).toBe(204);
    expect((await ann.get<Export>('/api/my/export')).body.reports).toMatchObject([{ table: '', text: 'She insults us' }]);
    expect(await linesOf(0)).toEqual([[1, 'You are all rude']]);
    await eve.post('/api/my/deletion', { name: 'Eve' });
    expect((await ann.get<Group>(`/api/groups/${group.id}`)).body.dates).toEqual([]);
    await ben.post(`/api/groups/${group.id}/chat`, { text: 'Peace' });
    // Whoever has read the first line reads the next one.
    expect(await linesOf(1)).toEqual([[2, 'Peace']]);
  });

  test('a guest who signs in as somebody takes their groups along, what they said there included', async () => {
    const { ann, ben, group } = await two();
    await ben.post(`/api/groups/${group.id}/chat`, { text: 'It is me' });
    await ben.post(`/api/groups/${group.id}/dates`, { at: 1, minutes: 60, title: 'My place' });
    const address = async () => (await ben.get<Group>(`/api/groups/${group.id}`)).body.feed;
    const feed = await address();
    const member = await here('Ben at home');
    const { code } = (await member.post<{ code: string }>('/api/recovery-code')).body;
    expect((await ben.post('/api/sign-in/recovery', { code })).status).toBe(200);
    expect((await ben.get('/api/groups')).body).toEqual([{ id: group.id, name: 'The Kilowatts', members: 2 }]);
    // The calendar that Ben has set up goes on.
    expect([await address(), (await ann.get(`/api/groups/${group.id}/calendar/${feed}`)).status]).toEqual([feed, 200]);
    const { members } = (await ann.get<Group>(`/api/groups/${group.id}`)).body;
    expect(members.map(({ card }) => card.name)).toEqual(['Ann', 'Ben at home']);
    const { body } = await ann.get<GroupLine[]>(`/api/groups/${group.id}/chat`);
    expect(body).toMatchObject([{ name: 'Ben at home', member: members[1]?.id, text: 'It is me' }]);
    const mine = [{ talk: [{ text: 'It is me' }], dates: [{ at: 1, minutes: 60, title: 'My place' }] }];
    expect((await ben.get<Export>('/api/my/export')).body.groups).toMatchObject(mine);
  });

  test('names and lines are cleaned, limited and counted; nobody is in more groups than one may', async () => {
    const ann = await here('Ann');
    for (const name of ['\u200b', '<b>', ' ']) expect((await ann.post('/api/groups', { name })).status).toBe(400);
    expect((await made(ann, '  Kilo\u202e  watts ')).name).toBe('Kilo watts');
    const group = await made(ann);
    const say = (body: object) => ann.post(`/api/groups/${group.id}/chat`, body);
    expect((await say({ text: '\u200b' })).status).toBe(400);
    expect((await say({ phrase: 'no-phrase' })).status).toBe(400);
    expect((await say({ text: ' Tonight\n at eight? ' })).status).toBe(204);
    expect((await say({ phrase: 'hello' })).status).toBe(204);
    const { body } = await ann.get<GroupLine[]>(`/api/groups/${group.id}/chat`);
    expect(body.map(({ name, text, phrase }) => [name, text, phrase])).toEqual([
      ['Ann', 'Tonight at eight?', null],
      ['Ann', 'hello', 'hello'],
    ]);
    expect((await ann.get<GroupLine[]>(`/api/groups/${group.id}/chat?after=1`)).body).toHaveLength(1);
    const flood = await Promise.all(Array.from({ length: 20 }, () => say({ text: 'Boo' })));
    expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    const many = await Promise.all(Array.from({ length: 25 }, (_, i) => ann.post('/api/groups', { name: `Group ${i}` })));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(18);
  });

  test('who is kept apart does not read the other in a group', async () => {
    const { ann, ben, group } = await two();
    await ben.post(`/api/groups/${group.id}/chat`, { text: 'Boo' });
    const [, ofBen] = (await ann.get<Group>(`/api/groups/${group.id}`)).body.members;
    await ben.post(`/api/groups/${group.id}/dates`, { at: SOON, minutes: 60, title: 'Boo' });
    await ann.post(`/api/groups/${group.id}/dates`, { at: SOON + 1, minutes: 60, title: 'Tonight' });
    const read = async () => (await ann.get<GroupLine[]>(`/api/groups/${group.id}/chat`)).body.length;
    /** The same on the page and in one's own calendar. */
    const titles = async (who: GuestOf) => {
      const { dates, feed } = (await who.get<Group>(`/api/groups/${group.id}`)).body;
      const text = String((await who.get(`/api/groups/${group.id}/calendar/${feed}`)).body);
      const told = [...text.matchAll(/SUMMARY:The Kilowatts(?:: (.*))?\r/g)].map(([, title = '']) => title);
      expect(told).toEqual(dates.map(({ title }) => title));
      return told;
    };
    expect([await read(), await titles(ann)]).toEqual([1, ['Boo', 'Tonight']]);
    const wish = (muted: boolean, blocked: boolean) =>
      ann.post(`/api/groups/${group.id}/members/${ofBen?.id}/manners`, { muted, blocked });
    const card = async () => (await ann.get<Group>(`/api/groups/${group.id}`)).body.members[1]?.card;
    for (const [muted, blocked] of [
      [true, false],
      [false, true],
    ] as const) {
      expect((await wish(muted, blocked)).status).toBe(204);
      expect([await read(), await titles(ann)]).toEqual([0, ['', 'Tonight']]);
      // Blocking works both ways.
      expect(await titles(ben)).toEqual(['Boo', blocked ? '' : 'Tonight']);
      expect(await card()).toMatchObject({ muted, blocked });
      await wish(false, false);
      expect([await read(), await titles(ann)]).toEqual([1, ['Boo', 'Tonight']]);
    }
  });

  test('the same again: seats turned, everybody asked, one table however many click', async () => {
    const { ann, ben, group } = await two();
    expect((await ann.post(`/api/groups/${group.id}/play`)).status).toBe(409);
    const first = (await ann.post<Table>('/api/tables', tableOf(group.id))).body;
    expect((await ben.post<Table>(`/api/groups/${group.id}/play`)).body.id).toBe(first.id);
    await ben.post(`/api/tables/${first.id}/join`, { seat: 1 });
    await ann.post(`/api/tables/${first.id}/start`);
    await ann.post(`/api/tables/${first.id}/leave`);
    await ben.post(`/api/tables/${first.id}/leave`);
    const again = (await ben.post<Table>(`/api/groups/${group.id}/play`)).body;
    expect(again.seats.filter(({ you }) => you)).toHaveLength(1);
    expect((await ann.post<Table>(`/api/groups/${group.id}/play`)).body.id).toBe(again.id);
    const { games } = (await ann.get<Group>(`/api/groups/${group.id}`)).body;
    expect(games.map(({ table, status }) => [table, status])).toEqual([
      [again.id, 'open'],
      [first.id, 'abandoned'],
    ]);
  });

  test('how a finished game went stands in the list of the group', async () => {
    const { ann, ben, group } = await two();
    const { id } = (await ann.post<Table>('/api/tables', tableOf(group.id))).body;
    await ben.post(`/api/tables/${id}/join`, { seat: 1 });
    await expect.poll(async () => (await ann.post(`/api/tables/${id}/start`)).status).toBe(204);
    const played = async () => (await ben.get<Group>(`/api/groups/${group.id}`)).body.games[0];
    expect(await played()).toMatchObject({ table: id, status: 'playing', seats: [{ won: null, rank: null }, { score: null }] });
    const players = [new Player(ann, id), new Player(ben, id)];
    await Promise.all(players.map((it, i) => playRandomly(it, `group ${i}`)));
    for (const it of players) it.close();
    await expect.poll(async () => (await played())?.status).toBe('over');
    const { view } = (await ann.get<{ view: Pick<State, 'outcome'> }>(`/api/tables/${id}/position`)).body;
    const { winners = [], ranks = [], scores = [] } = view.outcome ?? {};
    expect(ranks).toHaveLength(2);
    expect((await played())?.seats).toEqual(
      ['Ann', 'Ben'].map((name, i) => ({ name, bot: false, won: winners.includes(i), rank: ranks[i], score: scores[i] })),
    );
  });

  test('dates go into a calendar whose address is a secret, and nothing in them is more than text', async () => {
    const { ann, ben, group } = await two();
    const at = Date.UTC(2027, 0, 2, 19, 30);
    const dated = { at, minutes: 120, title: 'Semi\u200b; final,\\ BEGIN:VEVENT' };
    const { dates } = (await ben.post<Group>(`/api/groups/${group.id}/dates`, dated)).body;
    expect(dates).toMatchObject([{ at, minutes: 120, title: 'Semi; final,\\ BEGIN:VEVENT' }]);
    const eve = new GuestOf(sites[1].port, 'nobody');
    const text = String((await eve.get(`/api/groups/${group.id}/calendar/${group.feed}`)).body);
    expect(text).toContain('DTSTART:20270102T193000Z\r\nDURATION:PT120M\r\n');
    expect(text.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect((await eve.get(`/api/groups/${group.id}/calendar/${group.key}`)).status).toBe(404);
    // Everybody has an address of their own, which ends when they leave.
    const { feed } = (await ben.get<Group>(`/api/groups/${group.id}`)).body;
    const ofBen = async () => (await eve.get(`/api/groups/${group.id}/calendar/${feed}`)).status;
    expect([feed === group.feed, await ofBen()]).toEqual([false, 200]);
    expect((await ben.post(`/api/groups/${group.id}/leave`)).status).toBe(204);
    expect(await ofBen()).toBe(404);
    expect((await ann.delete(`/api/groups/${group.id}/dates/${dates[0]?.id}`)).status).toBe(204);
    expect((await ann.delete(`/api/groups/${group.id}/dates/${dates[0]?.id}`)).status).toBe(404);
  });

  test('a webhook of a group reaches no address of ours, is the first one’s to set, and tells of dates and tables in its language', async () => {
    const { ann, ben, group } = await two();
    const set = (guest: GuestOf, url: string, locale = 'fr') =>
      guest.post<{ works: boolean }>(`/api/groups/${group.id}/webhook`, { url, form: 'json', locale });
    expect((await set(ann, `http://${receiver.host}/group`, 'xx')).status).toBe(400);
    for (const url of ['http://example.com/', 'https://127.0.0.1/', 'https://10.0.0.1/x', 'https://localhost/'])
      expect([url, (await set(ann, url)).body]).not.toMatchObject([url, { works: true }]);
    expect((await set(ben, `http://${receiver.host}/group`)).status).toBe(403);
    expect((await set(ann, `http://${receiver.host}/group`)).body.works).toBe(true);
    const told = () => receiver.received.at(-1)?.body;
    expect(told()).toContain(sayIn('fr', 'group.hello'));
    await ben.post(`/api/groups/${group.id}/dates`, { at: Date.UTC(2027, 0, 2), minutes: 60, title: 'Final' });
    await expect.poll(told, { timeout: 20_000 }).toMatch(/2 janv. 2027/);
    // Where everybody in the group reads it nobody could be kept from a title, nor could it be taken back.
    expect(receiver.received.map(({ body }) => body).join()).not.toContain('Final');
    await ben.post('/api/tables', tableOf(group.id));
    await expect.poll(told, { timeout: 20_000 }).toContain(sayIn('fr', 'group.table', { name: 'Ben' }));
    expect((await ben.delete(`/api/groups/${group.id}/webhook`)).status).toBe(403);
    expect((await ann.delete(`/api/groups/${group.id}/webhook`)).status).toBe(204);
    expect((await ann.get<Group>(`/api/groups/${group.id}`)).body.webhook).toBeNull();
  });

  test('a webhook that is taken away while it lets a message wait does not come back by refusing it', async () => {
    const { ann, group } = await two();
    const path = `/api/groups/${group.id}/webhook`;
    const gate = Promise.withResolvers<void>();
    const before = receiver.received.length;
    Object.assign(receiver, { answersAfter: gate.promise, status: 500 });
    const set = ann.post<{ works: boolean }>(path, { url: `http://${receiver.host}/slow`, form: 'json', locale: 'en' });
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBeGreaterThan(before);
    expect((await ann.delete(path)).status).toBe(204);
    gate.resolve();
    expect((await set).body.works).toBe(false);
    Object.assign(receiver, { answersAfter: Promise.resolve(), status: 204 });
    expect((await ann.get<Group>(`/api/groups/${group.id}`)).body.webhook).toBeNull();
  });

  test('whoever is removed in the moment in which they talk, set a date or come by the old link has done nothing', async () => {
    const { ann, ben, group } = await two();
    const [, ofBen] = (await ann.get<Group>(`/api/groups/${group.id}`)).body.members;
    const remove = () => ann.delete<Group>(`/api/groups/${group.id}/members/${ofBen?.id}`);
    const { say, addDate, join } = Groups.prototype;
    let { key } = group;
    /** What Ben asks for is let in and Ben is removed before it is stored; then he comes back by the new link. */
    const meanwhile = async (path: string, body: object) => {
      const { status } = await ben.post(`/api/groups/${group.id}/${path}`, body);
      expect((await ben.post('/api/groups/join', { key })).status).toBe(200);
      return status;
    };
    vi.spyOn(Groups.prototype, 'say').mockImplementationOnce(async function (this: Groups, line) {
      key = (await remove()).body.key;
      return say.call(this, line);
    });
    expect(await meanwhile('chat', { text: 'One more thing' })).toBe(404);
    vi.spyOn(Groups.prototype, 'addDate').mockImplementationOnce(async function (this: Groups, ...date) {
      key = (await remove()).body.key;
      return addDate.apply(this, date);
    });
    expect(await meanwhile('dates', { at: 1, minutes: 60, title: 'Mine' })).toBe(409);
    expect((await ann.get<GroupLine[]>(`/api/groups/${group.id}/chat`)).body).toEqual([]);
    expect((await ann.get<Group>(`/api/groups/${group.id}`)).body.dates).toEqual([]);
    vi.spyOn(Groups.prototype, 'join').mockImplementationOnce(async function (this: Groups, ...all) {
      await ann.post(`/api/groups/${group.id}/invitation`);
      return join.apply(this, all);
    });
    expect((await (await there('Eve')).post('/api/groups/join', { key })).status).toBe(409);
    // And nobody who looks all the time sees the new link before they are out.
    const looking = Array.from({ length: 20 }, () => ben.get<Group>(`/api/groups/${group.id}`));
    const renewed = (await remove()).body;
    const seen = (await Promise.all(looking)).map(({ body }) => body.key);
    expect(seen).not.toContain(renewed.key);
  });
}

function tableOf(group: string): object {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  return { game: 'lamplighters', options: {}, seats, visibility: 'invited', pace: { kind: 'live' }, spectators: false, group };
}

test('a long line of a calendar goes on in the next one, and no character is cut', () => {
  const row = { group_id: 'g', id: 'd', person: null, at: 0, minutes: 60, title: 'я'.repeat(60), made_at: 0 };
  const lines = calendar('Группа', [row], 'https://kaya.example/group/g').split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join('\n').replace(/\n /g, '')).toContain(`SUMMARY:Группа: ${'я'.repeat(60)}`);
});

test('where notices may have been lost, whoever looks at a group reads it again, and whoever is out of it no more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-groups-'));
  const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'kaya.sqlite') }, () => undefined);
  const { guests, groups: stored, telling } = new Store(database, 'me');
  const group = { id: 'g', name: 'G', invitation: 'i', feed: 'f', webhook: null, created_at: 0, here_at: 0 };
  for (const id of ['ann', 'ben']) await guests.savePerson({ id, name: id, created_at: 0 });
  await stored.make({ ...group, last_line: 0, muted_until: null, muted_why: null }, 'ann');
  expect(await stored.join(group, 'ben', 0)).toBe(true);
  const here = new GroupsHere(stored, telling);
  const heard: string[] = [];
  for (const person of ['ann', 'ben'])
    await here.follow('g', {
      person,
      send: (message) => heard.push(`${person} ${JSON.stringify(message)}`),
      end: () => undefined,
    });
  // Another process has removed him; that was not heard here.
  await stored.leave('g', 'ben');
  await here.lookAround();
  expect(heard).toEqual(['ann {"t":"group","group":"g","talk":true}']);
  await here.changed('g');
  expect(heard.slice(1)).toEqual(['ann {"t":"group","group":"g","talk":false}']);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('one process with SQLite', () => {
  groups(async ({ host }) => {
    const site = await sqliteSite({ ...HOOKED, localHosts: [host] });
    return [site, site];
  });
});

describe('two processes with PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  groups(async ({ host }) => {
    const url = await postgres.fresh();
    const site = () => openSite(configurationFor({ kind: 'postgres', url }, { ...HOOKED, localHosts: [host] }));
    return [await site(), await site()];
  });
});
