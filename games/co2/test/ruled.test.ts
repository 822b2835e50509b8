// Every card, tile and region has a closer look: a name, what it does, and the rules about it, in three languages.
import { Runner, viewOf } from '@kaya/engine';
import { lackingNear } from '@kaya/engine/test';
import { expect, test } from 'vitest';
import { components, idsOf } from '../data/index.ts';
import { box } from '../index.ts';
import { place } from '../rules/places.ts';
import { ENERGIES, REGIONS, SPACES } from '../types/index.ts';
import { options } from './position.ts';

test('cards, regions, spaces, tracks and piles', async () => {
  const { state } = Runner.start(box.game, { seats: 3, options: options(), seed: 'near' });
  const places = [
    ...idsOf(components.lobby).map(place.card),
    ...idsOf(components.unGoals).map(place.card),
    ...REGIONS.flatMap((region) => [place.region(region), ...SPACES.map((space) => place.project({ region, space }))]),
    ...REGIONS.flatMap((region) => state.regions[region].slots.map((_, i) => place.slot(region, i))),
    ...ENERGIES.flatMap((type) => [place.track(type), place.stack(type), place.reserve(type)]),
    ...state.summits.map((_, i) => place.summit(i)),
    ...[place.market, place.bank, place.supply, place.event, place.pollution, place.fossilStack],
    ...[place.firstPlayer, place.unGoals, place.hand(1), place.pool(1), place.lobby(1), place.goal(0), place.score(0)],
  ];
  const view = viewOf(box.game, state, 0);
  expect(await lackingNear(box, places, () => view)).toEqual([]);
});
