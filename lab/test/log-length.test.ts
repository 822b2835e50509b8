// How long the log is: one line for a decision, more only for what follows from it by itself.
import { replay, SPECTATOR, toldLines } from '@kaya/engine';
import { expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { keptRecords } from '../kept.ts';

/** Lines for a hundred decisions; in Council all plans are revealed and carried out at once. */
const MOST: Readonly<Record<string, number>> = {
  co2: 125,
  'future-energy': 175,
  'bataille-pour-le-climat': 125,
  'council-of-shadows': 235,
};

test.each((await allBoxes()).filter(({ game }) => MOST[game.id] !== undefined))(
  '$game.id: a decision is told in one line, and most in no more',
  ({ game, voice }) => {
    const counts: number[] = [];
    for (const record of keptRecords(game.id).filter((_, i) => i % 24 === 0))
      replay(game, record, (_, move, events) => {
        if (move > 0) counts.push(toldLines(voice, events, SPECTATOR).length);
      });
    const lines = counts.reduce((sum, count) => sum + count, 0);
    expect((100 * lines) / counts.length).toBeLessThanOrEqual(MOST[game.id] ?? 0);
    expect(counts.filter((count) => count > 2).length).toBeLessThan(counts.length / 3);
  },
);
