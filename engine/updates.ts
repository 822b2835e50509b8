import { type Game, type Kinds, SPECTATOR, type Viewer } from './contract.ts';
import { at, same } from './plain.ts';
import { eventsFor, viewMadeOf } from './view.ts';

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

  /** `versions` by viewer: spectators first, then the seats. Nobody writes on the state. */
  constructor(game: Game<K>, state: K['state'], versions: readonly number[]) {
    this.#game = game;
    this.#told = versions.map((version, i) => ({ version, view: viewMadeOf(game, state, i + SPECTATOR, null) }));
  }

  get versions(): number[] {
    return this.#told.map((told) => told.version);
  }

  /** What the viewer knows, and the number of the last thing it was told. */
  knownTo(viewer: Viewer): { readonly version: number; readonly view: K['state'] } {
    return at(this.#told, viewer - SPECTATOR);
  }

  /** What each viewer is told of a change to a state that nobody writes on. Who sees no change and no event is told nothing, and counts nothing. */
  after(state: K['state'], events: readonly K['event'][], undone: number): Update<K>[] {
    const updates: Update<K>[] = [];
    for (const [i, told] of this.#told.entries()) {
      const viewer = i + SPECTATOR;
      // What has not changed is the same object as before, and what is not hidden the same as in the state.
      const view = viewMadeOf(this.#game, state, viewer, told.view);
      const seen = eventsFor(this.#game, events, viewer);
      if (seen.length === 0 && same(view, told.view)) continue;
      told.version++;
      told.view = view;
      updates.push({ version: told.version, events: seen, undone, viewer, view });
    }
    return updates;
  }
}
