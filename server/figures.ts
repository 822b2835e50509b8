import type { HostedFigures, HostedSample } from '@kaya/wire';
import type { Metrics } from './metrics.ts';
import type { KnownProcess, Processes, SaidOfItself } from './storage/processes.ts';
import { isAway } from './storage/storage-fault.ts';
import { EVERY, KEPT, quarterOf, together } from './together.ts';

/** Among so many answers of an hour at least nobody's own can be told. */
const FEWEST = 20;
const HOUR = 3_600_000;
const MB = 1024 * 1024;

export interface FiguresParts {
  readonly metrics: Metrics;
  readonly now: () => number;
  /** How many tables are in memory. */
  readonly tables: () => number;
  /** How many bytes the database has. */
  readonly stored: () => Promise<number>;
  /** Which process of the site this is. */
  readonly id: string;
  /** How the host knows it. */
  readonly name: () => string;
  readonly versions: Pick<SaidOfItself, 'kaya' | 'node'>;
  /** Which database it is: asked when somebody wants to know, so that no start waits for it. */
  readonly database: () => Promise<string>;
  /** Null where none are made. */
  readonly backups: { readonly lastAt: number | null } | null;
  /** Where each process tells the others of itself. */
  readonly processes: Processes;
}

/** What is counted on and on, at a moment. */
interface Counted {
  readonly at: number;
  readonly errors: number;
  readonly answers: readonly number[];
}

/** How the processes of the site fare, in quarters of an hour: for whoever hosts, and nothing of games, since they may play. */
export class Figures {
  readonly #parts: FiguresParts;
  readonly #startedAt: number;
  readonly #day: HostedSample[] = [];
  /** What was counted at each note of the last hour, and before the first. */
  readonly #before: Counted[];
  #noted: number;
  #isKnown = false;

  constructor(parts: FiguresParts) {
    this.#parts = parts;
    this.#startedAt = parts.now();
    this.#noted = quarterOf(this.#startedAt);
    this.#before = [{ at: this.#startedAt, errors: 0, answers: parts.metrics.answers() }];
  }

  /** To be called now and then: notes how this process fares where it is time to, and tells the others. */
  async look(): Promise<void> {
    const quarter = quarterOf(this.#parts.now());
    if (quarter !== this.#noted) {
      this.#noted = quarter;
      this.#day.push(await this.#sample());
      this.#before.push(this.#counted());
      this.#day.splice(0, this.#day.length - KEPT);
      this.#before.splice(0, this.#before.length - HOUR / EVERY);
    }
    await this.#tell(false);
  }

  /** The process ends in good order; one that never began to serve is not spoken of. */
  async goodbye(): Promise<void> {
    if (this.#isKnown) await this.#tell(true);
  }

  async read(): Promise<HostedFigures> {
    const { processes, database, id, now } = this.#parts;
    const others = (await processes.all()).filter((it) => it.id !== id);
    return {
      database: await database().catch(() => '?'),
      ...together([await this.#itself(false), ...others], now()),
    };
  }

  async #tell(ended: boolean): Promise<void> {
    const { processes, now } = this.#parts;
    try {
      await processes.say(await this.#itself(ended));
      this.#isKnown = true;
      await processes.forget(now() - KEPT * EVERY);
    } catch (error) {
      // Whoever asks for the site's health reads that nothing can be stored.
      if (!isAway(error)) throw error;
    }
  }

  async #itself(ended: boolean): Promise<KnownProcess> {
    const { id, name, versions, backups, now } = this.#parts;
    return {
      ...{ id, ended, at: now(), name: name(), startedAt: this.#startedAt, ...versions },
      backups: backups === null ? null : { lastAt: backups.lastAt },
      day: this.#day,
      last: await this.#sample(),
    };
  }

  #counted(): Counted {
    const { metrics, now } = this.#parts;
    return { at: now(), errors: metrics.value('errors'), answers: metrics.answers() };
  }

  async #sample(): Promise<HostedSample> {
    const { metrics, tables, stored } = this.#parts;
    const { at, errors, answers } = this.#counted();
    const [hourAgo] = this.#before;
    const slow = metrics.slowest(answers.map((count, i) => count - (hourAgo?.answers[i] ?? 0)));
    const bytes = await stored().catch(() => null);
    return {
      ...{ at, sockets: metrics.value('sockets'), tables: tables() },
      errors: errors - (this.#before.at(-1)?.errors ?? 0),
      memory: Math.round(process.memoryUsage().rss / MB),
      stored: bytes === null ? null : Math.round((10 * bytes) / MB) / 10,
      slow: slow === null || slow.of < FEWEST ? null : slow.seconds,
    };
  }
}
