import type { KeptAway } from '@kaya/wire';
import { useCallback, useEffect, useId, useState } from 'react';
import { profileApi } from './profileApi.ts';
import { usePeopleText } from './words.tsx';

/** Whom one has muted or blocked, and how to let them be. */
export function KeptAwayList() {
  const say = usePeopleText();
  const heading = useId();
  const [kept, setKept] = useState<readonly KeptAway[]>([]);
  const load = useCallback(() => profileApi.keptAway().then(setKept, () => setKept([])), []);
  useEffect(() => void load(), [load]);
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="kept-away">
      <h2 id={heading}>{say('manners.title')}</h2>
      <ul className="channels">
        {kept.map(({ id, name, blocked }) => (
          <li key={id}>
            <span>
              {name} <small className="quiet">{say(blocked ? 'manners.is-blocked' : 'manners.is-muted')}</small>
            </span>
            <button type="button" onClick={() => void profileApi.letBe(id).then(load, load)}>
              {say('manners.let-be')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
