// What the forecast said along the kept games, compared with what happened.
import { readFileSync } from 'node:fs';
import { falseForecasts, hearForecasts } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { forecast } from '../text/forecast.ts';
import { witness } from './witness.ts';

test('what the forecast says comes true in all kept games and in the lessons', () => {
  const records = ['records/games.ndjson', '../lessons/game.json'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const tally = hearForecasts({ game, forecast, witness }, records.join(''));
  // Money and CEPs change hands before they are paid.
  const lapses = { 'disaster-costs': 0.99, income: 0.7, 'pays-ceps': 0.65, 'buys-ceps': 0.65 };
  expect(falseForecasts(tally, lapses)).toEqual([]);
});
