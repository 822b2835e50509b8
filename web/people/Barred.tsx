import type { Account } from '@kaya/wire';
import { Link } from 'wouter';
import { dates } from '../app/dates.ts';
import { Decided } from './Decided.tsx';
import { usePeopleText } from './words.tsx';

/** What somebody may not do here for a while, and why; and the way to the host's page, for those who look after the site. */
export function Barred({ account }: { readonly account: Account }) {
  const say = usePeopleText();
  const date = dates(say.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      {account.host && (
        <p>
          <Link href="/host">{say('bars.host')}</Link>
        </p>
      )}
      <Decided />
      {account.bars.length > 0 && (
        <section className="barred">
          <h2>{say('bars.title')}</h2>
          {account.bars.map(({ id, kind, reason, until }) => (
            <p key={id}>{say(`bars.${kind}`, { date: date.format(until), reason })}</p>
          ))}
        </section>
      )}
    </>
  );
}
