import { isRight, type Judgement } from '@kaya/bots';
import { type Action, same } from '@kaya/engine';
import { Value } from '../app/value.ts';

/** What became of an answer. */
export type Answered =
  | { readonly phase: 'asked' }
  | { readonly phase: 'judging'; readonly action: Action }
  /** `played`: it is what was played in the game. */
  | { readonly phase: 'right' | 'wrong' | 'played' | 'unknown'; readonly action: Action; readonly judgement: Judgement | null }
  | { readonly phase: 'shown' };

/** One answer at a time to one question: a judgement that comes when something else is asked or shown changes nothing. */
export class Answering {
  readonly state = new Value<Answered>({ phase: 'asked' });
  readonly #played: Action;
  readonly #judge: (action: Action) => Promise<Judgement | null>;

  /** `judge` gives null where nobody answers in time. */
  constructor(played: Action, judge: (action: Action) => Promise<Judgement | null>) {
    this.#played = played;
    this.#judge = judge;
  }

  async answer(action: Action): Promise<void> {
    if (this.state.value.phase !== 'asked') return;
    const judging: Answered = { phase: 'judging', action };
    this.state.set(judging);
    const judgement = await this.#judge(action);
    if (!this.#isStill(judging)) return;
    const phase = judgement === null ? 'unknown' : same(action, this.#played) ? 'played' : isRight(judgement) ? 'right' : 'wrong';
    this.state.set({ phase, action, judgement });
  }

  #isStill(before: Answered): boolean {
    return this.state.value === before;
  }

  /** Another answer. */
  again(): void {
    this.state.set({ phase: 'asked' });
  }

  /** Whoever finds nothing is told. */
  show(): void {
    this.state.set({ phase: 'shown' });
  }
}
