import type { Table } from '@kaya/wire';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useValue } from '../app/value.ts';
import { api, reachable } from '../net/api.ts';
import { useShelf } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';
import { OpenRow } from './OpenRow.tsx';

/** Looked at again this often while the page is open. */
const AGAIN = 8000;

/** So many come at once. */
const A_PAGE = 100;

/** The tables that wait for people, page by page. */
export function OpenList() {
  const say = useText();
  const shelf = useShelf();
  const answers = useValue(reachable);
  const [pages, setPages] = useState<readonly (readonly Table[])[] | null>(null);
  const looked = useRef(0);
  const look = useCallback(
    (page: number) =>
      api.openTables(page).then(
        (found) => setPages((before) => pagesWith(before ?? [], page, found)),
        () => undefined,
      ),
    [],
  );
  const many = Math.max(1, pages?.length ?? 0);
  useEffect(() => void look(0), [look]);
  useEffect(() => {
    // One page at a time, in turn: whoever has opened many asks no more than whoever has opened one.
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look(looked.current++ % many);
    }, AGAIN);
    return () => clearInterval(timer);
  }, [look, many]);
  if (pages === null) return null;
  const tables = listed(pages);
  const more = (pages.at(-1)?.length ?? 0) >= A_PAGE;
  return (
    <>
      {answers !== false && tables.length === 0 && <p className="quiet">{say('home.no-open-tables')}</p>}
      <ul className="game-list">
        {tables.map((table) => (
          <OpenRow key={table.id} table={table} name={shelf.find(({ id }) => id === table.game)?.name ?? table.game} />
        ))}
      </ul>
      {more && (
        <button type="button" onClick={() => void look(pages.length)}>
          {say('home.more-tables')}
        </button>
      )}
    </>
  );
}

/** With this page as it was found now; an empty one is not there any more, nor is what came after it. */
function pagesWith(pages: readonly (readonly Table[])[], page: number, found: readonly Table[]): readonly (readonly Table[])[] {
  if (found.length === 0) return pages.slice(0, page);
  return page < pages.length ? pages.with(page, found) : [...pages, found];
}

/** A table may have moved from one page to another meanwhile; one's own are listed with one's own. */
function listed(pages: readonly (readonly Table[])[]): readonly Table[] {
  const all = new Map(pages.flat().map((table) => [table.id, table]));
  return [...all.values()].filter(({ seats }) => !seats.some((seat) => seat.you));
}
