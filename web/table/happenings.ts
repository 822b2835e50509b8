import { Value } from '../app/value.ts';
import type { Happened } from './session.ts';

/** So many moves are kept for whoever begins to follow. */
const KEPT = 24;

/** What happens at a table, move by move. What comes before anybody follows is kept for the first who does. */
export class Happenings extends Value<Happened | null> {
  #unheard: readonly Happened[] = [];
  #followers = 0;

  constructor() {
    super(null);
  }

  /** The first move that nobody has followed yet. */
  get unheard(): Happened | null {
    return this.#unheard[0] ?? null;
  }

  override set(move: Happened | null): void {
    if (move === null) this.#unheard = [];
    else if (this.#followers === 0) this.#unheard = [...this.#unheard, move].slice(-KEPT);
    super.set(move);
  }

  /** Tells what nobody has heard yet, and from now on every move. */
  follow(tell: (move: Happened | null) => void): () => void {
    const missed = this.#unheard;
    this.#unheard = [];
    this.#followers++;
    const stop = this.watch(() => tell(this.value));
    for (const move of missed) tell(move);
    return () => {
      this.#followers--;
      stop();
    };
  }
}
