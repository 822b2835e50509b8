// A table whose game goes on from a moment of one that is over.
import { firstMoves, type GameRecord, hashAfter, SPECTATOR } from '@kaya/engine';
import { newId, type Person } from '../people.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import type { Whose } from '../turns.ts';
import { act, type Entry } from './entries.ts';
import type { LiveTable } from './live-table.ts';
import type { Replays } from './replays.ts';
import { recordFrom, resume, rulesText, setupOf } from './saved-game.ts';
import { type Done, refused } from './surroundings.ts';
import { type BranchOf, branchOf } from './table-state.ts';
import { UNPLAYED } from './unplayed.ts';

interface Terms {
  readonly store: Store;
  readonly replays: Replays;
  readonly whose: Whose;
}

/**
 * Lays the table, for somebody who played there: on their own seat, bots on theirs, and the others open for whoever gets the link.
 * Nobody is seated there without being asked, so nobody can be called to a hundred of them.
 */
export async function branch(
  terms: Terms,
  table: LiveTable,
  person: Person,
  move: number,
  origin: string,
  now: number,
): Promise<{ readonly ok: true; readonly id: string } | Extract<Done, { ok: false }>> {
  const not = { ok: false, code: 'not-allowed', reasons: [] } as const;
  const own = table.state.seatOf(person.id);
  if (own === SPECTATOR || table.state.row.status !== 'over') return not;
  const begun = await leadingTo(terms, table, { of: table.state.id, move });
  if (begun === null) return not;
  // Somebody may have been deleted meanwhile.
  const { row, seats } = table.state;
  const id = newId();
  const known = seats.flatMap((seat) => (seat.person === null ? [] : [seat.person]));
  const left: TableRow = {
    ...row,
    ...UNPLAYED,
    id,
    status: 'open',
    visibility: 'invited',
    found: 0,
    group_id: null,
    host: person.id,
    origin,
    created_at: now,
    changed_at: now,
    branch: JSON.stringify({ of: row.id, move, known } satisfies BranchOf),
  };
  const sitting = seats.map((seat): SeatRow => {
    const kind = seat.kind === 'bot' ? 'bot' : seat.seat === own ? 'person' : 'open';
    return {
      table_id: id,
      seat: seat.seat,
      kind,
      person: kind === 'person' ? person.id : null,
      level: kind === 'bot' ? seat.level : null,
      stand_in: 0,
      asked: 0,
      seen_by: '[]',
      kept: null,
      rated_by: null,
    };
  });
  return (await terms.store.createTable(left, sitting, [...new Set([person.id, ...known])])) ? { ok: true, id } : not;
}

/** Begins the game of such a table where the other one was left. */
export async function beginBranch(terms: Terms, table: LiveTable): Promise<Done> {
  const from = branchOf(table.state.row);
  const found = from === null ? null : await leadingTo(terms, table, from);
  if (found === null) return refused('not-allowed');
  const { record, state } = found;
  const { box, row, seats } = table.state;
  const moves = record.moves.length;
  // Nobody was told anything here yet; counted on from there, so that no number comes twice.
  const versions = new Array<number>(seats.length + 1).fill(moves + 1);
  const setup = setupOf(row, seats.length);
  const match = resume(box, setup, { state, rulesVersion: box.game.rulesVersion, versions, standing: [], trail: null });
  const rules: Entry = { kind: 'rules', seat: SPECTATOR, content: rulesText(box), hash: hashAfter(record, 0) };
  const played = record.moves.map(([seat, word], i) => {
    const action = record.words[word];
    if (action === undefined) throw new Error('a record names a word that it does not have');
    return act({ seat, action, hash: hashAfter(record, i + 1) });
  });
  return table.begin(match, { moves, entries: [rules, ...played] });
}

/** The first moves of a game, and where they lead; null where these rules do not lead there, or the game is over by then. */
async function leadingTo(
  { store, replays, whose }: Terms,
  { state: { box } }: LiveTable,
  { of, move }: Pick<BranchOf, 'of' | 'move'>,
) {
  const stored = await store.table(of);
  if (stored === null || stored.row.version === 0) return null;
  const setup = setupOf(stored.row, stored.seats.length);
  const log = await store.log.after(of, 0);
  const whole: GameRecord = recordFrom(box, setup, log);
  if (move >= whole.moves.length) return null;
  const state = await replays.stateAt(box, setup, log, move, whose);
  return state === null || state.outcome !== null ? null : { record: firstMoves(whole, move), state };
}
