// What needs the consent of everybody who would be affected: going further back than the engine allows, giving the game up, a pause.
import { standTogether } from '@kaya/bots';
import { NOTHING_TO_UNDO, SPECTATOR } from '@kaya/engine';
import type { Proposal } from '@kaya/wire';
import { newId, type Person } from '../people.ts';
import type { Store } from '../storage/store.ts';
import type { LiveTable } from './live-table.ts';
import { movesThatCount } from './saved-game.ts';
import { type Done, refused } from './surroundings.ts';
import type { KeptProposal } from './table-state.ts';
import { clockOf, paceOf } from './table-time.ts';
import { isPaused } from './time.ts';
import { pause } from './timing.ts';

/** Asks for the consent of everybody else who sits here. A later proposal of the same seat takes the place of the first. */
export async function propose(
  store: Store,
  table: LiveTable,
  person: Person,
  what: Proposal['what'],
  request: string | null,
  now: number,
): Promise<Done> {
  await table.lookAgain();
  const by = table.state.seatOf(person.id);
  if (by === SPECTATOR) return table.unlessDone(request, refused('not-your-seat'));
  if (table.state.row.status !== 'playing') return table.unlessDone(request, refused('not-playing'));
  if (what.kind === 'pause' && (clockOf(table.state.row) === null || isPaused(table.state.time, now)))
    return table.unlessDone(request, refused('not-allowed'));
  if (what.kind === 'rewind' && isUnopposed(table)) return table.unlessDone(request, refused('not-allowed'));
  const target = what.kind === 'rewind' ? await moveBefore(store, table, by, what.moves) : null;
  if (what.kind === 'rewind' && target === null) return table.unlessDone(request, refused('not-legal', [NOTHING_TO_UNDO]));
  const until = now + heldFor(table);
  const proposal: KeptProposal = { id: newId(), by, what, waitingFor: others(table, by), target, until };
  const sits = () => table.state.seatOf(person.id) === by;
  // Whoever sits here alone asks nobody.
  if (proposal.waitingFor.length === 0)
    return carryOut(table, proposal, () => sits() && others(table, by).length === 0, request, now);
  return table.changeTable((row) => {
    // Somebody else may have sat down there meanwhile, through another process.
    if (!sits()) return refused('not-your-seat');
    if (row.status !== 'playing') return refused('not-playing');
    const asked = { ...proposal, waitingFor: others(table, by) };
    return { row: { proposals: JSON.stringify([...open(table, now).filter((it) => it.by !== by), asked]) } };
  }, request);
}

/** Is the game rated, and nobody in it an opponent? Whoever could go back then at will would win at will. */
function isUnopposed({ state: { row, seats, box } }: LiveTable): boolean {
  return row.rated > 0 && (seats.length === 1 || standTogether(box.game));
}

const HOUR = 3_600_000;

/** How long others may think about it: an hour at a live table, three moves' time and at least three days at a slow one. */
function heldFor(table: LiveTable): number {
  const { kind, clock } = paceOf(table.state.row);
  return kind === 'live' ? HOUR : 3 * Math.max(24 * HOUR, 1000 * (clock?.increment ?? 0));
}

/** The proposals that still hold. */
function open(table: LiveTable, now: number): readonly KeptProposal[] {
  return table.state.proposals.filter((it) => holds(it, now));
}

function holds({ until }: KeptProposal, now: number): boolean {
  return until !== undefined && until > now;
}

/** Proposals that nobody has answered in time end. */
export async function endOldProposals(table: LiveTable, now: number): Promise<void> {
  if (table.state.proposals.every((it) => holds(it, now))) return;
  await table.changeTable(() => ({ row: { proposals: JSON.stringify(open(table, now)) } }));
}

/** Everybody else who sits here; also those for whom a bot plays on: it has no say for them, and nobody else has. */
function others(table: LiveTable, seat: number): number[] {
  return table.state.seats.filter((it) => it.person !== null && it.seat !== seat).map((it) => it.seat);
}

/** A no ends the proposal; the last yes carries it out. Said again, it is answered as done. */
export async function consent(table: LiveTable, person: Person, id: string, yes: boolean, now: number): Promise<Done> {
  const request = `${person.id} says ${yes ? 'yes' : 'no'} to ${id}`;
  if (table.state.seatOf(person.id) === SPECTATOR) await table.lookAgain();
  const seat = table.state.seatOf(person.id);
  if (seat === SPECTATOR) return table.unlessDone(request, refused('not-your-seat'));
  const asked = () => {
    const proposal = open(table, now).find((it) => it.id === id);
    return table.state.seatOf(person.id) === seat && proposal?.waitingFor.includes(seat) === true ? proposal : null;
  };
  const isLast = () => asked()?.waitingFor.length === 1;
  const proposal = asked();
  if (yes && proposal !== null && isLast()) return carryOut(table, proposal, isLast, request, now);
  const done = await table.changeTable(() => {
    if (asked() === null) return refused('not-allowed');
    // Another process has heard a yes meanwhile.
    if (yes && isLast()) return refused('stale');
    const { proposals } = table.state;
    const left = yes
      ? proposals.map((it) => (it.id === id ? { ...it, waitingFor: it.waitingFor.filter((other) => other !== seat) } : it))
      : proposals.filter((it) => it.id !== id);
    return { row: { proposals: JSON.stringify(left) } };
  }, request);
  const last = asked();
  return !done.ok && done.code === 'stale' && last !== null ? carryOut(table, last, isLast, request, now) : done;
}

/** The proposals, as stored text, once somebody left the seat for good. */
export function withoutSeat(table: LiveTable, seat: number): string {
  const left = table.state.proposals
    .filter((it) => it.by !== seat)
    .map((it) => ({ ...it, waitingFor: it.waitingFor.filter((other) => other !== seat) }));
  return JSON.stringify(left);
}

/** The proposals, as stored text, once somebody has sat down there: their yes is wanted too. */
export function withSeat(table: LiveTable, seat: number): string {
  return JSON.stringify(
    table.state.proposals.map((it) => ({ ...it, waitingFor: [...new Set([...it.waitingFor, seat])].toSorted((a, b) => a - b) })),
  );
}

/** After somebody left: carries out the first proposal that nobody's yes is missing for. Where that fails it can be made again. */
export async function settle(table: LiveTable, now: number): Promise<void> {
  const isSettled = (it: KeptProposal) => it.waitingFor.length === 0 && holds(it, now);
  const agreed = table.state.proposals.find(isSettled);
  if (agreed === undefined) return;
  await carryOut(table, agreed, () => table.state.proposals.some((it) => it.id === agreed.id && isSettled(it)), null, now);
}

/** Does what was agreed on, if it still is; all proposals end with it. Where it fails, they stay. */
function carryOut(
  table: LiveTable,
  proposal: KeptProposal,
  isGiven: () => boolean,
  request: string | null,
  now: number,
): Promise<Done> {
  if (proposal.what.kind === 'rewind') return table.rewindByConsent(proposal.target ?? 0, isGiven, request);
  const { kind } = proposal.what;
  return table.changeTable((row) => {
    if (row.status !== 'playing') return refused('not-playing');
    if (!isGiven()) return refused('not-allowed');
    if (kind === 'abandon') return { row: { proposals: '[]', status: 'abandoned', deadline: null } };
    const change = pause(table, now);
    return 'ok' in change ? change : { ...change, row: { ...change.row, proposals: '[]' } };
  }, request);
}

/** How many moves the game had before the seat's last `count` moves; null where there are not as many. */
async function moveBefore(store: Store, table: LiveTable, seat: number, count: number): Promise<number | null> {
  const moves = movesThatCount(await store.log.after(table.state.id, 0));
  const own = moves.flatMap((move, i) => (move.seat === seat ? [i] : []));
  return own.at(-count) ?? null;
}
