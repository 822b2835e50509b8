// What buttons say that something costs and brings, compared with what is paid and got when they are pressed along the kept games.
import { readFileSync } from 'node:fs';
import { playerOf, speakerFor, sum } from '@kaya/engine';
import { falsePrices } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { contractCard } from '../data/index.ts';
import { box } from '../index.ts';

const { game, voice } = box;

test('FE-PLAN-2, FE-MOVE-4: whatever a button names is what goes and comes', async () => {
  const speaker = await speakerFor(voice, 'en', ['Anna', 'Boris', 'Chloé', 'Denis', 'Emma']);
  const found = falsePrices(
    {
      game,
      voice,
      speaker,
      means(state, seat) {
        const { money, contracts, completed, certificates } = playerOf(state, seat);
        const done = sum(completed.map((id) => contractCard(id).points));
        const all = done + sum(contracts.map(({ id }) => contractCard(id).points));
        return { '€M': money, point: done + sum(certificates), 'points when completed': all };
      },
      paying: ['route', 'buy-contract', 'buy-public', 'pc-join-space', 'extra-plant-space'],
      every: 4,
      plainly: { costs: /^Pay: (.*)$/ },
    },
    [
      'build',
      'buy-contract',
      'coal-return',
      'extra-plant',
      'go',
      'join',
      'join-slot',
      'oil-extra',
      'plan',
      'repeat',
      'return-plant',
      'route',
      'sell-certificate',
    ],
    readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8'),
  );
  expect(found).toEqual([]);
});
