import type { GroupLine } from '@kaya/wire';
import { Value } from '../app/value.ts';

/** The talk of a group, as far as it has been asked for. */
export class TalkLines {
  readonly lines = new Value<readonly GroupLine[]>([]);
  readonly #ask: (after: number) => Promise<readonly GroupLine[]>;
  /** Who was read then, and up to which line. */
  #seen = { read: '', number: 0 };

  constructor(ask: (after: number) => Promise<readonly GroupLine[]>) {
    this.#ask = ask;
  }

  /** Asks for what is new; for all of it where others are `read` than before. Without an answer all stays as it was. */
  async look(read: string): Promise<void> {
    const before = this.#seen;
    const after = before.read === read ? before.number : 0;
    const more = await this.#ask(after).catch(() => null);
    if (more === null) return;
    // Another question was answered meanwhile, and may have known less than this one.
    if (this.#seen !== before) return this.look(read);
    this.#seen = { read, number: more.at(-1)?.number ?? after };
    this.lines.set(after === 0 ? more : [...this.lines.value, ...more]);
  }
}
