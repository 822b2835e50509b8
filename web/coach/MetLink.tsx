import { Link } from 'wouter';
import { useCoachText } from './words.ts';

/** The way to what one has not met yet. */
export function MetLink({ game }: { readonly game: string }) {
  const say = useCoachText();
  return say === null ? null : <Link href={`/met/${game}`}>{say('coach.met-link')}</Link>;
}
