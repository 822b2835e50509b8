import type { GameEvent, Viewer } from '@kaya/engine';
import { expect, test } from 'vitest';
import { NO_NEWS, newsAfter, newsSince } from '../tables/news.ts';

const told = (viewer: Viewer, ...events: GameEvent[]) => ({ viewer, events, undone: 0 });
const took = (viewer: Viewer) => ({ viewer, events: [], undone: 1 });
const planned = (n: number) => ({ kind: 'planned', n });

test('what nobody has any more falls out, also where one viewer is told nothing while another plans and takes back', () => {
  const begun: GameEvent = { kind: 'begun' };
  let kept = newsAfter(NO_NEWS, [told(-1, begun), told(0, begun), told(1, begun)]);
  for (let n = 0; n < 500; n++) {
    kept = newsAfter(kept, [told(1, planned(n))]);
    kept = newsAfter(kept, [took(1)]);
    expect(kept.events.length).toBeLessThan(64);
  }
  // Each has what it was told, whatever number it has by now.
  expect(newsSince(kept, 0, 0, 1)).toEqual([{ version: 1, events: [begun], undone: 0 }]);
  expect(newsSince(kept, 1, 999, 1001)).toEqual([
    { version: 1000, events: [planned(499)], undone: 0 },
    { version: 1001, events: [], undone: 1 },
  ]);
  expect(newsSince(kept, 1, 980, 1001)).toBeNull();
});
