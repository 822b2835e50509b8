import type { Table } from '@kaya/wire';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useValue } from '../app/value.ts';
import { api, reachable } from '../net/api.ts';
import { useShelf } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';

/** Whoever does not look so far down loads nothing of it. */
const OpenRow = lazy(async () => ({ default: (await import('../together/OpenRow.tsx')).OpenRow }));

/** Looked at again this often while the page is open. */
const AGAIN = 8000;

/** So many come at once. */
const A_PAGE = 100;

/** Tables that wait for people. */
export function OpenTables() {
  const say = useText();
  const shelf = useShelf();
  const answers = useValue(reachable);
  const [pages, setPages] = useState<readonly (readonly Table[])[]>([]);
  const looked = useRef(0);
  const look = useCallback(
    (page: number) =>
      api.openTables(page).then(
        (found) => setPages((before) => pagesWith(before, page, found)),
        () => undefined,
      ),
    [],
  );
  const many = Math.max(1, pages.length);
  useEffect(() => void look(0), [look]);
  useEffect(() => {
    // One page at a time, in turn: whoever has opened many asks no more than whoever has opened one.
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look(looked.current++ % many);
    }, AGAIN);
    return () => clearInterval(timer);
  }, [look, many]);
  const [near, setNear] = useState(false);
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => setNear((before) => before || seen.some((it) => it.isIntersecting)));
    if (here.current !== null) watch.observe(here.current);
    return () => watch.disconnect();
  }, []);
  const tables = listed(pages);
  const more = (pages.at(-1)?.length ?? 0) >= A_PAGE;
  return (
    <section ref={here} aria-labelledby="open-tables">
      <h2 id="open-tables">{say('home.open-tables')}</h2>
      {answers !== false && (
        <p className="buttons">
          <Link href="/find" className="button">
            {say('home.find')}
          </Link>
          <Link href="/groups" className="button">
            {say('home.groups')}
          </Link>
        </p>
      )}
      {answers === false && <p className="quiet">{say('home.server-away')}</p>}
      {answers !== false && tables.length === 0 && <p className="quiet">{say('home.no-open-tables')}</p>}
      <ul className="game-list">
        <Suspense fallback={null}>
          {(near ? tables : []).map((table) => (
            <OpenRow key={table.id} table={table} name={shelf.find(({ id }) => id === table.game)?.name ?? table.game} />
          ))}
        </Suspense>
      </ul>
      {more && (
        <button type="button" onClick={() => void look(pages.length)}>
          {say('home.more-tables')}
        </button>
      )}
    </section>
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
