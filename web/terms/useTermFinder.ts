import { useEffect, useState } from 'react';
import { useText } from '../text/index.ts';
import type { TermFinder } from './TermFinder.ts';

/** The terms of a game in the reader's language, loaded when the page is at rest; without a network nothing is explained. */
export function useTermFinder(game: string, after: number): TermFinder | null {
  const { locale } = useText();
  const [found, setFound] = useState<{ readonly key: string; readonly find: TermFinder } | null>(null);
  const key = `${game} ${locale}`;
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      import('./finder.tsx')
        .then(({ termFinder }) => termFinder(game, locale))
        .then(
          (find) => wanted && setFound({ key, find }),
          () => undefined,
        );
    }, after);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game, locale, key, after]);
  return found?.key === key ? found.find : null;
}
