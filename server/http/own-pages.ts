import type { IncomingMessage } from 'node:http';

/** The log speaks of pages of other addresses this often at most, in milliseconds. */
const TOLD = 60_000;
/** So much of what somebody says to come from stands in the log. */
const SHOWN = 100;

interface Log {
  warn(details: object, message: string): void;
}

/** Who may do something here: pages of the address that people use, and programs. Of others the host hears, since it may be KAYA_ORIGIN that is wrong. */
export class OwnPages {
  readonly #origin: string | null;
  readonly #log: Log;
  readonly #now: () => number;
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(origin: string | null, log: Log, now: () => number) {
    this.#origin = origin;
    this.#log = log;
    this.#now = now;
  }

  /** Does the request come from our own pages, or from a program, which sends no origin at all? */
  has({ headers }: IncomingMessage): boolean {
    const from = headers.origin;
    if (from === undefined) return true;
    const isOurs = this.#origin === null ? URL.canParse(from) && new URL(from).host === headers.host : from === this.#origin;
    if (!isOurs) this.#tell(from);
    return isOurs;
  }

  /** Why somebody else is refused, for whoever reads the answer. */
  get why(): string {
    return this.#origin === null
      ? 'Pages of other sites may not do this. If this is your own site behind a proxy, set KAYA_ORIGIN to the address people use.'
      : `Pages of other sites may not do this: this site is ${this.#origin}. If that is not the address people use, KAYA_ORIGIN must name it.`;
  }

  #tell(from: string): void {
    if (Math.abs(this.#now() - this.#toldAt) < TOLD) return;
    this.#toldAt = this.#now();
    this.#log.warn(
      { from: from.slice(0, SHOWN), ours: this.#origin },
      'a page of another address was refused; if people are to play there, KAYA_ORIGIN must name it',
    );
  }
}
