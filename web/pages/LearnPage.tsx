import type { Board, Box, Paragraph, Speaker, State } from '@kaya/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { gameSpeaker, loadBoard, loadBox } from '../app/boxes.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { CoursePage } from '../lesson/CoursePage.tsx';
import { Cover } from '../shelf/Cover.tsx';
import { useText } from '../text/index.ts';
import { LessonPicture } from './LessonPicture.tsx';
import { lessonSeats, pictures } from './lesson.ts';

/** The game in five minutes, with pictures of the real board. */
export function LearnPage({ game }: { readonly game: string }) {
  const say = useText();
  const { locale } = say;
  // Kept here, so that another language goes on with the same step.
  const [at, setAt] = useState(0);
  const loaded = useLoaded(async () => {
    const [box, board, speaker] = await Promise.all([loadBox(game), loadBoard(game), gameSpeaker(game, locale)]);
    const course = (await box.course?.()) ?? null;
    const [first] = await box.voice.reference[locale]();
    return {
      box,
      board,
      speaker,
      course,
      steps: first?.paragraphs ?? [],
      views: board === null ? [] : pictures(box, first?.paragraphs ?? []),
    };
  }, [game, locale]);
  usePageTitle(loaded === null ? '' : loaded.speaker.say(loaded.box.voice.name));
  if (loaded === null) return <p className="loading">{say('common.loading')}</p>;
  if (loaded.course !== null)
    return <CoursePage game={game} name={loaded.speaker.say(loaded.box.voice.name)} course={loaded.course} />;
  return <Lesson {...loaded} at={at} go={setAt} />;
}

interface LessonProps {
  readonly box: Box;
  readonly board: Board | null;
  readonly speaker: Speaker;
  readonly steps: readonly Paragraph[];
  readonly views: readonly State[];
  readonly at: number;
  go(step: number): void;
}

function Lesson({ box, board, speaker, steps, views, at, go }: LessonProps) {
  const say = useText();
  const { game, voice } = box;
  const step = steps[at];
  const view = views[at];
  const seats = lessonSeats(box);
  const names = Array.from({ length: seats }, (_, i) => say('seat.person', { number: i + 1 }));
  const name = speaker.say(voice.name);
  return (
    <div className="learn">
      <h1>{say('learn.title', { game: name })}</h1>
      <div className="lesson">
        {board !== null && step !== undefined && view !== undefined ? (
          <LessonPicture
            board={board}
            step={step}
            view={view}
            seats={seats}
            names={names}
            locale={say.locale}
            label={say('board.title', { game: name })}
            say={(words) => speaker.say(words)}
          />
        ) : (
          <div className="lesson-picture">
            <Cover game={game.id} />
          </div>
        )}
        <div className="lesson-text">
          <p className="quiet">{say('learn.step', { step: at + 1, steps: steps.length })}</p>
          <p className="lesson-words" aria-live="polite">
            {step?.text}
          </p>
          <div className="buttons">
            <button type="button" disabled={at === 0} onClick={() => go(at - 1)}>
              {say('learn.back')}
            </button>
            {at < steps.length - 1 ? (
              <button type="button" className="primary" onClick={() => go(at + 1)}>
                {say('learn.next')}
              </button>
            ) : (
              <Link href={`/new/${game.id}?mode=bots`} className="button primary">
                {say('learn.try')}
              </Link>
            )}
          </div>
        </div>
      </div>
      <p>
        <Link href={`/rules/${game.id}`}>{say('learn.rules')}</Link>
      </p>
    </div>
  );
}
