// What a game calls futile, as taking back the card one has just laid, no bot plays while there is anything else.
import { LEVELS, type Level } from '@kaya/bots';
import { checkSetup, type Game, type Kinds, type Runner, type Seat, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { keptRecords } from '../kept.ts';
import { walk } from '../kept-positions.ts';
import { SelfPlay } from '../self-play.ts';

/** So many moves of a game are looked at. */
const MOVES = 260;
/** Random play is random. */
const THINKING = LEVELS.filter((level): level is Level => level !== 'random' && level !== 'master');

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
    test.each(THINKING)('%s plays nothing futile of its own accord', (level) => {
      const seats = Math.min(3, game.seats.max);
      const setup = checkSetup(game, seats, {});
      if (!setup.ok) throw new Error('bad options');
      const play = new SelfPlay(game, { seats, options: setup.options, seed: 'futile' }, new Array<Level>(seats).fill(level), {
        iterations: 6,
      });
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
