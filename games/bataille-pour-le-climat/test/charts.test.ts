// The curves of a game: one point of each at the end of every turn.
import { expect, test } from 'vitest';
import { newWorld } from './position.ts';

test('at the end of a turn every curve gets the point that the table shows', () => {
  const world = newWorld()
    .set('russia', { riot: 2, shortage: 1, epizootic: 1, refugee: 3, tps: 'AB' })
    .set('india', { regime: 'dictatorship', war: 1 });
  world.state.globals = 'M';
  world.turnOf('china').run({ do: 'activation', region: 'china', part: 'climate' });
  const { state } = world;
  const charts = Object.fromEntries(world.told('chart').map(({ chart, at, values }) => [chart, { at, values }]));
  expect(Object.keys(charts)).toEqual(['global-ghg', 'region-ghg', 'population', 'calamities', 'transformations', 'oil-balance']);
  expect(new Set(Object.values(charts).map(({ at }) => at))).toEqual(new Set([state.turn]));
  const clean = newWorld();
  const before = clean.turnOf('china').run({ do: 'activation', region: 'china', part: 'climate' }).told('chart');
  const calm = before.find(({ chart }) => chart === 'calamities')?.values ?? {};
  expect(charts['global-ghg']?.values).toEqual({ ghg: 100 });
  expect(charts['region-ghg']?.values).toMatchObject({ china: 36, russia: 5 });
  expect(charts['population']?.values).toMatchObject({ china: 33, russia: 5 });
  expect(charts['calamities']?.values).toEqual({
    red: (calm['red'] ?? 0) + 3,
    orange: (calm['orange'] ?? 0) + 1,
    green: (calm['green'] ?? 0) + 1,
    refugees: (calm['refugees'] ?? 0) + 3,
    regimes: (calm['regimes'] ?? 0) + 1,
  });
  expect(charts['transformations']?.values).toMatchObject({ russia: 2, china: 0, global: 1 });
  expect(charts['oil-balance']?.values).toEqual({ balance: 0 });
});
