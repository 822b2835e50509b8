import { isContest } from '../branch/result.ts';
import { type Chosen, FIRST, type Opponent, type Played } from './played.ts';

/** How all games of a title went for oneself. */
export interface Summary {
  readonly games: number;
  /** Those in which somebody beat somebody. */
  readonly contests: number;
  readonly won: number;
  /** How often one came to each place, the first one first; empty where nobody beats anybody. */
  readonly places: readonly { readonly rank: number; readonly games: number }[];
  /** Game by game: one's own score and the best of the others. */
  readonly scores: readonly { readonly own: number; readonly best: number | null }[];
  /** What one's points came from, on average, the most first. */
  readonly sources: readonly { readonly source: string; readonly points: number }[];
  readonly opponents: readonly Against[];
  /** By number of the choice: the most frequent ones. */
  readonly first: readonly (readonly Favourite[])[];
}

export interface Against {
  readonly who: Opponent;
  readonly games: number;
  /** How often one ended in front of them. */
  readonly ahead: number;
}

/** A choice that was often made, as it was made the last time. */
export interface Favourite extends Chosen {
  readonly seat: number;
  readonly times: number;
}

/** So many favourites of a choice are told. */
const TOLD = 3;

/** `all`: the oldest first. */
export function summaryOf(all: readonly Played[]): Summary {
  const ranked = all.filter(({ outcome }) => isContest(outcome));
  return {
    games: all.length,
    contests: ranked.length,
    won: all.filter(({ outcome, seat }) => outcome.winners.includes(seat)).length,
    places: counted(ranked.map(({ outcome, seat }) => outcome.ranks[seat] ?? 0))
      .map(([rank, games]) => ({ rank, games }))
      .sort((a, b) => a.rank - b.rank),
    scores: all.map(({ outcome: { scores, rivals = [] }, seat }) => {
      const others = [...scores.filter((_, i) => i !== seat), ...rivals.map(({ score }) => score)];
      return { own: scores[seat] ?? 0, best: others.length === 0 ? null : Math.max(...others) };
    }),
    sources: sourcesOf(all),
    opponents: againstOf(all),
    first: Array.from({ length: FIRST }, (_, i) => favourites(all, i)).filter((it) => it.length > 0),
  };
}

function sourcesOf(all: readonly Played[]): Summary['sources'] {
  const sums = new Map<string, number>();
  for (const { outcome, seat } of all)
    for (const [source, points] of Object.entries(outcome.sources[seat] ?? {}))
      sums.set(source, (sums.get(source) ?? 0) + points);
  return [...sums]
    .map(([source, sum]) => ({ source, points: sum / all.length }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => b.points - a.points);
}

function againstOf(all: readonly Played[]): readonly Against[] {
  const met = new Map<string, { who: Opponent; games: number; ahead: number }>();
  for (const { outcome, seat, opponents } of all) {
    if (!isContest(outcome)) continue;
    const { ranks } = outcome;
    for (const { seat: other, who } of opponents) {
      const key = JSON.stringify(who);
      const found = met.get(key) ?? { who, games: 0, ahead: 0 };
      found.games++;
      if ((ranks[seat] ?? 0) < (ranks[other] ?? 0)) found.ahead++;
      met.set(key, found);
    }
  }
  return [...met.values()].sort((a, b) => b.games - a.games);
}

function favourites(all: readonly Played[], number: number): readonly Favourite[] {
  const found = new Map<string, Favourite>();
  for (const { first, seat } of all) {
    const chosen = first[number];
    if (chosen === undefined) continue;
    const key = JSON.stringify(chosen.action);
    found.set(key, { ...chosen, seat, times: (found.get(key)?.times ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => b.times - a.times).slice(0, TOLD);
}

function counted(values: readonly number[]): [value: number, times: number][] {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times];
}
