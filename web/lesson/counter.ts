import type { Told } from '@kaya/engine/lessons';
import { LONGEST_LOOK, MOST_TRIES } from '@kaya/wire';

/** How a moment went, once. */
export interface Went {
  readonly moment: string;
  readonly seconds: number;
  /** How often something else was done than was asked. */
  readonly tries: number;
  /** Was the lesson left here? */
  readonly left: boolean;
}

/** Counts how the moments of a lesson go for somebody: seconds, wrong tries, and where they leave. */
export class Counter {
  readonly #moments: readonly string[];
  readonly #now: () => number;
  readonly #went: (moments: readonly Went[]) => void;
  #at: number | null = null;
  #since = 0;
  #tries = 0;
  #phase: Told['phase'] = 'wait';

  constructor(moments: readonly string[], went: (moments: readonly Went[]) => void, now: () => number = () => performance.now()) {
    this.#moments = moments;
    this.#went = went;
    this.#now = now;
  }

  /** The lesson stands at the moment of this number, and says this. */
  see(at: number, phase: Told['phase']): void {
    if (this.#at !== null && at !== this.#at) this.#end(false);
    if (this.#at === null && (phase === 'ask' || phase === 'watch')) {
      this.#at = at;
      this.#since = this.#now();
      this.#tries = 0;
    } else if (this.#at !== null && phase === 'other' && this.#phase !== 'other') this.#tries++;
    this.#phase = phase;
  }

  /** Somebody goes away, in the midst of it or after its end. */
  leave(): void {
    if (this.#at !== null) this.#end(true);
  }

  #end(left: boolean): void {
    const moment = this.#moments[this.#at ?? -1];
    const seconds = Math.min(LONGEST_LOOK, Math.round((this.#now() - this.#since) / 1000));
    if (moment !== undefined) this.#went([{ moment, seconds, tries: Math.min(MOST_TRIES, this.#tries), left }]);
    this.#at = null;
  }
}
