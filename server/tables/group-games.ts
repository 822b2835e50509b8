// The games of a group: how they ended, and the same again with the seats turned.
import type { Group } from '@kaya/wire';
import { patienceOf } from '../calling/patience.ts';
import { newSeed } from '../new-seed.ts';
import { newId, type Person } from '../people.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { Store, StoredTable } from '../storage/store.ts';
import { paceOf } from './table-time.ts';
import { UNPLAYED } from './unplayed.ts';

type Game = Group['games'][number];

/** What a finished game says of its end. */
interface Ended {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
}

/** So many ends are remembered: a game that is over does not change. */
const REMEMBERED = 500;

/** How the games of groups went. */
export class GroupGames {
  readonly #store: Store;
  readonly #names: (people: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly #ends = new Map<string, Ended>();

  constructor(store: Store, names: (people: readonly string[]) => Promise<ReadonlyMap<string, string>>) {
    this.#store = store;
    this.#names = names;
  }

  async of(tables: readonly string[]): Promise<Game[]> {
    const games: Game[] = [];
    for (const id of tables) {
      const stored = await this.#store.table(id);
      if (stored !== null) games.push(await this.#game(stored));
    }
    return games;
  }

  async #game({ row, seats, game }: StoredTable): Promise<Game> {
    const names = await this.#names(seats.flatMap(({ person }) => (person === null ? [] : [person])));
    const ended = row.status === 'over' ? this.#end(row, game) : null;
    return {
      ...{ table: row.id, game: row.game, status: row.status, createdAt: row.created_at },
      seats: seats.map(({ seat, person }) => ({
        name: person === null ? '' : (names.get(person) ?? ''),
        rank: ended?.ranks[seat] ?? null,
        score: ended?.scores[seat] ?? null,
      })),
    };
  }

  #end({ id, version }: TableRow, game: string | null): Ended | null {
    const key = `${id} ${version}`;
    const known = this.#ends.get(key);
    if (known !== undefined || game === null) return known ?? null;
    const { ranks = [], scores = [] }: Partial<Ended> = JSON.parse(game).state?.outcome ?? {};
    if (this.#ends.size >= REMEMBERED) this.#ends.clear();
    this.#ends.set(key, { ranks, scores });
    return { ranks, scores };
  }
}

/** The table of the group's next game: one that waits already, or the last one again, everybody one seat further. */
export async function againFor(
  store: Store,
  tables: readonly string[],
  members: readonly string[],
  person: Person,
  origin: string,
  now: number,
): Promise<string | null> {
  const known: StoredTable[] = [];
  for (const id of tables) {
    const stored = await store.table(id);
    if (stored?.row.status === 'open') return id;
    if (stored !== null) known.push(stored);
  }
  const last = known.find(({ row }) => row.status === 'over' || row.status === 'abandoned');
  if (last === undefined) return null;
  const { row, seats } = last;
  const others = seats.flatMap((it) => (it.person === null || it.person === person.id ? [] : [it.person]));
  const apart = await store.relations.apart(person.id, others);
  const id = newId();
  const turned = seats.map((_, i): SeatRow => {
    const from = seats[(i + 1) % seats.length];
    const stays = from?.person != null && members.includes(from.person) && !apart.has(from.person);
    const sitter = stays ? (from?.person ?? null) : null;
    const kind = from?.kind === 'bot' ? 'bot' : sitter === null ? 'open' : 'person';
    return {
      ...{ table_id: id, seat: i, kind, person: sitter, stand_in: 0, seen_by: '[]', kept: null },
      level: kind === 'bot' ? (from?.level ?? 'medium') : null,
      asked: sitter === null || sitter === person.id ? 0 : 1,
    };
  });
  // Whoever asks and did not sit there last time takes the first seat that is free.
  const free = turned.some((it) => it.person === person.id) ? -1 : turned.findIndex((it) => it.kind === 'open');
  const sitting = turned.map((it, i): SeatRow => (i === free ? { ...it, kind: 'person', person: person.id } : it));
  const next: TableRow = {
    ...row,
    ...UNPLAYED,
    ...{ id, status: 'open', found: 0, host: person.id, origin, seed: newSeed(), created_at: now, changed_at: now },
    call_at: now + patienceOf(paceOf(row)),
  };
  const named = new Set([person.id, ...sitting.flatMap((it) => it.person ?? [])]);
  return (await store.createTable(next, sitting, [...named])) ? id : null;
}
