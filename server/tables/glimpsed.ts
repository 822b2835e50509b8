import {
  type Action,
  type ActResult,
  type Game,
  Glimpses,
  type Kinds,
  type Match,
  type Seat,
  type Update,
  type Viewer,
} from '@kaya/engine';
import { type Change, changesBetween } from '@kaya/wire';

/** So many events are told one by one; who sees more of them at once begins with the later ones. */
const MOST = 120;

/** How the table stood at each event of what is played just now: told to those who look on, and never stored. */
export class Glimpsed {
  readonly #game: Game;
  /** Made once for all who see the same. */
  readonly #told = new Map<Viewer, { readonly now: unknown; readonly changes: Change[][] }>();
  readonly #played: { readonly glimpses: Glimpses<Kinds>; readonly updates: readonly Update<Kinds>[] }[] = [];

  constructor(game: Game) {
    this.#game = game;
  }

  /** Plays an action and looks on. */
  act(match: Match<Kinds>, seat: Seat, action: Action): ActResult<Kinds> {
    const glimpses = new Glimpses(this.#game);
    const result = match.act(seat, action, glimpses.add);
    if (result.ok) this.#played.push({ glimpses, updates: result.updates });
    return result;
  }

  /**
   * From the position now back to the first event, event by event, the last one first: what was different then for this viewer.
   * Empty where there was one event at most.
   */
  back(viewer: Viewer, now: unknown): Change[][] {
    const told = this.#told.get(viewer);
    if (told !== undefined && told.now === now) return told.changes;
    const changes = this.#changes(viewer, now);
    this.#told.set(viewer, { now, changes });
    return changes;
  }

  #changes(viewer: Viewer, now: unknown): Change[][] {
    const views = this.#played.flatMap(({ glimpses, updates }) => {
      const told = updates.find((it) => it.viewer === viewer);
      if (told === undefined) return [];
      const { events, viewAt } = glimpses.for(viewer, told.view);
      return events.map((_, event) => () => viewAt(event));
    });
    if (views.length < 2) return [];
    let later = now;
    return views
      .slice(-MOST)
      .toReversed()
      .map((view) => {
        const then = view();
        const changes = changesBetween(later, then);
        later = then;
        return changes;
      });
  }
}
