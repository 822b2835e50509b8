// What follows from how a rated game ended: the only place where ratings are reckoned.
import { at } from '@kaya/engine';
import { predictWin, type Rating, rate, rating } from 'openskill';
import type { RatedGameRow, RatedSeatRow, RatingChangeRow } from '../storage/schema.ts';

/** A game as it is kept, from which every rating can be worked out again. */
export interface RatedGame extends Pick<RatedGameRow, 'kind' | 'setup'> {
  readonly seats: readonly Pick<RatedSeatRow, 'player' | 'place' | 'won' | 'left_early'>[];
}

export type RatingOf = (player: string) => Rating;
export type Change = Pick<RatingChangeRow, 'player' | 'chance' | 'mu_before' | 'sigma_before' | 'mu' | 'sigma'>;

/** So much doubt comes back with every game: people change. */
const TAU = 25 / 300;

/** Where everybody begins. */
export const FIRST: Rating = Object.freeze(rating());

/** The set-up of a game that people play together, as the opponent it is to them; nobody's id begins like this. */
export function opponentOf(setup: string): string {
  return `~${setup}`;
}

/** What a game changes, for everybody in it. Nobody stands there twice. */
export function changesOf(game: RatedGame, ratingOf: RatingOf): readonly Change[] {
  if (game.kind === 'alone') return [];
  return game.kind === 'people' ? amongPeople(game, ratingOf) : againstDifficulty(game, ratingOf);
}

function amongPeople({ seats }: RatedGame, ratingOf: RatingOf): readonly Change[] {
  const before = seats.map(({ player }) => [ratingOf(player)]);
  const chances = predictWin(before);
  const after = rate(before, { rank: seats.map(({ place }) => place), tau: TAU });
  return seats.map(({ player }, i) => changed(player, at(chances, i), ratingOf(player), at(at(after, i), 0)));
}

/** Those who stayed are one team against as many of the difficulty; whoever left has lost against it, and it has learnt nothing by that. */
function againstDifficulty({ seats, setup }: RatedGame, ratingOf: RatingOf): readonly Change[] {
  const opponent = opponentOf(setup);
  const difficulty = ratingOf(opponent);
  const stayed = seats.filter(({ left_early }) => left_early === 0);
  const lost = seats
    .filter(({ left_early }) => left_early === 1)
    .map(({ player }) => {
      const sides = [[ratingOf(player)], [difficulty]];
      const [own] = rate(sides, { rank: [2, 1], tau: TAU });
      return changed(player, at(predictWin(sides), 0), ratingOf(player), at(own ?? [], 0));
    });
  if (stayed.length === 0) return lost;
  const won = stayed.every((it) => it.won === 1);
  const sides = [stayed.map(({ player }) => ratingOf(player)), stayed.map(() => difficulty)];
  const [chance = 0, against = 0] = predictWin(sides);
  const [team = [], other = []] = rate(sides, { rank: won ? [1, 2] : [2, 1], tau: TAU });
  return [
    ...stayed.map(({ player }, i) => changed(player, chance, ratingOf(player), at(team, i))),
    ...lost,
    changed(opponent, against, difficulty, at(other, 0)),
  ];
}

function changed(player: string, chance: number, before: Rating, { mu, sigma }: Rating): Change {
  return { player, chance, mu_before: before.mu, sigma_before: before.sigma, mu, sigma };
}

/** The ratings after all these games in turn, with every change on the way. */
export function* workedOut<G extends RatedGame>(games: Iterable<G>): Generator<readonly [G, Change]> {
  const now = new Map<string, Rating>();
  for (const game of games)
    for (const change of changesOf(game, (player) => now.get(player) ?? FIRST)) {
      now.set(change.player, { mu: change.mu, sigma: change.sigma });
      yield [game, change];
    }
}

/** A rating is provisional while its doubt is larger than this: for about a dozen games of two, two dozen of four. */
export const CERTAIN = 6;

/** A rating as people read it: everybody begins at 1000; in nineteen cases of twenty the truth is within `spread` of it. */
export function shownRating({ mu, sigma }: Rating): { points: number; spread: number; provisional: boolean } {
  return { points: Math.round(40 * mu), spread: Math.round(80 * sigma), provisional: sigma > CERTAIN };
}

/** The quarter of a year in which a game ended, in UTC. */
export function seasonOf(at: number): string {
  const day = new Date(at);
  return `${day.getUTCFullYear()}-Q${Math.floor(day.getUTCMonth() / 3) + 1}`;
}
