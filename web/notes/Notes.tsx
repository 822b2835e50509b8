import { hash } from '@kaya/engine';
import { useCallback, useEffect, useState } from 'react';
import { Form } from '../app/Form.tsx';
import { pathOf } from '../branch/leave.ts';
import { stepSeen } from '../branch/stepSeen.ts';
import { ApiError } from '../net/api.ts';
import { type LookedBack, useTable } from '../table/atTable.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { type Noted, notesOf, type Where, writeNote } from './notes.ts';
import { noteText, type SayNote } from './text/index.ts';
import '../style/notes.css';

/** A note is at most so long. */
const LONGEST = 500;

interface Props {
  readonly past: LookedBack;
  /** The step that is looked at. */
  readonly at: number;
  onGo(step: number): void;
}

/** Notes at the moments of a game: on this device for oneself; at a table that is over, for all who played. */
export function Notes({ past, at, onGo }: Props) {
  const say = useCatalogue(noteText);
  const { session, state } = useTable();
  const of = pathOf(session, state);
  const shared = state.connection !== 'local' && state.outcome !== null && state.viewer >= 0;
  const table = shared ? session.id : null;
  const [notes, setNotes] = useState<readonly Noted[]>([]);
  const read = useCallback(() => notesOf({ of, table }).then(setNotes), [of, table]);
  useEffect(() => void read(), [read]);
  if (say === null) return null;
  const last = past.steps.length - 1;
  const placed = notes.map((note) => {
    const step = note.seen === null ? note.move : stepSeen(past, note.seen, note.move);
    return { ...note, step: Math.min(last, step) };
  });
  return (
    <details className="notes" open={placed.some(({ step }) => step === at)}>
      <summary>{say('note.title', { count: placed.length })}</summary>
      <ul>
        {placed.map(({ id, step, text, by, remove }) => (
          <li key={id} aria-current={step === at ? 'step' : undefined}>
            <button type="button" className="link" onClick={() => onGo(step)}>
              {say('note.at', { move: step })}
            </button>{' '}
            {by !== null && <strong>{say('note.by', { name: by })} </strong>}
            {text}{' '}
            {remove !== null && (
              <button
                type="button"
                className="icon-button"
                aria-label={say('note.remove')}
                title={say('note.remove')}
                onClick={() => void remove().then(read, read)}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      <Write where={{ of, table }} past={past} at={at} say={say} onWritten={() => void read()} />
    </details>
  );
}

interface WriteProps extends Pick<Props, 'past' | 'at'> {
  readonly where: Where;
  readonly say: SayNote;
  onWritten(): void;
}

function Write({ where, past, at, say, onWritten }: WriteProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'note.not-kept' | 'note.too-fast' | null>(null);
  const keep = async () => {
    try {
      await writeNote(where, at, hash(past.view), text.trim());
      setText('');
      setProblem(null);
    } catch (error) {
      // What was written stays in the field.
      setProblem(error instanceof ApiError && error.status === 429 ? 'note.too-fast' : 'note.not-kept');
    }
    onWritten();
  };
  const label = say(where.table === null ? 'note.write-own' : 'note.write-shared', { move: at });
  return (
    <Form
      onSubmit={() => {
        if (text.trim() !== '') void keep();
      }}
    >
      <label>
        <span>{label}</span>
        <textarea rows={2} maxLength={LONGEST} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit" disabled={text.trim() === ''}>
        {say('note.keep')}
      </button>
      {problem !== null && <p role="alert">{say(problem)}</p>}
    </Form>
  );
}
