// Who sits where: opening, joining, leaving, handing over, starting again.
import { type Box, Match, type Setup, SPECTATOR } from '@kaya/engine';
import type { NewTable } from '@kaya/wire';
import { patienceOf } from '../calling/patience.ts';
import { newSeed } from '../new-seed.ts';
import { newId, type Person } from '../people.ts';
import type { SeatRow, TableRow, WordRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { settle, withoutSeat, withSeat } from './consent.ts';
import { askedAt } from './entries.ts';
import type { LiveTable } from './live-table.ts';
import { setupOf } from './saved-game.ts';
import { DONE, type Done, refused } from './surroundings.ts';
import { isRatable, leftBy, mayLearn } from './table-state.ts';
import { paceOf } from './table-time.ts';
import { isLate, nextDeadline } from './timing.ts';
import { UNPLAYED } from './unplayed.ts';

/** Of so many people whom the host sent away the table knows; whoever comes as somebody else is not known anyway. */
const REMEMBERED = 100;

/** Lays a new table; the caller has checked the game and its options. */
export async function openTable(
  store: Store,
  asked: NewTable,
  options: TableRow['options'],
  host: Person,
  now: number,
  {
    seed = newSeed(),
    origin = '',
    comes,
    found = false,
  }: { readonly seed?: string; readonly origin?: string; readonly comes?: string; readonly found?: boolean } = {},
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
    talk: asked.talk ?? 'seated',
    language: asked.language ?? null,
    asks: asked.asks ?? null,
    group_id: asked.group ?? null,
    found: found ? 1 : 0,
    host: host.id,
    origin,
    seed,
    created_at: now,
    changed_at: now,
    ...UNPLAYED,
  };
  let seated = false;
  const seats = asked.seats.map((seat, i): SeatRow => {
    const empty: SeatRow = {
      table_id: id,
      seat: i,
      kind: 'open',
      person: null,
      level: null,
      stand_in: 0,
      asked: 0,
      seen_by: '[]',
      kept: null,
      rated_by: null,
    };
    if (seat.kind === 'bot') return { ...empty, kind: 'bot', level: seat.level };
    if (seat.kind === 'open' || seated) return empty;
    seated = true;
    return { ...empty, kind: 'person', person: host.id };
  });
  await store.createTable(row, seats, comes === undefined ? [] : [comes]);
  return id;
}

/** Takes an open seat before the start, or one whose person has left for good. */
export function join(table: LiveTable, person: Person, wanted: number | null, now: number, key?: string): Promise<Done> {
  return table.changeTable((row) => {
    const own = table.state.seats.find((it) => it.person === person.id);
    if (own !== undefined) return own.asked === 1 ? { seats: [{ ...own, asked: 0 }], sits: person.id, comes: person.id } : DONE;
    if (row.status !== 'open' && row.status !== 'playing') return refused('not-allowed');
    if (table.state.wasSentAway(person.id)) return refused('sent-away');
    const kept = key === undefined ? [] : table.state.seats.filter((it) => it.kind === 'open' && it.kept === key);
    const open = kept.length > 0 && row.status === 'open' ? kept : table.state.freeSeats();
    const free = open.filter((it) => (wanted === null || it.seat === wanted) && mayLearn(it, person.id));
    if (free.length === 0) return refused('table-full');
    const seat = free.find((it) => table.state.maySit(person.id, it.seat));
    if (seat === undefined) return refused('knows-too-much');
    // Nor does leaving and coming back stop the clock.
    if (isLate(table, seat.seat, now)) return refused('time-is-up');
    // Whoever sits down has a say in what is asked of everybody.
    const change = row.status === 'open' ? { sits: person.id } : { row: { proposals: withSeat(table, seat.seat) } };
    return {
      ...change,
      comes: person.id,
      seats: [{ ...seat, kind: 'person', person: person.id, level: null, stand_in: 0, kept: null }],
    };
  });
}

/** Gives the seat up: before the start it is open again, afterwards a bot plays on until somebody takes it over. */
export async function leave(table: LiveTable, person: Person, now: number): Promise<Done> {
  const done = await table.changeTable((row) => {
    const seat = table.state.seats.find((it) => it.person === person.id);
    if (seat === undefined && (row.host !== person.id || row.status !== 'open')) return refused('not-your-seat');
    // Whoever was asked and has not come is nobody's host.
    const come = table.state.seats.filter((it) => it.asked === 0);
    const [next] = come.flatMap((it) => (it.person !== null && it.person !== person.id ? [it.person] : []));
    const host = row.host === person.id && next !== undefined ? { host: next } : {};
    // A table that the last person leaves is given up; bots do not play on for nobody.
    const last = next === undefined && row.status !== 'over' ? { status: 'abandoned' as const, deadline: null } : {};
    const emptied: SeatRow[] =
      seat === undefined
        ? []
        : row.status === 'open'
          ? [opened(seat)]
          : [{ ...leftBy(seat, person.id), person: null, level: 'medium', stand_in: 1 }];
    const proposals = seat === undefined ? {} : { proposals: withoutSeat(table, seat.seat) };
    return { row: { ...host, ...last, ...proposals }, seats: emptied };
  });
  if (done.ok) await settle(table, now);
  return done;
}

/** Lets a bot play for the person, or takes the seat back. */
export function standIn(table: LiveTable, person: Person, level: SeatRow['level'], now: number): Promise<Done> {
  return table.changeTable((row) => {
    const seat = table.state.seats.find((it) => it.person === person.id);
    if (seat === undefined) return refused('not-your-seat');
    if (row.status !== 'playing') return refused('not-playing');
    // Whoever takes the seat back after each time-out would keep the others waiting for ever.
    if (level === null && seat.stand_in === 1 && isLate(table, seat.seat, now)) return refused('time-is-up');
    const changed: SeatRow = { ...seat, stand_in: level === null ? 0 : 1, level };
    const seats = table.state.seats.map((it) => (it.seat === seat.seat ? changed : it));
    return { row: { deadline: row.deadline ?? nextDeadline(table, seats) }, seats: [changed] };
  });
}

/** Somebody at the table lets a bot play for a person who is not there and has kept everybody waiting for `absence` milliseconds. */
export async function replaceAbsent(
  table: LiveTable,
  person: Person,
  number: number,
  isOnline: (person: string) => boolean,
  absence: number,
  now: number,
): Promise<Done> {
  return table.changeTable((row) => {
    const seat = table.state.seats[number];
    if (table.state.seatOf(person.id) === SPECTATOR) return refused('not-your-seat');
    if (row.status !== 'playing') return refused('not-playing');
    if (seat?.person == null || seat.stand_in === 1 || seat.person === person.id) return refused('not-allowed');
    const absent = !isOnline(seat.person) && !table.state.elsewhere.has(seat.person);
    // For how long hangs on what the one who asks was told: what the other did in secret meanwhile shows in no answer.
    const seen = table.state.seenBy(table.state.seatOf(person.id));
    const waiting = seen.awaited.includes(number) && now - askedAt(seen) >= absence;
    if (!absent || !waiting || paceOf(row).kind !== 'live') return refused('not-allowed');
    return { seats: [{ ...seat, stand_in: 1, level: 'medium' }] };
  });
}

/** Closes a running table where nothing has happened since that moment, nor for the time of three moves. */
export function giveUp(table: LiveTable, before: number | null, now: number): Promise<Done> {
  return table.changeTable((row) => {
    const { kind, clock } = paceOf(row);
    const slow = kind === 'live' ? now : now - 3000 * (clock?.cap ?? 0);
    if (before === null || row.status !== 'playing' || row.changed_at >= Math.min(before, slow)) return DONE;
    return { row: { status: 'abandoned', deadline: null, proposals: '[]' }, version: row.version };
  });
}

/** Ends a table, whatever happens there: by whoever looks after the site. */
export function close(table: LiveTable): Promise<Done> {
  return table.changeTable(({ status }) =>
    status === 'open' || status === 'playing'
      ? { row: { status: 'abandoned', deadline: null, proposals: '[]' } }
      : refused('not-allowed'),
  );
}

/** The seat before the start, for anybody. */
function opened(seat: SeatRow): SeatRow {
  return { ...seat, person: null, kind: 'open', level: null, stand_in: 0, asked: 0, kept: null, rated_by: null };
}

/** Who says what becomes of a table before the start: its host, and everybody who sits where people looked for a game. */
function mayDecide({ state }: LiveTable, row: Readonly<TableRow>, person: Person): boolean {
  return row.host === person.id || (row.found === 1 && state.seatOf(person.id) !== SPECTATOR);
}

/** Before the start the host may put a bot on a seat, or open it again. */
export function setSeat(table: LiveTable, person: Person, number: number, level: SeatRow['level']): Promise<Done> {
  return table.changeTable((row) => {
    const seat = table.state.seats[number];
    if (!mayDecide(table, row, person) || row.status !== 'open') return refused('not-allowed');
    if (seat === undefined || seat.kind === 'person') return refused('not-allowed');
    return { seats: [{ ...seat, kind: level === null ? 'open' : 'bot', level, kept: null }] };
  });
}

/** Before the start the host may ask a program to an open seat; it sits there once it comes, as whoever is asked to play again. */
export function askProgram(table: LiveTable, person: Person, number: number, program: string): Promise<Done> {
  return table.changeTable((row) => {
    const seat = table.state.seats[number];
    if (!mayDecide(table, row, person) || row.status !== 'open') return refused('not-allowed');
    if (seat?.kind !== 'open' || table.state.seatOf(program) !== SPECTATOR) return refused('not-allowed');
    if (!table.state.maySit(program, number) || !mayLearn(seat, program)) return refused('knows-too-much');
    return { comes: program, seats: [{ ...seat, kind: 'person', person: program, level: null, asked: 1, kept: null }] };
  });
}

/** The same for a friend of the host, who is told of it. */
export function askFriend(table: LiveTable, person: Person, other: string, number: number, now: number): Promise<Done> {
  return table.changeTable((row) => {
    const seat = table.state.seats[number];
    if (row.host !== person.id || row.status !== 'open' || row.found === 1) return refused('not-allowed');
    if (seat?.kind !== 'open') return refused('table-full');
    if (table.state.seatOf(other) !== SPECTATOR || table.state.wasSentAway(other)) return refused('not-allowed');
    if (!table.state.maySit(other, number) || !mayLearn(seat, other)) return refused('knows-too-much');
    return {
      row: { call_at: now + patienceOf(paceOf(row)) },
      seats: [{ ...seat, kind: 'person', person: other, asked: 1, kept: null }],
      comes: other,
    };
  });
}

/**
 * Before the start the host may send somebody away, who cannot sit down at this table again and reads why, if they ever came. `reason`
 * is meant for one person.
 */
export function sendAway(
  table: LiveTable,
  person: Person,
  number: number,
  reason: { readonly to: string | null; readonly text: string },
  now: number,
): Promise<Done> {
  return table.changeTable((row) => {
    const seat = table.state.seats[number];
    if (row.host !== person.id || row.status !== 'open') return refused('not-allowed');
    if (seat?.person == null || seat.person === person.id) return refused('not-allowed');
    const sent_away = JSON.stringify([...table.state.sentAway, seat.person].slice(-REMEMBERED));
    // Asking anybody and sending them away would else be a way to write to them.
    if (seat.asked === 1) return { row: { sent_away }, seats: [opened(seat)] };
    const word: WordRow = {
      ...{ id: newId(), person: seat.person, what: 'sent-away', title: row.game, table_id: row.id, author: person.id, at: now },
      reason: reason.to === seat.person ? reason.text : '',
    };
    return { row: { sent_away }, seats: [opened(seat)], word };
  });
}

/** Before the start everybody says for themselves whether the game may be rated. */
export function agreeToRate(table: LiveTable, person: Person, agrees: boolean): Promise<Done> {
  return table.changeTable((row) => {
    const seat = table.state.seats.find((it) => it.person === person.id);
    if (seat === undefined) return refused('not-your-seat');
    if (row.status !== 'open' || seat.asked === 1 || !isRatable(row)) return refused('not-allowed');
    const rated_by = agrees ? person.id : null;
    return seat.rated_by === rated_by ? DONE : { seats: [{ ...seat, rated_by }] };
  });
}

/** Moves a seat to another person: its owner's other device. */
export async function moveSeat(store: Store, table: LiveTable, from: string, to: Person): Promise<Done> {
  const done = await table.changeTable((row) => {
    const seat = table.state.seats.find((it) => it.person === from);
    if (seat === undefined || table.state.seatOf(to.id) !== SPECTATOR) return refused('not-allowed');
    if (table.state.wasSentAway(to.id)) return refused('sent-away');
    if (!table.state.maySit(to.id, seat.seat)) return refused('knows-too-much');
    const left = row.status === 'open' ? seat : leftBy(seat, from);
    const sits = row.status === 'open' ? { sits: to.id } : {};
    return {
      row: row.host === from ? { host: to.id } : {},
      // Whoever agreed to a rating did so as the same person.
      seats: [{ ...left, person: to.id, asked: 0, rated_by: seat.rated_by === from ? to.id : seat.rated_by }],
      ...sits,
      comes: to.id,
    };
  });
  // Who wanted peace from whoever sat there has it from the same person under another name.
  const here = table.state.seats.flatMap((it) => (it.person === null ? [] : [it.person]));
  if (done.ok) await store.relations.follow(from, to.id, here);
  return done;
}

/** Begins the game on the seats as they are; only the host, and only when every seat is taken. `branched` begins one that left another. */
export async function start(table: LiveTable, person: Person, branched: () => Promise<Done>): Promise<Done> {
  // Whoever was missing may have come through another process.
  await table.lookAgain();
  for (let tries = 0; tries < 5; tries++) {
    const { row, seats, box } = table.state;
    if (!mayDecide(table, row, person) || row.status !== 'open') return refused('not-allowed');
    // Nobody plays who has not come.
    if (seats.some((seat) => seat.kind === 'open' || seat.asked === 1)) return refused('not-allowed');
    const begun = row.branch === null ? await begin(table, box, setupOf(row, seats.length)) : await branched();
    if (begun.ok || begun.code !== 'stale') return begun;
  }
  return refused('stale');
}

async function begin(table: LiveTable, { game }: Box, setup: Setup): Promise<Done> {
  const started = Match.start(game, setup);
  return started.ok ? table.begin(started.match) : refused('not-legal', started.reasons);
}

/**
 * The same people again, everybody one seat further. They are asked, and sit there once they want another game too; who asks second
 * comes to the table of the first.
 */
export async function rematch(
  store: Store,
  table: LiveTable,
  person: Person,
  origin: string,
  now: number,
): Promise<string | null> {
  await table.lookAgain();
  const { row, seats } = table.state;
  if (table.state.seatOf(person.id) === SPECTATOR || (row.status !== 'over' && row.status !== 'abandoned')) return null;
  if (row.next_table !== null) return row.next_table;
  const id = newId();
  const others = seats.flatMap((seat) => (seat.person === null || seat.person === person.id ? [] : [seat.person]));
  const apart = await store.relations.apart(person.id, others);
  const moved = seats.map((_, i): SeatRow => {
    const from = seats[(i + 1) % seats.length];
    // Whoever is not seated with the one who asks is not asked.
    const sitter = from?.person == null || apart.has(from.person) ? null : from.person;
    const kind = from?.kind === 'bot' ? 'bot' : sitter === null ? 'open' : 'person';
    return {
      table_id: id,
      seat: i,
      kind,
      person: sitter,
      level: kind === 'bot' ? (from?.level ?? 'medium') : null,
      stand_in: 0,
      asked: sitter === null || sitter === person.id ? 0 : 1,
      seen_by: '[]',
      kept: null,
      rated_by: null,
    };
  });
  const next: TableRow = {
    ...row,
    ...UNPLAYED,
    id,
    status: 'open',
    found: 0,
    host: person.id,
    origin,
    seed: newSeed(),
    created_at: now,
    changed_at: now,
    // They are seated there without having been asked.
    call_at: now + patienceOf(JSON.parse(row.pace)),
  };
  const named = moved.flatMap((it) => (it.person === null ? [] : [it.person]));
  await store.createNext(row.id, row.revision, next, moved, named);
  await table.catchUp();
  return table.state.row.next_table;
}
