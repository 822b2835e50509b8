import {
  begun,
  checkSetup,
  type Game,
  type GameRecord,
  hash,
  hashAfter,
  parseRecord,
  replay,
  type State,
  same,
  TABLE,
} from '@kaya/engine';
import { playersIn } from '../saves/recordFile.ts';
import type { Sitter } from '../saves/saves.ts';

/** The first thing in a link: how the rest is written. */
const WRITTEN = 1;
/** Then comes of the record as it is … */
const HEAD = ['game', 'rulesVersion', 'components', 'seats', 'options', 'seed', 'words'] as const;
/** … and this many things stand in it; where the game begins in the midst of another, how things stood there comes last. */
const FIELDS = 13;
/** No link is longer: some programs cut longer ones off. */
export const LONGEST = 8192;
/** No game unpacks to more characters; what does is no game. */
const UNPACKED = 300_000;

/** A game out of a link. Whether it can be played like that nobody has looked at yet. */
export interface Sent {
  /** Without hashes, but for the last one. */
  readonly record: GameRecord;
  readonly players: readonly (Sitter | null)[];
}

export type LinkProblem = 'broken' | 'too-long' | 'unknown-game' | 'other-rules' | 'not-over';

/** A whole game as the last part of an address; null where it is too long for one. Hashes are reckoned again by whoever opens it. */
export async function packed(record: GameRecord, players: readonly Sitter[]): Promise<string | null> {
  const { continued, start } = record;
  let fresh = 0;
  // A word that comes for the first time, in their order, is told by a 0.
  const what = record.moves.map(([, word]) => {
    if (word !== fresh) return word + 1;
    fresh++;
    return 0;
  });
  const who = record.moves.map(([seat]) => (seat - TABLE).toString(36)).join('');
  const end = hashAfter(record, record.moves.length);
  const data: unknown[] = [WRITTEN, ...HEAD.map((key) => record[key]), who, what, continued, end, players];
  // A game that left another one begins in its midst.
  if (start !== undefined) data.push(start);
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const text = toText(new Uint8Array(await new Response(stream).arrayBuffer()));
  return text.length <= LONGEST ? text : null;
}

/** Reads the last part of an address. Nothing of it is run; it is data, looked at piece by piece. */
export async function unpacked(text: string): Promise<Sent | { readonly problem: LinkProblem }> {
  if (text.length > LONGEST) return { problem: 'too-long' };
  const data = await inflated(text);
  if (!Array.isArray(data) || data[0] !== WRITTEN || (data.length !== FIELDS && data.length !== FIELDS + 1))
    return { problem: 'broken' };
  const [who, what, continued, end, players, start]: unknown[] = data.slice(1 + HEAD.length);
  if (typeof who !== 'string' || !Array.isArray(what) || typeof end !== 'string' || who.length !== what.length)
    return { problem: 'broken' };
  let fresh = 0;
  const moves = what.map((word: unknown, i) => [
    Number.parseInt(who.charAt(i), 36) + TABLE,
    word === 0 ? fresh++ : typeof word === 'number' ? word - 1 : word,
  ]);
  const hashes = '0'.repeat(8 * moves.length) + end;
  const parsed = parseRecord({
    format: 1,
    ...Object.fromEntries(HEAD.map((key, i) => [key, data[1 + i]])),
    moves,
    hashes,
    continued,
    ...(data.length === FIELDS ? {} : { start }),
  });
  if (!parsed.ok) return { problem: 'broken' };
  return { record: parsed.record, players: playersIn(JSON.stringify({ players })) };
}

type Played = { readonly record: GameRecord; readonly state: State } | { readonly problem: LinkProblem };

/** Plays it move by move, each judged; gives the record with all its hashes and the state at its end. */
export function played(game: Game, { record }: Sent): Played {
  try {
    return judged(game, record);
  } catch {
    // A position from outside may be none of this game's: what the rules stumble over cannot be played.
    return { problem: 'other-rules' };
  }
}

function judged(game: Game, record: GameRecord): Played {
  const checked = checkSetup(game, record.seats, record.options);
  if (!checked.ok || record.moves.length > game.longest) return { problem: 'other-rules' };
  const runner = begun(game, record, checked.options, () => undefined);
  const hashes = [hash(runner.state)];
  // Where it begins is judged as in any record: whose game it is, with which components, and how things stood.
  if (!replay(game, { ...record, moves: [], hashes: hashes.join('') }).ok) return { problem: 'other-rules' };
  for (const [seat, word] of record.moves) {
    const action = runner.legal(seat).find((it) => same(it, record.words[word]));
    if (action === undefined) return { problem: 'other-rules' };
    runner.act(seat, action);
    hashes.push(hash(runner.state));
  }
  if (hashes.at(-1) !== hashAfter(record, record.moves.length)) return { problem: 'other-rules' };
  if (!runner.over) return { problem: 'not-over' };
  return { record: { ...record, hashes: hashes.join('') }, state: runner.state };
}

function toText(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The data in a text; undefined where it holds none, or more than any game. */
async function inflated(text: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (it) => it.charCodeAt(0));
    const stream = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .pipeThrough(new TextDecoderStream());
    let found = '';
    // It stops as soon as it is too much: a few bytes can unpack to a great many.
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return JSON.parse(found);
      found += value;
      if (found.length > UNPACKED) {
        void reader.cancel().catch(() => undefined);
        return undefined;
      }
    }
  } catch {
    return undefined;
  }
}
