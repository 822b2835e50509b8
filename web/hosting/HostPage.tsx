import type { Account } from '@kaya/wire';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../app/usePageTitle.ts';
import { call } from '../net/api.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { type Asked, DeedDialog } from './DeedDialog.tsx';
import { Figures } from './Figures.tsx';
import { Deeds, Groups, Lessons, People, Reports, Tables } from './lists.tsx';
import { hostingText } from './text/index.ts';

const PARTS = [
  { name: 'reports', List: Reports },
  { name: 'people', List: People },
  { name: 'tables', List: Tables },
  { name: 'groups', List: Groups },
  { name: 'log', List: Deeds },
  { name: 'lessons', List: Lessons },
  { name: 'figures', List: Figures },
] as const;

/** Reports, people, tables, what was done and how the server fares, for those who look after the site: everybody else finds nothing here. */
export function HostPage() {
  const { locale } = useText();
  const say = useCatalogue(hostingText);
  const [part, setPart] = useState<(typeof PARTS)[number]>(PARTS[0]);
  const [asked, setAsked] = useState<Asked | null>(null);
  /** Counts what was done: lists are read anew. */
  const [done, setDone] = useState(0);
  /** Null until it is known whether there is anything here for whoever asks. */
  const [isHost, setHost] = useState<boolean | null>(null);
  useEffect(() => {
    call<Account>('GET', '/api/account').then(
      ({ host }) => setHost(host),
      () => setHost(false),
    );
  }, []);
  usePageTitle(say === null || isHost !== true ? '' : say('title'));
  if (isHost === false) return <NotFoundPage />;
  if (say === null || isHost === null) return null;
  return (
    <div className="narrow hosting">
      <h1>{say('title')}</h1>
      <div className="buttons">
        {PARTS.map((it) => (
          <button key={it.name} type="button" aria-pressed={it === part} onClick={() => setPart(it)}>
            {say(it.name)}
          </button>
        ))}
      </div>
      <part.List say={say} locale={locale} stamp={done} onAsk={setAsked} onNothing={() => setHost(false)} />
      {asked !== null && (
        <DeedDialog
          say={say}
          asked={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            setDone(done + 1);
          }}
        />
      )}
    </div>
  );
}
