import { type Box, type Speaker, speakerFor } from '@kaya/engine';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useLoaded } from '../app/useLoaded.ts';
import { useValue } from '../app/value.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import type { ExerciseSession } from './exerciseSession.ts';
import { keepSolved } from './solved.ts';
import { exerciseText } from './text/index.ts';
import '../style/exercise.css';

interface Props {
  readonly session: ExerciseSession;
  readonly box: Box;
  /** To the next exercise; null where this is the last. */
  readonly onNext: (() => void) | null;
}

/** What is looked for, and what became of the answer. */
export function ExercisePanel({ session, box, onNext }: Props) {
  const { locale } = useText();
  const say = useCatalogue(exerciseText);
  const { game } = session;
  const { exercise, view } = session;
  const { seats } = exercise.record;
  const speaker: Speaker | null = useLoaded(() => {
    const names = Array.from({ length: seats }, (_, i) => (i === exercise.seat ? '' : String(i + 1)));
    return speakerFor(box.voice, locale, names);
  }, [game.id, locale, exercise.id]);
  const answered = useValue(session.answering.state);
  const right = answered.phase === 'right';
  useEffect(() => {
    if (right) keepSolved(game.id, exercise.id);
  }, [right, game, exercise]);
  if (say === null || speaker === null) return null;
  const sentence = (action: typeof exercise.played) => speaker.say(box.voice.action(action, view, exercise.seat));
  const over = answered.phase === 'right' || answered.phase === 'shown';
  return (
    <section className="banner exercise" aria-label={say('exercise.find')}>
      <p>
        <strong>{say('exercise.find')}</strong> {say('exercise.played', { action: sentence(exercise.played) })}
      </p>
      <p role="status">
        {answered.phase === 'judging' && say('exercise.judging', { action: sentence(answered.action) })}
        {answered.phase === 'right' && say('exercise.right', { action: sentence(answered.action) })}
        {answered.phase === 'wrong' && say('exercise.wrong', { action: sentence(answered.action) })}
        {answered.phase === 'played' && say('exercise.same')}
        {answered.phase === 'unknown' && say('exercise.unknown')}
        {answered.phase === 'shown' && say('exercise.shown', { action: sentence(exercise.better) })}
      </p>
      <div className="buttons">
        {!over && answered.phase !== 'asked' && answered.phase !== 'judging' && (
          <button type="button" className="primary" onClick={() => session.answering.again()}>
            {say('exercise.again')}
          </button>
        )}
        {!over && (
          <button type="button" onClick={() => session.answering.show()}>
            {say('exercise.show')}
          </button>
        )}
        {over && onNext !== null && (
          <button type="button" className="primary" onClick={onNext}>
            {say('exercise.next')}
          </button>
        )}
        <Link href={`/exercises/${game.id}`} className="button">
          {say('exercise.all')}
        </Link>
      </div>
    </section>
  );
}
