import { ADVICE_SEED, CLEARLY, isClear, judge } from '@kaya/bots';
import {
  at,
  type Exercise,
  firstMoves,
  type Game,
  type GameRecord,
  Runner,
  replay,
  type State,
  seeded,
  viewOf,
} from '@kaya/engine';

/** Nobody wants to look through longer lists than this, or at a costlier blunder. */
const MOST_ANSWERS = 40;
const COSTLIEST = 4;
/** So many decisions of a game are looked at, evenly spread. */
const LOOKED_AT = 20;

interface Terms {
  readonly count: number;
  /** Called with how many games were gone through. */
  readonly onGame: (done: number) => void;
}

/** A few positions out of whole games in which something was clearly better than what was played; at most one from each game. */
export function exercisesIn(game: Game, records: readonly GameRecord[], { count, onGame }: Terms): readonly Exercise[] {
  const found: Exercise[] = [];
  for (const [i, record] of records.entries()) {
    if (found.length === count) break;
    const exercise = exerciseIn(game, record);
    if (exercise !== null) found.push(exercise);
    onGame(i + 1);
  }
  return found;
}

function exerciseIn(game: Game, record: GameRecord): Exercise | null {
  const states: State[] = [];
  if (!replay(game, record, (state) => void states.push(game.clone(state))).ok) return null;
  const asked = record.moves.flatMap(([seat, word], move) => {
    if (seat < 0) return [];
    const view = viewOf(game, at(states, move), seat);
    const { length } = new Runner(game, view).legal(seat);
    return length > 2 && length <= MOST_ANSWERS ? [{ move, seat, view, played: at(record.words, word) }] : [];
  });
  const every = Math.max(1, Math.floor(asked.length / LOOKED_AT));
  const some = asked.filter((_, i) => i % every === every >> 1);
  // In the midst of a game there is most to think about.
  const middle = record.moves.length / 2;
  some.sort((a, b) => Math.abs(a.move - middle) - Math.abs(b.move - middle));
  for (const { move, seat, view, played } of some) {
    const { verdict, cost, explanation } = judge(game, { view, seat, seats: record.seats }, played, seeded(ADVICE_SEED));
    if (verdict !== 'mistake' || explanation === null || cost < CLEARLY || cost > COSTLIEST) continue;
    const exercise = { record: firstMoves(record, move), seat, played, better: explanation.action };
    if (isClear(game, exercise, 'exercise')) return compact(exercise);
  }
  return null;
}

/** Only the words that are played up to there. */
function compact(exercise: Exercise): Exercise {
  const { record } = exercise;
  const used = [...new Set(record.moves.map(([, word]) => word))];
  return {
    ...exercise,
    record: {
      ...record,
      words: used.map((word) => at(record.words, word)),
      moves: record.moves.map(([seat, word]): [number, number] => [seat, used.indexOf(word)]),
    },
  };
}
