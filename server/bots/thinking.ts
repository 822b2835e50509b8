import { fileURLToPath } from 'node:url';
import { LEVELS, type Level } from '@kaya/bots';
import type { Action } from '@kaya/engine';
import { Piscina } from 'piscina';
import type { Task } from './worker.ts';

/** How long a bot may stay away beyond its thinking time before it is given up. */
const PATIENCE = 8000;
const SHORTEST_THOUGHT = 20;

export interface Thinker {
  think(task: Task): Promise<Action>;
  /** How many thoughts wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}

/** Bots in worker threads. A crash or a time-out never stops a table: a lower level answers, and the log says so. */
export class Thinking implements Thinker {
  readonly #pool: Piscina<Task, Action>;
  readonly #threads: number;
  readonly #warn: (details: object, message: string) => void;
  readonly #queue: (() => void)[] = [];
  #busy = 0;

  constructor(
    threads: number,
    components: Readonly<Record<string, unknown>>,
    warn: (details: object, message: string) => void,
    worker = fileURLToPath(new URL('./worker.ts', import.meta.url)),
  ) {
    this.#warn = warn;
    this.#threads = threads;
    this.#pool = new Piscina<Task, Action>({
      filename: worker,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
      workerData: { components },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
  }

  get waiting(): number {
    return this.#queue.length;
  }

  async think(task: Task): Promise<Action> {
    // Time runs only for a bot that has a thread: who waits in the queue is not late.
    if (this.#busy >= this.#threads) await new Promise<void>((resolve) => this.#queue.push(resolve));
    else this.#busy++;
    try {
      // Where many wait, everybody thinks a little less.
      const share = task.milliseconds / (1 + this.#queue.length / this.#threads);
      return await this.#fromLevel({ ...task, milliseconds: Math.max(SHORTEST_THOUGHT, Math.round(share)) });
    } finally {
      const next = this.#queue.shift();
      if (next === undefined) this.#busy--;
      else next();
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #fromLevel(task: Task): Promise<Action> {
    for (let at = LEVELS.indexOf(task.level); ; at--) {
      const level: Level = LEVELS[at] ?? 'random';
      try {
        return await this.#pool.run({ ...task, level }, { signal: AbortSignal.timeout(task.milliseconds + PATIENCE) });
      } catch (error) {
        if (at <= 0) throw error;
        this.#warn(
          { game: task.game, level, error: error instanceof Error ? error.message : String(error) },
          'a bot failed; a lower level answers',
        );
      }
    }
  }
}
