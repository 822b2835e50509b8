import type { Kysely, Transaction } from 'kysely';
import type { Notice, Say, Saying, Spoken } from '../bus/bus.ts';
import type { Schema } from './schema.ts';

/** Changes of which the other processes are told. */
export class Telling {
  readonly #db: Kysely<Schema>;
  readonly #saying: Saying;

  constructor(db: Kysely<Schema>, saying: Saying) {
    this.#db = db;
    this.#saying = saying;
  }

  /** Stores all of it or nothing; what was said meanwhile the others hear when it is stored. */
  async change<T>(work: (run: Transaction<Schema>, say: Say) => Promise<T>): Promise<T> {
    const notices: Notice[] = [];
    let isTold = false;
    try {
      return await this.#db.transaction().execute(async (run) => {
        const done = await work(run, (what, about) => void notices.push({ what, about }));
        await this.#saying.within(run, notices);
        isTold = true;
        return done;
      });
    } finally {
      // A commit whose answer was lost may have happened: a notice too many costs one look.
      if (isTold) this.#saying.after(notices);
    }
  }

  /** The same with a single statement, which says itself what the others are to hear of it, where anything `isDone`. */
  async changeWith<T>(
    notices: readonly Notice[],
    work: (spoken: readonly Spoken[]) => Promise<T>,
    isDone: (done: T) => boolean,
  ): Promise<T> {
    let isTold = true;
    try {
      const done = await work(this.#saying.withIt(notices));
      isTold = isDone(done);
      return done;
    } finally {
      if (isTold) this.#saying.after(notices);
    }
  }

  /** Tells what needs no change. */
  async tell(notices: readonly Notice[]): Promise<void> {
    await this.#saying.within(this.#db, notices);
    this.#saying.after(notices);
  }
}
