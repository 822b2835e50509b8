import { expect, test } from 'vitest';
import { withoutAsides } from '../table/asides.ts';

/** An interrupt that nothing is known of but its name. */
const NEVER = { candidates: () => [], play: () => undefined };

test('what may be said at any time in many ways stands apart from the decision', () => {
  const game = { interrupts: { say: NEVER, power: NEVER } };
  const said = Array.from({ length: 6 }, () => ({ do: 'say' }));
  const rest = [{ do: 'move' }, { do: 'power' }];
  expect(withoutAsides(game, [...rest, ...said])).toEqual({ main: rest, asides: said });
  expect(withoutAsides(game, [...rest, ...said.slice(0, 3)]).asides).toEqual([]);
  expect(withoutAsides({}, said)).toEqual({ main: said, asides: [] });
});
