import { useEffect, useState } from 'react';
import { change, useSettings } from '../app/settings.ts';
import { usePhone } from '../app/usePhone.ts';
import { useValue } from '../app/value.ts';
import { useMoment, useTable } from '../table/atTable.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { Better } from './Better.tsx';
import { oneOf } from './cards.ts';
import { coachText } from './text/index.ts';
import { useCards } from './useCards.ts';
import { useCoach } from './useCoach.ts';
import { sayHeed, useHeed } from './useHeed.ts';
import { usePractice } from './usePractice.ts';

/** The coach's place beside the table, between what is asked and the log: one thing at a time, never over a decision. */
export function CoachCorner() {
  const say = useCatalogue(coachText);
  const { coach: wanted } = useSettings();
  const phone = usePhone();
  const { openRule } = useTable();
  const { past } = useMoment();
  const loaded = useCoach();
  const cards = useCards(wanted === true, loaded?.coach ?? null);
  const heed = useHeed(wanted === true, loaded?.coach ?? null);
  const practice = usePractice();
  const practising = useValue(practice.state);
  const [open, setOpen] = useState(false);
  const isOffer = practising.phase === 'offer';
  // A question that the bots wait for is not hidden, and makes room again for the board once it is answered.
  useEffect(() => setOpen(isOffer), [isOffer]);
  if (say === null || past !== null) return null;
  const shown = oneOf({ isOffer, isWarned: heed !== null, isMet: cards.rule !== null });
  const card = shown === 'card' ? cards.rule : null;
  const title = card === null || loaded === null ? null : loaded.words.say({ key: `${card}.title` });
  const warning = shown !== 'warning' || heed === null || loaded === null ? null : sayHeed(heed, loaded.words);
  const looking = practising.phase === 'looking' && (
    <p className="coach-looking" role="status">
      {say('coach.practice-looking')}{' '}
      <button type="button" className="link" onClick={() => practice.goOn()}>
        {say('coach.practice-go-on')}
      </button>
    </p>
  );
  const content = (
    <>
      {practising.phase === 'offer' && <Better say={say} words={loaded?.words ?? null} offer={practising} practice={practice} />}
      {looking}
      {warning !== null && (
        <div className="coach-heed" role="status">
          {!phone && <h3>{say('coach.heed')}</h3>}
          <p>{warning}</p>
        </div>
      )}
      {card !== null && loaded !== null && (
        <div className="coach-card" aria-live="polite">
          {!phone && <h3>{title}</h3>}
          <p>{loaded.words.say({ key: card })}</p>
          <div className="coach-buttons">
            <button
              type="button"
              onClick={() => {
                cards.read();
                setOpen(false);
              }}
            >
              {say('coach.got-it')}
            </button>
            <button type="button" onClick={() => openRule(card)}>
              {say('coach.more')}
            </button>
            <button type="button" className="link" onClick={() => change({ coach: false })}>
              {say('coach.off')}
            </button>
          </div>
        </div>
      )}
    </>
  );
  const isEmpty = card === null && warning === null && !isOffer && practising.phase === 'idle';
  if (isEmpty) return null;
  if (!phone)
    return (
      <section className="coach" aria-label={say('coach.title')}>
        {content}
      </section>
    );
  const heading = isOffer
    ? say('coach.practice-title')
    : title !== null
      ? say('coach.new', { title })
      : say(warning === null ? 'coach.title' : 'coach.heed');
  return (
    <details className="coach" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{heading}</summary>
      {content}
    </details>
  );
}
