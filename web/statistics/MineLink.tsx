import { Link } from 'wouter';
import { useCatalogue } from '../text/useCatalogue.ts';
import { statisticsText } from './text/index.ts';

/** The way to how one's own games of a title went. */
export function MineLink({ game, name }: { readonly game: string; readonly name?: string }) {
  const say = useCatalogue(statisticsText);
  return say === null ? null : (
    <Link href={`/mine/${game}`}>{name === undefined ? say('stats.link') : say('stats.title', { game: name })}</Link>
  );
}
