// What the forecast said along the kept games, compared with what happened.
import { readFileSync } from 'node:fs';
import { viewOf } from '@kaya/engine';
import { falseForecasts, hearForecasts } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { forecast } from '../text/forecast.ts';
import { position } from './position.ts';
import { witness } from './witness.ts';

test('what the forecast says comes true in all kept games and in the lessons', () => {
  const records = ['records/games.ndjson', '../lessons/game.json'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const tally = hearForecasts({ game, forecast, witness }, records.join(''));
  // Few games see a last line; no game stands still for two rounds, the test below does.
  expect(falseForecasts(tally, { 'last-line-ends': 0.9 })).toEqual(["'ends-if-idle' was never put to the test"]);
});

test('FE-END-5: after the warning an idle round ends the game', () => {
  const players = [0, 1].map(() => ({ money: 9, contracts: { 'c2-08': [1, 1] } }));
  const table = position({ elsewhere: 'coal', players, change: { idleRounds: 1 } }, [
    { do: 'round-over' },
    { do: 'move', seat: 0 },
    { do: 'plan', seat: 0 },
  ]);
  const { state, events } = table;
  const said = game.clone(state);
  const [idle] = forecast(viewOf(game, state, 0), 0).flatMap(({ claims }) => claims.filter((it) => it.claim === 'ends-if-idle'));
  if (idle?.claim !== 'ends-if-idle') throw new Error('no warning');
  table.choose({ do: 'done' });
  const verdict = witness['ends-if-idle'](idle, { said, now: state, fresh: events, all: () => events });
  expect([table.runner.over, verdict]).toEqual([true, 'came']);
});
