import { at, below, type Game, type Kinds, type Rng, Runner, type Seat, seeded } from '@kaya/engine';
import type { Chair } from './bot.ts';
import { mostPromising, playTurn, type TurnCare, turnOf } from './turn.ts';
import { brainOf } from './worth.ts';

/** How thoroughly the own turn under way is played to its end, one's later turns, and those of others. */
const TURN_UNDER_WAY: TurnCare = { positions: 14, width: 4 };
const OWN_TURN: TurnCare = { positions: 5, width: 3 };
const OTHERS_TURN: TurnCare = { positions: 2, width: 2 };
/** How often a turn begins with the second most promising move: players are not all alike, and no reason may hang on one habit. */
const OTHERWISE = 0.2;
/** Turns that are played on in a team, the present one included: more is the dice's. */
const TEAM_TURNS = 1;
/** Turns of every seat that are played on, where the game has no clock. */
const TURNS_AHEAD = 2;

/**
 * Plays the action in this very world and on through everybody's turns to where moves are compared. Each turn of a world has
 * its own luck, whatever was played before it, so that two moves differ by what they do and not by the dice. `onTurnEnd` sees
 * the position at the end of the own turn under way.
 */
export function playOn<K extends Kinds>(
  game: Game<K>,
  { view, seat, seats }: Chair<K>,
  world: K['state'],
  luck: string,
  action: K['action'],
  onTurnEnd: (state: K['state']) => void = () => undefined,
): K['state'] {
  const { horizon, team } = brainOf(game);
  const runner = new Runner(game, world);
  const alone = seats === 1;
  const start = turnOf(game, view);
  runner.act(seat, action);
  if (team === undefined && !runner.over && runner.awaited().includes(seat)) playTurn(runner, seat, { ...TURN_UNDER_WAY, alone });
  onTurnEnd(runner.state);
  const hasClock = horizon !== undefined || team !== undefined;
  const end = start + (horizon?.by ?? TEAM_TURNS);
  const moods = seeded(`${luck} moods`);
  for (let turn = start, left = TURNS_AHEAD * seats; !runner.over; left--) {
    const now = turnOf(game, runner.state);
    if (hasClock ? now >= end : left === 0) break;
    if (now !== turn) {
      turn = now;
      runner.state.rng = seeded(`${luck} ${turn}`);
    }
    const next = whoDecides(runner, seat);
    if (team !== undefined) atFirstSight(runner, next, moods, next === seat ? 0 : OTHERWISE);
    else turnOfSomebody(runner, next, moods, { ...(next === seat ? OWN_TURN : OTHERS_TURN), alone });
  }
  return runner.state;
}

/** In a team each of many small decisions is corrected by the next: first sight does. */
function atFirstSight<K extends Kinds>(runner: Runner<K>, seat: Seat, moods: Rng, otherwise: number): void {
  const promising = mostPromising(runner.game, runner.state, seat, runner.legal(seat), 2);
  runner.act(seat, at(promising, promising.length > 1 && happens(moods, otherwise) ? 1 : 0));
}

function turnOfSomebody<K extends Kinds>(runner: Runner<K>, seat: Seat, moods: Rng, care: TurnCare): void {
  if (happens(moods, OTHERWISE)) {
    atFirstSight(runner, seat, moods, 1);
    if (runner.over || !runner.awaited().includes(seat)) return;
  }
  playTurn(runner, seat, care);
}

function happens(rng: Rng, share: number): boolean {
  return below(rng, 1000) < 1000 * share;
}

/** One's own decision first where several are awaited. */
function whoDecides<K extends Kinds>(runner: Runner<K>, own: Seat): Seat {
  const awaited = runner.awaited();
  return awaited.includes(own) ? own : at(awaited, 0);
}
