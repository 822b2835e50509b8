import nodemailer from 'nodemailer';
import type { Notice } from './notice.ts';
import type { Sent } from './sent.ts';
import { sayIn } from './text/index.ts';

/** A relay that does not answer is not waited for longer than this. */
const PATIENCE = 8000;

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where one says that one wants no more of these; null for a mail that comes once. */
  readonly stop: string | null;
}

/** Mail through the host's own relay. */
export class Mail {
  readonly #relay: ReturnType<typeof nodemailer.createTransport>;
  readonly #from: string;

  /** `relay`: smtp://user:password@host:port, or smtps://…. */
  constructor(relay: string, from: string) {
    this.#from = from;
    this.#relay = nodemailer.createTransport({
      url: relay,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text, stop }: Letter): Promise<Sent> {
    const headers: Record<string, string> =
      stop === null
        ? {}
        : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', Precedence: 'list' };
    try {
      // An address is one address, and never a list of them.
      const message = { from: this.#from, to: { name: '', address: to }, subject, text };
      await this.#relay.sendMail({ ...message, headers: { ...headers, 'Auto-Submitted': 'auto-generated' } });
      return { result: 'taken', why: null };
    } catch (error) {
      const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
      return { result: 'failed', why: status === 0 ? 'no-answer' : `refused ${status}`, again: status < 500 };
    }
  }

  close(): void {
    this.#relay.close();
  }
}

/** A notice as a mail, with the link that stops them; `page` is where that is asked once more, `stop` does it at once. */
export function letterOf(to: string, notice: Pick<Notice, 'title' | 'body' | 'url' | 'locale'>, links: StopLinks): Letter {
  const { title, body, url, locale } = notice;
  const end = sayIn(locale, 'mail.stop', { url: links.page });
  return { to, subject: title, text: `${body}\n\n${url}\n\n-- \n${end}\n`, stop: links.stop };
}

export interface StopLinks {
  readonly page: string;
  readonly stop: string;
}
