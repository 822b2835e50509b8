// A guest becomes somebody who is known on every device, without a password; nobody else becomes them.
import { DatabaseSync } from 'node:sqlite';
import type { Account, MadeDeviceLink, Me, RecoveryCode, Session, Table } from '@kaya/wire';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Mailbox } from '../calling/mailbox.ts';
import { GuestOf } from '../playing.ts';
import { Staged } from '../staged.ts';
import { Authenticator } from './authenticator.ts';

const ORIGIN = 'https://kaya.example';

let staged: Staged;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await new Mailbox().open();
  staged = await Staged.open({ origin: ORIGIN, mail: { relay: mailbox.relay, from: 'Kaya <kaya@kaya.example>' } });
});
afterEach(() => staged.leaveAll());
afterAll(async () => {
  await staged.close();
  await mailbox.close();
});

type Options = Parameters<Authenticator['register']>[0];
const me = async (guest: GuestOf) => (await guest.get<Me | null>('/api/me')).body;
const accountOf = async (guest: GuestOf) => (await guest.get<Account>('/api/account')).body;
const optionsFor = async (guest: GuestOf, path: string) => (await guest.post<Options>(path)).body;

/** Somebody with a passkey. */
async function member(name: string): Promise<{ guest: GuestOf; key: Authenticator }> {
  const guest = await staged.guest(name);
  const key = new Authenticator(ORIGIN);
  const response = key.register(await optionsFor(guest, '/api/passkeys/options'));
  expect((await guest.post('/api/passkeys', { name: 'Laptop', response })).status).toBe(200);
  return { guest, key };
}

const signIn = async (device: GuestOf, key: Authenticator, origin?: string) =>
  device.post<Me>('/api/sign-in', { response: key.authenticate(await optionsFor(device, '/api/sign-in/options'), origin) });

describe('a passkey', () => {
  test('makes a guest a member, with a new cookie and the same games; the old cookie opens nothing', async () => {
    const guest = await staged.guest('Ann');
    const id = await guest.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    const thief = new GuestOf(guest.port, 'Ann');
    thief.cookie = guest.cookie;
    expect(await accountOf(guest)).toMatchObject({
      known: true,
      member: false,
      passkeys: [],
      recovery: null,
      passkeysWork: true,
    });
    const response = new Authenticator(ORIGIN).register(await optionsFor(guest, '/api/passkeys/options'));
    expect((await guest.post('/api/passkeys', { name: 'Laptop', response })).status).toBe(200);
    expect(await me(thief)).toBeNull();
    expect(guest.cookie).not.toBe(thief.cookie);
    expect((await guest.get<Table[]>('/api/my/tables')).body.map((it) => it.id)).toEqual([id]);
    expect(await accountOf(guest)).toMatchObject({ member: true, passkeys: [{ name: 'Laptop' }] });
    expect((await guest.get<Session[]>('/api/sessions')).body).toHaveLength(1);
  });

  test('signs in on another device, where what a guest plays comes along', async () => {
    const { guest, key } = await member('Ann');
    const before = await me(guest);
    const phone = await staged.guest('Somebody');
    const playing = await phone.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    expect((await signIn(phone, key)).body).toEqual(before);
    const mine = (await guest.get<Table[]>('/api/my/tables')).body;
    expect(mine.map((it) => [it.id, it.seats[0]?.you, it.host])).toEqual([[playing, true, true]]);
    expect((await phone.get<Session[]>('/api/sessions')).body).toHaveLength(2);
  });

  test('devices are listed by what they call themselves, however somebody came to be signed in there', async () => {
    const at = (userAgent: string) => new GuestOf(staged.site.port, 'Ann', { 'user-agent': userAgent });
    const desk = at('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    await desk.post('/api/guest', { name: 'Ann' });
    const phone = at('Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Version/18.4 Mobile/15E148 Safari/604.1');
    const { code } = (await desk.post<RecoveryCode>('/api/recovery-code')).body;
    expect((await phone.post('/api/sign-in/recovery', { code })).status).toBe(200);
    const listed = (await desk.get<Session[]>('/api/sessions')).body;
    expect(listed.map(({ name, here }) => [name, here]).toSorted()).toEqual([
      ['Firefox · Linux', true],
      ['Safari · iPhone', false],
    ]);
  });

  test('does not carry a seat over to somebody who sits at the same table, or brings their secrets together', async () => {
    const { guest, key } = await member('Ann');
    const phone = await staged.guest('Somebody');
    const table = await guest.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    await phone.post(`/api/tables/${table}/join`, { seat: null });
    await guest.post(`/api/tables/${table}/start`);
    await signIn(phone, key);
    const { seats } = (await phone.get<Table>(`/api/tables/${table}`)).body;
    expect(seats.map((it) => [it.you, it.name])).toEqual([
      [true, 'Ann'],
      [false, 'Somebody'],
    ]);
  });

  test('answers a question once, soon, for this site and for whoever was asked', async () => {
    const { key } = await member('Ann');
    const device = staged.stranger();
    const response = key.authenticate(await optionsFor(device, '/api/sign-in/options'));
    expect((await device.post('/api/sign-in', { response })).status).toBe(200);
    expect((await staged.stranger().post('/api/sign-in', { response })).status).toBe(403);
    expect((await signIn(staged.stranger(), key, 'https://evil.example')).status).toBe(403);
    const late = key.authenticate(await optionsFor(staged.stranger(), '/api/sign-in/options'));
    staged.wait(6 * 60_000);
    expect((await staged.stranger().post('/api/sign-in', { response: late })).status).toBe(403);
    const [ben, eve] = [await staged.guest('Ben'), await staged.guest('Eve')];
    const asked = new Authenticator(ORIGIN).register(await optionsFor(ben, '/api/passkeys/options'));
    expect((await eve.post('/api/passkeys', { name: '', response: asked })).status).toBe(403);
  });

  test('of another key, or one that was removed, signs nobody in; nobody learns who has one', async () => {
    const { guest, key } = await member('Ann');
    expect((await signIn(staged.stranger(), new Authenticator(ORIGIN))).status).toBe(403);
    const [first] = (await accountOf(guest)).passkeys;
    const eve = await staged.guest('Eve');
    expect((await eve.delete(`/api/passkeys/${first?.id}`)).status).toBe(404);
    expect((await guest.delete(`/api/passkeys/${first?.id}`)).status).toBe(204);
    expect((await signIn(staged.stranger(), key)).status).toBe(403);
    const { challenge: _one, ...here } = await optionsFor(staged.stranger(), '/api/sign-in/options');
    const { challenge: _other, ...there } = await optionsFor(guest, '/api/sign-in/options');
    expect(here).toEqual(there);
    expect(JSON.stringify(here)).not.toContain('allowCredentials":[{');
  });

  /** An answer of the right shape that no passkey gave. */
  const forged = {
    ...{ id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON: 'x', attestationObject: 'x', authenticatorData: 'x', signature: 'x' },
  };

  test.each([
    [{ response: {} }, 400],
    [{ response: { id: 'x' } }, 400],
    [{ response: { id: 'x', response: null } }, 400],
    [{ response: forged }, 403],
  ] as const)('that is nonsense is refused: %j', async (body, status) => {
    expect((await staged.stranger().post('/api/sign-in', body)).status).toBe(status);
    const guest = await staged.guest('Ann');
    expect((await guest.post('/api/passkeys', { name: '', ...body })).status).toBe(status);
  });

  test('is not offered where an address has no name', async () => {
    const bare = await Staged.open();
    const guest = await bare.guest('Ann');
    expect(await accountOf(guest)).toMatchObject({ passkeysWork: false, mailWorks: false });
    expect((await guest.post('/api/passkeys/options')).status).toBe(409);
    expect((await bare.stranger().post('/api/sign-in/mail', { address: 'a@b.c' })).status).toBe(409);
    await bare.close();
  });
});

describe('a recovery code', () => {
  const codeFor = async (guest: GuestOf) => (await guest.post<RecoveryCode>('/api/recovery-code')).body.code;

  test('signs in once, however it is typed, and is kept only as a hash', async () => {
    const guest = await staged.guest('Ann');
    const code = await codeFor(guest);
    const file = new DatabaseSync(staged.site.file, { readOnly: true });
    const rows = JSON.stringify(file.prepare('select * from recovery_codes').all());
    file.close();
    expect([code.length, rows.includes(code), rows.includes(code.replaceAll('-', ''))]).toEqual([29, false, false]);
    const device = staged.stranger();
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await device.post<Me>('/api/sign-in/recovery', { code: typed })).body).toEqual(await me(guest));
    expect((await staged.stranger().post('/api/sign-in/recovery', { code })).status).toBe(403);
    expect((await accountOf(guest)).recovery).toBeNull();
  });

  test('takes the place of an earlier one; of two who use it one has it', async () => {
    const guest = await staged.guest('Ann');
    const [old, code] = [await codeFor(guest), await codeFor(guest)];
    expect((await staged.stranger().post('/api/sign-in/recovery', { code: old })).status).toBe(403);
    const both = await Promise.all([1, 2].map(() => staged.stranger().post('/api/sign-in/recovery', { code })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });
});

describe('a link', () => {
  test('signs in one other device, once, soon, and ends with the session that made it', async () => {
    const guest = await staged.guest('Ann');
    const linked = async () => (await guest.post<MadeDeviceLink>('/api/device-link')).body;
    const { token } = await linked();
    expect((await guest.get<Session[]>('/api/sessions')).body.filter((it) => it.kind === 'link')).toMatchObject([
      { table: null },
    ]);
    const [phone, eve] = [staged.stranger(), staged.stranger()];
    expect((await phone.post<Me>('/api/sign-in/link', { token })).body).toEqual(await me(guest));
    expect((await eve.post('/api/sign-in/link', { token })).status).toBe(403);
    const late = await linked();
    staged.wait(16 * 60_000);
    expect((await eve.post('/api/sign-in/link', { token: late.token })).status).toBe(403);
    const { id, token: withdrawn } = await linked();
    expect((await guest.delete(`/api/sessions/${id}`)).status).toBe(204);
    expect((await eve.post('/api/sign-in/link', { token: withdrawn })).status).toBe(403);
    const table = await guest.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    const seat = (await guest.post<{ token: string }>(`/api/tables/${table}/seat-link`)).body.token;
    expect((await eve.post('/api/sign-in/link', { token: seat })).status).toBe(403);
  });

  test('comes by mail to whoever has confirmed the address; the answer is the same for everybody', async () => {
    const guest = await staged.guest('Ann');
    await guest.post('/api/calling/mail', { address: 'ann@mail.example' });
    const token = /#(\S+)/.exec(mailbox.letters.at(-1)?.text ?? '')?.[1];
    const asked = (address: string) => staged.stranger().post('/api/sign-in/mail', { address });
    expect((await asked('ann@mail.example')).status).toBe(204);
    expect((await accountOf(guest)).mail).toBe(false);
    await guest.post('/api/mail-confirm', { token });
    expect((await accountOf(guest)).mail).toBe(true);
    mailbox.letters.length = 0;
    expect([(await asked('nobody@mail.example')).status, (await asked('ann@mail.example')).status]).toEqual([204, 204]);
    await expect.poll(() => mailbox.letters.length).toBe(1);
    const link = /\/device#(\S+)/.exec(mailbox.letters[0]?.text ?? '')?.[1];
    const phone = staged.stranger();
    expect((await phone.post<Me>('/api/sign-in/link', { token: link })).body).toEqual(await me(guest));
  });
});

test('a program signs nobody in and makes nothing to sign in with', async () => {
  const guest = await staged.guest('Ann');
  const { token } = (await guest.post<{ token: string }>('/api/bot-token', {})).body;
  const as = (path: string) =>
    fetch(`http://127.0.0.1:${staged.site.port}${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  for (const path of ['/api/recovery-code', '/api/device-link', '/api/passkeys/options'])
    expect((await as(path)).status).toBe(403);
});
