import type { Game, Kinds, Seat } from './contract.ts';
import { shortened, type TakenBack, type Trail, type Trodden, takenBack, trailAfter, wayBack } from './trail.ts';

/** How far back the seats of a match may go: its trail, and what was found out about it. */
export class WayBack<K extends Kinds> {
  readonly #game: Game<K>;
  readonly #seats: number;
  #trail: Trail<K> | null;
  /** By their place on the trail: did the moves leave no trace? */
  #traceless = new Map<number, boolean>();

  constructor(game: Game<K>, seats: number, trail: Trail<K> | null) {
    this.#game = game;
    this.#seats = seats;
    this.#trail = trail;
  }

  get trail(): Trail<K> | null {
    return this.#trail;
  }

  /** A move was made; with null, something else that nobody goes back behind. */
  moved(move: Trodden<K> | null, before: K['state'], after: K['state']): void {
    const known = this.#trail?.state;
    this.#trail = trailAfter(this.#trail, move, before, after);
    if (this.#trail?.state !== known) this.#traceless.clear();
  }

  /** How many of its last moves the seat may take back: nobody has learnt anything by them. */
  length(seat: Seat): number {
    return this.#trail === null ? 0 : wayBack(this.#game, this.#trail, seat, this.#seats, this.#traceless);
  }

  /** Takes the seat's last own moves off the trail; null where that cannot be. */
  take(seat: Seat, count: number): TakenBack<K> | null {
    const taken = this.#trail === null ? null : takenBack(this.#game, this.#trail, seat, count);
    if (taken !== null) this.#stand(taken.trail);
    return taken;
  }

  /** Goes back so many moves, whosever they are, to the state there; null where the trail is shorter. */
  rewind(count: number): K['state'] | null {
    if (this.#trail === null || this.#trail.moves.length < count) return null;
    const { trail, state } = shortened(this.#game, this.#trail, count);
    this.#stand(trail);
    return state;
  }

  /** The game was put somewhere else: there is no way back from there. */
  forget(): void {
    this.#stand(null);
  }

  #stand(trail: Trail<K> | null): void {
    this.#trail = trail;
    this.#traceless.clear();
  }
}
