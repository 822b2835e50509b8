import { expect, test } from 'vitest';
import { sorted } from '../table/asides.ts';

/** An interrupt that nothing is known of but its name. */
const NEVER = { candidates: () => [], play: () => undefined };

test('what may be said at any time in many ways stands apart from the decision', () => {
  const game = { interrupts: { say: NEVER, power: NEVER } };
  const said = Array.from({ length: 6 }, () => ({ do: 'say' }));
  const rest = [{ do: 'move' }, { do: 'power' }];
  expect(sorted(game, [...rest, ...said])).toEqual({ main: rest, apart: [], asides: said });
  expect(sorted(game, [...rest, ...said.slice(0, 3)]).asides).toEqual([]);
  expect(sorted({}, said)).toEqual({ main: said, apart: [], asides: [] });
});

test('what ends or passes stands apart from what one does', () => {
  const game = { passing: ['stop'] };
  expect(sorted(game, [{ do: 'move' }, { do: 'stop' }])).toEqual({ main: [{ do: 'move' }], apart: [{ do: 'stop' }], asides: [] });
});
