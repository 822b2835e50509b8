import type { Action, Seat, Speaker } from '@kaya/engine';
import { type Course, DRILL } from '@kaya/engine/lessons';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useValue } from '../app/value.ts';
import { keepExplained } from '../coach/met.ts';
import { Aloud } from '../readings/Aloud.ts';
import { useSpeech, useTable } from '../table/atTable.ts';
import { linesOf } from '../table/lines.ts';
import { Terms } from '../terms/TermFinder.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { keepCourse, keepReached } from './keepProgress.ts';
import type { Departed, LessonSession } from './lessonSession.ts';
import { Pointer, showsMore } from './Pointer.tsx';
import { type LessonSay, lessonText } from './text/index.ts';
import { titleOf } from './titleOf.ts';

interface Props {
  readonly session: LessonSession;
  readonly course: Course;
  readonly words: Speaker;
  onFirstGame(): void;
}

/** What the lesson says now, over the board, with what can be done about it. */
export function GuidePanel({ session, course, words, onFirstGame }: Props) {
  const say = useCatalogue(lessonText);
  const told = useValue(session.told);
  const { guide, game } = session;
  const { lesson } = guide;
  const { phase, moment, answer, differs, strayed } = told;
  const [shownAt, setShownAt] = useState<string | null>(null);
  const [isOnBoard, setOnBoard] = useState(false);
  useEffect(() => {
    keepReached(game.id, lesson.id, guide.at, phase === 'done');
    keepCourse(
      game.id,
      course.lessons.map(({ id }) => id),
    );
  }, [game, course, lesson, guide, phase, guide.at]);
  useEffect(() => {
    const leave = () => session.leave();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [session]);
  // What a lesson has told is met.
  useEffect(
    () =>
      keepExplained(
        game.id,
        lesson.moments.slice(0, guide.at).flatMap(({ rules }) => rules),
      ),
    [game, lesson, guide.at],
  );
  const ownLine = useOwnLine(session);
  if (say === null) return null;
  const at = course.lessons.findIndex(({ id }) => id === lesson.id);
  // After the drill there is nothing but the first game, and after the last lesson as well.
  const next = at < 0 ? undefined : course.lessons[at + 1];
  // What a lesson says after a move is about its own game; the log is about any.
  const fits = phase === 'other' || !differs;
  const own = fits && answer !== null && words.knows(answer) ? words.say({ key: answer }) : null;
  const reply = own ?? (answer !== null || phase === 'other' ? ownLine : null);
  const isAnswered = phase === 'other' && own !== null;
  const shown = moment !== null && shownAt === moment.id;
  const said = {
    ask: () => words.say({ key: `${lesson.id}.${moment?.words ?? moment?.id}` }),
    seen: () => say('lesson.seen'),
    watch: () => words.say({ key: `${lesson.id}.${moment?.words ?? moment?.id}` }),
    free: () => say('lesson.free'),
    wait: () => say('lesson.wait'),
    other: () => say('lesson.other'),
    lost: () => say('lesson.lost'),
    done: () => (lesson.id === DRILL ? say('drill.end') : words.say({ key: `${lesson.id}.end` })),
  }[phase]();
  const aloud = [...(reply === null ? [] : [reply]), ...(isAnswered ? [] : [said])];
  return (
    <section className="guide" aria-label={say('lesson.guide')} data-phase={phase} data-board={isOnBoard ? '' : undefined}>
      <p className="guide-place">
        <Link href={`/learn/${game.id}`}>{titleOf(lesson.id, words, say)}</Link>
        <progress
          value={phase === 'done' ? lesson.moments.length : guide.at}
          max={lesson.moments.length}
          aria-label={say('lesson.progress', { at: Math.min(guide.at + 1, lesson.moments.length), all: lesson.moments.length })}
        />
        {(phase === 'ask' || phase === 'free' || phase === 'other') && (
          <button type="button" className="link" onClick={() => session.takeUp(guide.at + 1)}>
            {say('lesson.skip')}
          </button>
        )}
      </p>
      <div className="guide-words" aria-live="polite">
        {reply !== null && (
          <p className="guide-answer">
            <Terms text={reply} />
          </p>
        )}
        {!isAnswered && (
          <p className="guide-text">
            <Terms text={said} />
          </p>
        )}
        {phase === 'done' && next === undefined && <p className="quiet">{words.say({ key: 'first' })}</p>}
        {phase === 'ask' && strayed && <Differs say={say} departed={session.departed} seat={guide.seat} />}
      </div>
      <div className="guide-buttons">
        {(phase === 'watch' || phase === 'seen') && (
          <button type="button" className="primary" onClick={() => session.goOn()}>
            {say('lesson.go-on')}
          </button>
        )}
        {phase === 'other' && (
          <>
            <button type="button" className="primary" onClick={() => session.again()}>
              {say('lesson.again')}
            </button>
            {/* From there nothing in a drill would follow: it goes on with the next position, by skipping. */}
            {lesson.id !== DRILL && (
              <button type="button" onClick={() => session.goOn()}>
                {say('lesson.go-on-from-here')}
              </button>
            )}
          </>
        )}
        {phase === 'ask' && told.begun && (
          <button type="button" onClick={() => session.again()}>
            {say('lesson.step-again')}
          </button>
        )}
        {phase === 'ask' && !shown && showsMore(told) && (
          <button type="button" data-show-me="" onClick={() => setShownAt(moment?.id ?? null)}>
            {say('lesson.show-me')}
          </button>
        )}
        {(phase === 'lost' || phase === 'free' || (phase === 'ask' && strayed)) && (
          <button type="button" className={phase === 'lost' ? 'primary' : undefined} onClick={() => session.takeUp()}>
            {say('lesson.take-up')}
          </button>
        )}
        {phase === 'done' && next !== undefined && (
          <Link href={`/learn/${game.id}/${next.id}`} className="button primary">
            {say('lesson.next', { title: words.say({ key: `${next.id}.title` }) })}
          </Link>
        )}
        {phase === 'done' && (
          <button type="button" className={next === undefined ? 'primary' : undefined} onClick={onFirstGame}>
            {say('lesson.first-game')}
          </button>
        )}
        {phase === 'done' && (
          <button type="button" onClick={() => session.takeUp(0)}>
            {say('lesson.repeat')}
          </button>
        )}
      </div>
      <Aloud reading="asked" lines={aloud} />
      <Pointer told={told} exact={shown || moment?.help === 'show'} vague={moment?.help === 'point'} onBoard={setOnBoard} />
    </section>
  );
}

/** What the log says of the learner's last move: the answer to it where the lesson has none of its own. */
function useOwnLine({ ownMove, guide }: LessonSession): string | null {
  const { state, box } = useTable();
  const speech = useSpeech();
  const entry = state.log.find(({ number }) => number === ownMove);
  return entry === undefined ? null : (linesOf(box, guide.seat, speech, [entry])[0]?.text ?? null);
}

interface DiffersProps {
  readonly say: LessonSay;
  readonly departed: Departed | null;
  readonly seat: Seat;
}

/** That this game went another way than the lesson; since which move, for whoever asks: the choice needs the room. */
function Differs({ say, departed, seat }: DiffersProps) {
  const { box } = useTable();
  const { speaker } = useSpeech();
  if (departed === null) return <p className="quiet">{say('lesson.differs')}</p>;
  const { view, played, recorded } = departed;
  const name = (action: Action) => speaker.say(box.voice.action(action, view, seat));
  return (
    <details className="quiet">
      <summary>{say('lesson.differs')}</summary> {say('lesson.differs-since', { played: name(played), recorded: name(recorded) })}
    </details>
  );
}
