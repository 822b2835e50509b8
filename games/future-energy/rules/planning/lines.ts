// Chapter 5.3: lines.
import { type ActionOf, anyLegal, type Decides, next, type Play, playerOf, type Seat } from '@kaya/engine';
import { components } from '../../data/index.ts';
import { mapOf } from '../../data/tables.ts';
import type { Cause, ConnectionId, FutureEnergy, FutureEnergyState } from '../../types/index.ts';
import { hasNoLineLeft, triggerEnd } from '../ending.ts';
import { everyConnection, SKIP } from '../table.ts';

/** Whose lines lie on a connection: bit `1 << seat`. */
export function ownersOn(state: FutureEnergyState, connection: ConnectionId): number {
  return state.lines[mapOf(state).connection(connection)] as number;
}

/** How many lines lie on a connection. */
export function linesOn(owners: number): number {
  let count = 0;
  for (let rest = owners; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Has the seat a line among these? */
export function isOwn(owners: number, seat: Seat): boolean {
  return (owners & (1 << seat)) !== 0;
}

/** The same with a line of the seat. */
export function withLine(owners: number, seat: Seat): number {
  return owners | (1 << seat);
}

/** How many of the seat's lines lie on the board. */
export function linesOnBoard({ lines }: FutureEnergyState, seat: Seat): number {
  return lines.filter((owners) => isOwn(owners, seat)).length;
}

/** The seats that have a line among these. */
export function ownersOf({ players }: FutureEnergyState, owners: number): Seat[] {
  return players.map((_, seat) => seat).filter((seat) => isOwn(owners, seat));
}

/** FE-LINE-4: a bought line needs a connection of its own. */
export const OCCUPIED = {
  rule: 'FE-LINE-4',
  when: (state: FutureEnergyState, { connection }: { readonly connection: ConnectionId }) => !isFree(ownersOn(state, connection)),
};

function isFree(owners: number): boolean {
  return owners === 0;
}

/** FE-LINE-5: are there as many unoccupied connections? */
export function hasFreeConnections(state: FutureEnergyState, wanted: number): boolean {
  let found = 0;
  for (const connection of mapOf(state).openConnections) {
    if (isFree(state.lines[connection] as number) && ++found === wanted) return true;
  }
  return false;
}

/** FE-CMP-16: the lines of a player are limited. */
export const NO_LINE_LEFT = {
  rule: 'FE-CMP-16',
  when: (state: FutureEnergyState, _: unknown, seat: Seat) => hasNoLineLeft(playerOf(state, seat)),
};

/** FE-LINE-6, -7: a shared connection takes one line beside another player's, never a third one, never two of one player. */
export const NO_ROOM_BESIDE = {
  rule: 'FE-LINE-7',
  when(state: FutureEnergyState, { connection }: { readonly connection: ConnectionId }, seat: Seat): boolean {
    const owners = ownersOn(state, connection);
    return owners !== 0 && (isOwn(owners, seat) || linesOn(owners) >= components.limits.linesPerConnection);
  },
};

/** FE-LINE-1: a line leaves the reserve for the board; the last one triggers the end (FE-END-1). */
function layLine(play: Play<FutureEnergy>, seat: Seat, connection: ConnectionId, cause: Cause | null): void {
  const { state } = play;
  const player = playerOf(state, seat);
  const before = ownersOn(state, connection);
  player.lines--;
  state.lines[mapOf(state).connection(connection)] = withLine(before, seat);
  state.roundChanged = true;
  play.emit?.({
    kind: 'line-placed',
    seat,
    connection,
    cause,
    beside: before === 0 ? null : 31 - Math.clz32(before),
    left: player.lines,
  });
  if (hasNoLineLeft(player)) triggerEnd(play, seat, 'lines');
}

const place = (connection: ConnectionId): ActionOf<FutureEnergy, 'place-line'> => ({ do: 'place-line', connection });
const places = everyConnection(place);
const placesOrSkip = everyConnection<ActionOf<FutureEnergy, 'place-line' | 'skip'>>(place, SKIP);

/** FE-DEC-2: where a bought line goes. */
export const placeLine: Decides<FutureEnergy, 'place-line', 'place-line'> = {
  candidates: (state) => places(state),
  blockers: { 'place-line': [OCCUPIED] },
  nothing: 'FE-LINE-2',
  play(play, { seat, left }, { connection }) {
    layLine(play, seat, connection, null);
    if (left > 1) next(play.state, { do: 'place-line', seat, left: left - 1 }); // FE-LINE-5
  },
};

/** FE-DEC-10: where a line goes that may lie beside another player's. */
export const sharedLine: Decides<FutureEnergy, 'shared-line', 'place-line' | 'skip'> = {
  candidates: (state, { optional }) => (optional ? placesOrSkip(state) : places(state)),
  blockers: {
    'place-line': [NO_LINE_LEFT, NO_ROOM_BESIDE],
  },
  play(play, step, action) {
    const { seat, cause, left } = step;
    if (action.do === 'skip') {
      play.emit?.({ kind: 'effect-declined', seat, cause });
      return;
    }
    layLine(play, seat, action.connection, cause);
    const again = { ...step, left: left - 1 };
    if (left > 1 && anyLegal(sharedLine, play.state, again, ({ do: kind }) => kind === 'place-line')) next(play.state, again);
  },
};
