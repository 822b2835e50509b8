import type { Account, Session } from '@kaya/wire';
import { useCallback, useEffect, useId, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { dates } from '../app/dates.ts';
import { api } from '../net/api.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import { waysBack } from './waysBack.ts';
import { usePeopleText } from './words.tsx';

/** The devices and programs that are signed in as this person, and how to end that. */
export function SignedIn({ account }: { readonly account: Account }) {
  const say = usePeopleText();
  const heading = useId();
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const [ended, setEnded] = useState(false);
  const [asking, setAsking] = useState<'here' | 'everywhere' | null>(null);
  const load = useCallback(() => api.sessions().then(setSessions, () => setSessions([])), []);
  useEffect(() => void load(), [load]);
  const date = dates(say.locale, { dateStyle: 'medium' });
  const signOut = (where: 'here' | 'everywhere') => api.signOut(where).then(() => location.assign('/'), notifyFailure);
  const signOutElsewhere = () =>
    api.signOut('elsewhere').then(() => {
      setEnded(true);
      return load();
    }, notifyFailure);
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="sessions">
      <h2 id={heading}>{say('sessions.title')}</h2>
      <p className="quiet">{say('sessions.help')}</p>
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {nameOf(session, say)}{' '}
              <small className="quiet">
                {session.kind !== 'device'
                  ? say('sessions.until', { date: date.format(session.until) })
                  : say('sessions.used', { date: date.format(session.usedAt) })}
              </small>
            </span>
            {!session.here && (
              <button type="button" onClick={() => void api.endSession(session.id).then(load, notifyFailure)}>
                {say('sessions.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {ended && <p role="status">{say('sessions.ended-elsewhere')}</p>}
      <div className="buttons">
        <button type="button" onClick={() => setAsking('here')}>
          {say('sessions.sign-out')}
        </button>
        {sessions.length > 1 && (
          <>
            <button type="button" onClick={() => void signOutElsewhere()}>
              {say('sessions.sign-out-elsewhere')}
            </button>
            <button type="button" onClick={() => setAsking('everywhere')}>
              {say('sessions.sign-out-everywhere')}
            </button>
          </>
        )}
      </div>
      {asking !== null && (
        <Dialog
          title={say(asking === 'here' ? 'sessions.sign-out' : 'sessions.sign-out-everywhere')}
          onClose={() => setAsking(null)}
        >
          <p>{warning(asking === 'here' && sessions.some((it) => !it.here), account, say)}</p>
          <div className="buttons">
            <button type="button" className="primary" onClick={() => void signOut(asking)}>
              {say(asking === 'here' ? 'sessions.sign-out' : 'sessions.sign-out-everywhere')}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** What one loses by it, and how one comes back. */
function warning(othersStay: boolean, account: Account, say: ReturnType<typeof usePeopleText>): string {
  if (othersStay) return say('sessions.others-stay');
  const ways = waysBack(account);
  return ways.length === 0
    ? say('sessions.last')
    : say('sessions.come-back', { ways: ways.map((way) => say(`sessions.way.${way}`)) });
}

function nameOf({ kind, here, name, table }: Session, say: ReturnType<typeof usePeopleText>): string {
  if (kind === 'program') return name === '' ? say('sessions.program') : say('sessions.program-named', { name });
  if (kind === 'link') return say(table === null ? 'sessions.link-device' : 'sessions.link');
  if (name === '') return say(here ? 'sessions.here' : 'sessions.device');
  return here ? say('sessions.here-named', { name }) : name;
}
