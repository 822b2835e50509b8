import { Worker } from 'node:worker_threads';
import { at } from '@kaya/engine';
import type { PlayedGame, TrainingGame } from './play.ts';
import type { Lesson } from './worker.ts';

/** Threads that play games of a training; what they find comes in the order of the games. */
export class Threads {
  readonly #id: string;
  readonly #workers: Worker[];

  constructor(id: string, parallel: number) {
    this.#id = id;
    this.#workers = Array.from({ length: parallel }, () => new Worker(new URL('./worker.ts', import.meta.url)));
  }

  async play(games: readonly TrainingGame[], nets: readonly unknown[]): Promise<PlayedGame[]> {
    const results = new Array<PlayedGame>(games.length);
    let next = 0;
    await Promise.all(
      this.#workers.map(async (worker) => {
        while (next < games.length) {
          const index = next++;
          results[index] = await ask(worker, { id: this.#id, nets, game: at(games, index) });
        }
      }),
    );
    return results;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function ask(worker: Worker, lesson: Lesson): Promise<PlayedGame> {
  return new Promise((resolve, reject) => {
    const onMessage = (result: PlayedGame) => {
      worker.off('error', reject);
      resolve(result);
    };
    worker.once('message', onMessage);
    worker.once('error', reject);
    worker.postMessage(lesson);
  });
}
