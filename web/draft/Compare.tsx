import type { BoardProps, Seat, State } from '@kaya/engine';
import type { ComponentType } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { numbers } from '../app/numbers.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { useValue } from '../app/value.ts';
import { readingSpeaker } from '../readings/speaker.ts';
import { useSpeech, useTable } from '../table/atTable.ts';
import { useBoardProps } from '../table/boardProps.ts';
import { useText } from '../text/index.ts';
import { type Comparison, compared, type LineChange } from './comparison.ts';
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
    <Dialog title={say('draft.compare')} onClose={onClose} wide>
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
  const { steps, over, possible, stops, view } = sketch.played;
  const Panel = board?.SeatPanel as ComponentType<BoardProps & { readonly seat: Seat }> | undefined;
  const number = numbers(locale);
  const signed = (by: number) => `${by > 0 ? '+' : ''}${number.format(by)}`;
  const ending =
    stops !== null ? 'draft.ends.stops' : possible.length > 0 ? 'draft.ends.open' : over ? 'draft.ends.over' : 'draft.ends.on';
  return (
    <section className="draft-column" aria-label={title}>
      <h3>{title}</h3>
      <ol className="draft-moves">
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the moves of a draft are known by their order
          <li key={i}>{speech.say(box.voice.action(step.action, step.before, seat))}</li>
        ))}
      </ol>
      <p className="quiet">{say(ending, { move: (stops?.at ?? 0) + 1 })}</p>
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
      <Changes
        title={say('draft.changed')}
        none={say('draft.unchanged')}
        lines={found.mine.filter((it) => it.change !== 'same')}
        say={say}
      />
      <Changes title={say('draft.threats')} none={say('draft.no-threat')} lines={found.threats} say={say} />
      {view === now && <p className="quiet">{say('draft.unchanged')}</p>}
    </section>
  );
}

function Changes({
  title,
  none,
  lines,
  say,
}: {
  readonly title: string;
  readonly none: string;
  readonly lines: readonly LineChange[];
  readonly say: DraftSay;
}) {
  return (
    <>
      <h4>{title}</h4>
      {lines.length === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        <ul className="draft-lines">
          {lines.map(({ text, change }) => (
            <li key={`${change} ${text}`} data-change={change}>
              {change !== 'same' && <b>{say(`draft.line.${change}`)}</b>} {text.replace(/^– /, '')}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
