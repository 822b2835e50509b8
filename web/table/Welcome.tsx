import { Link } from 'wouter';
import { change } from '../app/settings.ts';
import { useText } from '../text/index.ts';
import { useTable } from './atTable.ts';

/** Once on a device, at the first table: how it is used, and where the game is taught. */
export function Welcome() {
  const say = useText();
  const { session } = useTable();
  return (
    <section className="welcome" aria-label={say('welcome.title')}>
      <p>{say('welcome.text')}</p>
      <div className="buttons">
        <button type="button" onClick={() => change({ welcomed: true })}>
          {say('welcome.close')}
        </button>
        <Link href={`/learn/${session.game.id}`} className="button">
          {say('home.learn')}
        </Link>
      </div>
    </section>
  );
}
