import type { Game, Kinds, Seat } from './contract.ts';
import { same } from './plain.ts';
import { leavesNoTrace } from './undo.ts';

/** A move that may perhaps be taken back: the state before it, and whether it left no trace (null: nobody has asked yet). */
interface Kept<K extends Kinds> {
  readonly state: K['state'];
  readonly action: K['action'];
  traceless: boolean | null;
}

/** So many moves can be taken back at most. */
const LONGEST = 200;

/** The last moves of one seat in a row with nothing drawn since: as far back as somebody may go alone. */
export class WayBack<K extends Kinds> {
  readonly #game: Game<K>;
  readonly #seats: number;
  #seat: Seat | null = null;
  #kept: Kept<K>[] = [];

  constructor(game: Game<K>, seats: number) {
    this.#game = game;
    this.#seats = seats;
  }

  /** A move was made. Nobody goes back behind a draw, or behind what somebody else has decided. */
  moved(seat: Seat, action: K['action'], before: K['state'], after: K['state']): void {
    const drew = !same(before.rng, after.rng);
    if (drew || this.#seat !== seat) this.#kept = [];
    this.#seat = seat;
    if (!drew) this.#kept.push({ state: before, action, traceless: null });
    if (this.#kept.length > LONGEST) this.#kept.shift();
  }

  /** How many of its last moves the seat may take back: nobody has learnt anything by them. */
  length(seat: Seat): number {
    if (seat !== this.#seat) return 0;
    const traced = this.#kept.findLastIndex((kept) => {
      kept.traceless ??= leavesNoTrace(this.#game, kept.state, seat, kept.action, this.#seats);
      return !kept.traceless;
    });
    return this.#kept.length - 1 - traced;
  }

  /** Goes back so many moves, to the state there; null where that one is not kept. */
  take(count: number): K['state'] | null {
    const kept = this.#kept[this.#kept.length - count];
    if (kept === undefined) return null;
    this.#kept.length -= count;
    return kept.state;
  }

  /** The game was put somewhere else: there is no way back from there. */
  forget(): void {
    this.#kept = [];
  }
}
