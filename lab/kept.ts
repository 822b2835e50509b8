import { readFileSync } from 'node:fs';
import { type GameRecord, recordsIn } from '@kaya/engine';

const ROOT = new URL('../', import.meta.url);

/** The folder of a game. */
export function homeOf(game: string): URL {
  return new URL(game === 'lamplighters' ? 'engine/teaching/' : `games/${game}/`, ROOT);
}

function folderOf(game: string): URL {
  return new URL('test/records/', homeOf(game));
}

/** One record a line. */
export function recordsFile(game: string): URL {
  return new URL('games.ndjson', folderOf(game));
}

export function goldenFile(game: string, seats: number): URL {
  return new URL(`golden-${seats}.txt`, folderOf(game));
}

/** The whole games kept with a game. */
export function keptRecords(game: string): GameRecord[] {
  return recordsIn(readFileSync(recordsFile(game), 'utf8'));
}
