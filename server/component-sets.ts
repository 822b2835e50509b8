import type { Box } from '@kaya/engine';
import { boxOf, componentFiles } from './games.ts';
import type { Store } from './storage/store.ts';

/**
 * Which components a game may go on with. Those of a host are rules like others: a game that began with them, or that a host's
 * file would change now, waits until its own are back. Ours change with a release, and games go on under them as under new rules.
 */
export class ComponentSets {
  /** Games that are played with a file of the host now. */
  readonly #own: ReadonlySet<string>;
  /** Every set of a host that was ever used here, by game and hash. */
  readonly #known: ReadonlySet<string>;

  private constructor(own: ReadonlySet<string>, known: ReadonlySet<string>) {
    this.#own = own;
    this.#known = known;
  }

  /** Keeps the files of this folder with what is stored, so that a host can always have them back. */
  static async open(store: Store, folder: string | null): Promise<ComponentSets> {
    const files = componentFiles(folder);
    for (const [game, content] of Object.entries(files)) {
      const box = await boxOf(game);
      if (box !== null) await store.components.keep(game, box.game.components, content);
    }
    const known = (await store.components.all()).map(({ game, hash }) => `${game} ${hash}`);
    return new ComponentSets(new Set(Object.keys(files)), new Set(known));
  }

  /** Must a game that began with these components wait for them? */
  waits({ game }: Box, began: string | null): boolean {
    if (began === null || began === game.components) return false;
    return this.#own.has(game.id) || this.#known.has(`${game.id} ${began}`);
  }
}
