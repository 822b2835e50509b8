// Every card, tile and region has a closer look: a name, what it does, and the rules about it, in three languages.
import { Runner, viewOf } from '@kaya/engine';
import { lackingNear } from '@kaya/engine/test';
import { expect, test } from 'vitest';
import { components } from '../data/index.ts';
import { box } from '../index.ts';
import { STANDARD } from './position.ts';

test('cards, galaxies, systems, planets, upgrades, leaders and stations', async () => {
  const { state } = Runner.start(box.game, { seats: 3, options: { ...STANDARD, module1: true, module2: true }, seed: 'near' });
  const named = (kind: string, of: readonly { readonly id: string }[]) => of.map(({ id }) => `${kind}:${id}`);
  const places = [
    ...named('card', [...components.startingCards, ...components.aiCards]),
    ...named('bonus', [...components.lightBonus, ...components.darkBonus]),
    ...named('dark-tech', components.darkTech),
    ...named('leader', components.leaders),
    ...named('upgrade', components.upgrades),
    ...named('galaxy', components.galaxies),
    ...named('civilisation', components.civilisations),
    ...named('system', components.systems),
    ...named('planet', components.planets),
    ...components.stations.map(({ id }) => `slot:${components.galaxies[0]?.id}/${id}`),
    ...['deck', 'throne', 'turn-order', 'gems', 'zone:1', 'market:0'],
  ];
  // A system is seen when it lies on the table, or is drawn.
  const drawn = (place: string) => components.systems.filter(({ id }) => place.includes(id)).map(({ id }) => id);
  const view = viewOf(box.game, state, 0);
  expect(await lackingNear(box, places, (place) => ({ ...view, drawn: drawn(place) }))).toEqual([]);
});
