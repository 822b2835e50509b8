// Whoever wants peace from somebody has it, and nobody learns who wanted it.
import type { Card, KeptAway, Me, Table, ToClient } from '@kaya/wire';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { STANDARD } from '../../calling/wishes.ts';
import { tablesWith } from '../everything.ts';
import type { GuestOf, Player } from '../playing.ts';
import { Staged } from '../staged.ts';

let staged: Staged;
beforeAll(async () => {
  staged = await Staged.open();
});
afterEach(() => staged.leaveAll());
afterAll(() => staged.close());

const OPEN = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
const manners = (guest: GuestOf, table: string, whom: object, how: 'muted' | 'blocked' | null) =>
  guest.post(`/api/tables/${table}/manners`, { whom, muted: how === 'muted', blocked: how === 'blocked' });
const join = (guest: GuestOf, table: string) => guest.post<{ code: string }>(`/api/tables/${table}/join`, { seat: null });
const say = (guest: GuestOf, table: string, text: string) => guest.post(`/api/tables/${table}/chat`, { text });
const heard = ({ messages }: Player) =>
  messages.flatMap((it: ToClient) => (it.t === 'chat' ? it.lines.map(({ text }) => text) : []));
/** A table of the first one, at which the others sit. */
const sitting = async (...[first, ...others]: [GuestOf, ...GuestOf[]]) => {
  const table = await first.open('lamplighters', [...OPEN]);
  for (const it of others) expect((await join(it, table)).status).toBe(204);
  return table;
};

test('those of whom one has blocked the other are not seated together, and hear the same sentence whoever it was', async () => {
  const [ann, ben, cy] = [await staged.guest('Ann'), await staged.guest('Ben'), await staged.guest('Cy')];
  const met = await sitting(ann, ben);
  expect((await manners(ann, met, { seat: 1 }, 'blocked')).status).toBe(204);
  const [hers, his, another] = [await sitting(ann), await sitting(ben), await sitting(cy, ann)];
  const answers = [await join(ben, hers), await join(ann, his), await join(ben, another)];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify({ code: 'not-together', reasons: [] })]),
  );
  // Nothing that Ben can read says more: not his list, not her card, not the tables.
  expect((await ben.get<KeptAway[]>('/api/my/manners')).body).toEqual([]);
  expect((await ben.get<(Card | null)[]>(`/api/tables/${hers}/people`)).body[0]).toMatchObject({ muted: false, blocked: false });
  expect((await ann.get<(Card | null)[]>(`/api/tables/${his}/people`)).body[0]).toMatchObject({ blocked: true });
  // Where both sit already they go on; once she lets him be they may meet again.
  expect((await ben.get<Table>(`/api/tables/${met}`)).body.seats[1]?.you).toBe(true);
  const [kept] = (await ann.get<KeptAway[]>('/api/my/manners')).body;
  expect(kept).toMatchObject({ name: 'Ben', blocked: true, muted: false });
  expect((await cy.delete(`/api/my/manners/${kept?.id}`)).status).toBe(404);
  expect((await ann.delete(`/api/my/manners/${kept?.id}`)).status).toBe(204);
  expect((await join(ben, hers)).status).toBe(204);
});

test('a rematch, a seat that was left and a link to a seat are no ways around it', async () => {
  const { id, guests, both } = await staged.started();
  const [ann, ben] = guests;
  const cy = await staged.guest('Cy');
  const meeting = await sitting(ann, cy);
  await manners(cy, meeting, { seat: 0 }, 'blocked');
  // Ben leaves his seat in Ann's game: Cy does not get it, nor by a link of his.
  const link = (await ben.post<{ token: string }>(`/api/tables/${id}/seat-link`)).body;
  expect((await cy.post('/api/seat-link', { token: link.token })).status).toBe(403);
  await manners(ben, id, { seat: 0 }, 'blocked');
  await ann.post(`/api/tables/${id}/proposals`, { what: { kind: 'abandon' } });
  await both[1].until(() => both[1].proposals.length > 0);
  await ben.post(`/api/tables/${id}/proposals/${both[1].proposals[0]?.id}`, { yes: true });
  await both[0].until(() => both[0].tableInfo?.status === 'abandoned');
  const next = (await ann.post<Table>(`/api/tables/${id}/rematch`)).body;
  expect(next.seats.map(({ kind }) => kind).toSorted()).toEqual(['open', 'person']);
  expect((await join(ben, next.id)).body.code).toBe('not-together');
  const running = await sitting(ann, ben).catch(() => null);
  expect(running).toBeNull();
});

test('blocked people do not read each other, whoever blocked; a muted one reads on, and is not read by one alone', async () => {
  const [ann, ben, cy] = [await staged.guest('Ann'), await staged.guest('Ben'), await staged.guest('Cy')];
  for (const it of [ann, ben]) await it.post('/api/calling', STANDARD);
  const table = await sitting(ann, ben, cy);
  await say(ben, table, 'before');
  await manners(ann, table, { seat: 1 }, 'blocked');
  await manners(cy, table, { line: 1 }, 'muted');
  const [first, second, third] = [ann, ben, cy].map((it) => staged.player(it, table)) as [Player, Player, Player];
  for (const it of [first, second, third]) await it.until(() => it.tableInfo !== null);
  await say(ann, table, '@Ben from Ann');
  await say(ben, table, '@Ann from Ben');
  await say(cy, table, 'from Cy');
  for (const it of [first, second, third]) await it.until(() => heard(it).includes('from Cy'));
  expect(heard(first)).toEqual(['@Ben from Ann', 'from Cy']);
  expect(heard(second)).toEqual(['before', '@Ann from Ben', 'from Cy']);
  expect(heard(third)).toEqual(['@Ben from Ann', 'from Cy']);
  // Nor is anybody called by whom they do not read.
  expect(await tablesWith({ kind: 'sqlite', file: staged.site.file }, null, '"kind":"mention"')).toEqual([]);
  await manners(ann, table, { seat: 1 }, null);
  const again = staged.player(ann, table);
  await again.until(() => heard(again).length > 0);
  expect(heard(again)).toEqual(['before', '@Ben from Ann', '@Ann from Ben', 'from Cy']);
});

test('a line that somebody does not get does not say whose it was', async () => {
  const [ann, ben, cy] = [await staged.guest('Ann'), await staged.guest('Ben'), await staged.guest('Cy')];
  const table = await sitting(ann, ben, cy);
  await manners(ann, table, { seat: 1 }, 'blocked');
  await say(ann, table, 'not for Ben');
  // Nor to one who has muted everybody first, so as to ask for them all.
  for (const seat of [0, 2]) await manners(ben, table, { seat }, 'muted');
  const card = (guest: GuestOf) => guest.get<Card>(`/api/tables/${table}/lines/1/person`);
  expect([(await card(ben)).status, (await card(cy)).status, (await card(ann)).status]).toEqual([404, 200, 200]);
  expect((await manners(ben, table, { line: 1 }, 'muted')).status).toBe(404);
  // Whoever insults somebody and blocks them then can be reported nevertheless; the answer tells nothing.
  expect((await ben.post(`/api/tables/${table}/reports`, { whom: { line: 1 }, reason: 'insult', text: '' })).status).toBe(204);
});

test('whoever is blocked is not somebody else by signing in or by a link to their own seat', async () => {
  const [ann, cy] = [await staged.guest('Ann'), await staged.guest('Cy')];
  const [eve, phone] = [await staged.guest('Eve'), await staged.guest('Eve’s phone')];
  const { code } = (await phone.post<{ code: string }>('/api/recovery-code')).body;
  const table = await sitting(ann, eve, cy);
  await manners(ann, table, { seat: 1 }, 'blocked');
  await manners(eve, table, { seat: 2 }, 'muted');
  const tablet = await staged.guest('Eve’s tablet');
  const link = (await eve.post<{ token: string }>(`/api/tables/${table}/seat-link`)).body;
  expect((await tablet.post('/api/seat-link', { token: link.token })).status).toBe(200);
  await say(tablet, table, 'from the tablet');
  expect((await tablet.post('/api/sign-in/recovery', { code })).status).toBe(200);
  expect((await tablet.get<Table>(`/api/tables/${table}`)).body.seats[1]).toMatchObject({ you: true, name: 'Eve’s phone' });
  await say(tablet, table, 'from the phone');
  await say(cy, table, 'from Cy');
  const reader = staged.player(ann, table);
  await reader.until(() => heard(reader).includes('from Cy'));
  expect(heard(reader)).toEqual(['from Cy']);
  const muting = staged.player(tablet, table);
  await muting.until(() => heard(muting).length > 0);
  expect(heard(muting)).toEqual(['from the tablet', 'from the phone']);
});

test('what a guest wanted of others holds for whom they sign in as', async () => {
  const [dora, eve, phone] = [await staged.guest('Dora'), await staged.guest('Eve'), await staged.guest('Eve')];
  const { code } = (await phone.post<{ code: string }>('/api/recovery-code')).body;
  const table = await sitting(dora, eve);
  await manners(eve, table, { seat: 0 }, 'blocked');
  await eve.post(`/api/tables/${table}/leave`);
  expect((await eve.post('/api/sign-in/recovery', { code })).status).toBe(200);
  expect((await eve.get<KeptAway[]>('/api/my/manners')).body).toMatchObject([{ name: 'Dora', blocked: true }]);
  expect((await join(eve, table)).body.code).toBe('not-together');
});

test('a report takes along what was said, of whom it is about alone; nobody else reads it, and there are not many', async () => {
  const [ann, ben, cy] = [await staged.guest('Ann'), await staged.guest('Ben'), await staged.guest('Cy')];
  const table = await sitting(ann, ben, cy);
  await say(ben, table, 'something foul');
  await say(cy, table, 'none of your business');
  const report = { whom: { line: 1 }, reason: 'insult', text: 'He is \u202erude\u0000.' };
  const path = `/api/tables/${table}/reports`;
  const asked = [];
  for (let i = 0; i < 6; i++) asked.push((await ann.post(path, report)).status);
  expect(asked).toEqual([204, 204, 204, 204, 204, 429]);
  for (const wrong of [
    { ...report, reason: 'because' },
    { ...report, text: 'x'.repeat(501) },
    { ...report, whom: { person: (await ben.get<Me>('/api/me')).body.id } },
    { ...report, about: 'another' },
  ])
    expect((await cy.post(path, wrong)).status).toBe(400);
  expect((await cy.post(path, { ...report, whom: { seat: 2 } })).status).toBe(409);
  expect((await cy.post(path, { ...report, whom: { line: 99 } })).status).toBe(404);
  const where = { kind: 'sqlite', file: staged.site.file } as const;
  expect(await tablesWith(where, null, 'He is rude.')).toEqual(['reports']);
  expect(await tablesWith(where, null, 'something foul')).toEqual(['chat', 'reports']);
  expect(await tablesWith(where, null, 'none of your business')).toEqual(['chat']);
});

test('nobody is muted, blocked or reported from outside: at tables one may not know of, by strangers, programs, other sites', async () => {
  const { id } = await staged.started({ spectators: false, visibility: 'invited' });
  const eve = await staged.guest('Eve');
  const { token } = (await eve.post<{ token: string }>('/api/bot-token', null)).body;
  const body = { whom: { seat: 0 }, muted: false, blocked: true };
  const report = { whom: { seat: 0 }, reason: 'other', text: '' };
  for (const [path, what] of [
    [`/api/tables/${id}/manners`, body],
    [`/api/tables/${id}/reports`, report],
  ] as const) {
    expect((await eve.post(path, what)).status).toBe(404);
    expect((await staged.stranger().post(path, what)).status).toBe(401);
    const send = (headers: Readonly<Record<string, string>>) =>
      fetch(`http://127.0.0.1:${eve.port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(what),
      });
    expect((await send({ authorization: `Bearer ${token}` })).status).toBe(403);
    expect((await send({ cookie: eve.cookie, origin: 'https://evil.example' })).status).toBe(403);
  }
});
