import { at, type Game, type Kinds, type Match, replay } from '../index.ts';
import { type Course, Guide, type Lesson } from '../lessons/index.ts';

interface Reached<K extends Kinds> {
  readonly state: K['state'];
  /** What the move before brought. */
  readonly events: readonly K['event'][];
}

/** A guide at one of its moments, with the game as it stands there. */
interface Opened<K extends Kinds> {
  readonly guide: Guide<K>;
  readonly match: Match<K>;
}

/** What is so, and what happens, where the lessons of a course say something. */
export interface Taught<K extends Kinds> {
  readonly lessonOf: (id: string) => Lesson;
  /** The position at which something is said, and the one at which the next thing is. */
  readonly before: (lesson: string, moment: string) => K['state'];
  readonly after: (lesson: string, moment: string) => K['state'];
  /** What happens from a moment to the next one. */
  readonly happens: (lesson: string, moment: string) => readonly K['event'][];
  readonly opened: (lesson: string, moment: string) => Opened<K>;
}

export function taughtBy<K extends Kinds>(game: Game<K>, course: Course): Taught<K> {
  const played = new Map<Lesson, readonly Reached<K>[]>();
  /** Every position of a lesson's game, by the number of moves played. */
  const positions = (lesson: Lesson): readonly Reached<K>[] => {
    const known = played.get(lesson);
    if (known !== undefined) return known;
    const reached: Reached<K>[] = [];
    replay(game, lesson.record, (state, _, events) => reached.push({ state: game.clone(state), events }));
    played.set(lesson, reached);
    return reached;
  };
  const lessonOf = (id: string): Lesson => {
    const found = course.lessons.find((it) => it.id === id);
    if (found === undefined) throw new Error(`no lesson ${id}`);
    return found;
  };
  const indexOf = ({ id, moments }: Lesson, moment: string): number => {
    const index = moments.findIndex((it) => it.id === moment);
    if (index < 0) throw new Error(`no moment ${id}.${moment}`);
    return index;
  };
  const between = (id: string, moment: string): readonly Reached<K>[] => {
    const lesson = lessonOf(id);
    const { moments, record } = lesson;
    const index = indexOf(lesson, moment);
    return positions(lesson).slice(at(moments, index).move, (moments[index + 1]?.move ?? record.moves.length) + 1);
  };
  return {
    lessonOf,
    before: (id, moment) => at(between(id, moment), 0).state,
    after: (id, moment) => at(between(id, moment).slice(-1), 0).state,
    happens: (id, moment) =>
      between(id, moment)
        .slice(1)
        .flatMap(({ events }) => events),
    opened(id, moment) {
      const lesson = lessonOf(id);
      const guide = new Guide(game, course, lesson);
      return { guide, match: guide.open(indexOf(lesson, moment)) };
    },
  };
}
