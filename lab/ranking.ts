import type { Level } from '@kaya/bots';
import { at } from '@kaya/engine';
import type { Played } from './arena/pairing.ts';
import { round, type Share, type Spread, shareOf, spreadOf } from './statistics.ts';

/** How the bots of one level did. A shared victory counts in equal parts, a game that all lose counts for nobody. */
export interface Ranked extends Share {
  readonly level: Level;
  readonly wins: number;
  /** How many of them sit at each table, and the share of wins that chance would give them. */
  readonly seats: number;
  readonly fair: number;
  readonly place: number;
  readonly score: Spread;
}

export interface RankedSeat extends Share {
  readonly seat: number;
  /** Who sat there; null where the bots changed seats. */
  readonly level: Level | null;
  readonly wins: number;
  readonly meanScore: number;
}

export interface Ending extends Share {
  readonly ending: string;
  readonly games: number;
  /** True where nobody wins. */
  readonly allLose: boolean;
}

/** What the seat has of the victory: all of it, a part, or nothing. */
export function partOfVictory({ outcome: { winners } }: Played, seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** One line per level, in the order of the table. */
export function ranking(played: readonly Played[], table: readonly Level[]): Ranked[] {
  return [...new Set(table)].map((level) => {
    let wins = 0;
    let places = 0;
    const scores: number[] = [];
    for (const game of played) {
      game.pairing.levels.forEach((it, seat) => {
        if (it !== level) return;
        wins += partOfVictory(game, seat);
        places += at(game.outcome.ranks, seat);
        scores.push(at(game.outcome.scores, seat));
      });
    }
    const seats = table.filter((it) => it === level).length;
    return {
      level,
      wins: round(wins),
      ...shareOf(wins, played.length),
      seats,
      fair: round(seats / table.length),
      place: round(places / Math.max(1, scores.length)),
      score: spreadOf(scores),
    };
  });
}

/** One line per seat; `levels` says who kept it for all games. */
export function rankingBySeat(played: readonly Played[], levels: readonly (Level | null)[]): RankedSeat[] {
  return levels.map((level, seat) => {
    const wins = played.reduce((sum, game) => sum + partOfVictory(game, seat), 0);
    const points = played.reduce((sum, { outcome }) => sum + at(outcome.scores, seat), 0);
    return {
      seat: seat + 1,
      level,
      wins: round(wins),
      ...shareOf(wins, played.length),
      meanScore: round(points / Math.max(1, played.length)),
    };
  });
}

/** How the games ended, the most frequent first. */
export function endingsOf(played: readonly Played[]): Ending[] {
  const found = new Map<string, { ending: string; games: number; allLose: boolean }>();
  for (const { outcome } of played) {
    const allLose = outcome.winners.length === 0;
    const key = `${outcome.ending} ${allLose}`;
    const entry = found.get(key) ?? { ending: outcome.ending, games: 0, allLose };
    entry.games++;
    found.set(key, entry);
  }
  return [...found.values()]
    .map((entry) => ({ ...entry, ...shareOf(entry.games, played.length) }))
    .sort((a, b) => b.games - a.games || (a.ending < b.ending ? -1 : 1));
}
