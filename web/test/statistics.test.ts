// What the page of one's own games says is what the records say.
import { type Action, type Box, type Outcome, Runner, replay } from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import { expect, test, vi } from 'vitest';
import { keptRecords } from '../../lab/kept.ts';
import { endOf } from '../branch/family.ts';
import { PAGE } from '../net/allMyTables.ts';
import { FAR, firstChoices, type Played, playedGames } from '../statistics/played.ts';
import { summaryOf } from '../statistics/summary.ts';

const boxes: readonly Box[] = await loadAllGames();

test('all tables are asked for, page by page; what is not counted is told', async () => {
  const [box] = boxes as [Box];
  const records = keptRecords(box.game.id).filter(({ seats }) => seats === 2);
  const seat = { kind: 'person', name: 'Ann', level: null };
  const table = (id: string, of: string, when: number) => ({
    ...{ id, game: of, status: 'over', branch: null, changedAt: when },
    seats: [{ ...seat, you: true }, seat],
  });
  // A whole page of another title comes before one's own; of these the newest are counted, as far as there are records.
  const others = Array.from({ length: PAGE }, (_, i) => table(`other-${i}`, 'another', 1000 + i));
  const own = Array.from({ length: 42 }, (_, i) => table(`own-${i}`, box.game.id, i));
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const [, id] = /tables\/own-(\d+)\/record/.exec(path) ?? [];
    if (id !== undefined) {
      const record = records[Number(id)];
      return record === undefined ? new Response('{}', { status: 404 }) : Response.json(record);
    }
    const page = Number(/page=(\d+)/.exec(path)?.[1]);
    return Response.json([...others, ...own].slice(page * PAGE, (page + 1) * PAGE));
  });
  const { played, far } = await playedGames(box.game, 'Ann');
  const before = asked.length;
  // Whoever wants to is told of the older ones too; what was read once is not asked for again.
  const all = await playedGames(box.game, 'Ann', 2 * FAR);
  vi.unstubAllGlobals();
  expect(all.far).toEqual({ counted: Math.min(records.length, 42), all: 42 });
  expect(all.played.map(({ path }) => path).slice(0, 2)).toEqual(['/table/own-0', '/table/own-1']);
  const again = asked.splice(before).filter((path) => path.includes('/record'));
  expect(again.filter((path) => played.some((it) => path.includes(`${it.path.slice('/table/'.length)}/`)))).toEqual([]);
  const newest = records.slice(2, 42).length;
  expect(newest).toBeGreaterThan(1);
  expect(far).toEqual({ counted: newest, all: 42 });
  expect(played.map(({ path }) => path)).toEqual(Array.from({ length: newest }, (_, i) => `/table/own-${i + 2}`));
  expect(asked.filter((path) => path.includes('/my/'))).toEqual(['/api/my/tables?page=0', '/api/my/tables?page=1']);
});

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
        expect(new Runner(game, view).behind(action)).toBeNull();
      }
      const ended = endOf(game, record);
      for (const source of Object.keys(ended?.outcome.sources[seat] ?? {})) expect(voice.source(source).key).toBeTruthy();
      expect(ended?.outcome.ranks).toHaveLength(record.seats);
    }
  });
}

test('who opened a menu has chosen the one answer that lies behind it', () => {
  let only = 0;
  for (const { game } of boxes) {
    for (const record of keptRecords(game.id).slice(0, 6)) {
      const words = record.words as readonly Action[];
      const found = firstChoices(game, record, 0, record.moves.length).map(({ action }) => action);
      let opened: Action | null = null;
      let at = 0;
      replay(game, record, (state, move) => {
        const [seat, word = -1] = record.moves[move] ?? [];
        const action = words[word];
        if (seat !== 0 || action === undefined) return;
        const runner = new Runner(game, game.clone(state));
        const isOnly = runner.legal(0).length === 1;
        if (isOnly && opened === null) return;
        if (isOnly) only++;
        opened = runner.behind(action) === null ? null : action;
        if (opened === null) expect(found[at++]).toEqual(action);
      });
      expect(found).toHaveLength(at);
    }
  }
  expect(only).toBeGreaterThan(0);
});

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
