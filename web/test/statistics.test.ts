// What the page of one's own games says is what the records say.
import { type Box, type Outcome, Runner } from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import { expect, test } from 'vitest';
import { keptRecords } from '../../lab/kept.ts';
import { endOf } from '../branch/family.ts';
import { firstChoices, type Played } from '../statistics/played.ts';
import { summaryOf } from '../statistics/summary.ts';

const boxes: readonly Box[] = await loadAllGames();

for (const { game, voice } of boxes) {
  test(`${game.id}: first choices were real ones, and every source of points has a name`, () => {
    const records = keptRecords(game.id)
      .slice(0, 40)
      .filter((_, i) => i % 13 === 0);
    for (const record of records) {
      const seat = record.seats - 1;
      const found = firstChoices(game, record, seat, 3);
      expect(found.length).toBeGreaterThan(0);
      const own = record.moves.filter(([mover]) => mover === seat).map(([, word]) => record.words[word]);
      for (const { action, view } of found) {
        expect(own).toContainEqual(action);
        expect(new Runner(game, view).legal(seat).length).toBeGreaterThan(1);
        expect(new Runner(game, view).behind(action)).toBeNull();
      }
      const ended = endOf(game, record);
      for (const source of Object.keys(ended?.outcome.sources[seat] ?? {})) expect(voice.source(source).key).toBeTruthy();
      expect(ended?.outcome.ranks).toHaveLength(record.seats);
    }
  });
}

const outcome = (more: Partial<Outcome>): Outcome => ({
  ending: 'x',
  winners: [0],
  ranks: [1, 2],
  scores: [30, 20],
  sources: [
    { plants: 20, goals: 10 },
    { plants: 20, goals: 0 },
  ],
  ...more,
});
const game = (path: string, seat: number, level: 'easy' | 'hard', more: Partial<Outcome> = {}): Played => ({
  path,
  at: 0,
  seat,
  opponents: [{ seat: 1 - seat, who: { kind: 'bot', level } }],
  outcome: outcome(more),
  end: path,
  first: [{ action: { do: seat === 0 ? 'build' : 'wait' }, view: { rng: [0, 0, 0, 0], agenda: [], outcome: null } }],
});

test('results, scores, sources, opponents and beginnings are counted', () => {
  const told = summaryOf([game('/local/a', 0, 'easy'), game('/local/b', 1, 'hard'), game('/table/c', 0, 'easy')]);
  expect(told).toMatchObject({
    games: 3,
    won: 2,
    places: [
      { rank: 1, games: 2 },
      { rank: 2, games: 1 },
    ],
    scores: [
      { own: 30, best: 20 },
      { own: 20, best: 30 },
      { own: 30, best: 20 },
    ],
    opponents: [
      { who: { level: 'easy' }, games: 2, ahead: 2 },
      { who: { level: 'hard' }, games: 1, ahead: 0 },
    ],
    first: [
      [
        { action: { do: 'build' }, times: 2 },
        { action: { do: 'wait' }, times: 1 },
      ],
    ],
  });
  expect(told.sources.map(({ source }) => source)).toEqual(['plants', 'goals']);
  expect(told.sources[1]?.points).toBeCloseTo(20 / 3);
});

test('where all win or lose together there are no places, and nobody is ahead of anybody', () => {
  const together = { winners: [0, 1], ranks: [1, 1] };
  expect(summaryOf([game('/local/a', 0, 'easy', together)])).toMatchObject({ won: 1, places: [], opponents: [] });
  // Nor where all lose, whoever has more points then.
  expect(summaryOf([game('/local/a', 0, 'easy', { winners: [] })])).toMatchObject({
    won: 0,
    contests: 0,
    places: [],
    opponents: [],
  });
  const alone = game('/local/b', 0, 'easy', { winners: [], ranks: [1], scores: [7], sources: [{}] });
  expect(summaryOf([{ ...alone, opponents: [] }])).toMatchObject({ won: 0, places: [], scores: [{ own: 7, best: null }] });
});
