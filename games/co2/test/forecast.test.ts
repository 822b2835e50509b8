// What the forecast said along the kept games, compared with what happened.
import { readFileSync } from 'node:fs';
import { recordsIn, replay } from '@kaya/engine';
import { falseForecasts, hearForecasts } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { decadesOf } from '../rules/ending.ts';
import { game } from '../rules/game.ts';
import { eventsWords } from '../text/describe.ts';
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

test('CO2-FLO-4: no disaster threatens where no supply phase comes any more', () => {
  const records = recordsIn(readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8'));
  const said = new Map<boolean, Set<string>>();
  for (const record of records.filter((_, i) => i % 6 === 0))
    replay(game, record, (state) => {
      const isLast = state.phase === 'operations' && state.decade === decadesOf(state);
      said.set(isLast, (said.get(isLast) ?? new Set()).add(eventsWords(state).key));
    });
  expect([...(said.get(true) ?? [])]).toEqual(['co2.describe.events.none']);
  expect(said.get(false)).toContain('co2.describe.events');
});
