import { useEffect, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import { useText } from '../text/index.ts';
import { ActionButton } from './ActionList.tsx';
import { type Pick, useChoosing, useSpeech } from './atTable.ts';
import { Blocked } from './Blocked.tsx';

/** The rest of a choice next to where one pointed: what can be done there, or why nothing can. */
export function ChoiceSheet({ pick }: { readonly pick: Pick }) {
  const speech = useSpeech();
  const choosing = useChoosing();
  const say = useText();
  const sheet = useRef<HTMLDivElement>(null);
  const { size } = useSettings();

  useEffect(() => {
    if (pick.from !== null) sheet.current?.querySelector<HTMLElement>('button, a')?.focus();
    const close = () => {
      choosing.setPick(null);
      pick.from?.focus();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const down = (event: PointerEvent) => {
      const { target } = event;
      if (target instanceof Element && !sheet.current?.contains(target) && target.closest('[data-place]') === null) close();
    };
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', down);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', down);
    };
  }, [pick, choosing.setPick]);

  const { at, actions, ahead, blocked, places } = pick;
  const title = places.map((place) => speech.sayPlace(place)).join(' · ');
  // The same thing by several entries of a menu: then each says by which.
  const alike = new Set(ahead.map(speech.sayAhead)).size < ahead.length;
  const right = at.x > innerWidth / 2;
  const below = at.y > innerHeight / 2;
  // On a phone the sheet lies at the bottom, by the style sheet alone.
  const narrow = innerWidth <= 760;
  return (
    <div
      ref={sheet}
      role="dialog"
      aria-label={title}
      className="choice-sheet"
      style={
        narrow
          ? undefined
          : {
              ...(right ? { right: Math.max(8, innerWidth - at.x + 10) / size } : { left: (at.x + 10) / size }),
              ...(below ? { bottom: Math.max(8, innerHeight - at.y + 10) / size } : { top: (at.y + 10) / size }),
              maxHeight: ((below ? at.y : innerHeight - at.y) - 24) / size,
            }
      }
    >
      <div className="choice-head">
        <strong>{title}</strong>
        <button type="button" className="icon-button" aria-label={say('common.close')} onClick={() => choosing.setPick(null)}>
          ×
        </button>
      </div>
      {actions.length + ahead.length > 0 && (
        <ul className="actions">
          {actions.map((action) => (
            <li key={JSON.stringify(action)}>
              <ActionButton action={action} />
            </li>
          ))}
          {ahead.map((it) => (
            <li key={JSON.stringify([it.entry, it.action])}>
              <button
                type="button"
                className="action"
                data-ahead={JSON.stringify([it.entry, it.action])}
                onClick={() => choosing.playAhead(it)}
              >
                {alike && <small>{speech.sayAction(it.entry)}</small>}
                {speech.sayAhead(it)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Blocked blocked={blocked} />
    </div>
  );
}
