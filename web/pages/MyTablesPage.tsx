import { useEffect } from 'react';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useValue } from '../app/value.ts';
import { PAGE } from '../net/allMyTables.ts';
import { api, reachable } from '../net/api.ts';
import { lookAtMine, myTables } from '../net/myTables.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import { usePages } from '../net/usePages.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { GameList } from './GameList.tsx';
import { pageText } from './text/index.ts';

const nothing = () => undefined;

/** All my games far away, on whatever device they were played; those that are over last. */
export function MyTablesPage() {
  const say = useText();
  const own = useCatalogue(pageText);
  usePageTitle(say('home.my-games'));
  const answers = useValue(reachable);
  const known = useValue(myTables);
  useEffect(() => void lookAtMine().catch(() => undefined), []);
  const pages = usePages({ size: PAGE, key: 'mine', load: api.myTables, onFailure: notifyFailure });
  if (pages === null) return <p className="loading">{say(answers === false ? 'home.server-away' : 'common.loading')}</p>;
  const { hasMore, more } = pages;
  // What has changed since a page of the list came is known to whatever counts what waits.
  const tables = pages.items.map((it) => known.find(({ id }) => id === it.id) ?? it);
  return (
    <div className="narrow my-games">
      <h1>{say('home.my-games')}</h1>
      {tables.length === 0 ? (
        <p className="quiet">{say('home.no-games')}</p>
      ) : (
        <GameList saves={[]} tables={tables} read={nothing} />
      )}
      {hasMore && (
        <button type="button" onClick={more}>
          {own?.('home.more-games')}
        </button>
      )}
    </div>
  );
}
