import { Link } from 'wouter';
import { useValue } from '../app/value.ts';
import type { Session } from '../table/session.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { dateOf } from './date.ts';
import { dailyText } from './text/index.ts';

/** At the end of a day's table: the way to how others did. */
export function DailyBanner({ day, session }: { readonly day: string; readonly session: Session }) {
  const { locale } = useText();
  const say = useCatalogue(dailyText);
  const { outcome } = useValue(session.state);
  if (say === null || outcome === null) return null;
  return (
    <section className="banner" aria-label={say('daily.title')}>
      <p>{say('daily.banner', { date: dateOf(day, locale) })}</p>
      <Link href={`/daily/${session.game.id}/${day}`} className="button primary">
        {say('daily.send')}
      </Link>
    </section>
  );
}
