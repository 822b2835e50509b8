// What the forecast said along the kept games, compared with what happened.
import { readFileSync } from 'node:fs';
import { Runner, recordsIn, replay, viewOf } from '@kaya/engine';
import { falseForecasts, hearForecasts } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { exploitOverview, stopsToCome } from '../explain/index.ts';
import { game } from '../rules/game.ts';
import { forecast } from '../text/forecast.ts';
import { witness } from './witness.ts';

test('what the forecast says comes true in all kept games and in the lessons', () => {
  const records = ['records/games.ndjson', '../lessons/game.json'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const tally = hearForecasts({ game, forecast, witness }, records.join(''));
  // Plans go on until they are ready, of all galaxies one is exploited next, and most turns place a cube.
  const lapses = { consumption: 0.75, acts: 0.7, cards: 0.85, exploiting: 0.98 };
  expect(falseForecasts(tally, lapses)).toEqual([]);
});

test('COS-INV-22: while galaxies are exploited the forecast counts those that still can be', () => {
  const records = recordsIn(readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8'));
  let fewer = 0;
  for (const record of records.filter((_, i) => i % 6 === 0))
    replay(game, record, (state) => {
      const [step] = state.agenda.filter((it) => it.do === 'exploit');
      if (step === undefined || !new Runner(game, state).awaited().includes(step.seat)) return;
      const view = viewOf(game, state, step.seat);
      const said = forecast(view, step.seat)
        .flatMap(({ claims }) => claims)
        .flatMap((it) => (it.claim === 'exploiting' ? [it.galaxy] : []));
      const legal = new Runner(game, view).legal(step.seat).flatMap((it) => (it.do === 'exploit' ? [it.galaxy] : []));
      // Something else is asked first.
      if (legal.length === 0) return;
      expect(said.toSorted()).toEqual(legal.toSorted());
      if (legal.length < exploitOverview(view, step.seat).length) fewer++;
    });
  expect(fewer).toBeGreaterThan(0);
});

test('COS-SHF-1, COS-END-1: a card lies in the next round where its way said, and no round comes after the last one', () => {
  const records = recordsIn(readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8'));
  const found = new Map<string, number>();
  for (const record of records.filter(({ seats }, i) => seats === 2 && i % 3 === 0)) {
    /** What was said of each card in the zones: where it lies in the next round (0: the hand), or that there is none. */
    let said = new Map<string, number | 'no round'>();
    let round = 0;
    replay(game, record, (state) => {
      if (state.round !== round) {
        round = state.round;
        for (const [key, zone] of said) {
          const [seat, card] = key.split(' ');
          const lies = state.players[Number(seat)]?.zones.findIndex(({ cards }) => cards.some((it) => it === card)) ?? -1;
          expect([round, key, zone]).toEqual([round, key, lies + 1]);
          found.set('round', (found.get('round') ?? 0) + 1);
        }
        said = new Map();
      }
      for (const seat of [0, 1]) {
        const view = viewOf(game, state, seat);
        for (const [i, { cards }] of (view.players[seat]?.zones ?? []).entries()) {
          const card = cards.at(-1);
          if (card === undefined) continue;
          const stops = stopsToCome(view, seat, i + 1);
          said.set(`${seat} ${card}`, stops === null ? 'no round' : (stops[0]?.zone ?? 0));
          if (stops === null) found.set('last', (found.get('last') ?? 0) + 1);
        }
      }
    });
  }
  expect(found.get('round')).toBeGreaterThan(30);
  expect(found.get('last')).toBeGreaterThan(30);
});
