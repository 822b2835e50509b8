import { hasOwnMoves, type Kinds, type Seat, SPECTATOR, type Trail } from '@kaya/engine';
import type { Surroundings } from './surroundings.ts';
import type { TableState } from './table-state.ts';

/** A seat must be left in peace so long before it hears how far back it may go. */
const QUIET = 150;

/** How many of its moves each seat may take back; found out in a thread, a moment after what the seat was told last. */
export class UndoCounts {
  readonly #around: Surroundings;
  readonly #table: TableState;
  readonly #tell: (seat: Seat, isStill: () => boolean) => void;
  readonly #isFollowed: (seat: Seat) => boolean;
  /** By seat, with the number of what it was told last: what it is not told of changes nothing for it. */
  readonly #known = new Map<Seat, { readonly version: number; readonly count: number }>();
  readonly #asked = new Map<Seat, { version: number; readonly timer: NodeJS.Timeout }>();

  /** The trail that was looked at last, and which of its moves left no trace, as far as that was found out. */
  #found: { readonly trail: Trail<Kinds>; readonly traceless: Map<number, boolean> } | null = null;

  /** `isFollowed`: does anybody follow the table from this seat through this process? */
  constructor(
    around: Surroundings,
    table: TableState,
    tell: (seat: Seat, isStill: () => boolean) => void,
    isFollowed: (seat: Seat) => boolean,
  ) {
    this.#around = around;
    this.#table = table;
    this.#tell = tell;
    this.#isFollowed = isFollowed;
  }

  /** As far as it is known by now. */
  known(seat: Seat): number {
    const known = this.#known.get(seat);
    return known !== undefined && known.version === this.#version(seat) ? known.count : 0;
  }

  /** How many it is, found out now if it is not known; where nobody has asked for it, after all who have. */
  async count(seat: Seat, asked: 'by somebody' | 'by nobody' = 'by somebody'): Promise<number> {
    const { box, game, seats } = this.#table;
    const version = this.#version(seat);
    const known = this.#known.get(seat);
    if (known !== undefined && known.version === version) return known.count;
    const trail = game?.saved.trail ?? null;
    if (version === null || !hasOwnMoves(trail, seat)) return 0;
    const whose = { ...this.#around.whose(this.#table), last: asked === 'by nobody' };
    const isStill = () => this.#version(seat) === version;
    const isNeeded = asked === 'by nobody' ? isStill : undefined;
    const count = await this.#around.replays.wayBack(box, trail, seat, seats.length, whose, this.#tracelessOn(trail), isNeeded);
    if (isStill()) this.#known.set(seat, { version, count });
    return count;
  }

  /** Something changed: every seat for which it did will hear of its way back, if somebody listens there. */
  changed(): void {
    for (const { seat } of this.#table.seats)
      if (this.#known.get(seat)?.version !== this.#version(seat) && this.#isFollowed(seat)) this.#ask(seat);
  }

  /** What was found out of the moves of this trail, as far as it is the same as before: so each move is looked into once. */
  #tracelessOn(trail: Trail<Kinds>): Map<number, boolean> {
    const before = this.#found;
    const isKnown = before !== null && before.trail.state === trail.state;
    const differs = isKnown ? before.trail.moves.findIndex((move, i) => move !== trail.moves[i]) : 0;
    const known = isKnown ? [...before.traceless].filter(([move]) => move < differs) : [];
    const traceless = isKnown && differs === -1 ? before.traceless : new Map(known);
    this.#found = { trail, traceless };
    return traceless;
  }

  /** Somebody comes to the seat: it is told anew, whether it was known here or not. */
  came(seat: Seat): void {
    this.#known.delete(seat);
    this.#forget(seat);
    this.#ask(seat);
  }

  #ask(seat: Seat): void {
    const version = this.#version(seat);
    if (version === null || this.#asked.get(seat)?.version === version) return;
    const { seats, game, row } = this.#table;
    const plays = seats[seat]?.person != null && seats[seat].stand_in === 0 && row.status === 'playing';
    if (!plays || !hasOwnMoves(game?.saved.trail ?? null, seat)) {
      this.#forget(seat);
      return;
    }
    const asked = this.#asked.get(seat);
    // With every move: a timer that is there is wound up again.
    if (asked !== undefined) {
      asked.version = version;
      asked.timer.refresh();
      return;
    }
    const timer = setTimeout(() => this.#tellOf(seat), QUIET).unref();
    this.#asked.set(seat, { version, timer });
  }

  /** The seat was left in peace: it hears how far back it may go, where it may. */
  #tellOf(seat: Seat): void {
    const version = this.#asked.get(seat)?.version ?? null;
    if (version === null) return;
    this.count(seat, 'by nobody').then(
      (count) => {
        if (count > 0) this.#tell(seat, () => this.#version(seat) === version);
      },
      () => undefined,
    );
  }

  #forget(seat: Seat): void {
    const asked = this.#asked.get(seat);
    if (asked === undefined) return;
    clearTimeout(asked.timer);
    this.#asked.delete(seat);
  }

  #version(seat: Seat): number | null {
    // As it is stored: the match may have made a move just now that is not.
    return this.#table.game?.saved.versions[seat - SPECTATOR] ?? null;
  }
}
