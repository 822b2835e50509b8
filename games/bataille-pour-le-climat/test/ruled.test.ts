// Every card, tile and region has a closer look: a name, what it does, and the rules about it, in three languages.
import { Runner, viewOf } from '@kaya/engine';
import { lackingNear } from '@kaya/engine/test';
import { expect, test } from 'vitest';
import { cardsOf, components } from '../data/index.ts';
import { box } from '../index.ts';
import { place } from '../rules/places.ts';
import { COLOURS, EMPLOYERS, GLOBAL_TPS, INSTITUTIONS, REGIONS, TPS, ZONES } from '../types/index.ts';
import { optionsOf } from './position.ts';

test('cards, regions, institutions, characters, employers and transformations', async () => {
  const { state } = Runner.start(box.game, { seats: 3, options: optionsOf(3, {}), seed: 'near' });
  const places = [
    ...COLOURS.flatMap((colour) => [...cardsOf(colour).map(place.card), place.pile(colour), place.discard(colour)]),
    ...[...REGIONS, ...INSTITUTIONS].map(place.spot),
    ...components.characters.map(({ id }) => place.character(id)),
    ...EMPLOYERS.map(place.employer),
    ...[...TPS, ...GLOBAL_TPS].map(place.tp),
    ...ZONES.map(place.zone),
    ...[place.events, place.climate, place.ghg, place.player(1)],
  ];
  const view = viewOf(box.game, state, 0);
  expect(await lackingNear(box, places, () => view)).toEqual([]);
});
