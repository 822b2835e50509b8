import { DeviceLink, LinkMaker, Me, NewMail, PasskeyAnswer, RecoveryCode, WebAuthn, type Wishes } from '@kaya/wire';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { recoveryHash } from '../accounts/recovery-code.ts';
import { mailAddress } from '../calling/mail-address.ts';
import { plainName } from '../calling/plain-name.ts';
import { sayIn } from '../calling/text/index.ts';
import { STANDARD } from '../calling/wishes.ts';
import { BY_MAIL } from '../people.ts';
import { type Api, type ApiParts, problem } from './parts.ts';
import { type AccountParts, CHALLENGE, NOT_KNOWN, signingIn } from './signing-in.ts';

/** A member is known on other devices: by a passkey, a recovery code, a link or a letter. */
export function signInRoutes(app: Api, parts: ApiParts, accounts: AccountParts): void {
  const { people, sessions, now } = parts;
  const { members, calls, secret, origin, post } = accounts;
  const { siteFor, inTime, welcomeBack } = signingIn(parts, accounts);

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
