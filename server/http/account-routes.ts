import { Account, LONGEST_PASSKEY, MadeDeviceLink, NewPasskey, Passkey, RecoveryCode, WebAuthn, type Word } from '@kaya/wire';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import Type from 'typebox';
import { isPlainAttestation } from '../accounts/plain-attestation.ts';
import { newRecoveryCode, recoveryHash } from '../accounts/recovery-code.ts';
import type { PasskeyRow, WordRow } from '../storage/schema.ts';
import { visible } from '../visible.ts';
import { type Api, type ApiParts, problem, somebody, whoAsks } from './parts.ts';
import { removal } from './removals.ts';
import { type AccountParts, CHALLENGE, signingIn } from './signing-in.ts';

const MOST_PASSKEYS = 10;

const NOT_MADE = 'The passkey could not be made. Try again.';

/** A guest becomes a member without a password: passkeys, a code to print, a link for another device. */
export function accountRoutes(app: Api, parts: ApiParts, accounts: AccountParts): void {
  const { people, now } = parts;
  const { members, secret, origin, post } = accounts;
  const { siteOf, siteFor, inTime, signInHere } = signingIn(parts, accounts);

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
        mail: person !== null && post !== null && origin !== null && (await members.hasMail(person.id)),
        words: person === null ? [] : (await parts.store.words.of(person.id, now())).map(wordOf),
        bars: bars.map(({ id, kind, reason, until }) => ({ id, kind, reason, until })),
        host: person !== null && (await parts.hosting.isHost(person.id)),
        passkeysWork: siteOf(request) !== null,
        mailWorks: post !== null && origin !== null,
      };
    },
  );

  removal(app, parts, {
    url: '/api/my/words/:id',
    summary: 'I have read what was decided about me',
    remove: (person, id) => parts.store.words.read(person, id),
    none: 'There is no such word for you.',
  });

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
      await signInHere(request, reply, person, person);
      return reply.send(told(row));
    },
  );

  removal(app, parts, {
    url: '/api/passkeys/:id',
    summary: 'This passkey signs me in no more',
    id: Type.String({ maxLength: 400 }),
    remove: (person, id) => members.removePasskey(person, id),
    none: 'There is no such passkey of yours.',
  });

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
}

function wordOf({ id, at, what, title, table_id, reason }: WordRow): Word {
  return { id, at, what, about: title, table: table_id, reason };
}

function told({ id, name, created_at, used_at }: PasskeyRow): Passkey {
  return { id, name, createdAt: created_at, usedAt: used_at };
}
