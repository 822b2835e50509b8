// Somebody who is awaited and does not look is called in their browser: once, with nothing that is a secret.
import { randomUUID } from 'node:crypto';
import type { Calling, Position } from '@kaya/wire';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPushOrigin } from '../../calling/push/vapid.ts';
import { openSite } from '../../site.ts';
import { configurationFor, GuestOf, seatedTable } from '../playing.ts';
import { hoursATurn, Staged, type Started, tableOf, turnOf } from '../staged.ts';
import { type Browser, PushService } from './push-service.ts';

const ORIGIN = 'https://kaya.example';
const MINUTE = 60_000;

let service: PushService;
let staged: Staged;

/** Those with browsers, in this test. */
const subscribed: GuestOf[] = [];

beforeAll(async () => {
  service = await new PushService().open();
  staged = await Staged.open({ origin: ORIGIN, localHosts: [service.host] });
});
afterAll(async () => {
  await staged.close();
  await service.close();
});
beforeEach(() => {
  service.pushed.length = 0;
  service.status = 201;
});
afterEach(async () => {
  staged.leaveAll();
  // Whoever is signed out nowhere is called in no later test.
  for (const guest of subscribed.splice(0)) await guest.post('/api/sign-out', { where: 'everywhere' });
});

const callingOf = async (guest: GuestOf) => (await guest.get<Calling>('/api/calling')).body;

async function subscribe(guest: GuestOf, browser = service.browser()): Promise<Browser> {
  subscribed.push(guest);
  service.key = (await callingOf(guest)).offers.push ?? '';
  expect((await guest.post('/api/calling/push', browser.subscription)).status).toBe(200);
  return browser;
}

/** A game of two; whose turn it is and who else sits there. Both have browsers that can be called. */
async function game(
  more: Parameters<Staged['started']>[0] = {},
  where = staged,
): Promise<Started & { awaited: GuestOf; other: GuestOf }> {
  const started = await where.started(more);
  // It begins with a choice of both at once.
  for (const guest of started.guests) await act(guest, started.id);
  for (const it of started.both) await it.until(() => it.tableInfo?.awaited.join() === '0');
  for (const guest of started.guests) await subscribe(guest);
  const awaited = turnOf(started.both).guest;
  const other = started.guests.find((it) => it !== awaited) as GuestOf;
  return { ...started, awaited, other };
}

const look = (milliseconds: number) => {
  staged.wait(milliseconds);
  return staged.site.lookAround();
};
const titles = () => service.pushed.map(({ message }) => message.notification['title']);

/** Plays the first action that somebody may do, over HTTP; nothing where there is none. */
async function act(guest: GuestOf, id: string): Promise<void> {
  const [action] = (await guest.get<Position>(`/api/tables/${id}/position`)).body.legal;
  if (action === undefined) return;
  expect((await guest.post(`/api/tables/${id}/actions`, { id: randomUUID(), seen: null, action })).status).toBe(204);
}

describe('a turn', () => {
  test('is told once, after a while, in a form that is the notification itself and tells nothing of the game', async () => {
    const { id, awaited, other } = await game();
    await look(15_000);
    expect(service.pushed).toHaveLength(0);
    await look(6_000);
    const [first] = service.pushed;
    expect(first?.message).toEqual({
      web_push: 8030,
      notification: {
        title: 'Your turn: lamplighters',
        body: `With ${other.name}.`,
        navigate: `${ORIGIN}/table/${id}`,
        tag: id,
        lang: 'en',
        app_badge: '1',
      },
    });
    expect(first?.claims.sub).toBe(ORIGIN);
    expect(first?.claims.exp).toBeGreaterThan(Date.now() / 1000);
    expect(first?.headers).toMatchObject({ topic: id, urgency: 'high', ttl: '43200', 'content-encoding': 'aes128gcm' });
    for (let i = 0; i < 5; i++) await look(5 * MINUTE);
    expect(service.pushed).toHaveLength(1);
    const { channels } = await callingOf(awaited);
    expect(channels).toMatchObject([{ kind: 'push', here: true, confirmed: true, last: { result: 'taken', why: null } }]);
    expect((await callingOf(other)).channels).toMatchObject([{ last: null }]);
  });

  test('at a slow table waits some minutes', async () => {
    await game({ pace: hoursATurn(24, 'bot') });
    await look(2 * MINUTE);
    expect(service.pushed).toHaveLength(0);
    await look(MINUTE + 1000);
    expect(service.pushed.map(({ headers }) => headers['urgency'])).toEqual(['normal']);
  });

  test('that was played meanwhile is not told, and the next wait is told anew', async () => {
    const { id, awaited, guests } = await game();
    await look(10_000);
    await act(awaited, id);
    const [asked = 0] = (await tableOf(awaited, id)).awaited;
    const now = guests[asked] as GuestOf;
    await look(19_000);
    expect(service.pushed).toHaveLength(0);
    await look(2_000);
    expect(service.pushed).toHaveLength(1);
    await act(now, id);
    await look(2 * MINUTE);
    expect(service.pushed).toHaveLength(2);
    expect(guests).toHaveLength(2);
  });

  test('that a bot plays for somebody is not told', async () => {
    const { id, awaited } = await game();
    expect((await awaited.post(`/api/tables/${id}/stand-in`, { level: 'easy' })).status).toBe(204);
    await look(MINUTE);
    expect(
      service.pushed.filter(({ message }) => message.notification['title']?.startsWith('Your turn')).length,
    ).toBeLessThanOrEqual(1);
    expect((await callingOf(awaited)).channels[0]?.last ?? null).toBeNull();
  });

  test('is not told while a page of the table lies before their eyes, and is told when they leave without moving', async () => {
    const { id, awaited, both } = await game();
    const player = both.find((it) => it.guest === awaited);
    player?.client.look(id, true);
    await player?.ask({ t: 'chat', text: 'I am thinking.' });
    for (let i = 0; i < 5; i++) await look(25_000);
    expect(service.pushed).toHaveLength(0);
    player?.client.look(id, false);
    await player?.ask({ t: 'chat', text: 'Back in a minute.' });
    await look(25_000);
    expect(titles()).toEqual(['Your turn: lamplighters']);
  });

  test('is not put off by what others do meanwhile', async () => {
    const { id, other } = await game();
    for (let i = 0; i < 3; i++) {
      await look(6_000);
      await other.post(`/api/tables/${id}/chat`, { text: 'hm' });
    }
    await look(3_000);
    expect(service.pushed).toHaveLength(1);
  });

  test('survives a restart and is told once', async () => {
    const own = await Staged.open({ origin: ORIGIN, localHosts: [service.host] });
    await game({}, own);
    await own.site.lookAround();
    own.leaveAll();
    await own.site.stop();
    const more = { origin: ORIGIN, localHosts: [service.host] };
    const configuration = configurationFor({ kind: 'sqlite', file: own.site.file }, more);
    subscribed.length = 0;
    for (let i = 1; i < 4; i++) {
      const again = await openSite(configuration, () => Date.now() + i * MINUTE);
      await again.lookAround();
      await again.close();
    }
    await own.close();
    expect(service.pushed).toHaveLength(1);
  });
});

describe('browsers', () => {
  test('that are gone are forgotten; one that is refused is kept, and its owner sees why', async () => {
    const { awaited } = await game();
    service.status = 403;
    await look(21_000);
    expect((await callingOf(awaited)).channels).toMatchObject([{ last: { result: 'failed', why: 'refused 403' } }]);
    service.status = 410;
    const [channel] = (await callingOf(awaited)).channels;
    expect((await awaited.post(`/api/calling/channels/${channel?.id}/try`)).status).toBe(200);
    expect((await callingOf(awaited)).channels).toEqual([]);
  });

  test('are tried again where a service is away for a while', async () => {
    await game();
    service.status = 503;
    await look(21_000);
    service.status = 201;
    await look(30_000);
    expect(service.pushed).toHaveLength(0);
    await look(31_000);
    expect(titles()).toEqual(['Your turn: lamplighters']);
  });

  test('are five at most, the newest; renewing one makes no other', async () => {
    const ann = await staged.guest('Ann');
    const [first] = [await subscribe(ann)];
    for (let i = 0; i < 5; i++) {
      staged.wait(1000);
      await subscribe(ann);
    }
    expect((await callingOf(ann)).channels).toHaveLength(5);
    staged.wait(1000);
    await subscribe(ann, first);
    await subscribe(ann, first);
    expect((await callingOf(ann)).channels).toHaveLength(5);
  });

  test('are listed by the device they are on', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const guest = await GuestOf.at(staged.site.port, 'Ann', { 'user-agent': userAgent });
    await subscribe(guest);
    expect((await callingOf(guest)).channels.map(({ name }) => name)).toEqual(['Firefox · Linux']);
  });

  test('belong to whoever is signed in there, and are called no more after that', async () => {
    const [ann, ben] = [await staged.guest('Ann'), await staged.guest('Ben')];
    const browser = await subscribe(ann);
    await subscribe(ben, browser);
    expect([(await callingOf(ann)).channels, (await callingOf(ben)).channels.length]).toEqual([[], 1]);
    await subscribe(ann);
    const second = new GuestOf(ann.port, 'Ann');
    second.cookie = ann.cookie;
    const { body } = await ann.post<{ token: string }>('/api/bot-token', {});
    expect(body.token).toBeTypeOf('string');
    const table = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    const link = (await ann.post<{ token: string }>(`/api/tables/${table}/seat-link`)).body.token;
    const phone = staged.stranger();
    await phone.post('/api/seat-link', { token: link });
    expect((await callingOf(phone)).channels).toMatchObject([{ here: false }]);
    await ann.post('/api/sign-out', { where: 'here' });
    expect((await callingOf(phone)).channels).toEqual([]);
  });

  test.each([null, 'https://localhost', 'http://kaya.example', 'https://kaya.local', 'https://127.0.0.1', 'https://kaya'])(
    'are offered nothing where the site is %s: push services do not take that',
    (origin) => expect(isPushOrigin(origin)).toBe(false),
  );

  test('a stranger sees what this host can do, and nothing of anybody', async () => {
    await staged.guest('Ann');
    const { status, body } = await staged.stranger().get<Calling>('/api/calling');
    expect(status).toBe(200);
    expect(body).toMatchObject({ offers: { push: expect.any(String) }, wishes: null, channels: [] });
  });

  test('of nobody, of a program, or with keys that are none are refused', async () => {
    const ann = await staged.guest('Ann');
    const { subscription } = service.browser();
    expect((await staged.stranger().post('/api/calling/push', subscription)).status).toBe(401);
    const off = Buffer.alloc(65, 7).toString('base64url');
    for (const keys of [
      { ...subscription.keys, p256dh: off },
      { ...subscription.keys, auth: 'AAAA' },
    ])
      expect((await ann.post('/api/calling/push', { ...subscription, keys })).status).toBe(400);
    expect((await ann.post('/api/calling/push', { ...subscription, endpoint: 'https://127.0.0.1/push' })).status).toBe(400);
  });

  test('were subscribed with a key that stays the same', async () => {
    const own = await Staged.open({ origin: ORIGIN });
    const before = (await callingOf(await own.guest('Ann'))).offers.push;
    await own.site.stop();
    const again = await openSite(configurationFor({ kind: 'sqlite', file: own.site.file }, { origin: ORIGIN }));
    expect((await callingOf(await GuestOf.at(again.port, 'Ben'))).offers.push).toBe(before);
    await again.close();
    await own.close();
  });
});

describe('wishes', () => {
  const wish = async (guest: GuestOf, more: Partial<Calling['wishes']>) => {
    const { wishes } = await callingOf(guest);
    expect((await guest.post('/api/calling', { ...wishes, ...more })).status).toBe(204);
  };

  /** By the site's own clock, which earlier tests have put forward. */
  const minuteOfDay = () => Math.floor((staged.now / MINUTE) % 1440);

  test('say in which language, and for what', async () => {
    const { awaited, other } = await game();
    await wish(awaited, { locale: 'fr' });
    await look(21_000);
    expect(service.pushed.at(-1)?.message.notification).toMatchObject({ lang: 'fr', body: `Avec ${other.name}.` });
    const { id, awaited: second } = await game();
    await wish(second, { kinds: { push: ['over'], webhook: [], mail: [] } });
    service.pushed.length = 0;
    await look(MINUTE);
    expect(service.pushed.map(({ message }) => message.notification['tag'])).not.toContain(id);
  });

  test('quiet hours: what still holds afterwards is told afterwards', async () => {
    const { awaited } = await game();
    const minute = minuteOfDay();
    await wish(awaited, { zone: 'UTC', quiet: { from: minute, to: (minute + 120) % 1440 } });
    await look(21_000);
    await look(60 * MINUTE);
    expect(service.pushed).toHaveLength(0);
    await look(61 * MINUTE);
    expect(service.pushed).toHaveLength(1);
  });

  test('quiet hours: what was played meanwhile is not told afterwards', async () => {
    const { id, awaited, other } = await game();
    // All day but for the minute before.
    const minute = minuteOfDay();
    await wish(awaited, { zone: 'UTC', quiet: { from: minute, to: (minute + 1439) % 1440 } });
    await look(21_000);
    const isAwaited = async () => (await awaited.get<Position>(`/api/tables/${id}/position`)).body.legal.length > 0;
    while (await isAwaited()) await act(awaited, id);
    await wish(awaited, { quiet: null });
    await look(24 * 60 * MINUTE);
    const bodies = service.pushed.map(({ message }) => message.notification['body']);
    expect(bodies).toContain(`With ${awaited.name}.`);
    expect(bodies).not.toContain(`With ${other.name}.`);
  });

  test('a time zone that is none is refused', async () => {
    const ann = await staged.guest('Ann');
    await subscribe(ann);
    const { wishes } = await callingOf(ann);
    expect((await ann.post('/api/calling', { ...wishes, zone: 'Middle/Earth' })).status).toBe(400);
  });
});

test('several things at once are one notice, and nobody is called again within a minute', async () => {
  const games = [await game(), await game(), await game()];
  const ann = await staged.guest('Ann');
  await subscribe(ann);
  const tables: string[] = [];
  for (let i = 0; i < 4; i++) {
    const id = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    await ann.post(`/api/tables/${id}/start`);
    tables.push(id);
  }
  for (const id of tables)
    await expect.poll(async () => (await ann.get<{ awaited: number[] }>(`/api/tables/${id}`)).body.awaited).toContain(0);
  service.pushed.length = 0;
  await look(30_000);
  const hers = service.pushed.filter(({ message }) => message.notification['app_badge'] === '4');
  expect(hers.map(({ message }) => message.notification['title'])).toEqual(['4 games are waiting']);
  expect(hers[0]?.message.notification['data']).toEqual({ replaces: expect.arrayContaining(tables) });
  const fifth = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await ann.post(`/api/tables/${fifth}/start`);
  await expect.poll(async () => (await ann.get<{ awaited: number[] }>(`/api/tables/${fifth}`)).body.awaited).toContain(0);
  service.pushed.length = 0;
  await look(25_000);
  expect(service.pushed).toHaveLength(0);
  await look(40_000);
  expect(titles()).toEqual(['Your turn: lamplighters']);
  expect(games).toHaveLength(3);
});

test('a reminder comes when a quarter and when a twelfth of the time is left', async () => {
  await game({ pace: hoursATurn(24, 'wait') });
  await look(4 * MINUTE);
  await look(17 * 60 * MINUTE);
  expect(service.pushed).toHaveLength(1);
  await look(61 * MINUTE);
  await look(4 * 60 * MINUTE);
  await look(60 * MINUTE);
  await look(60 * MINUTE);
  expect(titles().map((it) => it?.split(':')[0])).toEqual(['Your turn', 'Time is running out', 'Time is running out']);
});

test('the end of a game, a rematch and a mention are told to those who do not look', async () => {
  const { id, guests, awaited } = await game();
  const [ann, ben] = guests;
  await ben.post(`/api/tables/${id}/chat`, { text: `Look at that, @${ann.name.toUpperCase()}` });
  await look(MINUTE);
  // With her turn it is news of one game, and never two games.
  expect(titles()).toContain(awaited === ann ? 'News from 1 game' : `${ben.name} mentions you: lamplighters`);
  // By what the server says: sockets hear of it a moment later.
  while ((await tableOf(ann, id)).status !== 'over') for (const guest of guests) await act(guest, id);
  service.pushed.length = 0;
  await look(2 * MINUTE);
  expect(titles()).toEqual(['Game over: lamplighters', 'Game over: lamplighters']);
  service.pushed.length = 0;
  const next = (await ann.post<{ id: string }>(`/api/tables/${id}/rematch`)).body.id;
  await look(2 * MINUTE);
  expect(service.pushed.map(({ message }) => [message.notification['title'], message.notification['tag']])).toEqual([
    [`${ann.name} wants to play lamplighters with you`, next],
  ]);
});

test('nobody is called where nothing is set up, and everything else works', async () => {
  const bare = await Staged.open();
  const { guests } = await seatedTable(bare.site.port, 'lamplighters', 2).then(async (it) => {
    await it.guests[0]?.post(`/api/tables/${it.id}/start`);
    return it;
  });
  bare.wait(10 * MINUTE);
  await bare.site.lookAround();
  expect((await callingOf(guests[0] as GuestOf)).offers).toEqual({ push: null, webhook: false, mail: false });
  expect((await guests[0]?.post('/api/calling/push', service.browser().subscription))?.status).toBe(409);
  await bare.close();
});
