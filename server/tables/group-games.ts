// The games of a group: how they ended, and the same again with the seats turned.
import type { Group } from '@kaya/wire';
import { patienceOf } from '../calling/patience.ts';
import { newSeed } from '../new-seed.ts';
import { newId, type Person } from '../people.ts';
import type { ListedTable } from '../storage/lists.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { endOf } from './ended.ts';
import { paceOf } from './table-time.ts';
import { UNPLAYED } from './unplayed.ts';

type Game = Group['games'][number];

type Ended = ReturnType<typeof endOf>;

/** So many games are listed, the last ones. */
const GAMES = 20;
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

  /** The group's last games, the newest first. */
  async of(group: string): Promise<Game[]> {
    const tables = await this.listed(group);
    const names = await this.#names(
      tables.flatMap(({ seats }) => seats.flatMap(({ person }) => (person === null ? [] : [person]))),
    );
    return Promise.all(
      tables.map(async ({ row, seats }) => {
        const ended = row.status === 'over' ? await this.#end(row) : null;
        return {
          ...{ table: row.id, game: row.game, status: row.status, createdAt: row.created_at },
          seats: seats.map(({ seat, person, kind }) => ({
            ...{ name: person === null ? '' : (names.get(person) ?? ''), bot: kind === 'bot' },
            won: ended?.winners.includes(seat) ?? null,
            rank: ended?.ranks[seat] ?? null,
            score: ended?.scores[seat] ?? null,
          })),
        };
      }),
    );
  }

  listed(group: string): Promise<readonly ListedTable[]> {
    return this.#store.lists.ofGroup(group, GAMES);
  }

  async #end({ id, version }: TableRow): Promise<Ended | null> {
    const key = `${id} ${version}`;
    const known = this.#ends.get(key);
    if (known !== undefined) return known;
    const game = (await this.#store.table(id))?.game ?? null;
    if (game === null) return null;
    const ended = endOf(game);
    if (this.#ends.size >= REMEMBERED) this.#ends.clear();
    this.#ends.set(key, ended);
    return ended;
  }
}

/** The table of the group's next game: one that waits already, or the last one again, everybody one seat further. */
export async function againFor(
  store: Store,
  tables: readonly ListedTable[],
  members: readonly string[],
  person: Person,
  origin: string,
  now: number,
): Promise<string | null> {
  const waiting = tables.find(({ row }) => row.status === 'open');
  if (waiting !== undefined) return waiting.row.id;
  const last = tables.find(({ row }) => row.status === 'over' || row.status === 'abandoned');
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
      ...{ table_id: id, seat: i, kind, person: sitter, stand_in: 0, seen_by: '[]', kept: null, rated_by: null },
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
