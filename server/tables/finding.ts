// Seats people together who want the same: whoever looks for a game waits at a table, and whoever comes next finds them there.
import { type Find, PACES, type Pace } from '@kaya/wire';
import type { Person } from '../people.ts';
import type { Store } from '../storage/store.ts';
import type { LiveTable } from './live-table.ts';
import { join, leave, openTable, start } from './seating.ts';
import { type Done, refused } from './surroundings.ts';
import { paceOf } from './table-time.ts';

/** So many tables are looked at for one person. */
const LOOKED_AT = 20;

interface Terms {
  readonly store: Store;
  readonly now: number;
  /** From which neighbourhood whoever looks comes. */
  readonly origin: string;
  /** The options of a game as nobody has changed them. */
  readonly options: string;
  open(id: string): Promise<LiveTable | null>;
  isOnline(table: LiveTable, person: string): boolean;
  /** May whoever looks lay one more table? */
  mayLay(): boolean;
}

function isPace(name: string): name is keyof typeof PACES {
  return Object.hasOwn(PACES, name);
}

/**
 * The table at which somebody plays or waits. Of several who wait at tables of their own the later ones come to the oldest, so asking
 * again now and then brings everybody together, through whichever process they ask.
 */
export async function find(
  terms: Terms,
  person: Person,
  { game, players, pace: name }: Find,
): Promise<{ readonly ok: true; readonly id: string } | Extract<Done, { ok: false }>> {
  const { store, now } = terms;
  const pace: Pace = PACES[isPace(name) ? name : 'live'];
  const wish = { game, players, pace: JSON.stringify(pace) };
  const all = await store.lists.lookedFor(wish, LOOKED_AT);
  const own = all.find(({ people }) => people.includes(person.id));
  for (const { id } of all) {
    // What comes after one's own table is left to those who wait there.
    if (id === own?.id) break;
    const table = await terms.open(id);
    if (table === null || !isAlive(terms, table)) continue;
    const sat = await table.inTurn(() => join(table, person, null, now));
    if (!sat.ok) continue;
    if (own !== undefined) await leaveAt(terms, own.id, person);
    await begin(terms, table, person);
    return { ok: true, id };
  }
  if (own !== undefined) return { ok: true, id: own.id };
  if (!terms.mayLay()) return { ok: false, code: 'too-fast', reasons: [] };
  const seats = Array.from({ length: players }, (_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) }));
  const asked = { game, options: {}, seats, visibility: 'public' as const, pace, spectators: true };
  return {
    ok: true,
    id: await openTable(store, asked, terms.options, person, now, { origin: terms.origin, found: true, comes: person.id }),
  };
}

/** Does anybody really wait there? By correspondence one need not be there to play. */
function isAlive(terms: Terms, table: LiveTable): boolean {
  if (paceOf(table.state.row).kind === 'correspondence') return true;
  return table.state.seats.some(({ person }) => person !== null && terms.isOnline(table, person));
}

async function leaveAt(terms: Terms, id: string, person: Person): Promise<void> {
  const table = await terms.open(id);
  if (table !== null) await table.inTurn(() => leave(table, person, terms.now));
}

/** The last one has come: where everybody is there, the game begins by itself. */
async function begin(terms: Terms, table: LiveTable, person: Person): Promise<void> {
  const { seats, row } = table.state;
  const live = paceOf(row).kind === 'live';
  const there = seats.every(
    (seat) => seat.kind === 'bot' || seat.person === person.id || isThere(terms, table, seat.person, live),
  );
  if (there) await table.inTurn(() => start(table, person, async () => refused('not-allowed')));
}

function isThere(terms: Terms, table: LiveTable, person: string | null, live: boolean): boolean {
  return person !== null && (!live || terms.isOnline(table, person));
}

/** Before the start the host keeps an open seat for whoever gets its link, or lets it go. */
export async function keepSeat(
  table: LiveTable,
  person: Person,
  number: number,
  key: string | null,
): Promise<{ readonly done: Done; readonly key: string | null }> {
  const done = await table.changeTable((row) => {
    const seat = table.state.seats[number];
    if (row.host !== person.id || row.status !== 'open' || row.found === 1) return refused('not-allowed');
    if (seat?.kind !== 'open') return refused('not-allowed');
    // Asked again, it is the same link.
    if (key !== null && seat.kept !== null) return { ok: true };
    return { seats: [{ ...seat, kept: key }] };
  });
  return { done, key: done.ok ? (table.state.seats[number]?.kept ?? null) : null };
}
