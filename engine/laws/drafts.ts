// The law about drafts: they are made of what a seat knows, and of nothing else.
import { conditionHolds, conditionsFor } from '../conditions.ts';
import type { Kinds, Seat } from '../contract.ts';
import { type DraftMove, drafted, draftStart } from '../drafts.ts';
import { difference } from '../plain.ts';
import { below, pick, type Rng, seeded } from '../random.ts';
import { Runner } from '../runner.ts';
import { imagined } from '../view.ts';
import type { Law, Position } from './law.ts';

/** So many moves of a draft are tried. */
const MOVES = 4;

export const draftsTellNoMore: Law = {
  name: 'two worlds that look alike to a seat give the same draft: what it sees, may do and pays, where it stops, and under which conditions',
  weight: 'heavy',
  broken({ game, setup, state, rng }) {
    const seat = below(rng, setup.seats);
    const seed = below(rng, 0x7fffffff);
    const other = imagined(game, state, seat, seeded(`law ${below(rng, 0x7fffffff)}`));
    const found = difference(draftOf(game, other, seat, seeded(seed)), draftOf(game, state, seat, seeded(seed)));
    return found === null ? null : `seat ${seat} could tell the worlds apart by a draft: ${found}`;
  },
};

/** A draft of random moves, and all that is shown of it on the way. */
export function draftOf<K extends Kinds>(game: Position<K>['game'], state: K['state'], seat: Seat, rng: Rng) {
  const start = draftStart(game, state, seat);
  if (start === null) return null;
  const moves: DraftMove[] = [];
  const offered: unknown[] = [];
  let now = drafted(game, start, seat, moves);
  while (moves.length < MOVES && !now.over && now.stops === null) {
    const [first] = now.possible;
    const last = moves.at(-1);
    // Where nobody knows what comes, one of the things that may come is supposed.
    if (first !== undefined && last !== undefined) moves.splice(-1, 1, { ...last, supposed: first.events });
    else {
      const runner = new Runner(game, now.view);
      offered.push(runner.candidates(seat));
      moves.push({ action: pick(rng, runner.legal(seat)), supposed: null });
    }
    now = drafted(game, start, seat, moves);
  }
  // What an order of these moves may be made to depend on, and whether it is so.
  const ifs = conditionsFor(
    game,
    state,
    seat,
    moves.map(({ action }) => action),
  );
  return { start, moves, offered, now, conditions: ifs.map((it) => ({ ...it, holds: conditionHolds(game, state, seat, it) })) };
}
