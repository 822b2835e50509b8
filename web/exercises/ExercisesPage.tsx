import { Link } from 'wouter';
import { useLoaded } from '../app/useLoaded.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useValue } from '../app/value.ts';
import { useGameName } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { exercisesOf, type Offered } from './exercises.ts';
import { solved } from './solved.ts';
import { exerciseText } from './text/index.ts';

/** Positions of a title in which something clearly better could have been done: out of one's own games, and ours. */
export function ExercisesPage({ game }: { readonly game: string }) {
  const site = useText();
  const say = useCatalogue(exerciseText);
  const name = useGameName(game);
  const done = useValue(solved);
  const found = useLoaded(() => exercisesOf(game), [game]);
  const title = say?.('exercise.title', { game: name }) ?? name;
  usePageTitle(title);
  if (say === null || found === null) return <p className="loading">{site('common.loading')}</p>;
  const list = (shown: readonly Offered[]) => (
    <ol className="exercise-list">
      {shown.map(({ id, record, of }, i) => (
        <li key={id}>
          <Link href={`/exercises/${game}/${id}`}>{say('exercise.one', { number: i + 1, move: record.moves.length + 1 })}</Link>{' '}
          {done.includes(`${game} ${id}`) && <strong>{say('exercise.solved')}</strong>}{' '}
          {of !== null && <Link href={of}>{say('exercise.game')}</Link>}
        </li>
      ))}
    </ol>
  );
  return (
    <div className="narrow">
      <h1>{title}</h1>
      <p>{say('exercise.about')}</p>
      <h2>{say('exercise.own')}</h2>
      {found.own.length === 0 ? <p>{say('exercise.none')}</p> : list(found.own)}
      {found.ours.length > 0 && (
        <>
          <h2>{say('exercise.ours')}</h2>
          {list(found.ours)}
        </>
      )}
    </div>
  );
}
