// Runs in a worker thread: plays one pairing after the other.
import { parentPort } from 'node:worker_threads';
import { type Pairing, type Played, playPairing } from './pairing.ts';

/** What a thread answers: the game, or why there is none. */
export type Answer = { readonly played: Omit<Played, 'pairing'> } | { readonly failure: string };

parentPort?.on('message', async (pairing: Pairing) => {
  const answer: Answer = await playPairing(pairing).then(
    (played) => ({ played }),
    (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(answer);
});
