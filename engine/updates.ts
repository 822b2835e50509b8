import { type Game, type Kinds, SPECTATOR, type Viewer } from './contract.ts';
import { at, madeOf, same } from './plain.ts';
import { eventsFor, viewOf } from './view.ts';

/** How many moves were taken back is told to nobody: there may be some among them that others made in secret. */
export const TAKEN_BACK = 1;

/** What one viewer is told to have happened; `version` counts only what this viewer was told. */
export interface News<K extends Kinds> {
  readonly version: number;
  readonly events: readonly K['event'][];
  /** `TAKEN_BACK` where moves were taken back, else 0. */
  readonly undone: number;
}

/** News for one viewer, with the view it leads to. */
export interface Update<K extends Kinds> extends News<K> {
  readonly viewer: Viewer;
  readonly view: K['state'];
}

/** What one viewer knows. */
interface Told<K extends Kinds> {
  version: number;
  view: K['state'];
}

/** Who has been told what: spectators and each seat by themselves, each with a count of its own. */
export class Updates<K extends Kinds> {
  readonly #game: Game<K>;
  readonly #told: readonly Told<K>[];

  /** `versions` by viewer: spectators first, then the seats. */
  constructor(game: Game<K>, state: K['state'], versions: readonly number[]) {
    this.#game = game;
    this.#told = versions.map((version, i) => ({ version, view: viewOf(game, state, i + SPECTATOR) }));
  }

  get versions(): number[] {
    return this.#told.map((told) => told.version);
  }

  /** What the viewer knows, and the number of the last thing it was told. */
  knownTo(viewer: Viewer): { readonly version: number; readonly view: K['state'] } {
    return at(this.#told, viewer - SPECTATOR);
  }

  /** What each viewer is told of a change. Who sees no change and no event is told nothing, and counts nothing. */
  after(state: K['state'], events: readonly K['event'][], undone: number): Update<K>[] {
    const updates: Update<K>[] = [];
    for (const [i, told] of this.#told.entries()) {
      const viewer = i + SPECTATOR;
      // What has not changed is the same object as before: a table in play keeps little more than what was different last.
      const view = madeOf(told.view, viewOf(this.#game, state, viewer));
      const seen = eventsFor(this.#game, events, viewer);
      if (seen.length === 0 && same(view, told.view)) continue;
      told.version++;
      told.view = view;
      updates.push({ version: told.version, events: seen, undone, viewer, view });
    }
    return updates;
  }
}
