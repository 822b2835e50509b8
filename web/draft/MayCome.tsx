import { type Drafted, FURTHER_WORLDS, type GameEvent, type Kinds, type Possible, type State } from '@kaya/engine';
import { useState } from 'react';
import { type DraftSession, NAMED_WORLDS } from './draftSession.ts';
import { isNamed } from './named.ts';
import type { DraftSay } from './text/index.ts';

/** So many of the things that may come are named at once. */
const NAMED = 8;

interface Props {
  readonly played: Drafted<Kinds>;
  readonly session: DraftSession;
  readonly say: DraftSay;
  lines(events: readonly GameEvent[]): string;
  /** What could be done in a position, where nothing is told of how it came about. */
  next(view: State): string;
}

/** What may come of the last move, where nobody can know; one of them can be supposed, to go on. */
export function MayCome({ played, session, say, lines, next }: Props) {
  const { possible, steps, over } = played;
  const certain = steps.at(-1)?.events.length ?? 0;
  const worlds = possible.reduce((sum, it) => sum + it.worlds, 0);
  const textOf = ({ events, view }: Possible<Kinds>) => lines(events.slice(certain)) || next(view);
  const told = possible.map((it) => ({ ...it, text: textOf(it) }));
  const ways = (some: typeof told) => (
    <ul>
      {some.map((it) => (
        <li key={JSON.stringify(it.events)}>
          <span>{it.text}</span> <span className="quiet">{say('draft.share', { count: it.worlds, worlds })}</span>
          {!over && (
            <button type="button" onClick={() => session.suppose(it.events)}>
              {say('draft.suppose')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
  const rest = told.slice(NAMED);
  return (
    <div className="may-come">
      <p role="status">{say('draft.open', { ways: told.length, worlds })}</p>
      {ways(told.slice(0, NAMED))}
      {rest.length > 0 && (
        <details>
          <summary>{say('draft.more-ways', { count: rest.length })}</summary>
          {ways(rest)}
        </details>
      )}
      {worlds < FURTHER_WORLDS && (
        <button type="button" onClick={() => session.lookFurther()}>
          {say('draft.further', { worlds: FURTHER_WORLDS })}
        </button>
      )}
      {!over && <ByName session={session} say={say} textOf={textOf} />}
    </div>
  );
}

interface ByNameProps extends Pick<Props, 'session' | 'say'> {
  textOf(way: Possible<Kinds>): string;
}

/** Whoever wants to go on with something that is too rare to be listed says what it is called. */
function ByName({ session, say, textOf }: ByNameProps) {
  const [name, write] = useState('');
  const [phase, set] = useState<'asked' | 'looking' | 'nowhere'>('asked');
  const look = async () => {
    set('looking');
    set((await session.supposeNamed((way) => isNamed(name, textOf(way)))) ? 'asked' : 'nowhere');
  };
  return (
    <form
      className="draft-name"
      onSubmit={(event) => {
        event.preventDefault();
        void look();
      }}
    >
      <label>
        <span>{say('draft.by-name')}</span>
        <input type="text" required value={name} onChange={({ target }) => write(target.value)} />
      </label>
      <button type="submit" disabled={phase === 'looking'}>
        {say('draft.suppose')}
      </button>
      <p role="status">
        {phase === 'looking' && say('draft.looking')}
        {phase === 'nowhere' && say('draft.nowhere', { worlds: NAMED_WORLDS })}
      </p>
    </form>
  );
}
