import { type Box, defaults, pick, Runner, seeded, viewOf } from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import { expect, test } from 'vitest';
import { aheadOf } from '../table/ahead.ts';

const boxes: Box[] = await loadAllGames();

test.each(boxes.filter(({ game }) => game.places.opens !== undefined))(
  '$game.id: what can be pointed at one step ahead is what is offered once its entry is played, from the view alone',
  ({ game }) => {
    const seed = 'ahead';
    const rng = seeded(seed);
    const runner = Runner.start(game, { seats: game.seats.min, options: defaults(game.options), seed });
    let compared = 0;
    for (let move = 0; move < 300 && !runner.over; move++) {
      const [seat = 0] = runner.awaited();
      const legal = runner.legal(seat);
      const view = viewOf(game, runner.state, seat);
      const shown = JSON.stringify(view);
      const ahead = [...aheadOf(game, view, seat, legal)].flatMap(([place, there]) => there.map((it) => ({ place, ...it })));
      expect(JSON.stringify(view)).toBe(shown);
      for (const { place, entry, action } of ahead) {
        compared++;
        expect(game.places.opens).toContain(entry.do);
        expect(game.places.action(action)).toContain(place);
        const truth = new Runner(game, game.clone(runner.state));
        truth.open(seat, entry);
        expect(truth.legal(seat)).toContainEqual(action);
      }
      runner.act(seat, pick(rng, legal));
    }
    expect(compared).toBeGreaterThan(100);
  },
);

test('a game that names no entries has nothing ahead', () => {
  const other = boxes.find(({ game }) => game.places.opens === undefined);
  if (other === undefined) throw new Error('every game has a menu');
  const { game } = other;
  const runner = Runner.start(game, { seats: game.seats.min, options: defaults(game.options), seed: 'ahead' });
  const [seat = 0] = runner.awaited();
  expect(aheadOf(game, viewOf(game, runner.state, seat), seat, runner.legal(seat)).size).toBe(0);
});
