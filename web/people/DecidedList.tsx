import type { Account, Word } from '@kaya/wire';
import { useId } from 'react';
import { dates } from '../app/dates.ts';
import { useGameName } from '../shelf/shelf.ts';
import { sayBar } from './bars.ts';
import { PeopleWords, usePeopleText } from './words.tsx';

interface Props {
  readonly words: readonly Word[];
  readonly bars: Account['bars'];
  onRead(id: string): void;
}

export function DecidedList(props: Props) {
  return (
    <PeopleWords>
      <Shown {...props} />
    </PeopleWords>
  );
}

function Shown({ words, bars, onRead }: Props) {
  const say = usePeopleText();
  const [barred, decided] = [useId(), useId()];
  return (
    <>
      {bars.length > 0 && (
        <section aria-labelledby={barred} className="barred">
          <h2 id={barred}>{say('bars.title')}</h2>
          {bars.map((bar) => (
            <p key={bar.id}>{sayBar(bar, say.locale, say)}</p>
          ))}
        </section>
      )}
      {words.length > 0 && (
        <section aria-labelledby={decided} className="decided">
          <h2 id={decided}>{say('words.title')}</h2>
          {words.map((word) => (
            <OneWord key={word.id} word={word} onRead={() => onRead(word.id)} />
          ))}
        </section>
      )}
    </>
  );
}

function OneWord({ word: { what, about, at, reason }, onRead }: { readonly word: Word; onRead(): void }) {
  const say = usePeopleText();
  const game = useGameName(about);
  const date = dates(say.locale, { dateStyle: 'medium', timeStyle: 'short' });
  const isTable = what === 'removed' || what === 'closed' || what === 'sent-away';
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
