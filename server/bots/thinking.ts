import { fileURLToPath } from 'node:url';
import { LEVELS, type Level } from '@kaya/bots';
import type { Action } from '@kaya/engine';
import { Piscina } from 'piscina';
import type { Task } from './worker.ts';

/** How long a bot may stay away beyond its thinking time before it is given up. */
const PATIENCE = 8000;

export interface Thinker {
  think(task: Task): Promise<Action>;
  close(): Promise<void>;
}

/** Bots in worker threads. A crash or a time-out never stops a table: a lower level answers, and the log says so. */
export class Thinking implements Thinker {
  readonly #pool: Piscina<Task, Action>;
  readonly #warn: (details: object, message: string) => void;

  constructor(threads: number, components: Readonly<Record<string, unknown>>, warn: (details: object, message: string) => void) {
    this.#warn = warn;
    this.#pool = new Piscina<Task, Action>({
      filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
      workerData: { components },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
  }

  async think(task: Task): Promise<Action> {
    for (let at = LEVELS.indexOf(task.level); ; at--) {
      const level: Level = LEVELS[at] ?? 'random';
      try {
        return await this.#pool.run({ ...task, level }, { signal: AbortSignal.timeout(task.milliseconds + PATIENCE) });
      } catch (error) {
        this.#warn(
          { game: task.game, level, error: error instanceof Error ? error.message : String(error) },
          'a bot failed; a lower level answers',
        );
        if (at <= 0) throw error;
      }
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
