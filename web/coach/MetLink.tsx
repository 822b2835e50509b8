import { Link } from 'wouter';
import { useCatalogue } from '../text/useCatalogue.ts';
import { coachText } from './text/index.ts';

/** The way to what one has not met yet. */
export function MetLink({ game }: { readonly game: string }) {
  const say = useCatalogue(coachText);
  return say === null ? null : <Link href={`/met/${game}`}>{say('coach.met-link')}</Link>;
}
