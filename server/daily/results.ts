import { type GameRecord, parseRecord } from '@kaya/engine';
import type { DailyResults } from '@kaya/wire';
import type { People } from '../people.ts';
import { unpackText } from '../storage/packed.ts';
import type { DailyTryRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { differed } from './differed.ts';
import { chosenIn } from './judge.ts';

/** So many of the best are named. */
const NAMED = 30;

type Ranked = Pick<DailyTryRow, 'won' | 'score'>;

/** Who wins is before who loses; then points count. */
function isBetter(a: Ranked, b: Ranked): boolean {
  return a.won > b.won || (a.won === b.won && a.score > b.score);
}

async function recordIn({ record }: DailyTryRow): Promise<GameRecord> {
  const parsed = parseRecord(await unpackText(record));
  if (!parsed.ok) throw new Error(`a try is kept that cannot be read: ${parsed.fault.detail}`);
  return parsed.record;
}

/** How a day's table went, for somebody whose try counts; null for everybody else. */
export async function resultsOf(
  store: Store,
  people: People,
  table: Pick<DailyTryRow, 'game' | 'day'>,
  person: string,
): Promise<DailyResults | null> {
  const own = await store.daily.of(table, person);
  if (own === null) return null;
  const all = await store.daily.ranked(table);
  const placeOf = (it: Ranked) => 1 + all.filter((other) => isBetter(other, it)).length;
  const front = all.slice(0, 2 * NAMED);
  // By one's own wish alone: whoever misses a name that others read would know who has blocked them.
  const unwanted = await store.relations.toward(
    person,
    front.map((it) => it.person),
  );
  const best = front.filter((it) => !unwanted.has(it.person)).slice(0, NAMED);
  const shown = best.some((it) => it.person === person) ? best : [...best, own];
  const names = await people.names(shown.map((it) => it.person));
  const told = ({ won, score }: Ranked) => ({ won: won === 1, score });
  const record = await recordIn(own);
  const positions = chosenIn(record).map(({ position }) => position);
  return {
    game: own.game,
    day: own.day,
    people: all.length,
    mine: { place: placeOf(own), ...told(own), record: onWire(record) },
    best: shown.map((it) => ({
      ...{ place: placeOf(it), name: names.get(it.person) ?? '', you: it.person === person },
      ...told(it),
    })),
    differed: differed(record, await store.daily.chosenAt(table, positions)),
  };
}

function onWire({ format, game, rulesVersion, components, seats, options, seed, ...played }: GameRecord) {
  return {
    ...{ format, game, rulesVersion, components, seats, options: { ...options }, seed },
    words: played.words.map((it) => ({ ...it })),
    moves: played.moves.map((it) => [...it]),
    hashes: played.hashes,
    continued: [],
  };
}
