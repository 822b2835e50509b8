import type { Card } from '@kaya/wire';
import type { People } from '../people.ts';
import { shownRating } from '../ratings/skill.ts';
import type { Friends } from '../storage/friends.ts';
import { type Profiles, UNTOLD } from '../storage/profiles.ts';
import type { Ratings } from '../storage/ratings.ts';
import type { Relations } from '../storage/relations.ts';
import type { RelationRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';

/** What others see of people: what each of them has made public, and nothing else. */
export class Cards {
  readonly #people: People;
  readonly #profiles: Profiles;
  readonly #relations: Relations;
  readonly #friends: Friends;
  readonly #ratings: Ratings;

  constructor(
    people: People,
    profiles: Profiles,
    { relations, friends, ratings }: Pick<Store, 'relations' | 'friends' | 'ratings'>,
  ) {
    this.#ratings = ratings;
    this.#relations = relations;
    this.#friends = friends;
    this.#people = people;
    this.#profiles = profiles;
  }

  /** For one reader, who may be a stranger. Whoever is gone has no card. */
  async of(people: readonly string[], reader: string | null): Promise<ReadonlyMap<string, Card>> {
    const names = await this.#people.names(people);
    const profiles = await this.#profiles.of(people);
    const together = reader === null ? new Map() : await this.#profiles.together(reader, people);
    const relations = reader === null ? new Map<string, RelationRow>() : await this.#relations.toward(reader, people);
    const ratings = Map.groupBy(await this.#ratings.of(people), ({ player }) => player);
    const friends = reader === null ? new Set<string>() : await this.#friends.among(reader, people);
    return new Map(
      people.flatMap((id) => {
        const name = names.get(id) ?? '';
        if (name === '') return [];
        const { avatar, languages, favourites, shown } = profiles.get(id) ?? UNTOLD;
        const you = id === reader;
        const card: Card = {
          ...{ name, avatar, you },
          languages: shown.languages || you ? languages : null,
          favourites: shown.favourites || you ? favourites : null,
          ratings: shown.ratings || you ? (ratings.get(id) ?? []).map(({ game, ...it }) => ({ game, ...shownRating(it) })) : null,
          muted: relations.get(id)?.muted === 1,
          blocked: relations.get(id)?.blocked === 1,
          friend: friends.has(id),
          together: you ? 0 : (together.get(id) ?? 0),
        };
        return [[id, card] as const];
      }),
    );
  }
}
