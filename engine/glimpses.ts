import type { Game, Kinds, Viewer } from './contract.ts';
import { viewOf } from './view.ts';

/** Hears an event, and sees the state in which it was told. (Written as a method so that code for any game accepts it.) */
export type Glimpse<K extends Kinds> = { glimpse(event: K['event'], state: K['state']): void }['glimpse'];

/** Keeps how the table stood at each event of a move, for whoever tells it again to one viewer or another. */
export class Glimpses<K extends Kinds> {
  readonly #game: Game<K>;
  readonly #seen: { readonly event: K['event']; readonly state: K['state'] }[] = [];

  constructor(game: Game<K>) {
    this.#game = game;
  }

  readonly add: Glimpse<K> = (event, state) => {
    this.#seen.push({ event, state: this.#game.clone(state) });
  };

  /**
   * The events as the viewer may know them, and the view at each: at the last one what the move led to, `view`. The others
   * are made when they are asked for.
   */
  for(viewer: Viewer, view: K['state']): { readonly events: readonly K['event'][]; viewAt(event: number): K['state'] } {
    const { eventFor } = this.#game;
    const known = this.#seen.flatMap(({ event, state }) => {
      const told = eventFor === undefined ? event : eventFor(event, viewer);
      return told === null ? [] : [{ told, state }];
    });
    return {
      events: known.map(({ told }) => told),
      viewAt: (event) => {
        const found = known[event];
        return found === undefined || event === known.length - 1 ? view : viewOf(this.#game, found.state, viewer);
      },
    };
  }
}
