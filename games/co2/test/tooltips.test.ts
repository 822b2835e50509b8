// What places say that a move there would bring, compared with what follows when it is made along the kept games.
import { readFileSync } from 'node:fs';
import { same } from '@kaya/engine';
import { type Comes, falseTooltips } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { money, person } from '../text/names.ts';
import { voice } from '../text/voice.ts';
import type { Co2 } from '../types/index.ts';

/** The price of a CEP once one is bought or sold. */
const priced =
  (by: 'buy' | 'sell'): Comes<Co2> =>
  ({ after }, { now, action }) =>
    action.do === by ? same(after, money(now.price)) : null;

const comes: Readonly<Record<string, Comes<Co2>>> = {
  'co2.about.market.buy': priced('buy'),
  'co2.about.market.buy-last': priced('buy'),
  'co2.about.market.sell': priced('sell'),
  'co2.about.control.you': (_, { now, seat, action }) =>
    action.do === 'construct' ? now.regions[action.region].controller === seat : null,
  'co2.about.control.other': ({ seat: said }, { now, action }) =>
    action.do === 'construct' ? same(person(now.regions[action.region].controller), said) : null,
};

test('CO2-MKT-5, CO2-CTL-3: prices and control after a move are what its place said', () => {
  const records = readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8');
  const belonging = [
    'pay-cep',
    'dismissed-scientist',
    'scientist-destination',
    'bonus-region-cep',
    'bonus-any-expertise',
  ] as const;
  expect(falseTooltips({ game, voice, comes, belonging, every: 2 }, records)).toEqual([]);
});
