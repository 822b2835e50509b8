import { createHmac, timingSafeEqual } from 'node:crypto';

/** `stop` stood in letters that named a channel; `never` names a mailbox. */
type Purpose = 'confirm' | 'stop' | 'never';

/** What links in mails carry: which channel or mailbox, until when it holds (0: for good), and that it is from here. */
export class MailLinks {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  token(purpose: Purpose, named: string, until: number): string {
    const text = `${named}~${until}`;
    return `${text}.${this.#sign(purpose, text)}`;
  }

  /** The channel or mailbox that a token speaks of; null for one that is not ours, for something else, or too old. */
  named(purpose: Purpose, token: string, now: number): string | null {
    const [text = '', signature = ''] = token.split('.');
    const [expected, given] = [Buffer.from(this.#sign(purpose, text)), Buffer.from(signature)];
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    const [named = '', until = '0'] = text.split('~');
    return until === '0' || Number(until) > now ? named : null;
  }

  #sign(purpose: Purpose, text: string): string {
    return createHmac('sha256', this.#secret).update(`mail ${purpose}:${text}`).digest('base64url').slice(0, 32);
  }
}
