// How somebody is called to a table while they are elsewhere.
import Type, { type Static } from 'typebox';
import { LONGEST_MAIL } from './bounds.ts';
import { exactly } from './closed.ts';
import { Id } from './table.ts';

export const CALL_KINDS = ['turn', 'reminder', 'invitation', 'over', 'mention'] as const;
/** What somebody may be called for. */
const CallKind = Type.Enum([...CALL_KINDS]);
export const CHANNEL_KINDS = ['push', 'webhook', 'mail'] as const;
const ChannelKind = Type.Enum([...CHANNEL_KINDS]);
const Kinds = Type.Array(CallKind, { uniqueItems: true, maxItems: CALL_KINDS.length });
/** A time of day, in minutes since midnight. */
const Minutes = Type.Integer({ minimum: 0, maximum: 1439 });

/** How somebody wants to be called. */
export const Wishes = exactly({
  /** The language of what is said. */
  locale: Type.Union([Type.Literal('en'), Type.Literal('fr'), Type.Literal('ru')]),
  /** Where quiet hours and daily mails are reckoned, e.g. Europe/Paris. */
  zone: Type.String({ maxLength: 64 }),
  kinds: exactly({ push: Kinds, webhook: Kinds, mail: Kinds }),
  /** Nobody is called then; what still holds afterwards is told afterwards. */
  quiet: Type.Union([exactly({ from: Minutes, to: Minutes }), Type.Null()]),
  /** Mail: one list a day at this hour, or each time (null). */
  digest: Type.Union([Type.Integer({ minimum: 0, maximum: 23 }), Type.Null()]),
});
export type Wishes = Static<typeof Wishes>;

export const FORMS = ['discord', 'slack', 'matrix', 'ntfy', 'json'] as const;
/** What the other end of a webhook understands. */
const Form = Type.Enum([...FORMS]);

/** Why somebody could not be reached. What the other end answered stands behind it, as the status of HTTP or SMTP. */
export const FAILURES = [
  'address',
  'busy',
  'no-answer',
  'redirect',
  'refused',
  'not-set-up',
  'unwanted',
  'enough',
  'gone',
] as const;

/** A way to reach somebody, and how the last call over it went. */
export const Channel = exactly({
  id: Id,
  kind: ChannelKind,
  /** Enough to know it again: the host of a push service or webhook, an address of mail. */
  name: Type.String(),
  /** Is it the browser that asks? */
  here: Type.Boolean(),
  /** False: mail that nobody has agreed to yet, a webhook that failed too often. Nothing is sent there. */
  confirmed: Type.Boolean(),
  last: Type.Union([
    exactly({
      at: Type.Integer(),
      /** On its way; taken by the other end; failed, and why. */
      result: Type.Union([Type.Literal('sent'), Type.Literal('taken'), Type.Literal('failed')]),
      /** One of `FAILURES`, with the status where there is one: 'refused 403'. */
      why: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ]),
});
export type Channel = Static<typeof Channel>;

/** What this host can do, what I want, and over what I can be reached. */
export const Calling = exactly({
  offers: exactly({
    /** The key with which a browser subscribes; null: this host cannot push. */
    push: Type.Union([Type.String(), Type.Null()]),
    webhook: Type.Boolean(),
    mail: Type.Boolean(),
  }),
  wishes: Type.Union([Wishes, Type.Null()]),
  channels: Type.Array(Channel),
});
export type Calling = Static<typeof Calling>;

/** A subscription as a browser gives it. */
export const NewPush = exactly({
  endpoint: Type.String({ maxLength: 1000 }),
  keys: exactly({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
});
export type NewPush = Static<typeof NewPush>;

export const NewWebhook = exactly({ url: Type.String({ maxLength: 1000 }), form: Form });
export type NewWebhook = Static<typeof NewWebhook>;
/** How the first message went, and the secret that all are signed with (Standard Webhooks); shown this once. */
export const MadeWebhook = exactly({ secret: Type.String(), channel: Channel });
export type MadeWebhook = Static<typeof MadeWebhook>;

export const NewMail = exactly({ address: Type.String({ maxLength: LONGEST_MAIL }) });
/** What a link in a mail carries. */
export const MailToken = exactly({ token: Type.String({ maxLength: 200 }) });
