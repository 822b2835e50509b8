import type { Table } from '@kaya/wire';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useValue } from '../app/value.ts';
import { api, reachable } from '../net/api.ts';
import { useShelf } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';

/** Looked at again this often while the page is open. */
const AGAIN = 8000;

/** Tables that wait for people. */
export function OpenTables() {
  const say = useText();
  const shelf = useShelf();
  const here = useValue(reachable);
  const [tables, setTables] = useState<readonly Table[]>([]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible')
        api.openTables().then(
          // One's own are listed with one's own.
          (all) => setTables(all.filter(({ seats }) => !seats.some((seat) => seat.you))),
          () => undefined,
        );
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, []);
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
    </section>
  );
}
