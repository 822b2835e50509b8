// The table of a day: each game says how it is set up, and its bots need no clock.
import { serve } from '@kaya/bots';
import { checkSetup, Runner, viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';

/** So many decisions of bots are asked for twice. */
const ASKED = 6;

for (const { game, shelf } of await allBoxes()) {
  test(`${game.id}: the daily table can be set up, and its bots answer the same however little time they have`, async () => {
    const { bots, options } = shelf.daily;
    const setup = checkSetup(game, 1 + bots.length, options);
    if (!setup.ok) throw new Error(setup.reasons.map(({ rule }) => rule).join(', '));
    expect(setup.options).toMatchObject(options);
    const runner = Runner.start(game, { seats: 1 + bots.length, options: setup.options, seed: 'a day' });
    const ask = serve(async () => game);
    for (let asked = 0; asked < ASKED && bots.length > 0 && !runner.over; ) {
      const [seat = 0] = runner.awaited();
      const [first] = runner.legal(seat);
      const level = bots[seat - 1];
      if (level === undefined) {
        runner.act(seat, first ?? { do: '' });
        continue;
      }
      const view = viewOf(game, runner.state, seat);
      const question = { game: game.id, level, view, seat, seats: 1 + bots.length, seed: `${asked}` };
      const { action } = await ask({ ...question, budget: {} });
      expect((await ask({ ...question, budget: { milliseconds: 0 } })).action).toEqual(action);
      runner.act(seat, action);
      asked++;
    }
  });
}
