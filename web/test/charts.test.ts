// What charts tell is computed, and true: looked at along kept games of every title, in three languages.
import { type Box, type GameEvent, LOCALES, type Outcome, replay, Speaker, type State, speakerFor } from '@kaya/engine';
import { faultsOf } from '@kaya/engine/laws';
import { loadAllGames } from '@kaya/games';
import { expect, test } from 'vitest';
import { keptRecords } from '../../lab/kept.ts';
import { findingWords, leadersFirst } from '../charts/Charts.tsx';
import { type Finding, findingOf } from '../charts/finding.ts';
import { lastRound } from '../charts/round.ts';
import { type Series, seriesOf } from '../charts/series.ts';
import { chartText } from '../charts/text/index.ts';

const boxes: Box[] = await loadAllGames();
const NAMES = ['Anna', 'Boris', 'Chloé', 'Denis', 'Emma', 'Fjodor'];
const SAMPLE = [5, 41];

function kept({ game }: Box): { readonly series: Series[]; readonly outcome: Outcome | null; readonly end: State }[] {
  const records = keptRecords(game.id);
  return SAMPLE.flatMap((i) => {
    const record = records[i];
    if (record === undefined) return [];
    const told: GameEvent[] = [];
    const played = replay(game, record, (_state, _move, events) => void told.push(...events));
    expect(played.ok).toBe(true);
    return played.ok ? [{ series: seriesOf(told), outcome: played.state.outcome, end: played.state }] : [];
  });
}

const line = (name: string, ...values: number[]) => ({ name, points: values.map((value, i) => ({ at: i + 1, value })) });
const found = (words: Parameters<typeof findingOf>[1], ...lines: Series['lines']) => findingOf({ chart: 'x', lines }, words);

test.each<[string, Finding | null, Finding]>([
  ['always', found({ players: true }, line('a', 1, 3, 5), line('b', 0, 2, 4)), { tells: 'lead-always', line: 'a', value: 5 }],
  [
    'since',
    found({ players: true }, line('a', 1, 3, 5), line('b', 1, 2, 4)),
    { tells: 'lead-since', line: 'a', value: 5, at: 2 },
  ],
  ['last', found({ players: true }, line('a', 1, 2, 5), line('b', 1, 2, 4)), { tells: 'lead-last', line: 'a', value: 5 }],
  ['shared', found({ players: true }, line('a', 1, 5), line('b', 2, 5)), { tells: 'lead-shared', lines: ['a', 'b'], value: 5 }],
  [
    'a peak',
    found({ whole: 'all' }, line('all', 3, 9, 4), line('part', 1, 1, 1)),
    { tells: 'rise', from: 3, to: 4, since: 1, turn: { is: 'peak', value: 9, at: 2 } },
  ],
  [
    'higher between two points than at any',
    found({ whole: 'all', peaks: 'highest' }, line('all', 3, 9, 4), line('highest', 3, 12, 9)),
    { tells: 'rise', from: 3, to: 4, since: 1, turn: { is: 'peak', value: 12, at: 2 } },
  ],
  ['a fall', found({}, line('only', 5, 4, 2)), { tells: 'fall', from: 5, to: 2, since: 1, turn: null }],
  [
    'the same, with when it was counted first',
    found({}, { name: 'only', points: [4, 1, 4].map((value, i) => ({ at: i + 2, value })) }),
    { tells: 'same', from: 4, to: 4, since: 2, turn: { is: 'low', value: 1, at: 3 } },
  ],
  ['most', found({}, line('wars', 0, 2), line('famines', 1, 1)), { tells: 'most', line: 'wars', value: 2 }],
  [
    'most of two alike',
    found({}, line('wars', 0, 2), line('famines', 1, 2)),
    { tells: 'lead-shared', lines: ['wars', 'famines'], value: 2 },
  ],
  ['nothing', found({}, line('wars', 1, 0), line('famines', 1, 0)), { tells: 'none' }],
])('a finding: %s', (_, is, should) => expect(is).toEqual(should));

test.each(LOCALES)(
  'what is the same at the end is said to be so since its first count, not since the start (%s)',
  async (locale) => {
    const own = new Speaker(locale, await chartText[locale]());
    const text = own.say({ key: 'chart.same', values: { title: 'x', from: '4', to: '4', time: 'decade', at: 1 } });
    expect(text).toContain('(decade 1)');
  },
);

for (const box of boxes) {
  const { game, voice } = box;
  test(`${game.id}: few charts, each titled with what it tells, in three languages; the summary of a round adds up`, async () => {
    for (const { series, outcome, end } of kept(box)) {
      const main = series.filter(({ chart }) => voice.chart(chart).main === true);
      expect(main.length).toBeGreaterThan(0);
      expect(main.length).toBeLessThanOrEqual(3);
      // What says who is ahead comes first, and where somebody wins alone it names the winner.
      const [first] = leadersFirst(main.map((it) => ({ series: it, words: voice.chart(it.chart) })));
      if (series.some(({ chart }) => voice.chart(chart).players === true)) {
        expect(first?.words.players).toBe(true);
        const finding = first === undefined ? null : findingOf(first.series, first.words);
        const [winner, ...others] = outcome?.winners ?? [];
        if (winner !== undefined && others.length === 0 && finding !== null && 'line' in finding)
          expect(finding.line).toMatch(new RegExp(`^(seat-)?${winner}$`));
      }
      for (const locale of LOCALES) {
        const speaker = await speakerFor(voice, locale, NAMES);
        const own = new Speaker(locale, await chartText[locale]());
        for (const it of series) {
          const words = voice.chart(it.chart);
          const finding = findingOf(it, words);
          expect(finding).not.toBeNull();
          const text = findingWords(
            (key, values = {}) => own.say({ key, values }),
            (said) => speaker.say(said),
            voice,
            it,
            words,
            new Intl.NumberFormat(locale),
          );
          expect(faultsOf(text, locale, 'text', [])).toEqual([]);
          if (finding !== null && 'line' in finding) {
            expect(text).toContain(speaker.say(words.line(finding.line)));
            for (const { points } of it.lines) expect(points.at(-1)?.value ?? 0).toBeLessThanOrEqual(finding.value);
          }
        }
      }
      // Where points are counted, the last ones are those of the result.
      const points = series.find(({ chart }) => chart === 'points');
      if (points !== undefined) expect(points.lines.map((it) => it.points.at(-1)?.value)).toEqual(outcome?.scores);
      const pollution = series.find(({ chart }) => chart === 'pollution');
      if (pollution !== undefined) expect(pollution.lines[0]?.points.at(-1)?.value).toBe(Reflect.get(end, 'pollution'));
      const round = lastRound(series, voice);
      for (const { chart, lines } of round?.charts ?? []) {
        const whole = series.find((it) => it.chart === chart);
        for (const { line: name, value, change } of lines) {
          const before = whole?.lines.find((it) => it.name === name)?.points.at(-2)?.value ?? 0;
          expect(before + (change ?? value)).toBe(value);
        }
      }
      expect(round?.charts.length).toBeGreaterThan(0);
    }
  });
}
