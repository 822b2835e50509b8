import { type Box, below, Match, type Rng, type Seat } from '@kaya/engine';
import type { LiveTable } from './live-table.ts';
import { setupOf } from './saved-game.ts';
import type { Awake } from './table-state.ts';

/** Begins the game that the table is laid for. */
export async function beginGame(live: LiveTable, box: Box, seats: number): Promise<void> {
  const started = Match.start(box.game, setupOf(live.state.row, seats));
  if (!started.ok) throw new Error(`the game did not start: ${started.reasons.map((it) => it.rule).join(', ')}`);
  await live.begin(started.match);
}

/** A move at random of a seat that is awaited, under the name that its device gives it; says whose it was, in which game. */
export async function moveAtRandom(
  live: LiveTable,
  rng: Rng,
  nameOf: (seat: Seat) => string | null,
): Promise<{ readonly seat: Seat; readonly game: Awake }> {
  const game = await live.awake();
  if (game === null) throw new Error('a game that began cannot be taken up');
  const [seat = 0] = game.match.awaited();
  const legal = game.match.legal(seat);
  const action = legal[below(rng, legal.length)];
  if (action === undefined) throw new Error(`seat ${seat} is awaited and has nothing to do`);
  const done = await live.act(seat, action, null, nameOf(seat));
  if (!done.ok) throw new Error(`a legal action was refused: ${done.code}`);
  return { seat, game };
}
