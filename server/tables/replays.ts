import { fileURLToPath } from 'node:url';
import {
  type Box,
  firstMoves,
  type Game,
  type GameRecord,
  type Kinds,
  type Seat,
  type Setup,
  type State,
  type Trail,
  type Viewer,
  wayBackInSteps,
} from '@kaya/engine';
import type { Deal } from '@kaya/wire';
import { Piscina } from 'piscina';
import type { Judged } from '../daily/judge.ts';
import type { LogRow } from '../storage/schema.ts';
import { Turns, type Whose } from '../turns.ts';
import type { ReplayAnswer, ReplayTask, ToldSoFar } from './replay-worker.ts';
import { recordFrom } from './saved-game.ts';

/** Whoever looks at the past may wait so long for a thread that has begun; a table that goes back does not. */
const PATIENCE = { history: 20_000, back: 8000, daily: 8000 } as const;
/** How far back somebody may go is nearly always found out between two moves, within so many milliseconds of work; else a thread does it. */
const HERE = 20;
/** So long at a time, in milliseconds: then those who move have their turn. */
const AT_A_TIME = 0.5;
/** So many open questions of one owner and of one address wait; all who are unknown at an address are one owner there. */
const WAITING = {
  history: { owner: 8, unknown: 30, address: 60 },
  back: { owner: 60, unknown: 60, address: 200 },
  daily: { owner: 1, unknown: 1, address: 20 },
} as const;

/** The past of a table as far as a viewer was told of it, and where its record is to be had. */
interface PastOf {
  readonly table: string;
  readonly told: number;
  readonly record: () => Promise<GameRecord>;
}

/** Somebody wants to know too much at the same time. */
export class TooMany extends Error {}

/** What several want to know: whoever's turn comes first finds it out for all. */
class Shared {
  readonly #known = new AbortController();
  #answer: ToldSoFar | null = null;

  /** Until it is known, or whoever asks is gone. */
  until(gone: AbortSignal | undefined): AbortSignal {
    return gone === undefined ? this.#known.signal : AbortSignal.any([gone, this.#known.signal]);
  }

  get answer(): ToldSoFar | null {
    return this.#answer;
  }

  told(answer: ToldSoFar): ToldSoFar {
    this.#answer = answer;
    this.#known.abort();
    return answer;
  }
}

/**
 * Questions about the past, answered in threads that do not wait for each other: how far back a table may go, which people
 * at the table wait for; history, which anybody may look at; and tries of a day's table. In front of each those who ask take turns.
 */
export class Replays {
  readonly #threadFor: (kind: keyof typeof PATIENCE) => Piscina<ReplayTask, ReplayAnswer>;
  readonly #pools = new Map<keyof typeof PATIENCE, Piscina<ReplayTask, ReplayAnswer>>();
  readonly #turns = { history: new Turns(1), back: new Turns(1), daily: new Turns(1) } as const;
  readonly #asked = new Map<string, { readonly shared: Shared; by: number }>();
  readonly #here: number;

  /**
   * `onError` hears of a thread that failed outside any question: a late answer after the end, for instance. `here`: milliseconds of work
   * after which a way back is left to a thread.
   */
  constructor(
    components: Readonly<Record<string, unknown>>,
    onError: (error: unknown) => void,
    worker = fileURLToPath(new URL('./replay-worker.ts', import.meta.url)),
    here = HERE,
  ) {
    this.#here = here;
    this.#threadFor = (kind) => {
      const known = this.#pools.get(kind);
      if (known !== undefined) return known;
      const pool = new Piscina<ReplayTask, ReplayAnswer>({
        filename: worker,
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: 60_000,
        workerData: { components },
        resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 8 },
      });
      pool.on('error', onError);
      this.#pools.set(kind, pool);
      return pool;
    };
  }

  /**
   * How many of the seat's last moves may be taken back: nobody has learnt anything by them. `traceless`, by their place on the trail:
   * of which moves that is known; it is added to. `isStill`: does anybody need it when its turn comes? Else it is 0.
   */
  async wayBack(
    { game }: Box,
    trail: Trail<Kinds>,
    seat: Seat,
    seats: number,
    whose: Whose,
    traceless = new Map<number, boolean>(),
    isStill = () => true,
  ): Promise<number> {
    return this.#take('back', whose, async () => {
      if (!isStill()) return 0;
      const found = await this.#foundHere(game, trail, seat, seats, traceless);
      if (found !== null) return found;
      if (!isStill()) return 0;
      const answer = await this.#run('back', { what: 'way-back', game: game.id, trail, seat, seats, known: [...traceless] });
      if (answer.what !== 'way-back') return 0;
      for (const [move, is] of answer.known) traceless.set(move, is);
      return answer.count;
    });
  }

  /** The way back as far as it is found out with little work, a little at a time; null where it takes more. */
  async #foundHere(
    game: Game,
    trail: Trail<Kinds>,
    seat: Seat,
    seats: number,
    traceless: Map<number, boolean>,
  ): Promise<number | null> {
    if (this.#here === 0) return null;
    const steps = wayBackInSteps(game, trail, seat, seats, traceless);
    for (let worked = 0; worked < this.#here; ) {
      const began = performance.now();
      let took = 0;
      while (took < AT_A_TIME) {
        const { done, value } = steps.next();
        if (done) return value;
        took = performance.now() - began;
      }
      worked += took;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return null;
  }

  /** The state after so many moves of the log; null where these rules do not lead there. */
  async stateAt(box: Box, setup: Setup, log: readonly LogRow[], moves: number, whose: Whose): Promise<State | null> {
    const record = firstMoves(recordFrom(box, setup, log), moves);
    const answer = await this.#ask('back', { what: 'state', game: box.game.id, record }, whose);
    return answer.what === 'state' ? answer.state : null;
  }

  /**
   * Everything a viewer was told, step by step, with the view after step `at`. The record is read where the viewer has been `told`
   * something since it last looked, and only then: how long an answer takes tells nothing of what others did in secret. Several
   * who ask for the same hear it together; whoever is gone waits no longer.
   */
  async history(
    box: Box,
    of: PastOf,
    viewer: Viewer,
    at: number | null,
    whose: Whose,
    gone?: AbortSignal,
  ): Promise<ToldSoFar & { readonly reckoned: boolean }> {
    const key = JSON.stringify([of.table, of.told, viewer, at]);
    const question = this.#asked.get(key) ?? { shared: new Shared(), by: 0 };
    this.#asked.set(key, question);
    question.by++;
    const { shared } = question;
    try {
      return await this.#take(
        'history',
        whose,
        async () => {
          const found = await this.#told(box, of, viewer, at);
          shared.told(found);
          return found;
        },
        shared.until(gone),
      );
    } catch (error) {
      if (shared.answer === null) throw error;
      return { ...shared.answer, reckoned: false };
    } finally {
      question.by--;
      if ((question.by === 0 || shared.answer !== null) && this.#asked.get(key) === question) this.#asked.delete(key);
    }
  }

  /** Plays a try of a day's table again, the bots' decisions included. */
  async judge(deal: Deal, record: unknown, whose: Whose): Promise<Judged> {
    const answer = await this.#ask('daily', { what: 'daily', game: deal.game, deal, record }, whose);
    if (answer.what !== 'daily') throw new Error('a try was not judged');
    return answer.judged;
  }

  async close(): Promise<void> {
    for (const pool of this.#pools.values()) await pool.destroy();
  }

  async #told({ game }: Box, { table, told, record }: PastOf, viewer: Viewer, at: number | null) {
    const task = { what: 'history', game: game.id, table, told, record: null, viewer, at } as const;
    const known = await this.#run('history', task);
    const answer = known.what === 'unknown' ? await this.#run('history', { ...task, record: await record() }) : known;
    const reckoned = answer !== known;
    return answer.what === 'history' ? { ...answer, reckoned } : { steps: [], view: null, complete: false, reckoned };
  }

  #ask(kind: keyof typeof PATIENCE, task: ReplayTask, whose: Whose): Promise<ReplayAnswer> {
    return this.#take(kind, whose, () => this.#run(kind, task));
  }

  async #take<T>(kind: keyof typeof PATIENCE, whose: Whose, work: () => Promise<T>, until?: AbortSignal): Promise<T> {
    const waiting = this.#turns[kind].waitingOf(whose);
    const most = WAITING[kind];
    if (waiting.owner >= (whose.owner === '' ? most.unknown : most.owner) || waiting.address >= most.address)
      throw new TooMany('You ask for too much of the past at once; wait a moment.');
    return this.#turns[kind].take(whose, work, until);
  }

  #run(kind: keyof typeof PATIENCE, task: ReplayTask): Promise<ReplayAnswer> {
    return this.#threadFor(kind).run(task, { signal: AbortSignal.timeout(PATIENCE[kind]) });
  }
}
