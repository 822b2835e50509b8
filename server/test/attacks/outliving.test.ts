// Whoever had somebody's device for a while: what they set up there does not outlive it.
import type { Calling, Channel, MadeDeviceLink, Me } from '@kaya/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Mailbox } from '../calling/mailbox.ts';
import { Receiver } from '../calling/receiver.ts';
import type { GuestOf } from '../playing.ts';
import { Staged } from '../staged.ts';

let staged: Staged;
let mailbox: Mailbox;
let receiver: Receiver;
beforeAll(async () => {
  [mailbox, receiver] = [await new Mailbox().open(), await new Receiver().open()];
  const mail = { relay: mailbox.relay, from: 'Kaya <kaya@kaya.example>' };
  staged = await Staged.open({ origin: 'https://kaya.example', localHosts: [receiver.host], mail });
});
afterAll(async () => {
  await staged.close();
  await mailbox.close();
  await receiver.close();
});

const kindsOf = async (guest: GuestOf) =>
  (await guest.get<Calling>('/api/calling')).body.channels.map(({ kind }) => kind).toSorted();
const me = async (guest: GuestOf) => (await guest.get<Me | null>('/api/me')).body;
let boxes = 0;
const newAddress = () => `box${++boxes}@mail.example`;
const tokenIn = (mark: RegExp) => mark.exec(mailbox.letters.at(-1)?.text ?? '')?.[1] ?? '';

async function confirm(guest: GuestOf, address: string): Promise<void> {
  expect((await guest.post<Channel>('/api/calling/mail', { address })).status).toBe(200);
  expect((await staged.stranger().post('/api/mail-confirm', { token: tokenIn(/confirm#(\S+)/) })).status).toBe(204);
}

/** Another device of the same person. */
async function deviceOf(guest: GuestOf): Promise<GuestOf> {
  const { token } = (await guest.post<MadeDeviceLink>('/api/device-link')).body;
  const device = staged.stranger();
  expect((await device.post('/api/sign-in/link', { token })).status).toBe(200);
  return device;
}

/** Sets up a webhook and an address of mail there. */
async function reach(guest: GuestOf, address = newAddress()): Promise<void> {
  expect((await guest.post('/api/calling/webhook', { url: `http://${receiver.host}/x`, form: 'json' })).status).toBe(200);
  await confirm(guest, address);
}

async function signInByMail(address: string): Promise<GuestOf> {
  const before = mailbox.letters.length;
  expect((await staged.stranger().post('/api/sign-in/mail', { address })).status).toBe(204);
  await expect.poll(() => mailbox.letters.length).toBe(before + 1);
  const device = staged.stranger();
  expect((await device.post('/api/sign-in/link', { token: tokenIn(/device#(\S+)/) })).status).toBe(200);
  return device;
}

test('a webhook and an address that were set up on a device end with its session', async () => {
  const ann = await staged.guest('Ann');
  const thief = await deviceOf(ann);
  await reach(thief);
  expect(await kindsOf(ann)).toEqual(['mail', 'webhook']);
  const sessions = (await ann.get<{ id: string; here: boolean }[]>('/api/sessions')).body;
  const { id } = sessions.find(({ here }) => !here) as { id: string };
  expect((await ann.delete(`/api/sessions/${id}`)).status).toBe(204);
  expect(await kindsOf(ann)).toEqual([]);
});

test('an address that was asked on an ended device can be confirmed no more', async () => {
  const ann = await staged.guest('Ann');
  const thief = await deviceOf(ann);
  await thief.post('/api/calling/mail', { address: newAddress() });
  const token = tokenIn(/confirm#(\S+)/);
  await ann.post('/api/sign-out', { where: 'elsewhere' });
  expect((await staged.stranger().post('/api/mail-confirm', { token })).status).toBe(403);
  expect(await kindsOf(ann)).toEqual([]);
});

test.each(['elsewhere', 'everywhere'] as const)('signing out %s ends what was set up on other devices', async (where) => {
  const ann = await staged.guest('Ann');
  const phone = await deviceOf(ann);
  await reach(phone);
  const other = await deviceOf(ann);
  await ann.post('/api/sign-out', { where });
  expect([await me(phone), await me(other), (await me(ann)) === null]).toEqual([null, null, where === 'everywhere']);
  if (where === 'elsewhere') expect(await kindsOf(ann)).toEqual([]);
});

test('whoever planted an address and signed out by themselves has left nothing that survives signing out elsewhere', async () => {
  const ann = await staged.guest('Ann');
  const thief = await deviceOf(ann);
  const address = newAddress();
  await reach(thief, address);
  await thief.post('/api/sign-out', { where: 'here' });
  expect(await kindsOf(ann)).toEqual(['mail']);
  await ann.post('/api/sign-out', { where: 'elsewhere' });
  expect(await kindsOf(ann)).toEqual([]);
});

test('an address of one’s own is the way back after signing out, and stays then', async () => {
  const ann = await staged.guest('Ann');
  const known = await me(ann);
  const address = newAddress();
  await reach(ann, address);
  await ann.post('/api/sign-out', { where: 'everywhere' });
  const phone = await signInByMail(address);
  expect([await me(phone), await kindsOf(phone)]).toEqual([known, ['mail']]);
  await phone.post('/api/sign-out', { where: 'elsewhere' });
  expect(await kindsOf(phone)).toEqual(['mail']);
});

test('an address stays where the session it was set up in has run out by itself', async () => {
  const ann = await staged.guest('Ann');
  const address = newAddress();
  await reach(ann, address);
  staged.wait(366 * 24 * 3_600_000);
  expect(await me(ann)).toBeNull();
  const phone = await signInByMail(address);
  expect(await kindsOf(phone)).toContain('mail');
});
