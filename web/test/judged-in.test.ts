// A report of the lab in the site: what it tells of each decision comes through unchanged, and nothing else does.
import { box } from '@kaya/engine/teaching';
import { expect, test } from 'vitest';
import { analyse } from '../../lab/analysis.ts';
import { keptRecords } from '../../lab/kept.ts';
import { siteReport } from '../../lab/report/site.ts';
import { judgedIn } from '../analysis/judgedIn.ts';
import { writeRecord } from '../saves/recordFile.ts';

const { game } = box;
const records = keptRecords(game.id).filter(({ seats }) => seats === 2);
const found = records.slice(0, 6).map((record) => ({ record, ...analyse(game, record, { worst: 1, onMove: () => undefined }) }));
const withMistake = found.find(({ worst }) => worst.length > 0);
if (withMistake === undefined) throw new Error('somebody makes a mistake in a kept game');
const { record, judged } = withMistake;

test('every judgement of a report is the one the lab made', () => {
  const read = judgedIn(siteReport(record, { judged }), game, record);
  expect(read?.map(([move, { verdict, cost, explanation }]) => [move, verdict, cost, explanation?.action])).toEqual(
    judged.map(({ move, judgement: { verdict, cost, explanation } }) => [move, verdict, cost, explanation?.action]),
  );
  const [mistake] = read?.filter(([, { verdict }]) => verdict === 'mistake') ?? [];
  const [made] = judged.filter(({ judgement }) => judgement.verdict === 'mistake');
  expect(mistake?.[1].explanation?.differences).toEqual(made?.judgement.explanation?.differences);
});

test('the file of a finished game carries what was found about it, and it comes through unchanged', () => {
  const kept = judgedIn(siteReport(record, { judged }), game, record);
  if (kept === null) throw new Error('a report can be read');
  const file = writeRecord(record, [], kept);
  expect(judgedIn(file, game, record)).toEqual(kept);
  expect(kept.length).toBeGreaterThan(0);
  // Where nothing was found the file is as it always was.
  expect(JSON.parse(writeRecord(record, [], []))).toEqual({ ...record, players: [] });
});

test('a plain record has no judgements, and that is no fault', () => {
  expect(judgedIn(JSON.stringify(record), game, record)).toEqual([]);
});

const at = judged.findIndex(({ judgement }) => judgement.verdict === 'mistake');
const { move, judgement } = judged[at] as (typeof judged)[number];
const changed = (change: object) => [[move, { ...judgement, ...change }]];
test.each<[string, unknown]>([
  ['no list', 'everything'],
  ['an entry that is none', [7]],
  ['a move that was never played', [[record.moves.length + 3, judgement]]],
  ['the same move twice', [...changed({}), ...changed({})]],
  ['an unknown verdict', changed({ verdict: '<b>bad</b>' })],
  ['a cost that is no number', changed({ cost: 'much' })],
  ['a mistake without a better move', changed({ explanation: null })],
  ['a better move that was not allowed', changed({ explanation: { ...judgement.explanation, action: { do: 'win' } } })],
  [
    'a difference in something that nobody counts',
    changed({ explanation: { ...judgement.explanation, differences: [{ name: 'toString', by: 1 }] } }),
  ],
  ['a span that is none', changed({ explanation: { ...judgement.explanation, span: 'for ever' } })],
])('what comes from outside is looked at: %s', (_, told) => {
  expect(judgedIn(JSON.stringify({ ...record, judged: told }), game, record)).toBeNull();
});
