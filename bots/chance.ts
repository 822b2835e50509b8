import { at, type Game, type GameRecord, type Kinds, replay, type Seat, type State, seeded, viewOf } from '@kaya/engine';
import type { Chair } from './bot.ts';
import type { Named } from './difference.ts';
import { type Distance, isBeyondDoubt } from './doubt.ts';
import { apart, type Stretch } from './stretches.ts';
import { teamOf } from './team/team.ts';
import { toTheEnd } from './to-the-end.ts';
import { brainOf } from './worth.ts';

/** What a stretch changed most is named, so much of it. */
const NAMED = 2;

/** The beginning of a turn in a game that is played together, as whoever decides first saw it. */
export interface TurnStart {
  /** Moves played before it. */
  readonly move: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly view: State;
  /** What can be counted on the table. */
  readonly counts: Readonly<Record<string, number>>;
}

/** How often the game was still won from there. */
export interface Chance {
  readonly won: number;
  readonly of: number;
}

/** Every turn of a recorded game, from its first decision on; null where these rules do not lead through it. */
export function turnStarts(game: Game, record: GameRecord): readonly TurnStart[] | null {
  const team = teamOf(game);
  const { tally } = brainOf(game);
  const found: TurnStart[] = [];
  const replayed = replay(game, record, (state, move) => {
    const [seat] = record.moves[move] ?? [];
    const turn = team.turn(state);
    if (seat === undefined || seat < 0 || state.outcome !== null || found.at(-1)?.turn === turn) return;
    found.push({ move, turn, seat, view: viewOf(game, state, seat), counts: tally?.count(state, seat) ?? {} });
  });
  return replayed.ok ? found : null;
}

/** Plays on at first sight in so many worlds that fit what the seat knew. */
export function chanceToWin<K extends Kinds>(
  game: Game<K>,
  chair: Omit<Chair<K>, 'include'>,
  worlds: number,
  seed: string,
): Chance {
  const rng = seeded(seed);
  let won = 0;
  for (let i = 0; i < worlds; i++) {
    if ((toTheEnd(game, chair, rng)?.winners.length ?? 0) > 0) won++;
  }
  return { won, of: worlds };
}

/** Between what the true share lies in nineteen cases of twenty (after Wilson). */
export function bounds({ won, of }: Chance): { readonly low: number; readonly high: number } {
  const z2 = 1.96 ** 2;
  const middle = (won + z2 / 2) / (of + z2);
  const half = (1.96 * Math.sqrt((won * (of - won)) / of + z2 / 4)) / (of + z2);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** A stretch of the game in which the chance rose or fell beyond doubt; its ends are places in the list of turns. */
export interface Shift extends Stretch {
  /** What there is more and less of on the table since then, what weighs most first, as far as it speaks for the shift. */
  readonly named: readonly Named[];
}

/** Where the game was lost and where it was saved: the stretches beyond doubt, none of which overlap, in their order. */
export function shifts(
  game: Game,
  starts: readonly Pick<TurnStart, 'counts'>[],
  chances: readonly Chance[],
  most: number,
): readonly Shift[] {
  const all: (Shift & { readonly doubts: number })[] = [];
  for (let to = 1; to < chances.length; to++) {
    for (let from = 0; from < to; from++) {
      const { by, error } = between(at(chances, from), at(chances, to));
      if (!isBeyondDoubt({ by: Math.abs(by), error })) continue;
      const named = changed(game, at(starts, from).counts, at(starts, to).counts, Math.sign(by));
      all.push({ from, to, by, named, doubts: Math.abs(by) / error });
    }
  }
  all.sort((a, b) => b.doubts - a.doubts || a.to - a.from - (b.to - b.from));
  return apart(all, most).map(({ doubts: _, ...shift }) => shift);
}

/** How far two chances lie apart, and the doubt in it; nobody is quite certain after a few worlds. */
function between(one: Chance, other: Chance): Distance {
  const [p, q] = [one, other].map(({ won, of }) => (won + 1) / (of + 2)) as [number, number];
  return { by: q - p, error: Math.sqrt((p * (1 - p)) / one.of + (q * (1 - q)) / other.of) };
}

function changed(
  game: Game,
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  way: number,
): readonly Named[] {
  return Object.entries(brainOf(game).tally?.worth ?? {})
    .map(([name, worth]) => ({ name, by: (after[name] ?? 0) - (before[name] ?? 0), worth }))
    .filter(({ by, worth }) => Math.sign(by * worth) === way)
    .sort((a, b) => Math.abs(b.by * b.worth) - Math.abs(a.by * a.worth))
    .slice(0, NAMED)
    .map(({ name, by }) => ({ name, by }));
}
