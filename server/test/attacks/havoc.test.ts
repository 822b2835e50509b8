// Everything at once: see server/faults. `npm run fuzz:server -- --minutes n` does the same for any length of time.
import { expect, test } from 'vitest';
import { havoc } from '../../faults/havoc.ts';

test.each([
  ['sqlite', 20_000],
  ['postgres', 25_000],
] as const)(
  'on %s, what was acknowledged is stored and what was told is true, whatever was killed',
  async (database, milliseconds) => {
    const figures = await havoc({ database, milliseconds, tables: 3, seed: `test ${database}` });
    expect(figures.games).toBeGreaterThan(0);
    expect(figures.acknowledged).toBeGreaterThan(0);
    expect(figures.positions).toBeGreaterThan(figures.acknowledged);
  },
);
