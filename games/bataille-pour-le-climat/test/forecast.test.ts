// What the forecast said along the kept games, compared with what happened.
import { readFileSync } from 'node:fs';
import { falseForecasts, hearForecasts } from '@kaya/engine/laws';
import { taughtBy } from '@kaya/engine/test';
import { expect, test } from 'vitest';
import { course } from '../lessons/index.ts';
import { game } from '../rules/game.ts';
import { forecast } from '../text/forecast.ts';
import { witness } from './witness.ts';

test('what the forecast says comes true in all kept games', () => {
  const records = readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8');
  // Players act on what threatens before it comes.
  const lapses = { pace: 0.92, consequence: 0.6, 'lacks-oil': 0.98, activation: 0.99 };
  expect(falseForecasts(hearForecasts({ game, forecast, witness, every: 5 }, records), lapses)).toEqual([]);
});

test.each(['first-steps', 'black-gold', 'chain-reactions', 'china'])(
  'and in the lesson %s, which may have its own goal',
  (id) => {
    const record = readFileSync(new URL(`../lessons/${id}.json`, import.meta.url), 'utf8');
    const tally = [...hearForecasts({ game, forecast, witness }, record).values()];
    expect(tally.flatMap(({ failed }) => failed)).toEqual([]);
    expect(tally.some(({ came, lapsed }) => came + lapsed > 0)).toBe(true);
  },
);

test('after the activation of a turn nothing is foretold of it', () => {
  const { before } = taughtBy(game, course);
  const told = (moment: string) => forecast(before('first-steps', moment), 0).map(({ words }) => words.key);
  const ofActivation = (key: string) => key.startsWith('bpc.about.activation');
  expect(told('end-turn').filter(ofActivation)).toHaveLength(1);
  expect(told('won').filter(ofActivation)).toEqual([]);
});
