import type { Options } from '@kaya/engine';
import type { Played } from './arena/pairing.ts';
import { partOfVictory } from './ranking.ts';
import { round, type Share, shareOf } from './statistics.ts';

/** How often those won who had something, beside what all seats of the same games won on average. */
export interface Weight extends Share {
  readonly value: string;
  /** Seats that had it, over all games. */
  readonly seats: number;
  readonly wins: number;
  readonly expected: number;
}

/** How games with one value of an option ended. */
export interface OptionWeight extends Share {
  readonly value: Options[string];
  readonly games: number;
  readonly wins: number;
  readonly meanScore: number;
  readonly meanLength: number;
}

/** True where all sit in one boat: in every game all win or all lose. */
export function isTogether(played: readonly Played[]): boolean {
  return played.every(({ outcome, pairing }) => outcome.winners.length === 0 || outcome.winners.length === pairing.levels.length);
}

/** What each seat gets of a victory: in one boat all of it, otherwise its part. */
function parts(game: Played, together: boolean): number[] {
  const won = game.outcome.winners.length > 0;
  return game.pairing.levels.map((_, seat) => (together ? Number(won) : partOfVictory(game, seat)));
}

/** Wins of the seats by something that `valuesOf` says about each, the most winning first. */
export function weights(
  played: readonly Played[],
  valuesOf: (game: Played, seat: number) => readonly string[],
  sorted = true,
): Weight[] {
  const together = isTogether(played);
  const all = played.flatMap((game) => parts(game, together));
  const share = all.reduce((sum, it) => sum + it, 0) / Math.max(1, all.length);
  const found = new Map<string, { seats: number; wins: number; expected: number }>();
  for (const game of played) {
    const own = parts(game, together);
    const mean = own.reduce((sum, it) => sum + it, 0) / own.length;
    own.forEach((part, seat) => {
      for (const value of new Set(valuesOf(game, seat))) {
        const entry = found.get(value) ?? { seats: 0, wins: 0, expected: 0 };
        entry.seats++;
        entry.wins += part;
        // In one boat a game says nothing about its seats: they are measured against all games.
        entry.expected += together ? share : mean;
        found.set(value, entry);
      }
    });
  }
  const list = [...found].map(([value, { seats, wins, expected }]) => ({
    value,
    seats,
    wins: round(wins),
    ...shareOf(wins, seats),
    expected: round(expected / seats),
  }));
  return sorted ? list.sort((a, b) => b.share - b.expected - (a.share - a.expected)) : list;
}

/** By each value of an option: games that somebody won, scores and lengths. */
export function optionWeights(played: readonly Played[], option: string, values: readonly Options[string][]): OptionWeight[] {
  return values.flatMap((value) => {
    const games = played.filter(({ pairing }) => pairing.options[option] === value);
    if (games.length === 0) return [];
    const wins = games.filter(({ outcome }) => outcome.winners.length > 0).length;
    const scores = games.flatMap(({ outcome }) => outcome.scores);
    return [
      {
        value,
        games: games.length,
        wins,
        ...shareOf(wins, games.length),
        meanScore: round(scores.reduce((sum, it) => sum + it, 0) / scores.length),
        meanLength: round(games.reduce((sum, { moves }) => sum + moves, 0) / games.length),
      },
    ];
  });
}
