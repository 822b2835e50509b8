import { Link } from 'wouter';
import { Decided } from '../people/Decided.tsx';
import { SlowOffer } from '../people/SlowOffer.tsx';
import { useCatalogue } from '../text/useCatalogue.ts';
import { GameList } from './GameList.tsx';
import { FINISHED, isOver, type Mine } from './MyGames.tsx';
import { pageText } from './text/index.ts';

/** The games of the home page, and the way to all of them where there are more. */
export function LastGames(mine: Mine) {
  const own = useCatalogue(pageText);
  return (
    <>
      <Decided />
      {mine.tables.some(({ status, pace }) => status === 'playing' && pace.kind === 'correspondence') && <SlowOffer />}
      <GameList {...mine} />
      {own !== null && mine.tables.filter(isOver).length === FINISHED && (
        <p>
          <Link href="/games">{own('home.all-games')}</Link>
        </p>
      )}
    </>
  );
}
