// Everything at once: see server/faults. `npm run fuzz:server -- --minutes n` does the same for any length of time.
import { Match, replay } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { expect, test } from 'vitest';
import { type Figures, faultsOf, havoc } from '../../faults/havoc.ts';
import { distinctIn, secretsIn } from '../../faults/searched.ts';

test.each([
  ['sqlite', 20_000],
  ['postgres', 25_000],
] as const)(
  'on %s, what was acknowledged is stored and what was told is true, whatever was killed',
  async (database, milliseconds) => {
    const figures = await havoc({ database, milliseconds, tables: 3, seed: `test ${database}` });
    const never = (names: readonly (keyof Figures)[]) => names.filter((name) => figures[name] === 0);
    expect(never(faultsOf({ database })), 'faults that were not survived once').toEqual([]);
    expect(never(['games', 'moves', 'undone', 'standing', 'standIns', 'slept', 'acknowledged']), 'what never happened').toEqual(
      [],
    );
    expect(figures.positions).toBeGreaterThan(figures.acknowledged);
    expect(figures.searched).toBeGreaterThan(100_000);
  },
);

test('a secret that is planted anywhere in what is sent is found, and nothing that is known is taken for one', () => {
  const started = Match.start(lamplighters.game, { seats: 3, seed: 'a-seed-of-its-own' });
  if (!started.ok) throw new Error('refused');
  const [view, other] = [started.match.view(0).view, started.match.view(1).view];
  const state = replay(lamplighters.game, started.match.record());
  if (!state.ok) throw new Error('refused');
  const known = distinctIn(view);
  const secrets = new Set(
    [...distinctIn(['a-seed-of-its-own', 'cookie.aGVsbG8td29ybGQ', state.state])].filter((it) => !known.has(it)),
  );
  expect(secretsIn(JSON.stringify({ t: 'position', view }), secrets)).toEqual([]);
  expect(secretsIn(JSON.stringify({ t: 'position', view: other }), secrets)).toEqual([]);
  const planted = [
    { seed: 'a-seed-of-its-own' },
    { deep: [{ why: `because of cookie.aGVsbG8td29ybGQ` }] },
    { rng: state.state.rng },
    { left: state.state.deck },
  ];
  for (const leak of planted) expect(secretsIn(JSON.stringify({ view, ...leak }), secrets), JSON.stringify(leak)).not.toEqual([]);
});
