import { Speaker } from '@kaya/engine';
import { type Course, DRILL, type Lesson } from '@kaya/engine/lessons';
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
import { progress, reached } from './progress.ts';
import { startFirst } from './startFirst.ts';
import { type LessonSay, lessonText } from './text/index.ts';

interface Props {
  readonly game: string;
  readonly name: string;
  readonly course: Course;
  /** How many each lesson takes about, as the shelf says it too. */
  readonly minutes: readonly number[];
}

const ABOUT = { goal: 'course.goal', end: 'course.end', lose: 'course.lose' } as const;

/** The guided first game: what it is about, and its lessons. */
export function CoursePage({ game, name, course, minutes }: Props) {
  const say = useCatalogue(lessonText);
  const site = useText();
  const [, go] = useLocation();
  useValue(progress);
  const catalogue = useLoaded(async () => await course.words[site.locale](), [game, site.locale]);
  if (catalogue === null || say === null) return <p className="loading">{site('common.loading')}</p>;
  const words = new Speaker(site.locale, catalogue);
  const isDone = course.lessons.every(({ id }) => reached(game, id).done);
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
          <p className="buttons">
            {next !== undefined && (
              <Link href={`/learn/${game}/${next.id}`} className={isDone ? 'button' : 'button primary'}>
                {say(reached(game, next.id).at > 0 ? 'course.go-on' : 'course.begin', {
                  title: words.say({ key: `${next.id}.title` }),
                })}
              </Link>
            )}
            {course.lessons.some(({ id }) => reached(game, id).done) && (
              <button type="button" className={isDone ? 'primary' : undefined} onClick={() => void startFirst(game, course, go)}>
                {say('lesson.first-game')}
              </button>
            )}
          </p>
          {isDone && <p className="quiet">{words.say({ key: 'first' })}</p>}
        </div>
      </div>
      <h2>{say('course.lessons')}</h2>
      <ol className="course-lessons">
        {course.lessons.map((lesson, i) => (
          <LessonCard key={lesson.id} game={game} lesson={lesson} minutes={minutes[i]} words={words} say={say} />
        ))}
      </ol>
      {course.drill !== undefined && (
        <>
          <h2>{say('drill.title')}</h2>
          <div className="course-drill">
            <p>{say('drill.about')}</p>
            <Link href={`/learn/${game}/${DRILL}`} className="button">
              {say(reached(game, DRILL).at > 0 ? 'drill.go-on' : 'drill.begin')}
            </Link>
          </div>
        </>
      )}
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

interface CardProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly minutes: number | undefined;
  readonly words: Speaker;
  readonly say: LessonSay;
}

/** A lesson: how long it takes, how far somebody is, and once it is done what was achieved in it. */
function LessonCard({ game, lesson: { id, moments }, minutes, words, say }: CardProps) {
  const { at, done } = reached(game, id);
  return (
    <li data-done={done ? '' : undefined}>
      <Link href={`/learn/${game}/${id}`}>{words.say({ key: `${id}.title` })}</Link>
      <progress value={done ? moments.length : at} max={moments.length} aria-label={say('course.progress')} />
      <span className="quiet">
        {[
          ...(minutes === undefined ? [] : [say('course.minutes', { minutes })]),
          ...(done ? [say('course.done')] : at > 0 ? [say('course.reached', { at, all: moments.length })] : []),
        ].join(' · ')}
      </span>
      {done && <p>{words.say({ key: `${id}.end` })}</p>}
    </li>
  );
}
