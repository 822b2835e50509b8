// Runs in a worker thread: plays one pairing after the other.
import { parentPort } from 'node:worker_threads';
import type { GameRecord } from '@kaya/engine';
import { type Pairing, type Played, playPairing, recordOfFailure } from './pairing.ts';

/** What a thread answers: the game, or why there is none, with the record up to there. */
export type Answer =
  | { readonly played: Omit<Played, 'pairing'> }
  | { readonly failure: string; readonly record: GameRecord | null };

parentPort?.on('message', async (pairing: Pairing) => {
  parentPort?.postMessage(await answer(pairing));
});

async function answer(pairing: Pairing): Promise<Answer> {
  try {
    return { played: await playPairing(pairing) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error), record: await recordOfFailure(pairing) };
  }
}
