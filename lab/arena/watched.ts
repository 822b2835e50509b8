import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { OUTPUT } from '../output-folder.ts';
import { progressBar } from '../progress.ts';
import { type Failure, playAll, type Results } from './arena.ts';
import type { Pairing } from './pairing.ts';

export interface Watched extends Omit<Results, 'failures'> {
  readonly seconds: number;
  readonly failures: readonly KeptFailure[];
}

/** A failure whose record lies in a file, to be replayed. */
export interface KeptFailure extends Omit<Failure, 'record'> {
  readonly file: string | null;
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
  return { ...results, failures: results.failures.map(kept), seconds: (performance.now() - start) / 1000 };
}

function kept({ pairing, reason, record }: Failure, index: number): KeptFailure {
  if (record === null) return { pairing, reason, file: null };
  mkdirSync(OUTPUT, { recursive: true });
  const file = join(OUTPUT, `${pairing.game}-failed-${index + 1}.json`);
  writeFileSync(file, `${JSON.stringify(record)}\n`);
  return { pairing, reason, file };
}
