import { bounds, sayDifferences, shifts } from '@kaya/bots';
import type { GameRecord } from '@kaya/engine';
import { numbers } from '../app/numbers.ts';
import { LineChart } from '../charts/LineChart.tsx';
import type { Point } from '../charts/series.ts';
import { useCoach } from '../coach/useCoach.ts';
import { Aloud } from '../readings/Aloud.ts';
import { useSpeech, useTable } from '../table/atTable.ts';
import { useText } from '../text/index.ts';
import { At } from './At.tsx';
import type { Analysis, Hope } from './analysis.ts';
import type { SayAnalysis } from './text/index.ts';

/** So many stretches in which the game was lost or saved are named. */
const SHIFTS = 3;

interface Props {
  readonly hopes: readonly Hope[];
  readonly record: GameRecord;
  readonly analysis: Analysis;
  readonly say: SayAnalysis;
}

/** The chance of a team to win, turn by turn and with its doubt; where it was lost or saved, and what had changed on the table then. */
export function Hopes({ hopes, record, analysis, say }: Props) {
  const { box } = useTable();
  const speech = useSpeech();
  const { locale } = useText();
  const words = useCoach()?.words;
  if (hopes.length < 2) return null;
  const percent = numbers(locale, { style: 'percent' });
  const share = ({ chance: { won, of } }: Hope) => percent.format(won / of);
  const hundred = (part: number) => Math.round(100 * part);
  const points = hopes.map(({ start, chance }): Point => {
    const { low, high } = bounds(chance);
    return { at: start.turn, value: hundred(chance.won / chance.of), doubt: { low: hundred(low), high: hundred(high) } };
  });
  const found = shifts(
    box.game,
    hopes.map(({ start }) => start),
    hopes.map(({ chance }) => chance),
    SHIFTS,
  ).flatMap(({ from, to, by, named }) => {
    const [before, after] = [hopes[from], hopes[to]];
    if (before === undefined || after === undefined) return [];
    const text = say(by < 0 ? 'analysis.chance.lost' : 'analysis.chance.saved', {
      first: before.start.turn,
      last: after.start.turn,
      before: share(before),
      after: share(after),
    });
    const why =
      words === undefined || named.length === 0 ? '' : say('analysis.chance.why', { what: sayDifferences(named, words) });
    return [{ move: after.start.move, text: `${text} ${why}`.trim() }];
  });
  return (
    <div className="charts">
      <LineChart
        title={say('analysis.chance')}
        series={{ chart: 'chance', lines: [{ name: 'chance', points }] }}
        across={speech.say(box.voice.chartTime)}
        up="%"
        nameOf={() => say('analysis.chance.chance')}
      />
      <p>{say('analysis.chance.note', { worlds: hopes[0]?.chance.of ?? 0 })}</p>
      {found.length === 0 ? (
        <p>{say('analysis.chance.none')}</p>
      ) : (
        <ul className="analysis-moments">
          {found.map(({ move, text }) => (
            <li key={move} data-moment={`chance ${move}`}>
              <span>{text}</span>
              <At record={record} analysis={analysis} move={move} moment={`chance ${move}`} say={say} />
            </li>
          ))}
        </ul>
      )}
      <Aloud reading="landmarks" lines={found.map(({ text }) => text)} />
    </div>
  );
}
