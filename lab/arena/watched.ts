import { availableParallelism } from 'node:os';
import { progressBar } from '../progress.ts';
import { playAll, type Results } from './arena.ts';
import type { Pairing } from './pairing.ts';

export interface Watched extends Results {
  readonly seconds: number;
}

/** As many threads as the machine has to spare. */
export const DEFAULT_PARALLEL = String(Math.max(1, Math.min(2, availableParallelism())));

/** Plays all pairings before the eyes of a person: with a bar, and Ctrl+C ends it with what is known so far. */
export async function playWatched(pairings: readonly Pairing[], parallel: number, unit: string): Promise<Watched> {
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once('SIGINT', onInterrupt);
  const start = performance.now();
  const results = await playAll(pairings, { parallel, onGame: progressBar(pairings.length, unit), signal: stop.signal });
  process.removeListener('SIGINT', onInterrupt);
  if (results.stopped && process.stderr.isTTY) process.stderr.write('\n');
  return { ...results, seconds: (performance.now() - start) / 1000 };
}
