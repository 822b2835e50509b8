import type { HostedFigures, HostedSample } from '@kaya/wire';
import type { Metrics } from './metrics.ts';

/** So often it is noted how the process fares, and so many notes are kept: a day. */
const EVERY = 15 * 60_000;
const KEPT = 96;
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
  readonly versions: Omit<HostedFigures['versions'], 'database'>;
  /** Which database it is: asked when somebody wants to know, so that no start waits for it. */
  readonly database: () => Promise<string>;
  /** Null where none are made. */
  readonly backups: { readonly lastAt: number | null } | null;
}

/** What is counted on and on, at a moment. */
interface Counted {
  readonly at: number;
  readonly errors: number;
  readonly answers: readonly number[];
}

/** How this process fared since its start, in quarters of an hour: for whoever hosts, and nothing of games, since they may play. */
export class Figures {
  readonly #parts: FiguresParts;
  readonly #startedAt: number;
  readonly #day: HostedSample[] = [];
  /** What was counted at each note of the last hour, and before the first. */
  readonly #before: Counted[];

  constructor(parts: FiguresParts) {
    this.#parts = parts;
    this.#startedAt = parts.now();
    this.#before = [{ at: this.#startedAt, errors: 0, answers: parts.metrics.answers() }];
  }

  /** To be called now and then: notes how it fares where it is time to. */
  async look(): Promise<void> {
    const last = this.#before.at(-1)?.at ?? this.#startedAt;
    // A clock that was put back counts from where it stands.
    if (Math.abs(this.#parts.now() - last) < EVERY) return;
    this.#day.push(await this.#sample());
    this.#before.push(this.#counted());
    this.#day.splice(0, this.#day.length - KEPT);
    this.#before.splice(0, this.#before.length - HOUR / EVERY);
  }

  async read(): Promise<HostedFigures> {
    const { versions, database, backups } = this.#parts;
    return {
      startedAt: this.#startedAt,
      versions: { ...versions, database: await database().catch(() => '?') },
      backups: backups === null ? null : { lastAt: backups.lastAt },
      day: [...this.#day, await this.#sample()],
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
