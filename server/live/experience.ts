import type { Lists } from '../storage/lists.ts';

/** It is counted anew after so long. */
const HELD = 300_000;
/** So many people are remembered. */
const MOST = 10_000;

/** How many games of a title somebody has finished here. */
export type GamesOf = (person: string, game: string) => number;

/** How much people have played here, for those who wait for a game; counted now and then, however many look. */
export class Experience {
  readonly #lists: Lists;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly at: number; readonly games: ReadonlyMap<string, number> }>();

  constructor(lists: Lists, now: () => number) {
    this.#lists = lists;
    this.#now = now;
  }

  async of(people: readonly string[]): Promise<GamesOf> {
    const now = this.#now();
    const unknown = people.filter((it) => {
      const at = this.#known.get(it)?.at;
      return at === undefined || Math.abs(now - at) > HELD;
    });
    if (this.#known.size > MOST) this.#known.clear();
    if (unknown.length > 0) {
      const rows = Map.groupBy(await this.#lists.finishedBy(unknown), ({ person }) => person);
      for (const person of unknown) {
        const games = new Map((rows.get(person) ?? []).map((it) => [it.game, it.many]));
        this.#known.set(person, { at: now, games });
      }
    }
    const found = new Map(people.map((it) => [it, this.#known.get(it)?.games]));
    return (person, game) => found.get(person)?.get(game) ?? 0;
  }
}
