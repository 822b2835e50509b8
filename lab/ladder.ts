import { LEVELS, type Level, levelsAt, standTogether } from '@kaya/bots';
import { at, type Game, type Rng, seeded, shuffle } from '@kaya/engine';
import { predictWin, type Rating, rate, rating } from 'openskill';
import type { Pairing, Played } from './arena/pairing.ts';
import { round } from './statistics.ts';

/** The strength of a level: `mu` with its doubt `sigma`, and how often it would beat the level below with two players. */
export interface Rung {
  readonly level: Level;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly beatsNext: number | null;
}

/** Games in which every level meets every other, over all seats. */
export function ladderPairings(
  game: Game,
  seats: number,
  games: number,
  common: Pick<Pairing, 'options' | 'iterations'> & { readonly seed: string },
): Pairing[] {
  const rng = seeded(`ladder ${common.seed} ${seats}`);
  const all = levelsAt(game, seats);
  return Array.from({ length: games }, (_, i) => ({
    game: game.id,
    options: common.options,
    seed: `${common.seed}/${seats}/${i}`,
    levels: standTogether(game) ? Array.from({ length: seats }, () => at(all, i % all.length)) : mixed(all, seats, rng),
    iterations: common.iterations,
  }));
}

/** All levels as evenly as the seats allow, in any order. */
function mixed(all: readonly Level[], seats: number, rng: Rng): Level[] {
  const levels: Level[] = [];
  while (levels.length < seats) levels.push(...shuffle(rng, [...all]));
  return shuffle(rng, levels.slice(0, seats));
}

/** Ratings after all games in turn. Games that all lose say nothing about who is stronger. */
export function rungs(played: readonly Played[]): Rung[] {
  const ratings = new Map<Level, Rating>(LEVELS.map((level) => [level, rating()]));
  const games = new Map<Level, number>();
  for (const { pairing, outcome } of played) {
    if (outcome.winners.length === 0) continue;
    for (const level of new Set(pairing.levels)) games.set(level, (games.get(level) ?? 0) + 1);
    const before = pairing.levels.map((level) => ratings.get(level) ?? rating());
    const after = rate(
      before.map((it) => [it]),
      { rank: [...outcome.ranks], tau: 0 },
    );
    for (const level of new Set(pairing.levels)) {
      // Where a level sits on several seats, it learns from the mean of them.
      const own = after.flatMap((team, seat) => (pairing.levels[seat] === level ? team : []));
      ratings.set(level, { mu: mean(own.map((it) => it.mu)), sigma: mean(own.map((it) => it.sigma)) });
    }
  }
  const climbing = LEVELS.filter((level) => games.has(level)).map((level) => ({ level, rating: ratings.get(level) ?? rating() }));
  const sorted = climbing.sort((a, b) => b.rating.mu - a.rating.mu);
  return sorted.map(({ level, rating: own }, i) => {
    const below = sorted[i + 1]?.rating;
    return {
      level,
      mu: round(own.mu),
      sigma: round(own.sigma),
      games: games.get(level) ?? 0,
      beatsNext: below === undefined ? null : round(at(predictWin([[own], [below]]), 0)),
    };
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, it) => sum + it, 0) / values.length;
}
