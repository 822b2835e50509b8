import { CLEARLY, isRight, positionOf } from '@kaya/bots';
import { type Action, at, type Exercise, firstMoves, type Game, type GameRecord, type Seat, type State } from '@kaya/engine';
import { allJudgements, isAbout, type Kept } from '../analysis/kept.ts';
import { isListed, loadBox } from '../app/boxes.ts';
import { askCoach } from '../coach/askCoach.ts';
import { api } from '../net/api.ts';
import { getSave } from '../saves/saves.ts';

/** So many of one's own are offered, the costliest first. */
const OWN = 10;
/** An answer is judged for at most so long, in milliseconds. */
const THINKING = 3000;
/** What was found once is looked at again in so many other worlds before it is offered. */
const LOOKS = 2;

/** An exercise on the page: where it comes from, and the name under which it is opened. */
export interface Offered extends Exercise {
  readonly id: string;
  /** The game of one's own that it is from; null for one of ours. */
  readonly of: string | null;
}

/** The exercises of a title: out of one's own analysed games, and ours. */
export async function exercisesOf(id: string): Promise<{ readonly own: readonly Offered[]; readonly ours: readonly Offered[] }> {
  if (!isListed(id)) return { own: [], ours: [] };
  const { game, exercises } = await loadBox(id);
  const found: Offered[] = [];
  for (const exercise of await ownExercises(game)) if (await isConfirmed(game, exercise)) found.push(exercise);
  const ours = (await exercises())
    // A host may play with other components: then the positions are of another game.
    .filter(({ record }) => record.components === game.components)
    .map((it, i) => ({ ...it, id: `ours-${i + 1}`, of: null }));
  return { own: found, ours };
}

async function ownExercises(game: Game): Promise<readonly Offered[]> {
  const found: { readonly cost: number; readonly exercise: Offered }[] = [];
  for (const kept of await allJudgements()) {
    const played = await playedGame(game.id, kept);
    if (played === null) continue;
    for (const [move, { verdict, cost, explanation }] of kept.found) {
      const [seat, word] = played.record.moves[move] ?? [];
      if (verdict !== 'mistake' || cost < CLEARLY || explanation === null || seat === undefined || word === undefined) continue;
      if (!played.seats.includes(seat)) continue;
      const exercise = {
        ...{ record: firstMoves(played.record, move), seat, played: at(played.record.words, word), better: explanation.action },
        ...{ id: `${kept.id}-${move}`, of: played.path },
      };
      found.push({ cost, exercise });
    }
  }
  return found
    .sort((a, b) => b.cost - a.cost)
    .slice(0, OWN)
    .map(({ exercise }) => exercise);
}

/** The very game that was analysed, and the seats that somebody here played. */
async function playedGame(
  game: string,
  kept: Kept,
): Promise<{ readonly record: GameRecord; readonly seats: readonly Seat[]; readonly path: string } | null> {
  const { id } = kept;
  const save = await getSave(id).catch(() => null);
  if (save !== null) {
    const { record } = save.snapshot;
    if (save.game !== game || !isAbout(kept, record)) return null;
    return { record, seats: save.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])), path: `/local/${id}` };
  }
  const table = await api.table(id).catch(() => null);
  const record = table?.game === game ? await api.record(id).catch(() => null) : null;
  if (table === null || record === null || !isAbout(kept, record)) return null;
  return { record, seats: table.seats.flatMap(({ you }, seat) => (you ? [seat] : [])), path: `/table/${id}` };
}

/** How an answer is judged, in a thread; null where nobody answers in time. */
export async function judged(game: string, view: State, { seat, record }: Exercise, action: Action, seed: string) {
  const question = { game, view, seat, seats: record.seats, played: action, seed, milliseconds: THINKING };
  const answer = await askCoach(question);
  return answer !== null && 'judgement' in answer ? answer.judgement : null;
}

/** What was looked at again while the page is open. */
const confirmed = new Map<string, boolean>();

/** Is what was played found to be a mistake again in other worlds, and the better answer never? Only then it is an exercise. */
async function isConfirmed(game: Game, exercise: Offered): Promise<boolean> {
  const known = confirmed.get(exercise.id);
  if (known !== undefined) return known;
  const position = positionOf(game, exercise);
  const clear = position !== null && (await isStillClear(game.id, position.view, exercise));
  confirmed.set(exercise.id, clear);
  return clear;
}

async function isStillClear(game: string, view: State, exercise: Offered): Promise<boolean> {
  for (let i = 0; i < LOOKS; i++) {
    const bad = await judged(game, view, exercise, exercise.played, `again ${i}`);
    if (bad === null || bad.cost < CLEARLY || isRight(bad)) return false;
    const good = await judged(game, view, exercise, exercise.better, `again ${i}`);
    if (good === null || !isRight(good)) return false;
  }
  return true;
}
