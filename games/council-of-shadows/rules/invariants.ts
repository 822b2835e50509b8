// Chapter 12: what is true after every action.
import type { Invariant } from '@kaya/engine';
import type { CosState } from '../types/index.ts';
import { boardInvariants } from './invariants/board.ts';
import { cardInvariants } from './invariants/cards.ts';
import { counterInvariants } from './invariants/counters.ts';

/** COS-INV-27 to -29 are the engine's laws: lists are legal and short, play is repeatable, views keep secrets. */
export const invariants: Readonly<Record<string, Invariant<CosState>>> = {
  ...counterInvariants,
  ...boardInvariants,
  ...cardInvariants,
};
