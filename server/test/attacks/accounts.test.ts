// Whoever has a passkey, a code or a link: it opens what it is for, once, also while somebody tries to be in the way.
import type { MadeDeviceLink, Me, RecoveryCode, Session, Table } from '@kaya/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from '../accounts/authenticator.ts';
import { Mailbox } from '../calling/mailbox.ts';
import type { GuestOf } from '../playing.ts';
import { Staged } from '../staged.ts';

const ORIGIN = 'https://kaya.example';

let staged: Staged;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await new Mailbox().open();
  staged = await Staged.open({ origin: ORIGIN, mail: { relay: mailbox.relay, from: 'Kaya <kaya@kaya.example>' } });
});
afterAll(async () => {
  await staged.close();
  await mailbox.close();
});

type Options = Parameters<Authenticator['register']>[0];
const me = async (guest: GuestOf) => (await guest.get<Me | null>('/api/me')).body;
const sessionsOf = async (guest: GuestOf) => (await guest.get<Session[]>('/api/sessions')).body;
const questionFor = async (guest: GuestOf) => (await guest.post<Options>('/api/passkeys/options')).body;

test('a thief who is signed in on every place keeps nobody out who has a code, which is not spent for nothing', async () => {
  const ann = await staged.guest('Ann');
  const known = await me(ann);
  const { code } = (await ann.post<RecoveryCode>('/api/recovery-code')).body;
  for (let i = 0; i < 19; i++) {
    staged.wait(60_000);
    const { token } = (await ann.post<MadeDeviceLink>('/api/device-link')).body;
    expect((await staged.stranger().post('/api/sign-in/link', { token })).status).toBe(200);
  }
  expect((await sessionsOf(ann)).filter(({ kind }) => kind === 'device')).toHaveLength(20);
  const phone = staged.stranger();
  expect((await phone.post<Me>('/api/sign-in/recovery', { code })).body).toEqual(known);
  expect((await sessionsOf(phone)).filter(({ kind }) => kind === 'device')).toHaveLength(20);
  await phone.post('/api/sign-out', { where: 'elsewhere' });
  expect(await sessionsOf(phone)).toHaveLength(1);
});

test('asking for links by mail again and again takes no links from whoever lives there', async () => {
  const ann = await staged.guest('Ann');
  await ann.post('/api/calling/mail', { address: 'ann@mail.example' });
  await ann.post('/api/mail-confirm', { token: /confirm#(\S+)/.exec(mailbox.letters.at(-1)?.text ?? '')?.[1] });
  const before = mailbox.letters.length;
  for (let i = 0; i < 12; i++)
    expect((await staged.stranger().post('/api/sign-in/mail', { address: 'ann@mail.example' })).status).toBe(204);
  await expect.poll(() => mailbox.letters.length).toBe(before + 5);
  expect((await sessionsOf(ann)).filter(({ kind }) => kind === 'link')).toHaveLength(5);
});

test('many passkeys that are made at the same moment are no more than one may have, and nobody’s is taken over', async () => {
  const ann = await staged.guest('Ann');
  const keys = [];
  for (let i = 0; i < 13; i++) keys.push(new Authenticator(ORIGIN).register(await questionFor(ann)));
  // The first one that is kept changes the cookie: all are sent with the old one, at once.
  const { cookie } = ann;
  const answers = await Promise.all(
    keys.map((response) =>
      fetch(`http://127.0.0.1:${ann.port}/api/passkeys`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ name: '', response }),
      }),
    ),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(10);
  const [ben, eve] = [await staged.guest('Ben'), await staged.guest('Eve')];
  const key = new Authenticator(ORIGIN);
  expect((await ben.post('/api/passkeys', { name: '', response: key.register(await questionFor(ben)) })).status).toBe(200);
  expect((await eve.post('/api/passkeys', { name: '', response: key.register(await questionFor(eve)) })).status).toBe(409);
  const device = staged.stranger();
  const options = (await device.post<Options>('/api/sign-in/options')).body;
  const signedIn = await device.post<Me>('/api/sign-in', { response: key.authenticate(options) });
  expect(signedIn.body.name).toBe('Ben');
});

test('a link says as whom one would play, without being used; a foreign or used one says nothing', async () => {
  const eve = await staged.guest('Eve');
  const { token } = (await eve.post<MadeDeviceLink>('/api/device-link')).body;
  const victim = await staged.guest('Ann');
  const maker = (link: string) => victim.post('/api/sign-in/link/maker', { token: link });
  for (let i = 0; i < 2; i++) expect((await maker(token)).body).toEqual({ name: 'Eve' });
  expect((await me(victim))?.name).toBe('Ann');
  const phone = staged.stranger();
  expect((await phone.post('/api/sign-in/link', { token })).status).toBe(200);
  expect([(await maker(token)).status, (await maker(`${token}x`)).status]).toEqual([403, 403]);
});

test('a program that may play for somebody takes none of their seats along to another account', async () => {
  const [ann, eve] = [await staged.guest('Ann'), await staged.guest('Eve')];
  const table = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  const { token } = (await ann.post<{ token: string }>('/api/bot-token', { name: 'a program' })).body;
  const { code } = (await eve.post<RecoveryCode>('/api/recovery-code')).body;
  const answer = await fetch(`http://127.0.0.1:${ann.port}/api/sign-in/recovery`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  expect(await answer.json()).toEqual(await me(eve));
  expect((await ann.get<Table>(`/api/tables/${table}`)).body).toMatchObject({
    host: true,
    seats: [{ name: 'Ann', you: true }, {}],
  });
  expect((await sessionsOf(ann)).map(({ kind }) => kind).toSorted()).toEqual(['device', 'program']);
});
