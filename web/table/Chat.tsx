import { SeatBadge } from '@kaya/pieces';
import { type ChatLine, LONGEST_LINE, type Phrase } from '@kaya/wire';
import { useEffect, useRef, useState } from 'react';
import { dates } from '../app/dates.ts';
import { Form } from '../app/Form.tsx';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { Phrases } from '../together/Phrases.tsx';
import { togetherText } from '../together/text/index.ts';
import { Addressed, type Addressee, Addressing } from './Addressed.tsx';
import { NameAt } from './NameAt.tsx';
import { tableText } from './text/index.ts';

interface Props {
  readonly lines: readonly ChatLine[];
  /** May the reader say something here? */
  readonly mayTalk: boolean;
  /** Why they may not, where it is not that they do not sit here. */
  readonly whyNot?: string;
  /** False where it could not be said: then it is not lost. */
  onSay(text: string): boolean | Promise<boolean>;
  onPhrase(phrase: Phrase): void;
  /** Who may be called by name here. */
  readonly people: readonly Addressee[];
  /** Everything up to now has been seen. */
  onRead(): void;
}

/** The talk at a table. */
export function Chat({ lines, mayTalk, whyNot, onSay, onPhrase, people, onRead }: Props) {
  const say = useText();
  const own = useCatalogue(tableText);
  const words = useCatalogue(togetherText);
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const last = lines.at(-1)?.number;
  useEffect(() => {
    if (last === undefined) return;
    end.current?.scrollIntoView({ block: 'nearest' });
    onRead();
  }, [last, onRead]);
  if (own === null) return null;
  const send = async () => {
    setText('');
    if (text.trim() !== '' && !(await onSay(text.trim()))) setText((now) => now || text);
  };
  const address = (written: string) => {
    setText(written);
    field.current?.focus();
  };
  const time = dates(say.locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="chat">
      {lines.length === 0 && <p className="quiet">{own('online.chat-empty')}</p>}
      <div role="log" aria-label={say('tab.chat')} className="chat-lines">
        <ol>
          {lines.map((line) => (
            <li key={line.number} ref={line.number === last ? end : null}>
              <strong>
                {line.seat >= 0 && <SeatBadge seat={line.seat} size={12} />}{' '}
                <NameAt seat={line.seat} line={line.number} name={line.name} />
              </strong>{' '}
              <span className="quiet">{time.format(line.at)}</span>{' '}
              {line.phrase === null ? <Addressed text={line.text} people={people} /> : words?.(`phrase.${line.phrase}`)}
            </li>
          ))}
        </ol>
      </div>
      {!mayTalk && <p className="quiet">{whyNot ?? own('online.chat-seated')}</p>}
      {mayTalk && <Phrases onSay={onPhrase} />}
      {mayTalk && <Addressing text={text} people={people} label={own('online.chat-mention')} onText={address} />}
      {mayTalk && (
        <Form onSubmit={send}>
          <input
            ref={field}
            type="text"
            maxLength={LONGEST_LINE}
            value={text}
            placeholder={own('online.chat-placeholder')}
            aria-label={own('online.chat-placeholder')}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit">{own('online.chat-send')}</button>
        </Form>
      )}
    </div>
  );
}
