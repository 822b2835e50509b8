import nodemailer from 'nodemailer';
import type { Sent } from './sent.ts';

/** A relay that does not answer is not waited for longer than this. */
const PATIENCE = 8000;

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where one says that one wants no more of these. */
  readonly stop: string;
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
    const headers = {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    };
    try {
      // An address is one address, and never a list of them.
      const message = { from: this.#from, to: { name: '', address: to }, subject, text };
      await this.#relay.sendMail({ ...message, headers });
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
