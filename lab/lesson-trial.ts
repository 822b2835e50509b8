// A lesson played by somebody who follows it, or who does something else at one of its moments.
import { type Action, type Game, type Kinds, type Match, pick, type Rng, same, seeded } from '@kaya/engine';
import { type Course, Guide, type Lesson, type Told } from '@kaya/engine/lessons';

export interface Trial {
  /** What was said, in order; `at` is the number of the moment. */
  readonly told: readonly (Told & { readonly at: number })[];
  readonly finished: boolean;
}

/** No lesson takes more decisions of all together than this, whatever somebody does. */
const LONGEST = 3000;

/** How somebody meets what is asked. */
interface Learner {
  /** What to do where something is asked or free; null: what the lesson suggests, else anything. */
  choose(guide: Guide, match: Match<Kinds>): Action | null;
  /** What to do after something else was done than asked. */
  readonly after: 'again' | 'go on';
}

export const FOLLOWS: Learner = { choose: () => null, after: 'again' };

/** Does something else at the moment of this number, once (then `after` decides), and follows otherwise. */
export function strays(at: number, after: Learner['after']): Learner {
  let left = 1;
  return {
    after,
    choose(guide, match) {
      const { phase, suggested } = guide.told;
      if (phase !== 'ask' || guide.at !== at || left === 0) return null;
      const other = match.legal(guide.seat).find((it) => suggested === null || it.do !== suggested.do || !same(it, suggested));
      if (other === undefined) return null;
      left--;
      return other;
    },
  };
}

/** Plays a lesson from a moment to its end, or until it leads nowhere; where `back`, until it is back on its own way, two moments later. */
export function trial(game: Game, course: Course, lesson: Lesson, learner: Learner, from = 0, back = false): Trial {
  const rng = seeded(`trial of ${lesson.id}`);
  const guide = new Guide(game, course, lesson);
  let match = guide.open(from);
  const told: Trial['told'][number][] = [];
  for (let i = 0; i < LONGEST; i++) {
    const { phase, differs } = guide.told;
    if (back && guide.at >= from + 2 && !differs) return { told, finished: true };
    // The table gives the only answer there is without asking.
    const asks = phase !== 'free' || match.legal(guide.seat).length > 1;
    if (asks) told.push({ ...guide.told, at: guide.at });
    if (phase === 'done') return { told, finished: true };
    if (phase === 'watch') guide.goOn(match);
    else if (phase === 'other') {
      if (learner.after === 'again') match = guide.again();
      else guide.goOn(match);
    } else if (phase === 'lost') match = guide.open();
    else if (!move(guide, match, learner, rng)) return { told, finished: false };
  }
  return { told, finished: false };
}

/** One move of whoever is awaited; false where nobody can do anything. */
function move(guide: Guide, match: Match<Kinds>, learner: Learner, rng: Rng): boolean {
  const mine = guide.told.phase === 'ask' || guide.told.phase === 'free';
  const others = match.awaited().filter((it) => it !== guide.seat);
  // In a common decision the one whose move the record has comes first.
  const seat = mine ? guide.seat : (others.find((it) => guide.recorded(match, it) !== null) ?? others[0]);
  if (seat === undefined) return false;
  const action =
    (mine ? (learner.choose(guide, match) ?? guide.told.suggested) : guide.recorded(match, seat)) ?? pick(rng, match.legal(seat));
  const played = match.act(seat, action);
  if (!played.ok) return false;
  const update = played.updates.find(({ viewer }) => viewer === guide.seat);
  guide.heard(match, seat, action, update?.events ?? []);
  return true;
}
