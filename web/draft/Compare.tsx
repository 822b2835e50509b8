import type { State } from '@kaya/engine';
import { Dialog } from '../app/Dialog.tsx';
import { keyed } from '../app/keyed.ts';
import { numbers } from '../app/numbers.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { useValue } from '../app/value.ts';
import { readingSpeaker } from '../readings/speaker.ts';
import { unlisted } from '../readings/unlisted.ts';
import { useSpeech, useTable } from '../table/atTable.ts';
import { useBoardProps } from '../table/boardProps.ts';
import { useText } from '../text/index.ts';
import { type Comparison, compared, endingOf, type LineChange } from './comparison.ts';
import type { DraftSession, Sketch } from './draftSession.ts';
import type { DraftSay } from './text/index.ts';

interface Props {
  readonly session: DraftSession;
  readonly say: DraftSay;
  onClose(): void;
}

/** The drafts side by side: what each brings, costs and changes, beside how things stand now. */
export function Compare({ session, say, onClose }: Props) {
  const { sketches, start } = useValue(session.sheet);
  const { box, names } = useTable();
  const { locale } = useText();
  const loaded = useLoaded(async () => {
    const readings = await box.readings();
    return { readings, speaker: await readingSpeaker(box, readings, locale, names) };
  }, [box.game.id, locale, ...names]);
  const drafts = sketches.map((sketch, i) => ({ sketch, number: i + 1 })).filter(({ sketch }) => sketch.played.steps.length > 0);
  return (
    <Dialog title={say('draft.compare')} onClose={onClose} kind="wide">
      {loaded !== null && start !== null && (
        <div className="draft-columns">
          {drafts.map(({ sketch, number }) => (
            <Column
              key={number}
              sketch={sketch}
              title={say('draft.name', { number })}
              now={start.view}
              session={session}
              say={say}
              found={compared({ voice: box.voice, ...loaded, seat: session.seat }, start.view, sketch.played.view)}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}

interface ColumnProps {
  readonly sketch: Sketch;
  readonly title: string;
  readonly now: State;
  readonly session: DraftSession;
  readonly say: DraftSay;
  readonly found: Comparison;
}

function Column({ sketch, title, now, session, say, found }: ColumnProps) {
  const { box, board } = useTable();
  const speech = useSpeech();
  const { locale } = useText();
  const props = useBoardProps();
  const { seat } = session;
  const { steps, stops, view } = sketch.played;
  const Panel = board?.SeatPanel;
  const still = found.threats.filter(({ change }) => change === 'same');
  const number = numbers(locale);
  const signed = (by: number) => `${by > 0 ? '+' : ''}${number.format(by)}`;
  const ending = endingOf(session.game, now, seat, sketch.played);
  return (
    <section className="draft-column" aria-label={title}>
      <h3>{title}</h3>
      <ol className="draft-moves">
        {keyed(steps).map(({ key, item: step }) => (
          <li key={key}>{speech.say(box.voice.action(step.action, step.before, seat))}</li>
        ))}
      </ol>
      <p className="quiet">{say(`draft.ends.${ending}`, { move: (stops?.at ?? 0) + 1 })}</p>
      <table className="draft-points">
        <caption>{say('draft.points')}</caption>
        <tbody>
          <tr>
            <th scope="row">{say('draft.total')}</th>
            <td>{number.format(found.total.to)}</td>
            <td data-change={Math.sign(found.total.to - found.total.from)}>{signed(found.total.to - found.total.from)}</td>
          </tr>
          {found.sources.map(({ source, from, to }) => (
            <tr key={source}>
              <th scope="row">{speech.say(box.voice.source(source))}</th>
              <td>{number.format(to)}</td>
              <td data-change={Math.sign(to - from)}>{to === from ? '' : signed(to - from)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {Panel !== undefined && (
        <div className="draft-means">
          <h4>{say('draft.means')}</h4>
          <Panel {...props} view={view} seat={seat} />
        </div>
      )}
      <h4>{say('draft.changed')}</h4>
      <Lines lines={found.mine.filter(({ change }) => change === 'new')} none={say('draft.unchanged')} say={say} />
      <h4>{say('draft.threats')}</h4>
      <Lines lines={found.threats.filter(({ change }) => change !== 'same')} none={say('draft.unchanged')} say={say} />
      {still.length > 0 && (
        <details>
          <summary>{say('draft.still', { count: still.length })}</summary>
          <Lines lines={still} none="" say={say} />
        </details>
      )}
    </section>
  );
}

interface LinesProps {
  readonly lines: readonly LineChange[];
  /** What is said where there are none. */
  readonly none: string;
  readonly say: DraftSay;
}

function Lines({ lines, none, say }: LinesProps) {
  if (lines.length === 0) return <p className="quiet">{none}</p>;
  return (
    <ul className="draft-lines">
      {lines.map(({ text, change }) => (
        <li key={`${change} ${text}`} data-change={change}>
          {change === 'gone' && <b>{say('draft.gone')} </b>}
          {unlisted(text)}
        </li>
      ))}
    </ul>
  );
}
