import type { Append } from '../storage/append.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';

/** What is kept of a table, a seat and a move, for tests of the storage. */
export function row(id: string, more: Partial<TableRow> = {}): TableRow {
  return {
    ...{ id, game: 'lamplighters', options: '{}', status: 'open', visibility: 'public', pace: '{"kind":"live"}' },
    ...{
      spectators: 1,
      talk: 'seated',
      sent_away: '[]',
      host: 'ann',
      origin: '',
      seed: 'seed',
      created_at: 1_794_000_000_000,
      changed_at: 1_794_000_000_000,
    },
    ...{
      version: 0,
      revision: 0,
      deadline: null,
      call_at: null,
      proposals: '[]',
      next_table: null,
      branch: null,
      components: null,
      claimed_by: null,
      claimed_until: 0,
    },
    ...{ awaited: '', seen: '[]', time: '', language: null, asks: null, found: 0, group_id: null, rated: 0 },
    ...more,
  };
}

export const seat = (table: string, number: number, more: Partial<SeatRow> = {}): SeatRow => ({
  ...{
    table_id: table,
    seat: number,
    kind: 'person',
    person: number === 0 ? 'ann' : 'ben',
    level: null,
    stand_in: 0,
    asked: 0,
    seen_by: '[]',
    kept: null,
    rated_by: null,
  },
  ...more,
});

export const move = (table: string, version: number, more: Partial<Append> = {}): Append => ({
  ...{ table, version, revision: 0, changesTable: false },
  ...{ entries: [{ kind: 'act', seat: 0, content: '{"do":"rest"}', hash: '0badcafe' }], game: `"${version}"` },
  ...{
    row: { status: 'playing', deadline: null, call_at: null, awaited: ',0,', seen: '[]' },
    at: 7,
    request: null,
    from: ['playing'],
  },
  ...more,
});

/** Everything that comes page by page. */
export async function gathered<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const it of source) all.push(it);
  return all;
}
