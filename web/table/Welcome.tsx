import { Link } from 'wouter';
import { change } from '../app/settings.ts';
import { courseOf } from '../lesson/progress.ts';
import { pageText } from '../pages/text/index.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { useTable } from './atTable.ts';

/** Once on a device, at the first table: how it is used, and where the game is taught. */
export function Welcome() {
  const say = useText();
  const own = useCatalogue(pageText);
  const { session } = useTable();
  if (own === null) return null;
  return (
    <section className="welcome" aria-label={own('welcome.title')}>
      <p>{own('welcome.text')}</p>
      <div className="buttons">
        <button type="button" onClick={() => change({ welcomed: true })}>
          {own('welcome.close')}
        </button>
        <button type="button" onClick={() => change({ welcomed: true, coach: true })}>
          {own('welcome.coach')}
        </button>
        {courseOf(session.game.id).at === 0 && (
          <Link href={`/learn/${session.game.id}`} className="button">
            {say('home.learn')}
          </Link>
        )}
      </div>
    </section>
  );
}
