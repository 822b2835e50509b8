import { Speaker } from '@kaya/engine';
import type { Course } from '@kaya/engine/lessons';
import { Link, useLocation } from 'wouter';
import { AidLink } from '../aid/AidLink.tsx';
import { useLoaded } from '../app/useLoaded.ts';
import { useValue } from '../app/value.ts';
import { MetLink } from '../coach/MetLink.tsx';
import { Cover } from '../shelf/Cover.tsx';
import { MineLink } from '../statistics/MineLink.tsx';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { CountsPart } from './CountsPart.tsx';
import { minutesOf } from './minutes.ts';
import { progress, reached } from './progress.ts';
import { startFirst } from './startFirst.ts';
import { lessonText } from './text/index.ts';

interface Props {
  readonly game: string;
  readonly name: string;
  readonly course: Course;
}

const ABOUT = { goal: 'course.goal', end: 'course.end', lose: 'course.lose' } as const;

/** The guided first game: what it is about, and its lessons. */
export function CoursePage({ game, name, course }: Props) {
  const say = useCatalogue(lessonText);
  const site = useText();
  const [, go] = useLocation();
  useValue(progress);
  const catalogue = useLoaded(async () => await course.words[site.locale](), [game, site.locale]);
  if (catalogue === null || say === null) return <p className="loading">{site('common.loading')}</p>;
  const words = new Speaker(site.locale, catalogue);
  const next = course.lessons.find(({ id }) => !reached(game, id).done) ?? course.lessons[0];
  return (
    <div className="course">
      <div className="course-head">
        <Cover game={game} />
        <div>
          <h1>{name}</h1>
          <p className="course-theme">{words.say({ key: 'theme' })}</p>
          <dl className="course-goal">
            {Object.entries(ABOUT)
              .filter(([key]) => words.knows(key))
              .map(([key, title]) => (
                <div key={key}>
                  <dt>{say(title)}</dt>
                  <dd>{words.say({ key })}</dd>
                </div>
              ))}
          </dl>
          {next !== undefined && (
            <Link href={`/learn/${game}/${next.id}`} className="button primary">
              {say(reached(game, next.id).at > 0 ? 'course.go-on' : 'course.begin', {
                title: words.say({ key: `${next.id}.title` }),
              })}
            </Link>
          )}
          {course.lessons.some(({ id }) => reached(game, id).done) && (
            <button type="button" onClick={() => void startFirst(game, course, go)}>
              {say('lesson.first-game')}
            </button>
          )}
        </div>
      </div>
      <h2>{say('course.lessons')}</h2>
      <ol className="course-lessons">
        {course.lessons.map((lesson) => {
          const { id, moments } = lesson;
          const { at, done } = reached(game, id);
          return (
            <li key={id} data-done={done ? '' : undefined}>
              <Link href={`/learn/${game}/${id}`}>{words.say({ key: `${id}.title` })}</Link>{' '}
              <span className="quiet">
                {say('course.minutes', { minutes: minutesOf(lesson, course.seat, catalogue) })}
                {(done || at > 0) && ` · ${done ? say('course.done') : say('course.reached', { at, all: moments.length })}`}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="buttons">
        <Link href={`/rules/${game}`}>{say('learn.rules')}</Link>
        <AidLink game={game} />
        <MetLink game={game} />
        <MineLink game={game} />
      </p>
      <CountsPart game={game} say={say} />
    </div>
  );
}
