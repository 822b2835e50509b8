// Chapter 5.3: lines.
import { type ActionOf, at, type Decision, next, type Play, playerOf, type Seat, type StepOf } from '@kaya/engine';
import { components } from '../../data/index.ts';
import { type GameMap, mapOf, perMap } from '../../data/map.ts';
import type { Cause, ConnectionId, FutureEnergy, FutureEnergyState } from '../../types/index.ts';
import { triggerEnd } from '../ending.ts';

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

/** FE-LINE-6, -7: a shared connection takes one line beside another player's, never a third one, never two of one player. */
export function mayTakeSharedLine(owners: number, seat: Seat): boolean {
  return owners === 0 || (!isOwn(owners, seat) && linesOn(owners) < components.limits.linesPerConnection);
}

/** Are there as many unoccupied connections? */
export function hasFreeConnections(state: FutureEnergyState, wanted: number): boolean {
  let found = 0;
  const open = mapOf(state).openConnections;
  for (let i = 0; i < open.length && found < wanted; i++) if (state.lines[at(open, i)] === 0) found++;
  return found >= wanted;
}

/** Is there a connection that takes a line of the seat beside another one, or alone? */
export function hasSharedConnection(state: FutureEnergyState, seat: Seat): boolean {
  return mapOf(state).openConnections.some((connection) => mayTakeSharedLine(at(state.lines, connection), seat));
}

/** FE-TOK-8, FE-NS-4, FE-PC-20: a line in the reserve and a place for it. */
export function canPlaceSharedLine(state: FutureEnergyState, seat: Seat): boolean {
  return playerOf(state, seat).lines > 0 && hasSharedConnection(state, seat);
}

/** FE-LINE-1: a line leaves the reserve for the board; the last one triggers the end (FE-END-1). */
function placeLine(play: Play<FutureEnergy>, seat: Seat, connection: ConnectionId, cause: Cause | null): void {
  const { state } = play;
  const player = playerOf(state, seat);
  const index = mapOf(state).connection(connection);
  const before = at(state.lines, index);
  player.lines--;
  state.lines[index] = before | (1 << seat);
  state.roundChanged = true;
  play.emit?.({
    kind: 'line-placed',
    seat,
    connection,
    cause,
    beside: before === 0 ? null : 31 - Math.clz32(before),
    left: player.lines,
  });
  if (player.lines === 0) triggerEnd(play, seat, 'lines');
}

/** FE-TOK-7, -8, FE-NS-4: up to `count` free lines, beside other players' lines if wanted. */
export function offerSharedLines({ state, emit }: Play<FutureEnergy>, seat: Seat, cause: Cause, count: number): void {
  if (canPlaceSharedLine(state, seat)) next(state, { do: 'shared-line', seat, left: count, cause, optional: true });
  else emit?.({ kind: 'effect-lost', seat, cause });
}

type PlaceLine = ActionOf<FutureEnergy, 'place-line'>;

/** FE-LINE-2, -3, FE-SET-11: every connection of the board that is in play. */
function everyConnection(map: GameMap): readonly PlaceLine[] {
  return map.openConnections.map((i) => ({ do: 'place-line', connection: at(map.connections, i).id }));
}

const connections = perMap(everyConnection);
const connectionsOrSkip = perMap((map): readonly (PlaceLine | ActionOf<FutureEnergy, 'skip'>)[] => [
  ...everyConnection(map),
  { do: 'skip' },
]);

function lines(state: FutureEnergyState, action: PlaceLine): number {
  return at(state.lines, mapOf(state).connection(action.connection));
}

/** FE-DEC-2: where a bought line goes. */
export const placeLineDecision: Decision<FutureEnergy, StepOf<FutureEnergy, 'place-line'>, PlaceLine> = {
  candidates: (state) => connections(state),
  blockers: { 'place-line': [{ rule: 'FE-LINE-4', when: (state, action) => lines(state, action) !== 0 }] },
  play(play, { seat, left }, { connection }) {
    if (left > 1) next(play.state, { do: 'place-line', seat, left: left - 1 }); // FE-LINE-5
    placeLine(play, seat, connection, null);
  },
};

/** FE-DEC-10: where a line goes that may lie beside another player's. */
export const sharedLine: Decision<
  FutureEnergy,
  StepOf<FutureEnergy, 'shared-line'>,
  PlaceLine | ActionOf<FutureEnergy, 'skip'>
> = {
  candidates: (state, { optional }) => (optional ? connectionsOrSkip(state) : connections(state)),
  blockers: {
    'place-line': [{ rule: 'FE-LINE-7', when: (state, action, seat) => !mayTakeSharedLine(lines(state, action), seat) }],
  },
  play(play, step, action) {
    const { seat, cause, left } = step;
    if (action.do === 'skip') {
      play.emit?.({ kind: 'effect-declined', seat, cause });
      return;
    }
    placeLine(play, seat, action.connection, cause);
    if (left > 1 && canPlaceSharedLine(play.state, seat)) next(play.state, { ...step, left: left - 1 });
  },
};
