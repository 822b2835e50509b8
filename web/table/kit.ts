import type { Action, Board, Box, Reason, Speaker, State, Viewer, Words } from '@kaya/engine';
import { createContext, use } from 'react';
import type { Store } from '../app/store.ts';
import type { Ahead, AheadAt } from './ahead.ts';
import type { Blocked, Choices } from './choices.ts';
import type { Moment, Session, TableState } from './session.ts';

/** A choice that has begun: the places pointed at so far and what is left to choose from. */
export interface Pick {
  readonly places: readonly string[];
  readonly actions: readonly Action[];
  readonly blocked: readonly Blocked[];
  /** What lies there behind an entry of a menu. */
  readonly ahead: readonly Ahead[];
  /** Where on the screen it was pointed. */
  readonly at: { readonly x: number; readonly y: number };
  /** By keyboard: the first answer takes the focus, and leaving gives it back. */
  readonly from: HTMLElement | SVGElement | null;
}

/** What all parts of a table share. */
export interface Kit {
  readonly session: Session;
  readonly state: TableState;
  readonly box: Box;
  readonly board: Board | null;
  readonly names: readonly string[];
  /** What is looked at: now, or an earlier moment. */
  readonly view: State;
  readonly viewer: Viewer;
  readonly choices: Choices;
  readonly past: { readonly moments: readonly Moment[]; readonly at: number } | null;
  lookAt(past: Kit['past']): void;
  readonly speaker: Speaker;
  say(words: Words): string;
  sayAction(action: Action): string;
  sayPlace(place: string): string;
  sayReason(reason: Reason): string;
  /** Places lit from the log or a list. */
  readonly lit: Store<ReadonlySet<string>>;
  readonly pick: Pick | null;
  setPick(pick: Pick | null): void;
  play(action: Action): void;
  /** What can be pointed at though it lies behind an entry of a menu; known a moment after the decision itself. */
  readonly ahead: Store<AheadAt>;
  playAhead(ahead: Ahead): void;
  sayAhead(ahead: Ahead): string;
  undo(): void;
  openRule(rule: string | null): void;
  /** The game is over and its result lies over the board. */
  readonly resultShown: boolean;
  showResult(shown: boolean): void;
}

export const KitContext = createContext<Kit | null>(null);

export function useKit(): Kit {
  const kit = use(KitContext);
  if (kit === null) throw new Error('there is no table here');
  return kit;
}

export const NOWHERE: ReadonlySet<string> = new Set();
