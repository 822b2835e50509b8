import { Link, useSearchParams } from 'wouter';
import { AidLink } from '../aid/AidLink.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { MetLink } from '../coach/MetLink.tsx';
import { Reference } from '../rules/Reference.tsx';
import { rulesText } from '../rules/text/index.ts';
import { useGameName } from '../shelf/shelf.ts';
import { MineLink } from '../statistics/MineLink.tsx';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';

/** The rules of one game as a page of its own. */
export function RulesPage({ game }: { readonly game: string }) {
  const say = useText();
  const name = useGameName(game);
  const own = useCatalogue(rulesText);
  const title = own?.('title', { game: name }) ?? '';
  const [search] = useSearchParams();
  usePageTitle(title);
  return (
    <div className="narrow">
      <h1>{title}</h1>
      <p className="buttons">
        <Link href={`/learn/${game}`}>{say('home.learn')}</Link>
        <AidLink game={game} />
        <MetLink game={game} />
        <MineLink game={game} />
      </p>
      <Reference game={game} rule={search.get('rule') ?? ''} level={2} />
    </div>
  );
}
