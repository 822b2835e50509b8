/** So many at once, so many a second afterwards. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A bucket of allowances that fills up with time. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#rate.burst, this.#left + ((now - this.#at) / 1000) * this.#rate.perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}

/** Far beyond what a fast human does. */
export const SOCKET_MESSAGES: Rate = { burst: 120, perSecond: 30 };
export const CHAT_LINES: Rate = { burst: 10, perSecond: 1 };
export const LARGEST_MESSAGE = 16 * 1024;
export const SOCKETS_PER_PERSON = 40;
export const TABLES_PER_SOCKET = 60;
