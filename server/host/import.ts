import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type GameRecord, type Kinds, Match, parseRecord } from '@kaya/engine';
import { boxOf } from '../games.ts';
import { newId } from '../people.ts';
import type { SeatRow } from '../storage/schema.ts';
import { openTable } from '../tables/seating.ts';
import { atMost, HostError, messageOf } from './host-error.ts';
import { type Opened, withTables } from './opened.ts';

/** With this everything begins that gzip has packed, as a backup of PostgreSQL is. */
const GZIP = 0x1f;

/** Lays a table that goes on from a record. */
export async function run(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [file] = atMost(1, positionals);
  if (file === undefined) throw new HostError('which record?');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new HostError(`${file} cannot be read: ${messageOf(error)}.`);
  }
  if (text.startsWith('SQLite format 3') || text.charCodeAt(0) === GZIP)
    throw new HostError(`${file} is a backup of a whole site, and no record: npm run host -- restore ${file}`);
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new HostError(`${file} is no record: ${parsed.fault.place}: ${parsed.fault.detail}`);
  const id = await withTables((opened) => importRecord(opened, parsed.record));
  console.log(`The table is ${id}; /table/${id} shows it. Its seats are free: that page offers them to whoever opens it.`);
}

/**
 * Plays the record again move by move, so that what is stored is what these rules say, and leaves the seats to take. Nobody
 * sits there meanwhile, so that no bot of a server that runs moves before the record does.
 */
export async function importRecord({ store, table }: Pick<Opened, 'store' | 'table'>, record: GameRecord): Promise<string> {
  const box = await boxOf(record.game);
  if (box === null) throw new HostError(`there is no game '${record.game}' here.`);
  if (record.components !== box.game.components)
    throw new HostError('the record was played with other components than this host has (KAYA_COMPONENTS).');
  if (record.start !== undefined)
    throw new HostError('the record begins in the midst of a game; only games that begin with their set-up become tables.');
  const { seats, options, seed } = record;
  const started = Match.start(box.game, { seats, options, seed });
  if (!started.ok) throw new HostError(`this set-up is not allowed: ${started.reasons.map((it) => it.rule).join(', ')}`);
  playable(started.match, record);
  const begun = Match.start(box.game, { seats, options, seed });
  if (!begun.ok) throw new Error('a set-up was allowed and is not any more');
  const now = Date.now();
  const host = { id: newId(), name: 'Host' };
  const asked = Array.from({ length: seats }, () => ({ kind: 'open' }) as const);
  const more = {
    game: record.game,
    options,
    seats: asked,
    visibility: 'invited',
    pace: { kind: 'live' },
    spectators: true,
  } as const;
  const id = await openTable(store, { ...more, seats: [...asked] }, JSON.stringify(options), host, now, { seed });
  const live = await table(id);
  await live.begin(begun.match);
  for (const [i, [seat, word]] of record.moves.entries()) {
    const action = record.words[word];
    const done = action === undefined ? null : await live.act(seat, action, null, null);
    if (done?.ok !== true) throw new Error(`move ${i + 1} was possible a moment ago`);
  }
  const left = live.state.seats.map((it): SeatRow => ({ ...it, kind: 'person', person: null, level: 'medium', stand_in: 0 }));
  await live.changeTable(() => ({ seats: left }));
  return id;
}

/** Refuses a record that cannot be played to its end under these rules, before anything is stored. */
function playable(match: Match<Kinds>, { words, moves }: GameRecord): void {
  for (const [i, [seat, word]] of moves.entries()) {
    const action = words[word];
    const result = action === undefined ? null : match.act(seat, action);
    if (result?.ok === true) continue;
    const why = result?.reasons.map((it) => it.rule).join(', ') ?? 'no such action';
    throw new HostError(`move ${i + 1} is not possible under these rules (${why}); no table was laid.`);
  }
}
