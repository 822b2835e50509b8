import type { Account } from '@kaya/wire';
import { Link } from 'wouter';
import { Decided } from './Decided.tsx';
import { usePeopleText } from './words.tsx';

/** What was decided about somebody, and the way to the host's page, for those who look after the site. */
export function Barred({ account }: { readonly account: Account }) {
  const say = usePeopleText();
  return (
    <>
      {account.host && (
        <p>
          <Link href="/host">{say('bars.host')}</Link>
        </p>
      )}
      <Decided />
    </>
  );
}
