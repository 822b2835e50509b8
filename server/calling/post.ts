import { createHmac } from 'node:crypto';
import type { Locale } from '@kaya/engine';
import type { Mailboxes } from '../storage/mailboxes.ts';
import type { Mail } from './mail.ts';
import { mailboxOf } from './mail-address.ts';
import type { MailLinks } from './mail-links.ts';
import type { Sent } from './sent.ts';
import { sayIn } from './text/index.ts';

/** So many letters of each kind a mailbox gets in a day, whoever wants them sent and however its address is spelt. */
const MOST = { ask: 3, 'sign-in': 5, call: 30 } as const;
/** So many mailboxes are asked in a day whether they want mail: for one person, from one neighbourhood, by the whole site. */
const ASKED = { person: 5, crowd: 60, site: 1000 } as const;

interface PostParts {
  readonly mail: Pick<Mail, 'send'>;
  readonly mailboxes: Mailboxes;
  readonly links: MailLinks;
  /** Mailboxes are kept as hashes under this key. */
  readonly key: string;
  readonly origin: string;
  readonly now: () => number;
}

/** What a letter says, and in which language its last line is. */
interface Words {
  readonly subject: string;
  readonly text: string;
  readonly locale: Locale;
}

/** Why nothing was written: they want no mail from here; enough was written today. */
export const UNWANTED = 'unwanted';
const ENOUGH = 'enough';

/** Every letter goes through here: nobody is written to who wants no mail, nor too often, and each letter says how it was the last. */
export class Post {
  readonly #parts: PostParts;

  constructor(parts: PostParts) {
    this.#parts = parts;
  }

  /** The name under which a mailbox is kept. */
  mailbox(address: string): string {
    return createHmac('sha256', this.#parts.key).update(mailboxOf(address)).digest('base64url').slice(0, 32);
  }

  /** May this person, who comes from there, have this mailbox asked whether it wants mail? It is counted; false: enough for today. */
  async mayAsk(address: string, person: string, crowd: string): Promise<boolean> {
    const { mailboxes, now } = this.#parts;
    return (
      (await mailboxes.count(`person ${person}`, now(), ASKED.person)) &&
      (await mailboxes.count(`ask ${this.mailbox(address)}`, now(), MOST.ask)) &&
      (await mailboxes.count(`crowd ${crowd}`, now(), ASKED.crowd)) &&
      mailboxes.count('site', now(), ASKED.site)
    );
  }

  /** May a link to sign in be sent there? It is counted: nothing is made for a letter that is not written. */
  async maySignIn(address: string): Promise<boolean> {
    const { mailboxes, now } = this.#parts;
    return !(await this.isUnwanted(address)) && mailboxes.count(`sign-in ${this.mailbox(address)}`, now(), MOST['sign-in']);
  }

  /** Writes a letter; whether somebody may be asked or sent a link was counted before. */
  async write(kind: keyof typeof MOST, to: string, { subject, text, locale }: Words): Promise<Sent> {
    const { mail, mailboxes, links, origin, now } = this.#parts;
    const mailbox = this.mailbox(to);
    if (await mailboxes.hasRefused(mailbox)) return { result: 'failed', why: UNWANTED, again: false };
    if (kind === 'call' && !(await mailboxes.count(`call ${mailbox}`, now(), MOST.call)))
      return { result: 'failed', why: ENOUGH, again: false };
    const token = links.token('never', mailbox, 0);
    const end = sayIn(locale, 'mail.stop', { url: `${origin}/stop#${token}` });
    return mail.send({ to, subject, text: `${text}\n\n-- \n${end}\n`, stop: `${origin}/api/mail-stop/${token}` });
  }

  /** Is this mailbox one that wants no mail from here? */
  isUnwanted(address: string): Promise<boolean> {
    return this.#parts.mailboxes.hasRefused(this.mailbox(address));
  }
}
