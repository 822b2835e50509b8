// What a game calls futile, as taking back the card one has just laid, no bot plays while there is anything else.
import { type Level, levelsAt, seenBy } from '@kaya/bots';
import { checkSetup, type Game, type Kinds, type Runner, type Seat, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { keptRecords } from '../kept.ts';
import { walk } from '../kept-positions.ts';
import { SelfPlay } from '../self-play.ts';

/** So many moves of a game are looked at. */
const MOVES = 260;
/** A table at which a game has all its levels; three where there is no master at any. */
function seatsOf(game: Game): number {
  const measured = Object.keys(game.brain?.learnt?.measured ?? {});
  return Number(measured[0] ?? Math.min(3, game.seats.max));
}

/** What a seat could do, with which of it the game calls futile. */
function offered(game: Game, runner: Runner<Kinds>, seat: Seat) {
  const legal = runner.legal(seat);
  const promises = game.brain?.order(viewOf(game, runner.state, seat), seat, legal) ?? [];
  return { legal, futile: legal.filter((_, i) => promises[i] === Number.NEGATIVE_INFINITY) };
}

/** Does a kept game ever offer something futile? */
function knowsFutile(game: Game): boolean {
  let found = false;
  for (const record of keptRecords(game.id).slice(-1)) {
    walk(game, record, (runner, seat) => {
      found ||= seat !== null && runner.legal(seat).length > 1 && offered(game, runner, seat).futile.length > 0;
    });
  }
  return found;
}

const judged = (await allBoxes()).map(({ game }) => game).filter(knowsFutile);

test('some game calls something futile', () => expect(judged).not.toEqual([]));

for (const game of judged) {
  describe(game.id, () => {
    const seats = seatsOf(game);
    // Random play is random.
    const thinking = levelsAt(game, seats).filter((level) => level !== 'random');
    test.each(thinking)('%s plays nothing futile of its own accord', async (level) => {
      const setup = checkSetup(game, seats, {});
      if (!setup.ok) throw new Error('bad options');
      const seen = new Array<Game>(seats).fill(await seenBy(level, game, seats));
      const levels = new Array<Level>(seats).fill(level);
      const play = new SelfPlay(
        game,
        { seats, options: setup.options, seed: 'futile' },
        levels,
        { iterations: 6 },
        undefined,
        seen,
      );
      let refused = 0;
      while (!play.runner.over && play.moves.length < MOVES) {
        const [seat = 0] = play.runner.awaited();
        const { legal, futile } = offered(game, play.runner, seat);
        const wise = legal.filter((it) => !futile.includes(it)).map((it) => JSON.stringify(it));
        play.step(false);
        if (futile.length > 0 && wise.length > 0) {
          refused++;
          expect(wise).toContain(JSON.stringify(play.moves.at(-1)?.action));
        }
      }
      expect(refused).toBeGreaterThan(10);
    });
  });
}
