// What needs the consent of everybody who would be affected: going further back than the engine allows, giving the game up.
import { NOTHING_TO_UNDO, SPECTATOR } from '@kaya/engine';
import type { Proposal } from '@kaya/wire';
import { newId, type Person } from '../people.ts';
import type { Store } from '../storage/store.ts';
import type { LiveTable } from './live-table.ts';
import { movesThatCount } from './saved-game.ts';
import { type Done, refused } from './surroundings.ts';
import type { KeptProposal } from './table-state.ts';

/** Asks for the consent of everybody else who sits here. A later proposal of the same seat takes the place of the first. */
export async function propose(
  store: Store,
  table: LiveTable,
  person: Person,
  what: Proposal['what'],
  request: string | null,
): Promise<Done> {
  const by = table.state.seatOf(person.id);
  if (by === SPECTATOR) return refused('not-your-seat');
  if (table.state.row.status !== 'playing') return refused('not-playing');
  const target = what.kind === 'rewind' ? await moveBefore(store, table, by, what.moves) : null;
  if (what.kind === 'rewind' && target === null) return refused('not-legal', [NOTHING_TO_UNDO]);
  const done = await table.changeTable((row) => {
    if (row.status !== 'playing') return refused('not-playing');
    const waitingFor = table.state.seats
      .filter((seat) => seat.person !== null && seat.stand_in === 0 && seat.seat !== by)
      .map((seat) => seat.seat);
    const proposal: KeptProposal = { id: newId(), by, what, waitingFor, target };
    return { row: { proposals: JSON.stringify([...table.state.proposals.filter((it) => it.by !== by), proposal]) } };
  }, request);
  return done.ok ? settle(table) : done;
}

/** A no ends the proposal; the last yes carries it out. */
export async function consent(table: LiveTable, person: Person, id: string, yes: boolean, request: string | null): Promise<Done> {
  const done = await table.changeTable(() => {
    const seat = table.state.seatOf(person.id);
    const { proposals } = table.state;
    const asked = proposals.find((it) => it.id === id)?.waitingFor.includes(seat) === true;
    if (!asked) return refused('not-allowed');
    const left = yes
      ? proposals.map((it) => (it.id === id ? { ...it, waitingFor: it.waitingFor.filter((other) => other !== seat) } : it))
      : proposals.filter((it) => it.id !== id);
    return { row: { proposals: JSON.stringify(left) } };
  }, request);
  return done.ok ? settle(table) : done;
}

/** The proposals, as stored text, without waiting for these seats: they left, or bots play for them. */
export function withoutSeat(table: LiveTable, ...seats: readonly number[]): string {
  const left = table.state.proposals
    .filter((it) => !seats.includes(it.by))
    .map((it) => ({ ...it, waitingFor: it.waitingFor.filter((seat) => !seats.includes(seat)) }));
  return JSON.stringify(left);
}

/** Carries out the first proposal that nobody's yes is missing for; the others end with it. */
export async function settle(table: LiveTable): Promise<Done> {
  const agreed = table.state.proposals.find((it) => it.waitingFor.length === 0);
  if (agreed === undefined) return { ok: true };
  const abandoned = agreed.what.kind === 'abandon';
  const taken = await table.changeTable((row) => {
    if (row.status !== 'playing' || !table.state.proposals.some((it) => it.id === agreed.id)) return refused('not-allowed');
    return { row: { proposals: '[]', ...(abandoned ? { status: 'abandoned', deadline: null } : {}) } };
  });
  if (!taken.ok || abandoned || agreed.target === null) return { ok: true };
  return table.rewindTo(agreed.target);
}

/** How many moves the game had before the seat's last `count` moves; null where there are not as many. */
async function moveBefore(store: Store, table: LiveTable, seat: number, count: number): Promise<number | null> {
  const moves = movesThatCount(await store.logAfter(table.state.id, 0));
  const own = moves.flatMap((move, i) => (move.seat === seat ? [i] : []));
  return own.at(-count) ?? null;
}
