import { type Box, type Game, Speaker } from '@kaya/engine';
import { type Course, DRILL, Drill, Guide, type Leader } from '@kaya/engine/lessons';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type DrawnBoard, loadBoard, loadBox } from '../app/boxes.ts';
import { notify } from '../app/notices.ts';
import { settings } from '../app/settings.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { TableRoom } from '../table/TableRoom.tsx';
import { useOpened } from '../table/useOpened.ts';
import { useText } from '../text/index.ts';
import { GuidePanel } from './GuidePanel.tsx';
import { LessonSession } from './lessonSession.ts';
import { reached } from './progress.ts';
import { startFirst } from './startFirst.ts';

interface Ready {
  readonly session: LessonSession;
  readonly box: Box;
  readonly board: DrawnBoard | null;
  readonly course: Course;
}

/** One lesson, at the real table. */
export function LessonPage({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  const say = useText();
  const { locale } = say;
  const [, go] = useLocation();
  const ready = useOpened(useCallback(() => open(game, lesson), [game, lesson]));
  const [words, setWords] = useState<Speaker | null>(null);

  const course = typeof ready === 'object' ? ready.course : null;
  useEffect(() => {
    let wanted = true;
    course?.words[locale]().then(
      (catalogue) => wanted && setWords(new Speaker(locale, catalogue)),
      () => notify({ key: 'error.not-loaded', kind: 'problem' }),
    );
    return () => {
      wanted = false;
    };
  }, [course, locale]);

  if (ready === 'missing') return <NotFoundPage />;
  if (ready === 'loading' || words === null) return <p className="loading">{say('common.loading')}</p>;
  return (
    <TableRoom
      session={ready.session}
      box={ready.box}
      board={ready.board}
      onRematch={() => ready.session.takeUp(0)}
      guided
      banner={
        <GuidePanel
          session={ready.session}
          course={ready.course}
          words={words}
          onFirstGame={() => void startFirst(game, ready.course, go)}
        />
      }
    />
  );
}

async function open(game: string, id: string): Promise<Ready | null> {
  const [box, board] = await Promise.all([loadBox(game), loadBoard(game)]);
  const course = await box.course?.();
  const leader = course === undefined ? null : await leaderOf(box.game, course, id);
  if (course === undefined || leader === null) return null;
  const { at } = reached(game, id);
  return {
    session: new LessonSession(box.game, leader, settings.value.name, at < leader.lesson.moments.length ? at : 0),
    box,
    board,
    course,
  };
}

async function leaderOf(game: Game, course: Course, id: string): Promise<Leader | null> {
  if (id === DRILL) return course.drill === undefined ? null : new Drill(game, course, await course.drill());
  const lesson = course.lessons.find((it) => it.id === id);
  return lesson === undefined ? null : new Guide(game, course, lesson);
}
