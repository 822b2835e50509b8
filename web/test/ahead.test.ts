import { type Box, defaults, pick, Runner, seeded, viewOf } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { loadAllGames } from '@kaya/games';
import { expect, test } from 'vitest';
import { aheadOf } from '../table/ahead.ts';

const teaching: Box = lamplighters;
const boxes: Box[] = [teaching, ...(await loadAllGames())];

/** Plays a while and compares; how much there was to compare. */
function compared({ game }: Box): number {
  const rng = seeded('ahead');
  const runner = Runner.start(game, { seats: game.seats.min, options: defaults(game.options), seed: 'ahead' });
  let count = 0;
  for (let move = 0; move < 300 && !runner.over; move++) {
    const [seat = 0] = runner.awaited();
    const legal = runner.legal(seat);
    const view = viewOf(game, runner.state, seat);
    const shown = JSON.stringify(view);
    const ahead = [...aheadOf(game, view, seat, legal)].flatMap(([place, there]) => there.map((it) => ({ place, ...it })));
    expect(JSON.stringify(view)).toBe(shown);
    for (const { place, entry, action } of ahead) {
      count++;
      expect(runner.behind(entry)).not.toBeNull();
      expect(game.places.action(action)).toContain(place);
      const truth = new Runner(game, game.clone(runner.state));
      truth.open(seat, entry);
      expect(truth.legal(seat)).toContainEqual(action);
    }
    runner.act(seat, pick(rng, legal));
  }
  return count;
}

test('what can be pointed at one step ahead is what is offered once its entry is played, from the view alone', () => {
  const counts = boxes.map(compared);
  // A game may have its menus in a module that is not played by default.
  expect(counts.filter((count) => count > 20).length).toBeGreaterThanOrEqual(boxes.length - 1);
});

test('where no entry waits nothing lies ahead', () => {
  const { game } = teaching;
  const runner = Runner.start(game, { seats: game.seats.min, options: defaults(game.options), seed: 'ahead' });
  expect(runner.decision?.do).toBe('pour');
  expect(aheadOf(game, viewOf(game, runner.state, 0), 0, runner.legal(0)).size).toBe(0);
});
