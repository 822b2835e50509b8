import type { Table } from '@kaya/wire';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../app/usePageTitle.ts';
import { api } from '../net/api.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { GameList } from './GameList.tsx';
import { pageText } from './text/index.ts';

/** So many come at a time. */
const PAGE = 100;

const nothing = () => undefined;

/** All my games far away, on whatever device they were played; those that are over last. */
export function MyTablesPage() {
  const say = useText();
  const own = useCatalogue(pageText);
  usePageTitle(say('home.my-games'));
  const [tables, setTables] = useState<readonly Table[] | null>(null);
  const [page, setPage] = useState(0);
  useEffect(() => {
    let wanted = true;
    api.myTables(page).then(
      (more) => wanted && setTables((before) => [...(page === 0 ? [] : (before ?? [])), ...more]),
      () => wanted && setTables((before) => before ?? []),
    );
    return () => {
      wanted = false;
    };
  }, [page]);
  if (tables === null) return <p className="loading">{say('common.loading')}</p>;
  return (
    <div className="narrow my-games">
      <h1>{say('home.my-games')}</h1>
      {tables.length === 0 ? (
        <p className="quiet">{say('home.no-games')}</p>
      ) : (
        <GameList saves={[]} tables={tables} read={nothing} />
      )}
      {tables.length === (page + 1) * PAGE && (
        <button type="button" onClick={() => setPage(page + 1)}>
          {own?.('home.more-games')}
        </button>
      )}
    </div>
  );
}
