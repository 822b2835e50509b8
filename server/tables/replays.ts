import { fileURLToPath } from 'node:url';
import {
  type Box,
  firstMoves,
  type GameRecord,
  type Kinds,
  type Seat,
  type Setup,
  type State,
  type Trail,
  type Viewer,
} from '@kaya/engine';
import { Piscina } from 'piscina';
import type { LogRow } from '../storage/schema.ts';
import { Turns, type Whose } from '../turns.ts';
import type { ReplayAnswer, ReplayTask, ToldSoFar } from './replay-worker.ts';
import { recordFrom } from './saved-game.ts';

/** Whoever looks at the past may wait so long for a thread that has begun; a table that goes back does not. */
const PATIENCE = { history: 20_000, back: 8000 } as const;
/** Beyond this many open questions of a kind a new one is not taken. */
const LONGEST_QUEUE = 200;

/** Too many want to know something at the same time. */
export class TooMany extends Error {}

/**
 * Questions about the past, answered in two threads that do not wait for each other: how far back a table may go, which people
 * at the table wait for, and history, which anybody may look at. In front of each those who ask take turns.
 */
export class Replays {
  readonly #threadFor: (kind: keyof typeof PATIENCE) => Piscina<ReplayTask, ReplayAnswer>;
  readonly #pools = new Map<keyof typeof PATIENCE, Piscina<ReplayTask, ReplayAnswer>>();
  readonly #turns = { history: new Turns(1), back: new Turns(1) } as const;

  /** `onError` hears of a thread that failed outside any question: a late answer after the end, for instance. */
  constructor(
    components: Readonly<Record<string, unknown>>,
    onError: (error: unknown) => void,
    worker = fileURLToPath(new URL('./replay-worker.ts', import.meta.url)),
  ) {
    this.#threadFor = (kind) => {
      const known = this.#pools.get(kind);
      if (known !== undefined) return known;
      const pool = new Piscina<ReplayTask, ReplayAnswer>({
        filename: worker,
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: 60_000,
        workerData: { components },
        resourceLimits: { maxOldGenerationSizeMb: 512 },
      });
      pool.on('error', onError);
      this.#pools.set(kind, pool);
      return pool;
    };
  }

  /** How many of the seat's last moves may be taken back: nobody has learnt anything by them. */
  async wayBack({ game }: Box, trail: Trail<Kinds>, seat: Seat, seats: number, whose: Whose): Promise<number> {
    const answer = await this.#ask('back', { what: 'way-back', game: game.id, trail, seat, seats }, whose);
    return answer.what === 'way-back' ? answer.count : 0;
  }

  /** The state after so many moves of the log; null where these rules do not lead there. */
  async stateAt(box: Box, setup: Setup, log: readonly LogRow[], moves: number, whose: Whose): Promise<State | null> {
    const record = firstMoves(recordFrom(box, setup, log), moves);
    const answer = await this.#ask('back', { what: 'state', game: box.game.id, record }, whose);
    return answer.what === 'state' ? answer.state : null;
  }

  /**
   * Everything a viewer was told, step by step, with the view after step `at`. The record is read where the viewer has been `told`
   * something since it last looked, and only then: how long an answer takes tells nothing of what others did in secret.
   */
  async history(
    { game }: Box,
    of: { readonly table: string; readonly told: number; readonly record: () => Promise<GameRecord> },
    viewer: Viewer,
    at: number | null,
    whose: Whose,
  ): Promise<ToldSoFar> {
    const { table, told } = of;
    const task = { what: 'history', game: game.id, table, told, record: null, viewer, at } as const;
    let answer = await this.#ask('history', task, whose);
    if (answer.what === 'unknown') answer = await this.#ask('history', { ...task, record: await of.record() }, whose);
    return answer.what === 'history' ? answer : { steps: [], view: null, complete: false };
  }

  async close(): Promise<void> {
    for (const pool of this.#pools.values()) await pool.destroy();
  }

  async #ask(kind: keyof typeof PATIENCE, task: ReplayTask, whose: Whose): Promise<ReplayAnswer> {
    if (this.#turns[kind].waiting >= LONGEST_QUEUE) throw new TooMany('Too many look at the past just now; wait a moment.');
    return this.#turns[kind].take(whose, () => this.#threadFor(kind).run(task, { signal: AbortSignal.timeout(PATIENCE[kind]) }));
  }
}
