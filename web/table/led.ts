import type { Seat } from '@kaya/engine';
import type { Led, Moment } from '@kaya/wire';
import { Value } from '../app/value.ts';

/** Who leads through the game, as this page knows it. */
export interface Leading {
  /** Somebody else, and the step of one's own history that is looked at there. */
  readonly led: Led | null;
  /** Does this page lead? */
  readonly leads: boolean;
  /** Does it show what the leader looks at, or would it if somebody led? */
  readonly follows: boolean;
  /** Who led until a moment ago. */
  readonly left: Seat | null;
}

/** Leading others through a game that is over, and being led. */
export class LedReplay {
  readonly state = new Value<Leading>({ led: null, leads: false, follows: false, left: null });
  readonly #send: (moment: Moment | null) => void;
  #watched: readonly number[] = [];

  constructor(send: (moment: Moment | null) => void) {
    this.#send = send;
  }

  /** Leads from this move on; `watched` has the step of those who only watched after each. */
  begin(watched: readonly number[], move: number): void {
    this.#watched = watched;
    this.#set({ leads: true, follows: false, left: null });
    this.to(move);
  }

  to(move: number): void {
    this.#send({ move, watched: this.#watched[move] ?? 0 });
  }

  end(): void {
    this.#set({ leads: false });
    this.#send(null);
  }

  follow(on: boolean): void {
    if (on !== this.state.value.follows) this.#set({ follows: on, left: null });
  }

  /** Somebody else leads, or nobody any more. */
  hear(led: Led | null): void {
    const left = led === null ? (this.state.value.led?.by ?? null) : null;
    this.#set({ led, left, leads: led === null && this.state.value.leads });
  }

  /** The server did not let this page lead. */
  refused(): void {
    this.#set({ leads: false });
  }

  /** After a break it is said anew who leads. */
  again(): void {
    this.#set({ led: null });
  }

  #set(change: Partial<Leading>): void {
    this.state.set({ ...this.state.value, ...change });
  }
}
