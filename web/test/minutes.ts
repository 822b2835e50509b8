import type { Catalogue } from '@kaya/engine';
import type { Lesson } from '@kaya/engine/lessons';

/** What somebody who meets the words for the first time reads in a minute. */
const WORDS_A_MINUTE = 150;
/** To find something on the table, to decide and to do it takes about so many seconds. */
const A_DECISION = 6;
/** A move of somebody else stands about so long at the usual pace, in seconds. */
const A_MOVE = 1;

/** How many minutes a lesson takes about, as one says it. */
export function minutesOf(lesson: Lesson, seat: number, words: Catalogue): number {
  return Math.max(1, Math.round(secondsOf(lesson, seat, words) / 60));
}

/** How many seconds a lesson takes about, by its words, by what the learner does in it, and by what the others do meanwhile. */
export function secondsOf({ id, moments, record }: Lesson, seat: number, words: Catalogue): number {
  const said = [...moments.flatMap((it) => [`${id}.${it.id}`, `${id}.${it.id}.done`]), `${id}.end`];
  const read = said.reduce((sum, key) => sum + (words[key] ?? '').split(/\s+/).filter(Boolean).length, 0);
  const played = record.moves.slice(moments[0]?.move ?? 0);
  const own = played.filter(([it]) => it === seat).length;
  return (read * 60) / WORDS_A_MINUTE + own * A_DECISION + (played.length - own) * A_MOVE;
}
