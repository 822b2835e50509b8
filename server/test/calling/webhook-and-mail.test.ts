// Somebody is called at an address of their choice: by a webhook that leads nowhere private, and by mail that anybody can stop.
import { type AddressInfo, createServer } from 'node:net';
import type { Calling, Channel, MadeWebhook, NewWebhook } from '@kaya/wire';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Outside } from '../../calling/outside.ts';
import { isPublic } from '../../calling/public-address.ts';
import { signed } from '../../calling/webhook.ts';
import type { GuestOf } from '../playing.ts';
import { Staged } from '../staged.ts';
import { Mailbox } from './mailbox.ts';
import { Receiver } from './receiver.ts';

const ORIGIN = 'https://kaya.example';
const SWITCHING = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let receiver: Receiver;
let mailbox: Mailbox;
let staged: Staged;
beforeAll(async () => {
  receiver = await new Receiver().open();
  mailbox = await new Mailbox().open();
  const mail = { relay: mailbox.relay, from: 'Kaya <kaya@kaya.example>' };
  staged = await Staged.open({ origin: ORIGIN, localHosts: [receiver.host], mail });
});
afterAll(async () => {
  await staged.close();
  await receiver.close();
  await mailbox.close();
});
/** Those who are called, in this test. */
const called: GuestOf[] = [];
beforeEach(() => {
  receiver.received.length = 0;
  receiver.status = 204;
  receiver.location = null;
  mailbox.letters.length = 0;
  mailbox.answer = '250 taken';
});
afterEach(async () => {
  for (const guest of called.splice(0))
    for (const { id } of (await callingOf(guest)).channels) await guest.delete(`/api/calling/channels/${id}`);
});

const callingOf = async (guest: GuestOf) => (await guest.get<Calling>('/api/calling')).body;
const look = (milliseconds: number) => {
  staged.wait(milliseconds);
  return staged.site.lookAround();
};
const wish = async (guest: GuestOf, more: Partial<Calling['wishes']>) => {
  const { wishes } = await callingOf(guest);
  expect((await guest.post('/api/calling', { ...wishes, ...more })).status).toBe(204);
};
const hook = async (guest: GuestOf, form: NewWebhook['form'], path = '/hook') => {
  called.push(guest);
  return guest.post<MadeWebhook>('/api/calling/webhook', { url: `http://${receiver.host}${path}`, form });
};

/** Somebody whose turn it is at a table with a bot. */
async function awaited(name: string): Promise<{ guest: GuestOf; id: string }> {
  const guest = await staged.guest(name);
  const id = await guest.open('lamplighters', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  expect((await guest.post(`/api/tables/${id}/start`)).status).toBe(204);
  return { guest, id };
}

describe('a webhook', () => {
  test('is tried when it is saved, then called for a turn, signed so that its receiver can tell', async () => {
    const { guest, id } = await awaited('Ann');
    const made = await hook(guest, 'json');
    expect(made.body.channel).toMatchObject({ name: receiver.host, confirmed: true, last: { result: 'taken' } });
    await look(21_000);
    const [trial, turn] = receiver.received;
    expect(JSON.parse(trial?.body ?? '')).toMatchObject({ title: 'Kaya can reach you' });
    expect(JSON.parse(turn?.body ?? '')).toEqual({
      title: 'Your turn: lamplighters',
      body: 'The game is waiting for you.',
      url: `${ORIGIN}/table/${id}`,
      tag: id,
    });
    const { 'webhook-id': name, 'webhook-timestamp': at, 'webhook-signature': signature } = turn?.headers ?? {};
    expect(signed(made.body.secret, String(name), Number(at) * 1000, turn?.body ?? '')['webhook-signature']).toBe(signature);
    await look(HOUR);
    expect(receiver.received).toHaveLength(2);
  });

  test.each([
    ['discord', { content: expect.stringContaining('Your turn: lamplighters'), allowed_mentions: { parse: [] } }],
    ['slack', { text: expect.stringContaining('Your turn: lamplighters') }],
    ['matrix', { text: expect.stringContaining('Your turn: lamplighters') }],
  ] as const)('speaks the form of %s', async (form, body) => {
    const { guest } = await awaited('Ann');
    await hook(guest, form);
    await look(21_000);
    expect(JSON.parse(receiver.received.at(-1)?.body ?? '')).toEqual(body);
  });

  test('speaks the form of ntfy, with the table as what a tap opens', async () => {
    const { guest, id } = await awaited('Ann');
    await hook(guest, 'ntfy', '/kaya-ann');
    await look(21_000);
    const last = receiver.received.at(-1);
    expect([last?.path, last?.body.split('\n')[0], last?.headers['click']]).toEqual([
      '/kaya-ann',
      'Your turn: lamplighters',
      `${ORIGIN}/table/${id}`,
    ]);
  });

  test('carries names as text: nobody is pinged by one, and none is a link or markup', async () => {
    const guest = await staged.guest('Ann');
    const rude = await staged.guest('@all *x* [a](b) www.a.b');
    await hook(guest, 'discord');
    const id = await guest.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    await rude.post(`/api/tables/${id}/join`, { seat: null });
    await guest.post(`/api/tables/${id}/start`);
    await look(21_000);
    const last = JSON.parse(receiver.received.at(-1)?.body ?? '');
    expect(last.allowed_mentions).toEqual({ parse: [] });
    expect(last.content).toContain('@ all \\*x\\* \\[a\\]\\(b\\) www. a. b');
  });

  test('that sends on to somewhere else is not followed', async () => {
    const guest = await staged.guest('Ann');
    receiver.location = `http://${receiver.host}/secret`;
    const { body } = await hook(guest, 'json');
    expect(body.channel).toMatchObject({ confirmed: false, last: { result: 'failed', why: 'redirect 302' } });
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  test('that wants to speak another protocol keeps nobody waiting', async () => {
    const other = createServer((socket) => socket.once('data', () => socket.write(SWITCHING)));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    const sent = await new Outside([host], null).post(`http://${host}/`, { headers: {}, body: '{}' });
    expect(sent).toEqual({ ok: false, why: 'refused', status: 101 });
    await new Promise((resolve) => other.close(resolve));
  });

  test('that fails again and again is used no more until it is saved again', async () => {
    const { guest } = await awaited('Ann');
    await hook(guest, 'json');
    receiver.status = 500;
    await look(21_000);
    await look(2 * MINUTE);
    await look(11 * MINUTE);
    expect(receiver.received).toHaveLength(4);
    expect((await callingOf(guest)).channels).toMatchObject([
      { confirmed: false, last: { result: 'failed', why: 'refused 500' } },
    ]);
    receiver.status = 204;
    await look(HOUR);
    expect(receiver.received).toHaveLength(4);
    const [channel] = (await callingOf(guest)).channels;
    const tried = await guest.post<Channel>(`/api/calling/channels/${channel?.id}/try`);
    expect(tried.body).toMatchObject({ confirmed: true, last: { result: 'taken' } });
  });

  test('leads to no address of this machine or its network, however it is written', async () => {
    const outside = new Outside([receiver.host], ORIGIN);
    const guest = await staged.guest('Ann');
    const { port } = new URL(`http://${receiver.host}`);
    const private_ = [
      ...['http://kaya.example/', 'ftp://kaya.example/', 'https://user:secret@kaya.example/', 'file:///etc/passwd', 'nonsense'],
      ...['https://127.0.0.1/', 'https://127.1/', 'https://2130706433/', 'https://0x7f.0.0.1/', 'https://0/', 'https://[::1]/'],
      ...['https://[::ffff:127.0.0.1]/', 'https://[::ffff:7f00:1]/', 'https://[64:ff9b::7f00:1]/', 'https://[2002:7f00:1::]/'],
      ...['https://10.0.0.1/', 'https://169.254.169.254/latest/meta-data/', 'https://192.168.1.1/', 'https://172.31.0.1/'],
      ...['https://100.64.0.1/', 'https://[fe80::1]/', 'https://[fd00::1]/', 'https://[ff02::1]/', 'https://[::]/'],
      ...[`https://127.0.0.1:${Number(port) + 1}/`, 'https://255.255.255.255/'],
    ];
    for (const url of private_) expect([url, outside.mayReach(url)]).toEqual([url, false]);
    expect((await guest.post('/api/calling/webhook', { url: 'https://127.0.0.1/hook', form: 'json' })).status).toBe(400);
    expect(outside.mayReach('https://hooks.example.org/x')).toBe(true);
    expect(['1.1.1.1', '2606:4700::1111', '9.255.255.255', '172.32.0.1'].map(isPublic)).toEqual([true, true, true, true]);
  });
});

describe('mail', () => {
  let boxes = 0;
  const write = async (guest: GuestOf, address = `ann${++boxes}@mail.example`) => {
    called.push(guest);
    return guest.post<Channel>('/api/calling/mail', { address });
  };
  const tokenIn = (text: string | undefined) => /#(\S+)/.exec(text ?? '')?.[1] ?? '';
  const confirmed = async (guest: GuestOf) => {
    await write(guest);
    const token = tokenIn(mailbox.letters.at(-1)?.text);
    expect((await staged.stranger().post('/api/mail-confirm', { token })).status).toBe(204);
    mailbox.letters.length = 0;
  };

  test('asks first; nothing else goes to an address that nobody has confirmed', async () => {
    const { guest } = await awaited('Ann');
    expect((await write(guest, 'ann@mail.example')).body).toMatchObject({ name: 'ann@mail.example', confirmed: false });
    const [first] = mailbox.letters;
    expect(first?.to).toEqual(['ann@mail.example']);
    expect(first?.headers).toMatchObject({ from: 'Kaya <kaya@kaya.example>', subject: 'Kaya: is this your address?' });
    await wish(guest, { digest: null });
    await look(HOUR);
    expect(mailbox.letters).toHaveLength(1);
  });

  test('a link to confirm is worth nothing a day later, changed, or for another purpose', async () => {
    const guest = await staged.guest('Ann');
    await write(guest);
    const token = tokenIn(mailbox.letters[0]?.text);
    for (const other of [`${token}x`, token.replace(/^./, (it) => (it === 'a' ? 'b' : 'a')), ''])
      expect((await staged.stranger().post('/api/mail-confirm', { token: other })).status).toBe(403);
    expect((await staged.stranger().post(`/api/mail-stop/${token}`)).status).toBe(403);
    staged.wait(25 * HOUR);
    expect((await staged.stranger().post('/api/mail-confirm', { token })).status).toBe(403);
  });

  test('tells of a turn, and stops at one click of a mail programme, without anybody signing in', async () => {
    const { guest, id } = await awaited('Ann');
    await confirmed(guest);
    await wish(guest, { digest: null, locale: 'ru' });
    await look(21_000);
    const [letter] = mailbox.letters;
    expect([letter?.headers['subject'], letter?.text.includes(`${ORIGIN}/table/${id}`)]).toEqual(['Ваш ход: lamplighters', true]);
    expect(letter?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const link = /<(.*)>/.exec(letter?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(letter?.text).toContain(link.replace('/api/mail-stop/', '/stop#'));
    const stop = () =>
      fetch(link.replace(ORIGIN, `http://127.0.0.1:${staged.site.port}`), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect([(await stop()).status, (await stop()).status]).toEqual([204, 204]);
    expect((await callingOf(guest)).channels).toEqual([]);
  });

  test('is one list a day unless wanted otherwise, and not sent where nothing waits any more', async () => {
    const { guest } = await awaited('Ann');
    const second = await guest.open('lamplighters', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    await guest.post(`/api/tables/${second}/start`);
    await confirmed(guest);
    await look(21_000);
    await look(2 * MINUTE);
    expect(mailbox.letters).toHaveLength(0);
    for (let i = 0; i < 25; i++) await look(HOUR);
    expect(mailbox.letters.map(({ headers }) => headers['subject'])).toEqual(['Kaya: 2 games are waiting']);
    expect(mailbox.letters[0]?.text.match(/Your turn: lamplighters/g)).toHaveLength(2);
    for (let i = 0; i < 25; i++) await look(HOUR);
    expect(mailbox.letters).toHaveLength(1);
  });

  test('that the relay refuses is shown as failed', async () => {
    const guest = await staged.guest('Ann');
    mailbox.answer = '550 no such user';
    expect((await write(guest)).body).toMatchObject({ confirmed: false, last: { result: 'failed', why: 'refused 550' } });
  });

  test('fills nobody’s mailbox, and takes nothing that is more than one address', async () => {
    const statuses: number[] = [];
    await staged.inOneMoment(async () => {
      for (let i = 0; i < 5; i++) statuses.push((await write(await staged.guest(`Eve ${i}`), 'victim@mail.example')).status);
    });
    expect([statuses, mailbox.letters.length]).toEqual([[200, 200, 200, 429, 429], 3]);
    // The same mailbox in other spellings, of which some would be made alike on their way.
    for (const [address, status] of [
      ['victim+1@mail.example', 429],
      ['Vic.tim@MAIL.example', 429],
      ['victim@ma\u200bil.example', 400],
      ['victim@ｍail.example', 400],
      ['victim@mail.example\u2060', 400],
      ['vic\u0001tim@mail.example', 400],
    ] as const)
      expect([address, (await write(await staged.guest('Eve'), address)).status]).toEqual([address, status]);
    const guest = await staged.guest('Ann');
    for (const address of ['a@b', 'a@b.c, d@e.f', 'a@b.c\r\nBcc: d@e.f', '"x" <a@b.c>', 'a b@c.d', '@b.c'])
      expect([address, (await write(guest, address)).status]).toEqual([address, 400]);
    expect(mailbox.letters).toHaveLength(3);
  });
});
