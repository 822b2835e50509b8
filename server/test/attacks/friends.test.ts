// Friends: chosen after a game that was finished together, known to who chose alone, and no way to pester or to learn of a block.
import type { Account, Card, Friend, Table } from '@kaya/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FileSite, GuestOf, Player, playRandomly, sqliteSite } from '../playing.ts';

const TWO = [{ kind: 'me' }, { kind: 'open' }] as const;

let site: FileSite;
let ann: GuestOf;
let ben: GuestOf;
let eve: GuestOf;
/** A game that Ann and Ben have finished. */
let played: string;
beforeAll(async () => {
  site = await sqliteSite();
  [ann, ben, eve] = [await GuestOf.at(site.port, 'Ann'), await GuestOf.at(site.port, 'Ben'), await GuestOf.at(site.port, 'Eve')];
  played = await ann.open('lamplighters', [...TWO]);
  await ben.post(`/api/tables/${played}/join`, { seat: 1 });
  await ann.post(`/api/tables/${played}/start`);
  expect((await choose(ann, played, 1)).status).toBe(409);
  const players = [new Player(ann, played), new Player(ben, played)];
  await Promise.all(players.map((it, i) => playRandomly(it, `friends ${i}`)));
  for (const it of players) it.close();
});
afterAll(() => site.close());

const choose = (who: GuestOf, table: string, seat: number) => who.post(`/api/tables/${table}/friends`, { whom: { seat } });
const friends = async (who: GuestOf) => (await who.get<Friend[]>('/api/my/friends')).body;
const ask = (who: GuestOf, table: string, friend: string, seat = 1) =>
  who.post<{ code: string }>(`/api/tables/${table}/ask`, { friend, seat });

test('only with whom one has finished a game; it is one’s own choice, made once, and nobody else reads it', async () => {
  expect((await choose(new GuestOf(site.port, 'nobody'), played, 1)).status).toBe(401);
  expect((await choose(eve, played, 1)).status).toBe(409);
  expect((await choose(ann, played, 0)).status).toBe(409);
  expect((await choose(ann, played, 7)).status).toBe(404);
  for (let i = 0; i < 2; i++) expect((await choose(ann, played, 1)).status).toBe(204);
  const [chosen, ...more] = await friends(ann);
  expect(more).toEqual([]);
  expect(chosen?.card).toMatchObject({ name: 'Ben', friend: true, together: 1 });
  expect(await friends(ben)).toEqual([]);
  const cards = async (who: GuestOf) =>
    (await who.get<(Card | null)[]>(`/api/tables/${played}/people`)).body.map((it) => it?.friend);
  expect([await cards(ann), await cards(ben)]).toEqual([
    [false, true],
    [false, false],
  ]);
  expect((await ben.delete(`/api/my/friends/${chosen?.id}`)).status).toBe(404);
});

test('a friend is asked to an open seat of one’s own table, comes or not, and is asked no further than so', async () => {
  const [chosen] = await friends(ann);
  const friend = chosen?.id ?? '';
  const table = await ann.open('lamplighters', [...TWO], { visibility: 'invited' });
  expect((await ask(ann, table, 'nobody-of-mine')).status).toBe(404);
  expect((await ask(eve, table, friend)).status).toBe(404);
  expect((await ask(ann, table, friend, 0)).status).toBe(409);
  expect((await ask(ann, table, friend)).status).toBe(204);
  expect((await ask(ann, table, friend)).status).toBe(409);
  expect((await ben.get<Table[]>('/api/my/tables')).body.map(({ id }) => id)).toContain(table);
  expect((await ben.get<Table>(`/api/tables/${table}`)).body.seats[1]).toMatchObject({ you: true, asked: true });
  expect((await ann.post(`/api/tables/${table}/start`)).status).toBe(403);
  expect((await ben.post(`/api/tables/${table}/join`, { seat: null })).status).toBe(204);
  expect((await ann.post(`/api/tables/${table}/start`)).status).toBe(204);
  expect((await ask(ann, table, friend)).status).toBe(409);
  const others = await Promise.all(Array.from({ length: 4 }, () => ann.open('lamplighters', [...TWO])));
  const asked = [];
  for (const it of others) asked.push((await ask(ann, it, friend)).status);
  expect(asked).toEqual([204, 204, 204, 409]);
  // Whoever was sent away is not asked there again.
  await ann.post(`/api/tables/${others[0]}/send-away`, { seat: 1 });
  expect((await ask(ann, others[0] ?? '', friend)).status).toBe(409);
  for (const it of others) await ann.post(`/api/tables/${it}/leave`);
});

test('whoever keeps apart is in no list, as somebody who is gone, whichever of both it was; who blocks cannot choose', async () => {
  const [chosen] = await friends(ann);
  const table = await ann.open('lamplighters', [...TWO]);
  const block = (who: GuestOf, seat: number, blocked: boolean) =>
    who.post(`/api/tables/${played}/manners`, { whom: { seat }, muted: false, blocked });
  for (const [who, seat] of [
    [ann, 1],
    [ben, 0],
  ] as const) {
    await block(who, seat, true);
    expect(await friends(ann)).toEqual([]);
    // Nor in what one takes along.
    expect((await ann.get<{ friends: unknown[] }>('/api/my/export')).body.friends).toEqual([]);
    expect((await ask(ann, table, chosen?.id ?? '')).status).toBe(404);
    expect((await choose(who, played, seat)).status).toBe(409);
    // Nobody learns from it that they are blocked.
    expect((await choose(who === ann ? ben : ann, played, 1 - seat)).status).toBe(204);
    await block(who, seat, false);
    expect(await friends(ann)).toHaveLength(1);
  }
  expect((await ann.delete(`/api/my/friends/${chosen?.id}`)).status).toBe(204);
  expect(await friends(ann)).toEqual([]);
});

test('whom a guest has chosen is chosen by whom they sign in as', async () => {
  await choose(ann, played, 1);
  const home = await GuestOf.at(site.port, 'Ann at home');
  const { code } = (await home.post<{ code: string }>('/api/recovery-code')).body;
  expect((await ann.post('/api/sign-in/recovery', { code })).status).toBe(200);
  expect((await friends(ann)).map(({ card }) => card.name)).toEqual(['Ben']);
});

test('asking somebody and sending them away writes nothing to them, and is no way to ask them without end', async () => {
  const friend = (await friends(ann))[0]?.id ?? '';
  const words = async () => (await ben.get<Account>('/api/account')).body.words;
  const before = await words();
  const asked = [];
  for (let i = 0; i < 8; i++) {
    const table = await ann.open('lamplighters', [...TWO]);
    asked.push((await ask(ann, table, friend)).status);
    if (i % 2 === 0) await ann.post(`/api/tables/${table}/send-away`, { seat: 1, reason: `Insult ${i}` });
    await ann.post(`/api/tables/${table}/leave`);
  }
  expect(asked.filter((it) => it === 204).length).toBeLessThanOrEqual(3);
  expect(asked.at(-1)).toBe(409);
  expect(await words()).toEqual(before);
});

test('whoever sends away those who came writes so much and no more; to send away without a word stays possible', async () => {
  const gus = await GuestOf.at(site.port, 'Gus');
  const sent = [];
  for (let i = 0; i < 12; i++) {
    const table = await eve.open('lamplighters', [...TWO]);
    await gus.post(`/api/tables/${table}/join`, { seat: 1 });
    sent.push((await eve.post(`/api/tables/${table}/send-away`, { seat: 1, reason: `Insult ${i}` })).status);
    if (i === 11) expect((await eve.post(`/api/tables/${table}/send-away`, { seat: 1 })).status).toBe(204);
    await eve.post(`/api/tables/${table}/leave`);
  }
  expect(sent.indexOf(429)).toBe(10);
  // Of one author only the last ones are kept.
  expect((await gus.get<Account>('/api/account')).body.words.map(({ reason }) => reason)).toEqual([
    '',
    'Insult 9',
    'Insult 8',
    'Insult 7',
    'Insult 6',
  ]);
});
