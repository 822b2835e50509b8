import { Worker } from 'node:worker_threads';
import { at, type GameRecord } from '@kaya/engine';
import type { Pairing, Played } from './pairing.ts';
import type { Answer } from './worker.ts';

/** A game that could not be played to its end. */
export interface Failure {
  readonly pairing: Pairing;
  readonly reason: string;
  /** What was played before it failed; null where nothing was, or where the thread died of it. */
  readonly record: GameRecord | null;
}

export interface Results {
  /** In the order of the pairings, however many threads there were. */
  readonly played: readonly Played[];
  readonly failures: readonly Failure[];
  /** True when it was stopped before all games were played. */
  readonly stopped: boolean;
}

interface Terms {
  /** How many threads play at once. */
  readonly parallel: number;
  readonly onGame?: (done: number) => void;
  /** Ends it early, with what is known so far. */
  readonly signal?: AbortSignal;
}

/** Plays all pairings in worker threads. A game that fails is named in the results and stops no other. */
export async function playAll(pairings: readonly Pairing[], { parallel, onGame, signal }: Terms): Promise<Results> {
  const played = new Array<Played | undefined>(pairings.length);
  const failures = new Array<Failure | undefined>(pairings.length);
  let next = 0;
  let done = 0;
  const thread = async () => {
    let worker: Worker | undefined;
    while (next < pairings.length && !stoppedBy(signal)) {
      const index = next++;
      const pairing = at(pairings, index);
      worker ??= new Worker(new URL('./worker.ts', import.meta.url));
      const answer = await ask(worker, pairing, signal);
      if (answer === null) break;
      if ('played' in answer) played[index] = { ...answer.played, pairing };
      else {
        failures[index] = { pairing, reason: answer.failure, record: answer.record };
        if (answer.died) worker = undefined;
      }
      onGame?.(++done);
    }
    await worker?.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(parallel, pairings.length) }, thread));
  return { played: found(played), failures: found(failures), stopped: stoppedBy(signal) };
}

function stoppedBy(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

function found<T>(list: readonly (T | undefined)[]): T[] {
  return list.filter((it) => it !== undefined);
}

type Told = Answer & { readonly died: boolean };

/** What the thread makes of the pairing; null when it was told to stop meanwhile. A thread that dies has failed, too. */
function ask(worker: Worker, pairing: Pairing, signal: AbortSignal | undefined): Promise<Told | null> {
  return new Promise((resolve) => {
    const end = (told: Told | null) => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      signal?.removeEventListener('abort', onAbort);
      resolve(told);
    };
    const onMessage = (answer: Answer) => end({ ...answer, died: false });
    const onError = (error: unknown) =>
      end({ failure: error instanceof Error ? error.message : String(error), record: null, died: true });
    const onExit = (code: number) => end({ failure: `the thread ended with code ${code}`, record: null, died: true });
    const onAbort = () => end(null);
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
    signal?.addEventListener('abort', onAbort);
    worker.postMessage(pairing);
  });
}
