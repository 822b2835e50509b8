// Somebody lets others be called: again and again, at tables where they never came, or so slowly that nobody else is.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Calling, Group } from '@kaya/wire';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Receiver } from '../calling/receiver.ts';
import { type GuestOf, seatedTable } from '../playing.ts';
import { Staged } from '../staged.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A server that answers nothing until it is told to. */
const held: (() => void)[] = [];
let holds = true;
const slow = createServer((_request, response) => {
  if (holds) held.push(() => response.writeHead(204).end());
  else response.writeHead(204).end();
});

let staged: Staged;
let receiver: Receiver;
let slowHost = '';
beforeAll(async () => {
  receiver = await new Receiver().open();
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  slowHost = `127.0.0.1:${(slow.address() as AddressInfo).port}`;
  staged = await Staged.open({ origin: 'https://kaya.example', localHosts: [receiver.host, slowHost], proxies: 1 });
});
afterAll(async () => {
  await staged.close();
  await receiver.close();
  await new Promise((resolve) => slow.close(resolve));
});
beforeEach(() => {
  receiver.received.length = 0;
});

const look = (milliseconds: number) => {
  staged.wait(milliseconds);
  return staged.site.lookAround();
};
const titles = () => receiver.received.map(({ body }) => String(JSON.parse(body).title));
const hook = async (guest: GuestOf, host = receiver.host) => {
  const { body } = await guest.post<{ channel: unknown }>('/api/calling/webhook', { url: `http://${host}/`, form: 'json' });
  expect(body.channel).toMatchObject({ confirmed: true });
};
const says = async (guest: GuestOf, id: string, text: string) =>
  expect((await guest.post(`/api/tables/${id}/chat`, { text })).status).toBe(204);

test('who only looks on calls nobody, and who sits there calls another by name once an hour', async () => {
  const { id, guests } = await staged.started({ talk: 'everybody' });
  const [ann, ben] = guests;
  await hook(ann);
  const { wishes } = (await ann.get<Calling>('/api/calling')).body;
  await ann.post('/api/calling', { ...wishes, kinds: { push: [], webhook: ['mention'], mail: [] } });
  receiver.received.length = 0;
  // All of it within one hour of the clock.
  await look(60 * MINUTE - (staged.now % (60 * MINUTE)));
  await says(await staged.guest('Eve'), id, `@${ann.name} come here`);
  await look(2 * MINUTE);
  expect(titles()).toEqual([]);
  for (let i = 0; i < 5; i++) {
    await says(ben, id, `@${ann.name} it is ${i}`);
    await look(2 * MINUTE);
  }
  expect(titles()).toEqual([`${ben.name} mentions you: lamplighters`]);
  await look(60 * MINUTE);
  await says(ben, id, `@${ann.name} still there?`);
  await look(2 * MINUTE);
  expect(titles()).toHaveLength(2);
  staged.leaveAll();
  await ann.post('/api/sign-out', { where: 'everywhere' });
});

test('two who take turns, and those who share many tables with somebody, call no more often', async () => {
  const tables: { id: string; guests: readonly GuestOf[] }[] = [await seatedTable(staged.site.port, 'lamplighters', 3)];
  const [first] = tables as [(typeof tables)[0]];
  const [ann, ben, eve] = first.guests as [GuestOf, GuestOf, GuestOf];
  await hook(ann);
  const { wishes } = (await ann.get<Calling>('/api/calling')).body;
  await ann.post('/api/calling', { ...wishes, kinds: { push: [], webhook: ['mention'], mail: [] } });
  receiver.received.length = 0;
  await look(60 * MINUTE - (staged.now % (60 * MINUTE)));
  for (let i = 0; i < 3; i++)
    for (const it of [ben, eve]) {
      await says(it, first.id, `@${ann.name} it is ${i}`);
      await look(2 * MINUTE);
    }
  expect(titles()).toEqual([`${ben.name} mentions you: lamplighters`]);
  for (let i = 0; i < 6; i++) {
    const id = await ben.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    expect((await ann.post(`/api/tables/${id}/join`, { seat: null })).status).toBe(204);
    await says(ben, id, `@${ann.name} and here`);
    await look(2 * MINUTE);
  }
  expect(titles()).toHaveLength(5);
  await ann.post('/api/sign-out', { where: 'everywhere' });
});

test('who was asked to another game and has not come is told so once, and is called there by nobody’s words', async () => {
  const { id, guests } = await staged.started();
  const [ann, ben] = guests;
  staged.leaveAll();
  await look(91 * DAY);
  await hook(ann);
  receiver.received.length = 0;
  const next = (await ben.post<{ id: string }>(`/api/tables/${id}/rematch`)).body.id;
  for (let i = 0; i < 3; i++) {
    await says(ben, next, `@${ann.name} come`);
    await look(61 * MINUTE);
  }
  expect(titles()).toEqual([`${ben.name} wants to play lamplighters with you`]);
  // Once she has come, he may.
  await ann.post(`/api/tables/${next}/join`, { seat: null });
  await says(ben, next, `@${ann.name} there you are`);
  await look(2 * MINUTE);
  expect(titles().at(-1)).toBe(`${ben.name} mentions you: lamplighters`);
  await ann.post('/api/sign-out', { where: 'everywhere' });
});

test('a crowd whose ends do not answer takes a few of the places, and whoever else is due is called meanwhile', async () => {
  const awaited = async (name: string, address: string, host: string) => {
    const guest = await staged.guest(name, address);
    await hook(guest, host);
    const id = await guest.open('lamplighters', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    expect((await guest.post(`/api/tables/${id}/start`)).status).toBe(204);
  };
  holds = false;
  for (let i = 0; i < 14; i++) await awaited(`Eve ${i}`, '9.9.9.9', slowHost);
  staged.wait(MINUTE);
  await awaited('Ann', '1.1.1.1', receiver.host);
  receiver.received.length = 0;
  holds = true;
  const looking = look(25_000);
  await expect.poll(() => titles()).toEqual(['Your turn: lamplighters']);
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(9);
  expect(held.length).toBeLessThanOrEqual(10);
  holds = false;
  for (const answer of held.splice(0)) answer();
  await looking;
});

test('in the talk of a group one is called by name too: once an hour, not while one reads there, and not once one has left', async () => {
  const [ann, ben] = [await staged.guest('Ann'), await staged.guest('Ben')];
  await hook(ann);
  const group = (await ben.post<Group>('/api/groups', { name: 'The Kilowatts' })).body;
  expect((await ann.post('/api/groups/join', { key: group.key })).status).toBe(200);
  receiver.received.length = 0;
  await look(60 * MINUTE - (staged.now % (60 * MINUTE)));
  const say = async (text: string) => expect((await ben.post(`/api/groups/${group.id}/chat`, { text })).status).toBe(204);
  await say('@Ann tonight?');
  await say('@Ann?');
  await look(4 * MINUTE);
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { title: 'Ben mentions you: The Kilowatts', url: `https://kaya.example/group/${group.id}` },
  ]);
  receiver.received.length = 0;
  await look(60 * MINUTE);
  // The table that this watches is none; what counts is the group that it reads.
  const reading = staged.player(ann, group.id);
  await reading.until(() => reading.messages.some(({ t }) => t === 'problem'));
  reading.client.followGroup(group.id);
  reading.client.look(group.id, true);
  reading.client.followLobby(true);
  await reading.until(() => reading.messages.some(({ t }) => t === 'lobby'));
  await say('@Ann come');
  await look(4 * MINUTE);
  expect(titles()).toEqual([]);
  staged.leaveAll();
  await look(60 * MINUTE);
  await say('@Ann still there?');
  expect((await ann.post(`/api/groups/${group.id}/leave`)).status).toBe(204);
  await look(4 * MINUTE);
  expect(titles()).toEqual([]);
});
