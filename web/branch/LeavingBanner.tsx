import { Link } from 'wouter';
import type { Save } from '../saves/saves.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { branchText } from './text/index.ts';

/** Says that a game leaves another one: as a copy, or in a world that only fits what its player knew. */
export function LeavingBanner({ of, move, imagined }: NonNullable<Save['branch']>) {
  const say = useCatalogue(branchText);
  if (say === null) return null;
  return (
    <section className="banner" aria-label={say('branch.title')}>
      <p>{imagined ? say('branch.imagined') : say('branch.copy', { move })}</p>
      <Link href={of} className="button">
        {say('branch.back')}
      </Link>
    </section>
  );
}
