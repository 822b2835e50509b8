import type { Account, Word } from '@kaya/wire';
import { useEffect, useId, useState } from 'react';
import { call } from '../net/api.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import { useGameName } from '../shelf/shelf.ts';
import { PeopleWords, usePeopleText } from './words.tsx';

/** What was decided about whoever is here, and why, until they say that they have read it. Mostly there is nothing. */
export function Decided() {
  const [words, setWords] = useState<readonly Word[]>([]);
  useEffect(() => {
    call<Account>('GET', '/api/account').then(
      (account) => setWords(account.words),
      () => undefined,
    );
  }, []);
  if (words.length === 0) return null;
  const read = (id: string) =>
    void call<void>('DELETE', `/api/my/words/${id}`).then(
      () => setWords((all) => all.filter((it) => it.id !== id)),
      notifyFailure,
    );
  return (
    <PeopleWords>
      <Shown words={words} onRead={read} />
    </PeopleWords>
  );
}

function Shown({ words, onRead }: { readonly words: readonly Word[]; onRead(id: string): void }) {
  const say = usePeopleText();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="decided">
      <h2 id={heading}>{say('words.title')}</h2>
      {words.map((word) => (
        <OneWord key={word.id} word={word} onRead={() => onRead(word.id)} />
      ))}
    </section>
  );
}

function OneWord({ word: { what, about, at, reason }, onRead }: { readonly word: Word; onRead(): void }) {
  const say = usePeopleText();
  const game = useGameName(about);
  const date = new Intl.DateTimeFormat(say.locale, { dateStyle: 'medium', timeStyle: 'short' });
  const isTable = what === 'removed' || what === 'closed';
  return (
    <p>
      {say(`words.${what}`, { about: isTable ? game : about })} {reason !== '' && <>{say('words.reason', { reason })} </>}
      <small className="quiet">{date.format(at)}</small>{' '}
      <button type="button" onClick={onRead}>
        {say('words.read')}
      </button>
    </p>
  );
}
