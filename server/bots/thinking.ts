import { fileURLToPath } from 'node:url';
import { type Answer, fromLevel, type Question } from '@kaya/bots';
import type { Action } from '@kaya/engine';
import { Piscina } from 'piscina';

/** How long a bot may stay away beyond its thinking time before it is given up. */
const PATIENCE = 8000;
const SHORTEST_THOUGHT = 20;

/** What a bot is asked on the server: it thinks for a time. */
type Task = Omit<Question, 'budget' | 'explain'> & { readonly milliseconds: number };

export interface Thinker {
  think(task: Task): Promise<Action>;
  /** How many thoughts wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}

/** Bots in worker threads. A crash or a time-out never stops a table: a lower level answers, and the log says so. */
export class Thinking implements Thinker {
  readonly #pool: Piscina<Question, Answer>;
  readonly #threads: number;
  readonly #patience: number;
  readonly #warn: (details: object, message: string) => void;
  readonly #queue: (() => void)[] = [];
  #busy = 0;

  constructor(
    threads: number,
    components: Readonly<Record<string, unknown>>,
    warn: (details: object, message: string) => void,
    worker = fileURLToPath(new URL('./worker.ts', import.meta.url)),
    patience = PATIENCE,
  ) {
    this.#patience = patience;
    this.#warn = warn;
    this.#threads = threads;
    this.#pool = new Piscina<Question, Answer>({
      filename: worker,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
      workerData: { components },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    // A thread that fails outside any thought must not take the process down.
    this.#pool.on('error', (error) => warn({ error: String(error) }, 'a thread of the bots failed'));
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
      return await this.#answer({ ...task, milliseconds: Math.max(SHORTEST_THOUGHT, Math.round(share)) });
    } finally {
      const next = this.#queue.shift();
      if (next === undefined) this.#busy--;
      else next();
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #answer({ milliseconds, ...task }: Task): Promise<Action> {
    // Inside a thread a level that throws is replaced at once; here, one that took its thread down or does not come back.
    const { action, failures } = await fromLevel(task.level, (level) =>
      this.#pool.run(
        { ...task, level, budget: { milliseconds } },
        { signal: AbortSignal.timeout(milliseconds + this.#patience) },
      ),
    );
    for (const { level, error } of failures) this.#warn({ game: task.game, level, error }, 'a bot failed; a lower level answers');
    return action;
  }
}
