import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useValue } from '../app/value.ts';
import { reachable } from '../net/api.ts';
import { useText } from '../text/index.ts';

/** Whoever does not look so far down loads nothing of it, and asks for no table. */
const OpenList = lazy(async () => ({ default: (await import('../together/OpenList.tsx')).OpenList }));

/** Tables that wait for people, and the ways to others who want to play. */
export function OpenTables() {
  const say = useText();
  const answers = useValue(reachable);
  const [near, setNear] = useState(false);
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => setNear((before) => before || seen.some((it) => it.isIntersecting)));
    if (here.current !== null) watch.observe(here.current);
    return () => watch.disconnect();
  }, []);
  return (
    <section ref={here} aria-labelledby="open-tables">
      <h2 id="open-tables">{say('home.open-tables')}</h2>
      {answers === false ? (
        <p className="quiet">{say('home.server-away')}</p>
      ) : (
        <p className="buttons">
          <Link href="/find" className="button">
            {say('home.find')}
          </Link>
          <Link href="/groups" className="button">
            {say('home.groups')}
          </Link>
        </p>
      )}
      <Suspense fallback={null}>{near && <OpenList />}</Suspense>
    </section>
  );
}
