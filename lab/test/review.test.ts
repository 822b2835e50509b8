import { accountOf, type Review, review, reviewBySeat, standTogether, weighed } from '@kaya/bots';
import {
  type Action,
  at,
  firstMoves,
  type Game,
  type GameRecord,
  hash,
  imagined,
  Runner,
  replay,
  type Seat,
  type State,
  seeded,
  viewOf,
} from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { keptRecords } from '../kept.ts';

function reviewed(game: Game, record: GameRecord): Review {
  const walk = review(game, record);
  let step = walk.next();
  while (step.done !== true) step = walk.next();
  if (step.value === null) throw new Error('a kept game can be played again');
  return step.value;
}

/** So many moves of a game that chance had a part in are made again elsewhere. */
const ALIKE = 6;
/** Worlds of the test's own, in which every move is made once more. */
const WORLDS = 6;

function afterMove(game: Game, start: State, seat: Seat, action: Action): State {
  const runner = new Runner(game, game.clone(start));
  runner.act(seat, action);
  return runner.state;
}

/** One move, as a record that begins where it was made. */
function oneMove(game: Game, record: GameRecord, start: State, seat: Seat, action: Action): GameRecord {
  const hashes = hash(start) + hash(afterMove(game, start, seat, action));
  return { ...record, start, words: [action], moves: [[seat, 0]], hashes, continued: [] };
}

for (const { game } of await allBoxes()) {
  describe(`${game.id}, looked at again`, () => {
    const shortest = keptRecords(game.id)
      .filter(({ seats }) => seats > 1)
      .sort((a, b) => a.moves.length - b.moves.length)
      .slice(0, 2);
    const reviews = shortest.map((record) => ({ record, review: reviewed(game, record) }));
    const [alone] = keptRecords(game.id)
      .filter(({ seats }) => seats === 1)
      .sort((a, b) => a.moves.length - b.moves.length);

    test('from the start to the very end choice and luck add up, for every line: of several, of a team, of one alone', () => {
      const solo = alone === undefined ? [] : [{ record: alone, review: reviewed(game, alone) }];
      expect(solo.length > 0).toBe(game.seats.min === 1);
      for (const { record, review: it } of [...reviews, ...solo]) {
        const replayed = replay(game, record);
        if (!replayed.ok || replayed.state.outcome === null) throw new Error('a kept game comes to its end');
        const { scores } = replayed.state.outcome;
        const started = replay(game, firstMoves(record, 0));
        if (!started.ok) throw new Error('a kept game begins');
        for (const line of it.estimates[0]?.keys() ?? []) {
          const { from, to, own, others, luck, count } = accountOf(it, line, standTogether(game));
          if (count === null) throw new Error('it has an end');
          expect(from + own + others + luck + count).toBeCloseTo(to, 6);
          // Where it ended is what the rules counted, whatever a bot had thought of it; a victory of all has no rival but the start.
          const rest = scores.filter((_, seat) => seat !== line);
          const mean = rest.reduce((sum, score) => sum + score, 0) / Math.max(1, rest.length);
          const worth = (state: State) => game.brain?.value(state, 0) ?? 0;
          const ended = standTogether(game) ? worth(replayed.state) - worth(started.state) : at(scores, line) - mean;
          expect(to).toBeCloseTo(ended, 6);
        }
      }
    });

    test('luck is what a move brought beyond its mean over other worlds that fit', () => {
      const { record, review: it } = at(reviews, 0);
      const stood = (state: State) => {
        const [own, ...rest] = Array.from({ length: record.seats }, (_, seat) => game.brain?.value(state, seat) ?? 0);
        const mean = rest.reduce((sum, value) => sum + value, 0) / rest.length;
        return (own ?? 0) - (standTogether(game) ? 0 : mean);
      };
      const swings = new Map(it.swings.map((swing) => [swing.move, swing]));
      let [away, variance] = [0, 0];
      const truths: State[] = [];
      replay(game, record, (state) => void truths.push(game.clone(state)));
      for (const [move, [seat, word]] of record.moves.entries()) {
        const [before, after, swing] = [truths[move], truths[move + 1], swings.get(move)];
        if (before === undefined || after === undefined || swing === undefined || seat < 0) continue;
        const action = at<Action>(record.words, word);
        const worlds = Array.from({ length: WORLDS }, (_, i) => imagined(game, before, seat, seeded(`alike ${move} ${i}`)));
        const ends = worlds.map((world) => afterMove(game, world, seat, action));
        const changes = ends.map((end, i) => (end.outcome === null ? stood(end) - stood(at(worlds, i)) : 0));
        const mean = changes.reduce((sum, change) => sum + change, 0) / WORLDS;
        const luck = stood(after) - stood(before) - mean;
        const unsure = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0) / (WORLDS * (WORLDS - 1));
        away += at(swing.luck, 0) - luck;
        variance += at(swing.variance, 0) + unsure;
      }
      expect(variance).toBeGreaterThan(0);
      expect(Math.abs(away)).toBeLessThan(4 * Math.sqrt(variance));
    });

    test('what was chosen hangs on nothing but what could be known: in a world that looks alike the same move counts as much', () => {
      let looked = 0;
      for (const { record, review: it } of reviews) {
        const lucky = it.swings
          .filter(({ seat, luck }) => seat !== null && luck.some((line) => Math.abs(line) > 1e-9))
          .slice(0, ALIKE);
        replay(game, record, (state, move) => {
          const [seat, word] = record.moves[move] ?? [];
          if (seat === undefined || word === undefined || !lucky.some((swing) => swing.move === move)) return;
          const worlds = [state, imagined(game, state, seat, seeded(`alike ${move}`))];
          const [here, there] = worlds.map((start) => {
            const [swing] = reviewed(game, oneMove(game, record, start, seat, at<Action>(record.words, word))).swings;
            return swing?.chosen;
          });
          expect(there).toEqual(here);
          looked++;
        });
      }
      expect(looked).toBeGreaterThan(0);
    });

    test('at the start nobody is far ahead, and who stands together begins at nothing', () => {
      for (const { record, review: it } of reviews) {
        const [first = []] = it.estimates;
        expect(first).toHaveLength(standTogether(game) ? 1 : record.seats);
        expect(first.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 6);
      }
    });

    test('luck is nobody’s friend: over many moves it comes to nothing', () => {
      const lucks = reviews.flatMap(({ review: { swings } }) => swings.map(({ luck }) => luck[0] ?? 0));
      const mean = lucks.reduce((sum, it) => sum + it, 0) / lucks.length;
      const deviation = Math.sqrt(lucks.reduce((sum, it) => sum + (it - mean) ** 2, 0) / lucks.length);
      expect(Math.abs(mean)).toBeLessThanOrEqual((4 * deviation) / Math.sqrt(lucks.length));
    });

    test('what was played without a choice is no decision', () => {
      for (const { record, review: it } of reviews) {
        expect(it.decisions.length).toBeGreaterThan(0);
        expect(it.decisions.length).toBeLessThanOrEqual(record.moves.length);
        for (const { move, seat } of it.decisions) expect(record.moves[move]?.[0]).toBe(seat);
      }
    });

    test('while it runs a seat hears of its own decisions alone, and of standings by what it knew: hidden things change nothing', () => {
      const { record, review: whole } = reviews[0] as (typeof reviews)[number];
      const part = firstMoves(record, Math.floor(record.moves.length / 2));
      const seat = 1;
      const walk = reviewBySeat(game, part, seat);
      let step = walk.next();
      while (step.done !== true) step = walk.next();
      expect(step.value?.decisions.map(({ move }) => move)).toEqual(
        whole.decisions.filter((it) => it.seat === seat && it.move < part.moves.length).map(({ move }) => move),
      );
      expect([step.value?.swings, step.value?.outcome]).toEqual([[], null]);
      // From another world that looks the same to the seat the same comes.
      let looked = 0;
      let start: readonly number[] = [];
      replay(game, part, (state, move) => {
        if (move % 6 !== 0) return;
        const other = imagined(game, state, seat, seeded(`another ${move}`));
        expect(viewOf(game, other, seat)).toEqual(viewOf(game, state, seat));
        const weighedThere = weighed(game, viewOf(game, other, seat), seat, part.seats);
        if (move === 0) start = standTogether(game) ? weighedThere : weighedThere.map(() => 0);
        expect(weighedThere.map((it, line) => it - (start[line] ?? 0))).toEqual(step.value?.estimates[move]);
        looked++;
      });
      expect(looked).toBeGreaterThan(1);
    });
  });
}
