import {
  Account,
  DeviceLink,
  LinkMaker,
  LONGEST_PASSKEY,
  MadeDeviceLink,
  Me,
  NewMail,
  NewPasskey,
  Passkey,
  PasskeyAnswer,
  RecoveryCode,
  WebAuthn,
  type Wishes,
} from '@kaya/wire';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { isPlainAttestation } from '../accounts/plain-attestation.ts';
import { newRecoveryCode, recoveryHash } from '../accounts/recovery-code.ts';
import { mailAddress } from '../calling/mail-address.ts';
import { plainName } from '../calling/plain-name.ts';
import type { Post } from '../calling/post.ts';
import { sayIn } from '../calling/text/index.ts';
import { STANDARD } from '../calling/wishes.ts';
import { BY_MAIL, HOLDS, type Person, type SignedIn } from '../people.ts';
import type { Calls } from '../storage/calls.ts';
import type { Members } from '../storage/members.ts';
import type { PasskeyRow } from '../storage/schema.ts';
import { moveSeat } from '../tables/seating.ts';
import { visible } from '../visible.ts';
import { type Api, type ApiParts, COOKIE, claimOf, problem, requesterOf, somebody, whoAsks } from './parts.ts';

/** A passkey answers within this. */
const CHALLENGE = 5 * 60_000;
const MOST_PASSKEYS = 10;
/** So many tables of a guest come along at one sign-in. */
const MOST_TABLES = 500;

const NOT_KNOWN = 'This opens nothing here. Try another way to sign in.';
const NOT_MADE = 'The passkey could not be made. Try again.';

export interface AccountParts {
  readonly members: Members;
  readonly calls: Calls;
  readonly secret: string;
  readonly origin: string | null;
  readonly post: Post | null;
}

/** A guest becomes a member without a password, and is known on other devices. */
export function accountRoutes(app: Api, parts: ApiParts, { members, calls, secret, origin, post }: AccountParts): void {
  const { people, sessions, signedIn, secureCookies, limits, now } = parts;
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies, maxAge: HOLDS.device / 1000 } as const;

  /** The address at which this page is seen; passkeys belong to its name. Null where names can have none (a bare address, http). */
  const siteOf = (request: FastifyRequest): { readonly origin: string; readonly name: string } | null => {
    const seen = origin ?? request.headers.origin ?? `http://${request.headers.host ?? ''}`;
    const url = URL.canParse(seen) ? new URL(seen) : null;
    if (url === null || /^[\d.]+$|^\[/.test(url.hostname)) return null;
    return url.protocol === 'https:' || url.hostname === 'localhost' ? { origin: url.origin, name: url.hostname } : null;
  };
  const siteFor = (request: FastifyRequest) => {
    const site = siteOf(request);
    if (site === null) throw problem(409, 'not-allowed', 'Passkeys need https and a name (docs/hosting.md).');
    return site;
  };
  const inTime = (request: FastifyRequest): void => {
    if (!limits.allow('sign-ins', requesterOf(request))) throw problem(429, 'too-fast');
  };

  /** This device gets a cookie of its own: whatever was known of the earlier one opens nothing any more. */
  const signInHere = async (reply: FastifyReply, person: Person, before: SignedIn | null, byMail = false): Promise<void> => {
    const same = before?.id === person.id && before.session !== null;
    const called = same && before.session !== null ? await members.takeCalls(before.session) : [];
    if (same && before.session !== null) await sessions.leave(before.id, before.session);
    // Whoever has shown who they are is let in: where all places are taken, the device that was used longest ago makes room.
    const made = await people.signIn(person, 'device', { makesRoom: true });
    if (made === null) throw problem(409, 'too-many-devices');
    await members.giveCalls(called, made.id);
    if (byMail) await members.adoptMail(person.id, made.id);
    if (!same && before !== null && before.session !== null) await sessions.leave(before.id, before.session);
    if (before !== null && before.session === null) await sessions.endOldCookies(before.id);
    for (const id of new Set([person.id, before?.id ?? person.id])) await signedIn.signedOut(id);
    reply.setCookie(COOKIE, made.token, cookie);
  };

  /** Somebody has shown who they are; what they played on this device as a guest comes along. */
  const welcomeBack = async (request: FastifyRequest, reply: FastifyReply, id: string, byMail = false): Promise<Me> => {
    const row = await parts.store.guests.person(id);
    if (row === null) throw problem(403, 'not-allowed', NOT_KNOWN);
    const person = { id: row.id, name: row.name };
    // A program may play for somebody, and not give their seats away.
    const guest = claimOf(parts, request)?.kind === 'device' ? await whoAsks(parts, request) : null;
    await signInHere(reply, person, guest, byMail);
    if (guest !== null && guest.id !== person.id && !(await members.isMember(guest.id))) {
      for (const { row: table } of await parts.store.lists.tablesOf(guest.id, MOST_TABLES)) {
        const live = await parts.keeper.tables.open(table.id);
        // Where both sat, or one has seen what the other may not, the seat stays the guest's.
        if (live !== null) await live.inTurn(() => moveSeat(parts.store, live, guest.id, person));
      }
      await parts.store.relations.inherit(guest.id, person.id);
      await parts.store.daily.inherit(guest.id, person.id);
      await parts.store.ratings.inherit(guest.id, person.id);
      await parts.store.groups.inherit(guest.id, person.id);
      await parts.store.friends.inherit(guest.id, person.id);
    }
    return person;
  };

  app.get(
    '/api/account',
    { schema: { summary: 'What I am known by besides this device', response: { 200: Account } } },
    async (request) => {
      // A stranger may sign in, and sees how.
      const person = await whoAsks(parts, request);
      const bars = person === null ? [] : await parts.store.bars.of(person.id, now());
      return {
        known: person !== null,
        member: person !== null && (await members.isMember(person.id)),
        passkeys: person === null ? [] : (await members.passkeysOf(person.id)).map(told),
        recovery: person === null ? null : await members.recoveryOf(person.id),
        bars: bars.map(({ id, kind, reason, until }) => ({ id, kind, reason, until })),
        host: person !== null && (await parts.hosting.isHost(person.id)),
        passkeysWork: siteOf(request) !== null,
        mailWorks: post !== null && origin !== null,
      };
    },
  );

  app.post(
    '/api/passkeys/options',
    { schema: { summary: 'What a browser needs to make a passkey for me', response: { 200: WebAuthn } } },
    async (request) => {
      const person = await somebody(parts, request);
      const { name } = siteFor(request);
      inTime(request);
      const known = await members.passkeysOf(person.id);
      const options = await generateRegistrationOptions({
        rpName: 'Kaya',
        rpID: name,
        userName: person.name,
        userID: new Uint8Array(Buffer.from(person.id)),
        attestationType: 'none',
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      await members.ask(options.challenge, person.id, now() + CHALLENGE, now());
      return { ...options };
    },
  );

  app.post(
    '/api/passkeys',
    {
      schema: {
        summary: 'Keep a passkey that was made: from now on it signs me in',
        body: NewPasskey,
        response: { 200: Passkey },
      },
    },
    async (request, reply) => {
      const person = await somebody(parts, request);
      const site = siteFor(request);
      inTime(request);
      if (!isPlainAttestation(request.body.response.response.attestationObject)) throw problem(403, 'not-allowed', NOT_MADE);
      const made = await verifyRegistrationResponse({
        response: request.body.response,
        expectedChallenge: (challenge) => members.answered(challenge, person.id, now()),
        expectedOrigin: site.origin,
        expectedRPID: site.name,
        requireUserVerification: false,
      }).catch(() => null);
      if (made?.verified !== true) throw problem(403, 'not-allowed', NOT_MADE);
      const { id, publicKey, counter } = made.registrationInfo.credential;
      const name = visible(request.body.name, LONGEST_PASSKEY);
      const row: PasskeyRow = {
        ...{ id, person: person.id, counter, name, created_at: now(), used_at: now() },
        public_key: Buffer.from(publicKey).toString('base64url'),
      };
      if (!(await members.addPasskey(row, MOST_PASSKEYS)))
        throw problem(409, 'not-allowed', 'This passkey is kept already, or you have as many as one may have.');
      await signInHere(reply, person, person);
      return reply.send(told(row));
    },
  );

  app.delete(
    '/api/passkeys/:id',
    { schema: { summary: 'This passkey signs me in no more', params: Type.Object({ id: Type.String({ maxLength: 400 }) }) } },
    async (request, reply) => {
      const person = await somebody(parts, request);
      if (!(await members.removePasskey(person.id, request.params.id)))
        throw problem(404, 'not-allowed', 'There is no such passkey of yours.');
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/recovery-code',
    {
      schema: { summary: 'A code to print that signs me in once; an earlier one holds no more', response: { 200: RecoveryCode } },
    },
    async (request) => {
      const person = await somebody(parts, request);
      inTime(request);
      const code = newRecoveryCode();
      await members.setRecovery(person.id, recoveryHash(secret, code), now());
      return { code };
    },
  );

  app.post(
    '/api/device-link',
    { schema: { summary: 'A link that signs in another device of mine: once, and soon', response: { 200: MadeDeviceLink } } },
    async (request) => {
      const person = await somebody(parts, request);
      inTime(request);
      const made = await people.signIn(person, 'link', { madeBy: person.session });
      if (made === null) throw problem(409, 'not-allowed', 'You have as many links as one may have; end one first.');
      return made;
    },
  );

  app.post(
    '/api/sign-in/options',
    { schema: { summary: 'What a browser needs to sign in with a passkey', response: { 200: WebAuthn } } },
    async (request) => {
      const { name } = siteFor(request);
      inTime(request);
      // The same for everybody: who has a passkey here is not told.
      const options = await generateAuthenticationOptions({ rpID: name, userVerification: 'preferred' });
      await members.ask(options.challenge, null, now() + CHALLENGE, now());
      return { ...options };
    },
  );

  app.post(
    '/api/sign-in',
    { schema: { summary: 'Sign in with a passkey', body: PasskeyAnswer, response: { 200: Me } } },
    async (request, reply) => {
      const site = siteFor(request);
      inTime(request);
      const { response } = request.body;
      const row = await members.passkey(response.id);
      if (row === null) throw problem(403, 'not-allowed', NOT_KNOWN);
      const shown = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => members.answered(challenge, null, now()),
        expectedOrigin: site.origin,
        expectedRPID: site.name,
        credential: { id: row.id, publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')), counter: row.counter },
        requireUserVerification: false,
      }).catch(() => null);
      if (shown?.verified !== true) throw problem(403, 'not-allowed', NOT_KNOWN);
      await members.usedPasskey(row.id, shown.authenticationInfo.newCounter, now());
      return reply.send(await welcomeBack(request, reply, row.person));
    },
  );

  app.post(
    '/api/sign-in/recovery',
    { schema: { summary: 'Sign in with a recovery code, which is spent with that', body: RecoveryCode, response: { 200: Me } } },
    async (request, reply) => {
      inTime(request);
      const person = await members.spendRecovery(recoveryHash(secret, request.body.code));
      if (person === null) throw problem(403, 'not-allowed', NOT_KNOWN);
      return reply.send(await welcomeBack(request, reply, person));
    },
  );

  app.post(
    '/api/sign-in/mail',
    {
      schema: {
        summary: 'Send a link to sign in to whoever has confirmed this address; the answer is always the same',
        body: NewMail,
      },
    },
    async (request, reply) => {
      if (post === null || origin === null) throw problem(409, 'not-allowed', 'This host has not set up mail (docs/hosting.md).');
      inTime(request);
      const address = mailAddress(request.body.address.trim());
      // Neither the answer nor its moment tells whether somebody has this address.
      parts.guard.enter({ what: 'a link by mail', restart: () => undefined }, async () => {
        const found = address === null ? [] : await parts.store.guests.people(await members.byMail(address));
        const known = found.toSorted((a, b) => a.name.localeCompare(b.name));
        const [first] = known;
        if (address === null || first === undefined || !(await post.maySignIn(address))) return;
        const links: string[] = [];
        for (const row of known) {
          const made = await people.signIn(row, 'link', { name: BY_MAIL });
          const link = made === null ? null : `${origin}/device#${made.token}`;
          // Where several share an address each is named: nobody becomes another by mistake.
          if (link !== null) links.push(known.length === 1 ? link : `${plainName(row.name)}:\n${link}`);
        }
        if (links.length === 0) return;
        const wishes = (await calls.callings([first.id])).get(first.id)?.wishes;
        const { locale }: Wishes = { ...STANDARD, ...JSON.parse(wishes ?? '{}') };
        const text = sayIn(locale, 'mail.sign-in.text', { url: links.join('\n\n') });
        await post.write('sign-in', address, { subject: sayIn(locale, 'mail.sign-in.subject'), text, locale });
      });
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/sign-in/link/maker',
    {
      schema: {
        summary: 'As whom this device would be signed in with a link: nobody becomes somebody else without knowing',
        body: DeviceLink,
        response: { 200: LinkMaker },
      },
    },
    async (request) => {
      inTime(request);
      const link = await people.deviceLink(people.read(request.body.token, 'link'));
      if (link === null) throw problem(403, 'not-allowed', NOT_KNOWN);
      return { name: link.maker.name };
    },
  );

  app.post(
    '/api/sign-in/link',
    { schema: { summary: 'Sign in on this device with a link that was made for that', body: DeviceLink, response: { 200: Me } } },
    async (request, reply) => {
      inTime(request);
      const link = await people.deviceLink(people.read(request.body.token, 'link'));
      // Of several who use it at the same moment one has it.
      if (link === null || !(await sessions.end(link.maker.id, link.session))) throw problem(403, 'not-allowed', NOT_KNOWN);
      return reply.send(await welcomeBack(request, reply, link.maker.id, link.byMail));
    },
  );
}

function told({ id, name, created_at, used_at }: PasskeyRow): Passkey {
  return { id, name, createdAt: created_at, usedAt: used_at };
}
