// What the forecast said along the kept games, compared with what happened.
import { readFileSync } from 'node:fs';
import { falseForecasts, hearForecasts } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { forecast } from '../text/forecast.ts';
import { witness } from './witness.ts';

test('what the forecast says comes true in all kept games', () => {
  const records = readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8');
  expect(falseForecasts(hearForecasts({ game, forecast, witness }, records))).toEqual([]);
});
