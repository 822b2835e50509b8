import { positionOf } from '@kaya/bots';
import type { Box } from '@kaya/engine';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { type DrawnBoard, loadBoard, loadBox } from '../app/boxes.ts';
import { settings } from '../app/settings.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { TableRoom } from '../table/TableRoom.tsx';
import { useOpened } from '../table/useOpened.ts';
import { useText } from '../text/index.ts';
import { ExercisePanel } from './ExercisePanel.tsx';
import { ExerciseSession } from './exerciseSession.ts';
import { exercisesOf, type Offered } from './exercises.ts';

interface Ready {
  readonly session: ExerciseSession;
  readonly box: Box;
  readonly board: DrawnBoard | null;
  /** The one behind it; null where it is the last. */
  readonly next: Offered | null;
}

/** One exercise, at the real table. */
export function ExercisePage({ game, id }: { readonly game: string; readonly id: string }) {
  const say = useText();
  const [, go] = useLocation();
  const ready = useOpened(useCallback(() => open(game, id), [game, id]));
  if (ready === 'missing') return <NotFoundPage />;
  if (ready === 'loading') return <p className="loading">{say('common.loading')}</p>;
  const { session, box, board, next } = ready;
  return (
    <TableRoom
      session={session}
      box={box}
      board={board}
      onRematch={() => session.answering.again()}
      guided
      banner={
        <ExercisePanel session={session} box={box} onNext={next === null ? null : () => go(`/exercises/${game}/${next.id}`)} />
      }
    />
  );
}

async function open(game: string, id: string): Promise<Ready | null> {
  const { own, ours } = await exercisesOf(game);
  const all = [...own, ...ours];
  const exercise = all.find((it) => it.id === id);
  if (exercise === undefined) return null;
  const [box, board] = await Promise.all([loadBox(game), loadBoard(game)]);
  const position = positionOf(box.game, exercise);
  if (position === null) return null;
  return {
    session: new ExerciseSession(box.game, exercise, position, settings.value.name),
    box,
    board,
    next: all[all.indexOf(exercise) + 1] ?? null,
  };
}
