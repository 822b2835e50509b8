import { fileURLToPath } from 'node:url';
import type { Box, Seat, Setup, State, Viewer } from '@kaya/engine';
import { Piscina } from 'piscina';
import type { LogRow } from '../storage/schema.ts';
import type { ReplayAnswer, ReplayTask, Step } from './replay-worker.ts';
import { recordFrom } from './saved-game.ts';
import type { Trail } from './trail.ts';

/** Nobody waits longer than this for an answer about the past. */
const PATIENCE = 20_000;
/** Beyond this many open questions a new one is not taken. */
const LONGEST_QUEUE = 200;

/** Questions about the past, answered in a thread of their own so that no table waits for another. */
export class Replays {
  readonly #pool: Piscina<ReplayTask, ReplayAnswer>;

  /** `onError` hears of a thread that failed outside any question: a late answer after the end, for instance. */
  constructor(components: Readonly<Record<string, unknown>>, onError: (error: unknown) => void) {
    this.#pool = new Piscina<ReplayTask, ReplayAnswer>({
      filename: fileURLToPath(new URL('./replay-worker.ts', import.meta.url)),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 60_000,
      maxQueue: LONGEST_QUEUE,
      workerData: { components },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    this.#pool.on('error', onError);
  }

  /** How many of the seat's last moves may be taken back: nobody has learnt anything by them. */
  async wayBack({ game }: Box, trail: Trail, seat: Seat, seats: number): Promise<number> {
    const answer = await this.#ask({ what: 'way-back', game: game.id, trail, seat, seats });
    return answer.what === 'way-back' ? answer.count : 0;
  }

  /** The state after so many moves of the log; null where these rules do not lead there. */
  async stateAt(box: Box, setup: Setup, log: readonly LogRow[], moves: number): Promise<State | null> {
    const whole = recordFrom(box, setup, log);
    const record = { ...whole, moves: whole.moves.slice(0, moves), hashes: whole.hashes.slice(0, 8 * (moves + 1)) };
    const answer = await this.#ask({ what: 'state', game: box.game.id, record });
    return answer.what === 'state' ? answer.state : null;
  }

  /** Everything a viewer was told, step by step, with the view after step `at`. */
  async history(
    box: Box,
    setup: Setup,
    log: readonly LogRow[],
    viewer: Viewer,
    at: number | null,
  ): Promise<{ readonly steps: readonly Step[]; readonly view: State | null; readonly complete: boolean }> {
    const record = recordFrom(box, setup, log);
    const answer = await this.#ask({ what: 'history', game: box.game.id, record, viewer, at });
    return answer.what === 'history' ? answer : { steps: [], view: null, complete: false };
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  #ask(task: ReplayTask): Promise<ReplayAnswer> {
    return this.#pool.run(task, { signal: AbortSignal.timeout(PATIENCE) });
  }
}
