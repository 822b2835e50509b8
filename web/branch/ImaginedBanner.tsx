import { Link } from 'wouter';
import { useCatalogue } from '../text/useCatalogue.ts';
import { branchText } from './text/index.ts';

/** Says that a game goes on in a world that only fits what its player knew. */
export function ImaginedBanner({ of }: { readonly of: string }) {
  const say = useCatalogue(branchText);
  if (say === null) return null;
  return (
    <section className="banner" aria-label={say('branch.title')}>
      <p>{say('branch.imagined')}</p>
      <Link href={of} className="button">
        {say('branch.back')}
      </Link>
    </section>
  );
}
