// Who sits where: opening, joining, leaving, handing over, starting again, and what needs the consent of others.
import { checkSetup, SPECTATOR } from '@kaya/engine';
import type { NewTable, Proposal } from '@kaya/wire';
import { newId, type Person } from '../people.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import type { LiveTable } from './live-table.ts';
import { DONE, type Done, refused } from './surroundings.ts';

/** Lays a new table; the caller has checked the game and its options. */
export async function openTable(
  store: Store,
  asked: NewTable,
  options: TableRow['options'],
  host: Person,
  now: number,
): Promise<string> {
  const id = newId();
  const row: TableRow = {
    id,
    game: asked.game,
    options,
    status: 'open',
    visibility: asked.visibility,
    pace: JSON.stringify(asked.pace),
    spectators: asked.spectators ? 1 : 0,
    host: host.id,
    seed: newId(),
    created_at: now,
    changed_at: now,
    version: 0,
    revision: 0,
    game_state: null,
    deadline: null,
    proposals: '[]',
    next_table: null,
    claimed_by: null,
    claimed_until: 0,
  };
  let seated = false;
  const seats = asked.seats.map((seat, i): SeatRow => {
    const empty: SeatRow = { table_id: id, seat: i, kind: 'open', person: null, level: null, stand_in: 0 };
    if (seat.kind === 'bot') return { ...empty, kind: 'bot', level: seat.level };
    if (seat.kind === 'open' || seated) return empty;
    seated = true;
    return { ...empty, kind: 'person', person: host.id };
  });
  await store.createTable(row, seats);
  return id;
}

/** Takes an open seat before the start, or one that a stand-in plays and whose person has left for good. */
export function join(table: LiveTable, person: Person, wanted: number | null): Promise<Done> {
  return table.changeTable((row) => {
    if (table.state.seatOf(person.id) !== SPECTATOR) return DONE;
    if (row.status !== 'open' && row.status !== 'playing') return refused('not-allowed');
    const free = table.state.seats.filter(
      (seat) => seat.person === null && (seat.kind === 'open' || (row.status === 'playing' && seat.stand_in === 1)),
    );
    const seat = wanted === null ? free[0] : free.find((it) => it.seat === wanted);
    if (seat === undefined) return refused('table-full');
    return { seats: [{ ...seat, kind: 'person', person: person.id, stand_in: 0 }] };
  });
}

/** Gives the seat up: before the start it is open again, afterwards a bot plays on until somebody takes it over. */
export function leave(table: LiveTable, person: Person): Promise<Done> {
  return table.changeTable((row) => {
    const seat = table.state.seats.find((it) => it.person === person.id);
    if (seat === undefined) return refused('not-your-seat');
    const others = table.state.seats.flatMap((it) => (it.person !== null && it.person !== person.id ? [it.person] : []));
    const next = others[0];
    const host = row.host === person.id && next !== undefined ? { host: next } : {};
    const empty: SeatRow = { ...seat, person: null };
    if (row.status === 'open')
      return {
        row: { ...host, ...(next === undefined ? { status: 'abandoned' as const } : {}) },
        seats: [{ ...empty, kind: 'open', level: null }],
      };
    return { row: host, seats: [{ ...empty, stand_in: 1, level: 'medium' }] };
  });
}

/** Lets a bot play for the person, or takes the seat back. */
export function standIn(table: LiveTable, person: Person, level: SeatRow['level']): Promise<Done> {
  return table.changeTable((row) => {
    const seat = table.state.seats.find((it) => it.person === person.id);
    if (seat === undefined) return refused('not-your-seat');
    if (row.status !== 'playing') return refused('not-playing');
    return { seats: [{ ...seat, stand_in: level === null ? 0 : 1, level }] };
  });
}

/** Before the start the host may put a bot on a seat, or open it again. */
export function setSeat(table: LiveTable, person: Person, number: number, level: SeatRow['level']): Promise<Done> {
  return table.changeTable((row) => {
    const seat = table.state.seats[number];
    if (row.host !== person.id || row.status !== 'open') return refused('not-allowed');
    if (seat === undefined || seat.kind === 'person') return refused('not-allowed');
    return { seats: [{ ...seat, kind: level === null ? 'open' : 'bot', level }] };
  });
}

export async function start(table: LiveTable, person: Person): Promise<Done> {
  const { row, seats, edition } = table.state;
  if (row.host !== person.id) return refused('not-allowed');
  if (seats.some((seat) => seat.kind === 'open')) return refused('not-allowed');
  const checked = checkSetup(edition.game, seats.length, JSON.parse(row.options));
  return checked.ok ? table.start() : refused('not-legal', checked.reasons);
}

/** The same people again, everybody one seat further; who asks second comes to the table of the first. */
export async function rematch(store: Store, table: LiveTable, person: Person, now: number): Promise<string | null> {
  const { row, seats } = table.state;
  if (table.state.seatOf(person.id) === SPECTATOR || (row.status !== 'over' && row.status !== 'abandoned')) return null;
  if (row.next_table !== null) return row.next_table;
  const id = newId();
  const moved = seats.map((_, i): SeatRow => {
    const from = seats[(i + 1) % seats.length];
    const kind = from?.kind ?? 'open';
    return {
      table_id: id,
      seat: i,
      kind,
      person: from?.person ?? null,
      level: kind === 'bot' ? (from?.level ?? 'medium') : null,
      stand_in: 0,
    };
  });
  await store.createTable(
    {
      ...row,
      id,
      status: 'open',
      host: person.id,
      seed: newId(),
      created_at: now,
      changed_at: now,
      version: 0,
      revision: 0,
      game_state: null,
      deadline: null,
      proposals: '[]',
      next_table: null,
      claimed_by: null,
      claimed_until: 0,
    },
    moved,
  );
  const said = await table.changeTable(({ next_table }) => (next_table === null ? { row: { next_table: id } } : DONE));
  return said.ok ? table.state.row.next_table : null;
}

/** Asks for the consent of everybody else who sits here. */
export async function propose(table: LiveTable, person: Person, what: Proposal['what']): Promise<Done> {
  const by = table.state.seatOf(person.id);
  if (by === SPECTATOR) return refused('not-your-seat');
  if (table.state.row.status !== 'playing') return refused('not-playing');
  const waitingFor = table.state.seats
    .filter((seat) => seat.person !== null && seat.stand_in === 0 && seat.seat !== by)
    .map((seat) => seat.seat);
  if (waitingFor.length === 0) return carryOut(table, what);
  const proposal: Proposal = { id: newId(), by, what, waitingFor };
  return table.changeTable(() => ({
    row: { proposals: JSON.stringify([...table.state.proposals.filter((it) => it.by !== by), proposal]) },
  }));
}

/** A no ends the proposal; the last yes carries it out. */
export async function consent(table: LiveTable, person: Person, id: string, yes: boolean): Promise<Done> {
  const seat = table.state.seatOf(person.id);
  const proposal = table.state.proposals.find((it) => it.id === id);
  if (proposal === undefined || !proposal.waitingFor.includes(seat)) return refused('not-allowed');
  const waitingFor = proposal.waitingFor.filter((it) => it !== seat);
  const others = table.state.proposals.filter((it) => it.id !== id);
  const left = yes && waitingFor.length > 0 ? [...others, { ...proposal, waitingFor }] : others;
  const noted = await table.changeTable(() => ({ row: { proposals: JSON.stringify(left) } }));
  return noted.ok && yes && waitingFor.length === 0 ? carryOut(table, proposal.what) : noted;
}

async function carryOut(table: LiveTable, what: Proposal['what']): Promise<Done> {
  if (what.kind === 'abandon')
    return table.changeTable(() => ({ row: { status: 'abandoned', deadline: null, proposals: '[]' } }));
  const { match, movesBefore } = table.state;
  return table.rewindTo(movesBefore + (match?.moves ?? 0) - what.moves);
}
