import { Calling, Channel, Id, MadeWebhook, MailToken, NewMail, NewPush, NewWebhook, Wishes } from '@kaya/wire';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Caller } from '../calling/caller.ts';
import { mailAddress } from '../calling/mail-address.ts';
import type { MailLinks } from '../calling/mail-links.ts';
import type { Mentions } from '../calling/mentions.ts';
import { trialNotice } from '../calling/notice.ts';
import type { Outside } from '../calling/outside.ts';
import type { Post } from '../calling/post.ts';
import { isPushKeys } from '../calling/push/encrypt.ts';
import type { Vapid } from '../calling/push/vapid.ts';
import { sayIn } from '../calling/text/index.ts';
import { newWebhookSecret, type WebhookDetails } from '../calling/webhook.ts';
import { isZone, STANDARD } from '../calling/wishes.ts';
import { newId, type Person, type SignedIn } from '../people.ts';
import type { Calls } from '../storage/calls.ts';
import type { Channels } from '../storage/channels.ts';
import type { Mailboxes } from '../storage/mailboxes.ts';
import type { ChannelRow } from '../storage/schema.ts';
import { type Api, type ApiParts, problem, requesterOf, somebody, whoAsks } from './parts.ts';
import { removal } from './removals.ts';

/** A person has so many browsers, webhooks and addresses of mail at most: the newest. */
const MOST: Readonly<Record<ChannelRow['kind'], number>> = { push: 5, webhook: 1, mail: 1 };
/** A link that confirms an address of mail holds for a day. */
const CONFIRM = 24 * 3_600_000;
/** What the routes about calling need. */
export interface CallingParts {
  readonly calls: Calls;
  readonly channels: Channels;
  readonly caller: Caller;
  readonly outside: Outside;
  readonly links: MailLinks;
  readonly mentions: Mentions;
  readonly origin: string | null;
  readonly vapid: Vapid | null;
  readonly mailboxes: Mailboxes;
  readonly post: Post | null;
}

/** How somebody wants to be called, and over what. */
export function callingRoutes(app: Api, parts: ApiParts, calling: CallingParts): void {
  const { calls, channels, caller, outside, links, mailboxes, origin, vapid, post } = calling;
  const { now, limits, people } = parts;

  const wishesOf = async (person: Person): Promise<Wishes | null> => {
    const row = (await calls.callings([person.id])).get(person.id);
    return row === undefined ? null : { ...STANDARD, ...JSON.parse(row.wishes) };
  };
  const keep = async (
    request: FastifyRequest,
    person: SignedIn,
    row: Pick<ChannelRow, 'kind' | 'address' | 'details' | 'confirmed'> & { readonly mailbox?: string },
  ) => {
    if ((await wishesOf(person)) === null) await calls.wish(person.id, JSON.stringify(STANDARD));
    await calls.from(person.id, people.crowdOf(requesterOf(request).address));
    const made: ChannelRow = {
      ...{ id: newId(), person: person.id, renewed_at: now(), last_at: null, last_result: null, last_why: null },
      ...{ session: person.session, mailbox: null, misses: 0 },
      ...row,
    };
    await channels.keep(made, MOST[row.kind]);
    return made;
  };
  const told = (row: ChannelRow, person: SignedIn, devices: ReadonlyMap<string, string> = new Map()): Channel => ({
    id: row.id,
    kind: row.kind,
    name: row.kind === 'mail' ? row.address : (devices.get(row.session ?? '') ?? new URL(row.address).host),
    here: row.kind === 'push' && row.session !== null && row.session === person.session,
    confirmed: row.confirmed === 1,
    last:
      row.last_at === null || row.last_result === null ? null : { at: row.last_at, result: row.last_result, why: row.last_why },
  });

  const allOf = async (person: SignedIn): Promise<Channel[]> => {
    const rows = await channels.of(person.id);
    // A browser is known by its device: nobody knows the address of a push service.
    const devices = (await parts.sessions.of(person.id, now())).filter(({ kind, name }) => kind === 'device' && name !== '');
    return rows.map((row) =>
      told(row, person, row.kind === 'push' ? new Map(devices.map(({ id, name }) => [id, name])) : undefined),
    );
  };

  app.get(
    '/api/calling',
    {
      schema: { summary: 'How I can be called here, how I want to be, and how the last calls went', response: { 200: Calling } },
    },
    async (request) => {
      // A stranger sees what this host could do.
      const person = await whoAsks(parts, request);
      return {
        offers: { push: vapid?.publicKey ?? null, webhook: origin !== null, mail: post !== null },
        wishes: person === null ? null : await wishesOf(person),
        channels: person === null ? [] : await allOf(person),
      };
    },
  );

  app.post(
    '/api/calling',
    { schema: { summary: 'Say for what, over what and when I want to be called', body: Wishes } },
    async (request, reply) => {
      const person = await somebody(parts, request);
      if (!isZone(request.body.zone))
        throw problem(400, 'unreadable', 'zone must be the name of a time zone, e.g. Europe/Paris.');
      await calls.wish(person.id, JSON.stringify(request.body));
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/calling/push',
    {
      schema: {
        summary: 'Call me in this browser, or go on doing so; five browsers at most',
        body: NewPush,
        response: { 200: Channel },
      },
    },
    async (request) => {
      const person = await somebody(parts, request);
      const { endpoint, keys } = request.body;
      if (vapid === null) throw problem(409, 'not-allowed', 'This host has not set up push (docs/hosting.md).');
      // With something behind a # one browser would be many.
      if (!outside.mayReach(endpoint) || endpoint.includes('#') || !isPushKeys(keys))
        throw problem(400, 'unreadable', 'This is no subscription of a push service.');
      const details = JSON.stringify({ p256dh: keys.p256dh, auth: keys.auth });
      const known = (await channels.of(person.id)).find((it) => it.kind === 'push' && it.address === endpoint);
      if (known !== undefined && (known.confirmed === 1 || limits.allow('channels', requesterOf(request)))) {
        const renewed = { details, session: person.session, renewed_at: now() };
        await channels.renew(known.id, renewed);
        return told({ ...known, ...renewed, confirmed: 1 }, person);
      }
      if (!limits.allow('channels', requesterOf(request))) throw problem(429, 'too-fast');
      return told(await keep(request, person, { kind: 'push', address: endpoint, details, confirmed: 1 }), person);
    },
  );

  app.post(
    '/api/calling/webhook',
    {
      schema: {
        summary: 'Call me at this address; a first message shows whether it works',
        body: NewWebhook,
        response: { 200: MadeWebhook },
      },
    },
    async (request) => {
      const person = await somebody(parts, request);
      const { url, form } = request.body;
      if (origin === null) throw problem(409, 'not-allowed', 'This host has not set KAYA_ORIGIN (docs/hosting.md).');
      if (!outside.mayReach(url)) throw problem(400, 'unreadable', 'It must be an https address on the internet.');
      if (!limits.allow('channels', requesterOf(request))) throw problem(429, 'too-fast');
      const details: WebhookDetails = { form, secret: newWebhookSecret() };
      const made = { kind: 'webhook', address: url, details: JSON.stringify(details), confirmed: 1 } as const;
      const row = await keep(request, person, made);
      const sent = await caller.send(row, trialNotice((await wishesOf(person))?.locale ?? 'en', origin));
      const works = sent.result === 'taken';
      if (!works) await channels.doubt(row.id);
      const why = sent.result === 'failed' ? sent.why : null;
      const result = works ? 'taken' : 'failed';
      return {
        secret: details.secret,
        channel: told({ ...row, confirmed: works ? 1 : 0, last_at: now(), last_result: result, last_why: why }, person),
      };
    },
  );

  app.post(
    '/api/calling/mail',
    {
      schema: {
        summary: 'Call me by mail; a first mail asks whether the address is mine',
        body: NewMail,
        response: { 200: Channel },
      },
    },
    async (request) => {
      const person = await somebody(parts, request);
      const address = mailAddress(request.body.address.trim());
      if (post === null || origin === null) throw problem(409, 'not-allowed', 'This host has not set up mail (docs/hosting.md).');
      if (address === null) throw problem(400, 'unreadable', 'This is no address of mail.');
      const requester = requesterOf(request);
      if (!limits.allow('channels', requester)) throw problem(429, 'too-fast');
      if (await post.isUnwanted(address))
        throw problem(
          409,
          'not-allowed',
          'Somebody there wanted no more mail; the link at the end of an earlier one takes that back.',
        );
      // Nobody's mailbox is filled with questions, whoever asks and from wherever, and nobody has many mailboxes asked.
      if (!(await post.mayAsk(address, person.id, people.crowdOf(requester.address))))
        throw problem(
          429,
          'too-fast',
          'This address was asked today, or many others from here; look there, or try again tomorrow.',
        );
      const row = await keep(request, person, {
        kind: 'mail',
        address,
        details: '{}',
        confirmed: 0,
        mailbox: post.mailbox(address),
      });
      const locale = (await wishesOf(person))?.locale ?? 'en';
      const url = `${origin}/confirm#${links.token('confirm', row.id, now() + CONFIRM)}`;
      const text = sayIn(locale, 'mail.confirm.text', { url });
      const sent = await post.write('ask', address, { subject: sayIn(locale, 'mail.confirm.subject'), text, locale });
      const failed = sent.result === 'failed';
      await channels.went(row.id, now(), failed ? 'failed' : 'taken', failed ? sent.why : null);
      return told(
        { ...row, last_at: now(), last_result: failed ? 'failed' : 'taken', last_why: failed ? sent.why : null },
        person,
      );
    },
  );

  app.post(
    '/api/mail-confirm',
    { schema: { summary: 'The address to which this token was sent is mine', body: MailToken } },
    async (request, reply) => {
      const id = links.named('confirm', request.body.token, now());
      const row = id === null ? null : await channels.byId(id);
      if (row === null) throw problem(403, 'not-allowed', 'The link holds no more. Ask for a new one in the settings.');
      await channels.confirm(row);
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/calling/channels/:id/try',
    { schema: { summary: 'Send me a notice over it now', params: Type.Object({ id: Id }), response: { 200: Channel } } },
    async (request) => {
      const person = await somebody(parts, request);
      const row = (await channels.of(person.id)).find(({ id }) => id === request.params.id);
      if (row === undefined || origin === null) throw problem(404, 'not-allowed', 'There is no such channel of yours.');
      if (row.kind === 'mail' && row.confirmed === 0) throw problem(403, 'not-allowed', 'Confirm the address first.');
      if (!limits.allow('channels', requesterOf(request))) throw problem(429, 'too-fast');
      const sent = await caller.send(row, trialNotice((await wishesOf(person))?.locale ?? 'en', origin));
      if (sent.result === 'taken') await channels.confirm(row);
      const after = (await channels.of(person.id)).find(({ id }) => id === row.id);
      return told(after ?? { ...row, confirmed: 0, last_at: now(), last_result: 'failed', last_why: 'gone' }, person);
    },
  );

  removal(app, parts, {
    url: '/api/calling/channels/:id',
    summary: 'Call me there no more',
    remove: (person, id) => channels.remove(person, id),
    none: 'There is no such channel of yours.',
  });

  app.register(async (inside) => {
    // Whoever offers the button of a mail programme sends a form.
    inside.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    /** The mailbox that the link in a letter names; earlier letters named a channel, which may be gone. */
    const mailboxIn = async (token: string): Promise<string | null> => {
      const named = links.named('never', token, now());
      const channel = links.named('stop', token, now());
      if (named === null && channel === null) throw problem(403, 'not-allowed', 'The link is not complete.');
      const row = channel === null ? null : await channels.byId(channel);
      if (row !== null) await channels.remove(row.person, row.id);
      return named ?? (row === null || post === null ? null : post.mailbox(row.address));
    };
    inside.post(
      '/api/mail-stop/:token',
      { schema: { summary: 'No more mails there, whoever asks for them; works without signing in', params: MailToken } },
      async (request, reply) => {
        const { token } = request.params as { readonly token: string };
        const mailbox = await mailboxIn(token);
        // Whoever asks twice wanted the same.
        if (mailbox !== null) await mailboxes.refuse(mailbox, now());
        return reply.status(204).send();
      },
    );
    inside.delete(
      '/api/mail-stop/:token',
      { schema: { summary: 'Mails may be sent there again, to whoever asks for them', params: MailToken } },
      async (request, reply) => {
        const { token } = request.params as { readonly token: string };
        const mailbox = await mailboxIn(token);
        if (mailbox !== null) await mailboxes.welcome(mailbox);
        return reply.status(204).send();
      },
    );
  });
}
