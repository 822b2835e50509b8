import type { Leaderboard, MyRatings, RatingChange } from '@kaya/wire';
import type { People } from '../people.ts';
import { type Profiles, UNTOLD } from '../storage/profiles.ts';
import type { Explained, Ratings } from '../storage/ratings.ts';
import type { RatingChangeRow } from '../storage/schema.ts';
import { FIRST, opponentOf, shownRating } from './skill.ts';

/** So many are listed, and of each set-up that is played alone so many. */
const LISTED = 100;
const LISTED_ALONE = 10;

/** Ratings as people read them. Who has blocked whom plays no part here: everybody reads the same. */
export class Boards {
  readonly #ratings: Ratings;
  readonly #people: People;
  readonly #profiles: Profiles;

  constructor(ratings: Ratings, people: People, profiles: Profiles) {
    this.#ratings = ratings;
    this.#people = people;
    this.#profiles = profiles;
  }

  /** The best of a title; of a group's members alone where they are given. */
  async of(game: string, season: string | null, members: readonly string[] | null, reader: string | null): Promise<Leaderboard> {
    const rated = await this.#ratings.best(game, season ?? '', members);
    const played = await this.#ratings.alone(game, season, members);
    const ids = [...new Set([...rated, ...played].map(({ player }) => player))];
    const names = await this.#people.names(ids);
    const profiles = await this.#profiles.of(ids);
    const isShown = ({ player }: { readonly player: string }) => (profiles.get(player) ?? UNTOLD).shown.ratings;
    const who = (player: string) => ({
      ...{ name: names.get(player) ?? '', avatar: profiles.get(player)?.avatar ?? null, you: player === reader },
    });
    const standing = rated.filter(isShown).map((it) => ({ ...who(it.player), ...shownRating(it), games: it.games }));
    const sure = standing.filter((it) => !it.provisional).toSorted((a, b) => b.points - a.points);
    const placed = sure.map((it) => ({ ...it, place: 1 + sure.filter((other) => other.points > it.points).length }));
    const unsure = standing.filter((it) => it.provisional).map((it) => ({ ...it, place: null }));
    const alone = Map.groupBy(played.filter(isShown), ({ setup }) => setup);
    return {
      ...{ game, season, seasons: [...(await this.#ratings.seasons(game))] },
      best: [...placed, ...unsure].slice(0, LISTED),
      alone: [...alone].map(([setup, some]) => ({
        options: JSON.parse(setup).options,
        best: some.slice(0, LISTED_ALONE).map(({ player, won, score, at, table_id }) => ({
          ...who(player),
          ...{ won: won === 1, score, at, table: table_id },
          place: 1 + some.filter((it) => it.won > won || (it.won === won && it.score > score)).length,
        })),
      })),
    };
  }

  /** Somebody's own ratings, and why they are what they are. */
  async mine(person: string): Promise<MyRatings> {
    const shown = ((await this.#profiles.of([person])).get(person) ?? UNTOLD).shown.ratings;
    const titles = (await this.#ratings.of([person])).map(({ game, games, ...it }) => ({ game, games, ...shownRating(it) }));
    const changes = await this.#ratings.changes(person);
    const others = [...new Set(changes.flatMap(({ seats }) => seats.map(({ player }) => player)))].filter((it) => it !== person);
    const known: Known = { names: await this.#people.names(others), hidden: await this.#hidden(others), before: new Map() };
    for (const [game, some] of Map.groupBy(changes, (it) => it.game))
      for (const it of await this.#ratings.changesIn(
        game,
        some.map(({ number }) => number),
      ))
        known.before.set(`${game} ${it.number} ${it.player}`, it);
    return { shown, titles, changes: changes.map((it) => explained(it, person, known)) };
  }

  async #hidden(people: readonly string[]): Promise<ReadonlySet<string>> {
    const profiles = await this.#profiles.of(people);
    return new Set(people.filter((it) => !(profiles.get(it) ?? UNTOLD).shown.ratings));
  }
}

interface Known {
  readonly names: ReadonlyMap<string, string>;
  readonly hidden: ReadonlySet<string>;
  /** Changes by title, number and player. */
  readonly before: Map<string, RatingChangeRow>;
}

function explained(change: Explained, person: string, { names, hidden, before }: Known): RatingChange {
  const { game, number, table_id, at, kind, setup, seats, chance } = change;
  const own = seats.find(({ player }) => player === person);
  const beforeOf = (player: string) => {
    const found = before.get(`${game} ${number} ${player}`);
    return found === undefined ? null : shownRating({ mu: found.mu_before, sigma: found.sigma_before });
  };
  const difficulty = beforeOf(opponentOf(setup));
  const { seats: players, options } = JSON.parse(setup);
  return {
    ...{
      game,
      table: table_id,
      at,
      chance: Math.round(1000 * chance) / 1000,
      place: own?.place ?? 0,
      won: own?.won === 1,
      left: own?.left_early === 1,
    },
    before: shownRating({ mu: change.mu_before, sigma: change.sigma_before }),
    after: shownRating(change),
    others: seats
      .filter(({ player }) => player !== person)
      .map(({ player, place, left_early }) => ({
        ...{ name: names.get(player) ?? '', place, left: left_early === 1 },
        before: hidden.has(player) ? null : beforeOf(player),
      })),
    against: kind === 'people' ? null : { seats: players, options, before: difficulty ?? shownRating(FIRST) },
  };
}
