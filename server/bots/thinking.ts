import { fileURLToPath } from 'node:url';
import { type Answer, fromLevel, type Question } from '@kaya/bots';
import type { Action } from '@kaya/engine';
import { Piscina } from 'piscina';
import { Turns, type Whose } from '../turns.ts';

/** How long a bot may stay away beyond its thinking time before it is given up. */
const PATIENCE = 8000;
const SHORTEST_THOUGHT = 20;

/** What a bot is asked on the server: it thinks for a time. */
type Task = Omit<Question, 'budget' | 'explain'> & { readonly milliseconds: number };

export interface Thinker {
  think(task: Task, whose: Whose): Promise<Action>;
  /** How many thoughts wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}

/** Bots in worker threads, which their owners share. A crash or a time-out never stops a table: a lower level answers, and the log says so. */
export class Thinking implements Thinker {
  readonly #pool: Piscina<Question, Answer>;
  readonly #turns: Turns;
  readonly #patience: number;
  readonly #warn: (details: object, message: string) => void;

  constructor(
    threads: number,
    components: Readonly<Record<string, unknown>>,
    warn: (details: object, message: string) => void,
    worker = fileURLToPath(new URL('./worker.ts', import.meta.url)),
    patience = PATIENCE,
  ) {
    this.#patience = patience;
    this.#warn = warn;
    this.#turns = new Turns(threads);
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
    return this.#turns.waiting;
  }

  think(task: Task, whose: Whose): Promise<Action> {
    // Time runs only for a bot that has a thread: who waits is not late. Where many wait, everybody thinks a little less.
    return this.#turns.take(whose, (share) =>
      this.#answer({ ...task, milliseconds: Math.max(SHORTEST_THOUGHT, Math.round(share * task.milliseconds)) }),
    );
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
