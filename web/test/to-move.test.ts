import { expect, test } from 'vitest';
import { toMove } from '../table/toMove.ts';

test('the seats say the same of whose move it is as the question beside them', () => {
  expect(toMove([1], 0, false, false)).toEqual([1]);
  // 'End my turn, or undo': the next seat is awaited only behind it.
  expect(toMove([1], 0, true, false)).toEqual([0]);
  // 'Bot 2’s turn' is told while the position waits for the reader already.
  expect(toMove([0], 0, false, true)).toEqual([]);
});
