import { type Game, type Kinds, Runner, type Seat } from '@kaya/engine';
import type { Chair } from './bot.ts';
import { playTurn, type TurnCare } from './turn.ts';
import { brainOf } from './worth.ts';

/** Turns of every seat that are played on, where the game does not say. */
const TURNS_AHEAD = 2;
/** More turns than this are never played on. */
const MOST_TURNS = 200;
/** How thoroughly a turn is played in the head: a few positions; the own turn under way nearly as it will be played. */
const IN_THE_HEAD: TurnCare = { positions: 8, width: 3 };
const TURN_UNDER_WAY: TurnCare = { positions: 24, width: 5 };

/** Plays the action in this very world, then on through everybody's turns: the position at the horizon of the game. */
export function atTheHorizon<K extends Kinds>(
  game: Game<K>,
  { view, seat, seats }: Chair<K>,
  world: K['state'],
  action: K['action'],
): K['state'] {
  const runner = new Runner(game, world);
  runner.act(seat, action);
  const { horizon } = brainOf(game);
  const alone = seats === 1;
  if (runner.awaited().includes(seat)) playTurn(runner, seat, { ...TURN_UNDER_WAY, alone });
  const most = horizon === undefined ? TURNS_AHEAD * seats : MOST_TURNS;
  const end = horizon === undefined ? 0 : horizon.clock(view) + horizon.by;
  for (let turn = 0; turn < most && !runner.over; turn++) {
    if (horizon !== undefined && horizon.clock(runner.state) >= end) break;
    playTurn(runner, next(runner, seat), { ...IN_THE_HEAD, alone });
  }
  return runner.state;
}

/** Whose decision is played next: one's own first where several are awaited. */
function next<K extends Kinds>(runner: Runner<K>, own: Seat): Seat {
  const awaited = runner.awaited();
  return awaited.includes(own) ? own : (awaited[0] ?? own);
}
