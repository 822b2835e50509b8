import type { Account, Calling } from '@kaya/wire';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../net/api.ts';
import { PeopleWords, usePeopleText } from './words.tsx';

/** Whoever wants none of it is not asked again on this device. */
const ASKED = 'kaya-slow-offer';

interface Known {
  readonly account: Account;
  readonly calling: Calling;
}

/** While a slow game waits for others: how to be told of one's turn and how to keep one's seats, as far as this server can do it. */
export function SlowOffer() {
  const [known, setKnown] = useState<Known | null>(null);
  const [wanted, setWanted] = useState(() => localStorage.getItem(ASKED) === null);
  useEffect(() => {
    if (!wanted) return;
    const asked = [call<Account>('GET', '/api/account'), call<Calling>('GET', '/api/calling')] as const;
    Promise.all(asked).then(
      ([account, calling]) => setKnown({ account, calling }),
      () => undefined,
    );
  }, [wanted]);
  const isReached = known?.calling.channels.some(({ confirmed }) => confirmed) === true;
  if (!wanted || known === null || !known.account.known || (isReached && known.account.member)) return null;
  const decline = () => {
    localStorage.setItem(ASKED, 'no');
    setWanted(false);
  };
  return (
    <PeopleWords>
      <Offered {...known} isReached={isReached} onDecline={decline} />
    </PeopleWords>
  );
}

function Offered({ account, calling, isReached, onDecline }: Known & { readonly isReached: boolean; onDecline(): void }) {
  const say = usePeopleText();
  const { push, webhook, mail } = calling.offers;
  const canCall = push !== null || webhook || mail;
  return (
    <div className="slow-offer">
      <p className="quiet">
        {say('slow.title')} {!canCall && say('calls.none')}
      </p>
      <div className="buttons">
        {canCall && !isReached && (
          <Link href="/settings#calls" className="button">
            {say('calls.title')}
          </Link>
        )}
        {!account.member && (
          <Link href="/settings#known" className="button">
            {say('slow.keep')}
          </Link>
        )}
        <button type="button" className="link" onClick={onDecline}>
          {say('slow.not-now')}
        </button>
      </div>
    </div>
  );
}
