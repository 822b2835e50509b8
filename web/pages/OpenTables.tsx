import type { Table } from '@kaya/wire';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useValue } from '../app/value.ts';
import { api, reachable } from '../net/api.ts';
import { useShelf } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';

/** Looked at again this often while the page is open. */
const AGAIN = 8000;

/** So many come at once. */
const A_PAGE = 100;

/** Tables that wait for people. */
export function OpenTables() {
  const say = useText();
  const shelf = useShelf();
  const here = useValue(reachable);
  const [tables, setTables] = useState<readonly Table[]>([]);
  const [pages, setPages] = useState(1);
  const [more, setMore] = useState(false);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible')
        Promise.all(Array.from({ length: pages }, (_, page) => api.openTables(page))).then(
          (found) => {
            // A table may have moved from one page to the next meanwhile; one's own are listed with one's own.
            const all = new Map(found.flat().map((table) => [table.id, table]));
            setTables([...all.values()].filter(({ seats }) => !seats.some((seat) => seat.you)));
            setMore((found.at(-1)?.length ?? 0) >= A_PAGE);
          },
          () => undefined,
        );
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, [pages]);
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{say('home.open-tables')}</h2>
      {here === false && <p className="quiet">{say('home.server-away')}</p>}
      {here !== false && tables.length === 0 && <p className="quiet">{say('home.no-open-tables')}</p>}
      <ul className="game-list">
        {tables.map((table) => {
          const free = table.seats.filter((seat) => seat.kind === 'open').length;
          return (
            <li key={table.id}>
              <Link href={`/table/${table.id}`}>
                <strong>{shelf.find(({ id }) => id === table.game)?.name ?? table.game}</strong>
                <span>
                  {table.seats
                    .filter((seat) => seat.kind === 'person')
                    .map((seat) => seat.name)
                    .join(', ')}
                </span>
                <span className="turn">
                  {table.status === 'open' ? say('home.free-seats', { count: free }) : say('home.watch')}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {more && (
        <button type="button" onClick={() => setPages(pages + 1)}>
          {say('home.more-tables')}
        </button>
      )}
    </section>
  );
}
