// What buttons say that something costs and brings, compared with what is paid and got when they are pressed along the kept games.
import { readFileSync } from 'node:fs';
import { playerOf, speakerFor } from '@kaya/engine';
import { falsePrices } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { box } from '../index.ts';
import { cepsInControlledRegions } from '../rules/turn/ceps.ts';
import { energy } from '../text/names.ts';
import { ENERGIES } from '../types/index.ts';

const { game, voice } = box;

test('CO2-INS-2, CO2-CON-3, CO2-MKT-2: whatever a button names is what goes and comes', async () => {
  const speaker = await speakerFor(voice, 'en', ['Anna', 'Boris', 'Chloé', 'Denis', 'Emma']);
  const found = falsePrices(
    {
      game,
      voice,
      speaker,
      means(state, seat) {
        const { money, tech, cep, points, expertise } = playerOf(state, seat);
        return {
          $: money,
          'tech cube': tech,
          CEP: cep + cepsInControlledRegions(state, seat),
          point: points,
          ...Object.fromEntries(ENERGIES.map((type) => [`expertise ${speaker.say(energy(type, 'in'))}`, expertise[type]])),
        };
      },
      paying: ['pay-cep', 'dismissed-scientist', 'scientist-destination', 'bonus-region-cep', 'bonus-any-expertise'],
      every: 3,
      plainly: {
        costs: /^(?:Pay|Give up|Sell) (.*?)(?: in .*?)?(?: \(.*\))?$/,
        gains: /^(?:(?:Take|Buy) |Play “[^”]*” \()([^()]*\d[^()]*?)(?:\)| \(.*\))?$/,
      },
    },
    [
      'buy',
      'construct',
      'discard-goal',
      'install',
      'pay-bid-cep',
      'pay-cep',
      'pay-money',
      'pay-tech',
      'play-major',
      'play-minor',
      'propose',
      'sell',
      'send-scientist',
      'take-income',
      'take-reward',
      'to-construct',
      'to-install',
      'to-lobby',
      'to-market',
    ],
    readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8'),
  );
  expect(found).toEqual([]);
});
