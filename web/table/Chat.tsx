import { SeatBadge } from '@kaya/pieces';
import type { ChatLine } from '@kaya/wire';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../text/index.ts';
import { NameAt } from './NameAt.tsx';

interface Props {
  readonly lines: readonly ChatLine[];
  /** May the reader say something here? */
  readonly mayTalk: boolean;
  onSay(text: string): void;
  /** Everything up to now has been seen. */
  onRead(): void;
}

/** The talk at a table. */
export function Chat({ lines, mayTalk, onSay, onRead }: Props) {
  const say = useText();
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const last = lines.at(-1)?.number;
  useEffect(() => {
    if (last === undefined) return;
    end.current?.scrollIntoView({ block: 'nearest' });
    onRead();
  }, [last, onRead]);
  const time = new Intl.DateTimeFormat(say.locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="chat">
      {lines.length === 0 && <p className="quiet">{say('online.chat-empty')}</p>}
      <div role="log" aria-label={say('tab.chat')} className="chat-lines">
        <ol>
          {lines.map((line) => (
            <li key={line.number} ref={line.number === last ? end : null}>
              <strong>
                {line.seat >= 0 && <SeatBadge seat={line.seat} size={12} />}{' '}
                <NameAt seat={line.seat} line={line.number} name={line.name} />
              </strong>{' '}
              <span className="quiet">{time.format(line.at)}</span> {line.text}
            </li>
          ))}
        </ol>
      </div>
      {!mayTalk && <p className="quiet">{say('online.chat-seated')}</p>}
      {mayTalk && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') onSay(text.trim());
            setText('');
          }}
        >
          <input
            type="text"
            maxLength={500}
            value={text}
            placeholder={say('online.chat-placeholder')}
            aria-label={say('online.chat-placeholder')}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit">{say('online.chat-send')}</button>
        </form>
      )}
    </div>
  );
}
