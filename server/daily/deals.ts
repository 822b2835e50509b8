import { createHmac, randomBytes } from 'node:crypto';
import { type Box, checkSetup, SEALED } from '@kaya/engine';
import type { Deal } from '@kaya/wire';
import type { Settings } from '../storage/settings.ts';

const DAY = 24 * 3_600_000;

/** So many days the tries of a day are kept. */
const KEPT = 7;

/** What is dealt on which day. Seeds follow from a secret that never leaves the database: nobody knows tomorrow's. */
export class Deals {
  readonly #secret: string;
  readonly #now: () => number;

  private constructor(secret: string, now: () => number) {
    this.#secret = secret;
    this.#now = now;
  }

  static async open(settings: Settings, now: () => number): Promise<Deals> {
    return new Deals(await settings.value('daily-secret', randomBytes(32).toString('hex')), now);
  }

  get today(): string {
    return this.#dayBefore(0);
  }

  /** Of earlier days nothing is kept. */
  get first(): string {
    return this.#dayBefore(KEPT);
  }

  /** Is a try of this day still taken? Whoever plays without a network sends it a day later. */
  takes(day: string): boolean {
    return day === this.today || day === this.#dayBefore(1);
  }

  /** Days to come are dealt to nobody. */
  isDealt(day: string): boolean {
    return /^\d{4}-\d{2}-\d{2}$/.test(day) && day <= this.today;
  }

  /** Null where the host's own components do not allow the set-up. */
  of({ game, shelf }: Box, day: string): Deal | null {
    const { bots, options } = shelf.daily;
    const checked = checkSetup(game, 1 + bots.length, options);
    if (!checked.ok) return null;
    const seed = createHmac('sha256', this.#secret).update(`${game.id} ${day}`).digest('hex');
    return { game: game.id, day, bots: [...bots], options: { ...checked.options }, seed: `${SEALED}${seed}` };
  }

  #dayBefore(days: number): string {
    return new Date(this.#now() - days * DAY).toISOString().slice(0, 10);
  }
}
