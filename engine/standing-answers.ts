import type { Kinds, Seat } from './contract.ts';
import { same } from './plain.ts';
import type { Runner } from './runner.ts';

/** An answer given in advance: whenever a decision of this kind is the seat's. */
export interface StandingAnswer {
  readonly seat: Seat;
  readonly decision: string;
  readonly answer: string;
}

/** Who has given which answers in advance. */
export class StandingAnswers<K extends Kinds> {
  readonly #answers = new Map<Seat, Map<string, string>>();

  /** From now on the seat answers decisions of this kind so; null ends it. */
  set(seat: Seat, decision: string, answer: string | null): void {
    const own = this.#answers.get(seat) ?? new Map<string, string>();
    if (answer === null) own.delete(decision);
    else own.set(decision, answer);
    this.#answers.set(seat, own);
  }

  /** What somebody, `except` for these, has said in advance to the decision that waits, if it is legal now. */
  next(runner: Runner<K>, except: readonly Seat[]): { readonly seat: Seat; readonly action: K['action'] } | null {
    const kind = runner.decision?.do;
    if (kind === undefined || this.#answers.size === 0) return null;
    for (const seat of runner.awaited()) {
      if (except.includes(seat)) continue;
      const answer = this.#answers.get(seat)?.get(kind);
      const action = answer === undefined ? null : runner.standing(seat, answer);
      if (action !== null && runner.legal(seat).some((it) => same(it, action))) return { seat, action };
    }
    return null;
  }

  list(): StandingAnswer[] {
    return [...this.#answers].flatMap(([seat, own]) => [...own].map(([decision, answer]) => ({ seat, decision, answer })));
  }
}
