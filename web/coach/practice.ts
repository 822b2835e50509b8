import type { Explanation, Judgement } from '@kaya/bots';
import type { PRACTICES } from '../app/settings.ts';
import { Value } from '../app/value.ts';
import type { OwnMove } from '../table/session.ts';

/** From which cost on a mistake is pointed out; 1 is what the game calls a clear one. */
export const THRESHOLD: Readonly<Record<(typeof PRACTICES)[number], number>> = {
  off: Number.POSITIVE_INFINITY,
  grave: 2,
  clear: 1,
  small: 0.4,
};

/** A mistake that can be taken back. */
export interface Offer {
  readonly move: OwnMove;
  readonly explanation: Explanation;
}

type Practising = { readonly phase: 'idle' | 'looking' } | ({ readonly phase: 'offer' } & Offer);

const IDLE: Practising = { phase: 'idle' };

/** Looks at one's own moves one after the other, and asks about a mistake once. */
export class Practice {
  readonly state = new Value<Practising>(IDLE);
  readonly #judge: (move: OwnMove) => Promise<Judgement | null>;
  readonly #least: () => number;
  /** Moves that were asked about already. */
  readonly #asked = new Set<string>();
  #line: Promise<void> = Promise.resolve();
  /** Ends what is being looked at or asked now; what is in the line before it ends with it. */
  #over = Promise.withResolvers<null>();
  #round = 0;

  /** `least`: the smallest cost that is pointed out. */
  constructor(judge: (move: OwnMove) => Promise<Judgement | null>, least: () => number) {
    this.#judge = judge;
    this.#least = least;
  }

  /** Done when nothing is left to say about the move, or whoever played goes on. */
  readonly watch = (move: OwnMove): Promise<void> => {
    // Whoever plays on keeps the move that was asked about.
    if (this.state.value.phase === 'offer') this.goOn();
    const round = this.#round;
    this.#line = this.#line.then(() => this.#look(move, round));
    return this.#line;
  };

  /** Lets the moves be as they are. */
  goOn(): void {
    this.#round++;
    this.state.set(IDLE);
    this.#over.resolve(null);
    this.#over = Promise.withResolvers();
  }

  async #look(move: OwnMove, round: number): Promise<void> {
    const key = JSON.stringify([move.moves, move.action]);
    if (round !== this.#round || this.#asked.has(key)) return;
    this.state.set({ phase: 'looking' });
    const over = this.#over.promise;
    const judgement = await Promise.race([this.#judge(move), over]);
    if (round !== this.#round) return;
    const explanation = judgement?.verdict === 'mistake' && judgement.cost >= this.#least() ? judgement.explanation : null;
    if (explanation === null) return this.state.set(IDLE);
    this.#asked.add(key);
    this.state.set({ phase: 'offer', move, explanation });
    await over;
  }
}
