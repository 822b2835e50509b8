// Questions about a choice, for rules, explanations, words, boards and bots alike: no runner and no game are needed.
import type { Action, Behind, Choice, Kinds, Reason, Seat, SeatStep, State, Step } from './contract.ts';
import { readyChoice } from './ready/choice.ts';

/** The candidates of a choice that offers the same in every state. */
export function always<const A extends Action>(candidates: readonly A[]): () => readonly A[] {
  return () => candidates;
}

/** What an entry of a menu opens. */
export function behind<K extends Kinds, T extends SeatStep<K>, A extends K['action']>(
  choice: Choice<K, T, A>,
  step: T,
): Behind<T> {
  return { choice, step };
}

/** An entry that opens a choice with nothing but the seat to say: what it opens is made once for each seat. */
export function entryTo<K extends Kinds, const T extends SeatStep<K>, A extends K['action']>(
  choice: Choice<K, T, A>,
  stepOf: (seat: Seat) => T,
): (step: { readonly seat: Seat }) => Behind<T> {
  const bySeat: Behind<T>[] = [];
  return ({ seat }) => {
    bySeat[seat] ??= behind(choice, stepOf(seat));
    return bySeat[seat] as Behind<T>;
  };
}

/** Is anything legal in what an entry opens (of those candidates `only`)? */
export function anyBehind({ choice, step }: Behind, state: State, only?: (action: Action) => boolean): boolean {
  return readyChoice(choice).any(state, step, step.seat, only);
}

/** Is anything legal in this choice (of those candidates `only`)? Stops at the first that is. */
export function anyLegal<K extends Kinds, T extends Step & { readonly seat: Seat }, A extends Action>(
  choice: Choice<K, T, A>,
  state: K['state'],
  step: T,
  only?: (action: A) => boolean,
): boolean {
  return readyChoice(choice).any(state, step, step.seat, only);
}

/** Everything legal in this choice. */
export function legalIn<K extends Kinds, T extends Step & { readonly seat: Seat }, A extends Action>(
  choice: Choice<K, T, A>,
  state: K['state'],
  step: T,
): A[] {
  const list: A[] = [];
  readyChoice(choice).list(state, step, step.seat, list);
  return list;
}

/** The most that anything legal in this choice is worth; `least` where nothing is worth more. */
export function bestIn<K extends Kinds, T extends Step & { readonly seat: Seat }, A extends Action>(
  choice: Choice<K, T, A>,
  state: K['state'],
  step: T,
  worth: (action: A) => number,
  least: number,
): number {
  return readyChoice(choice).best(state, step, step.seat, worth, least);
}

/** What stands against an action in this choice; empty where it is legal. */
export function against<K extends Kinds, T extends Step & { readonly seat: Seat }, A extends Action>(
  choice: Choice<K, T, A>,
  state: K['state'],
  step: T,
  action: A,
): readonly Reason[] {
  return readyChoice(choice).against(state, step, step.seat, action);
}
