// What all parts of a table share, as four things with names.
import type { Action, Box, Reason, Seat, Speaker, State, Viewer, Words } from '@kaya/engine';
import { createContext, type ReactNode, use } from 'react';
import type { DrawnBoard } from '../app/boxes.ts';
import type { Value } from '../app/value.ts';
import type { Shot } from '../scenes/shots.ts';
import type { Ahead, AheadAt } from './ahead.ts';
import type { Blocked, Choices } from './choices.ts';
import type { Entry, Past, Session, TableState } from './session.ts';

/** The table itself: the game on it, who sits there and who looks. */
export interface AtTable {
  readonly session: Session;
  readonly state: TableState;
  readonly box: Box;
  readonly board: DrawnBoard | null;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  openRule(rule: string | null): void;
  openAid(open: boolean): void;
  /** Lays drafts of one's turn over the table, or takes them away. */
  openDrafts(open: boolean): void;
  /** The result of a game that is over lies in the place of the board, or the analysis of one that runs. */
  readonly resultShown: boolean;
  showResult(shown: boolean): void;
  /** Opens the analysis of a running game, or leads back from it. */
  analyse(open: boolean): void;
}

/** An earlier moment: the step that is looked at, and the view there. */
export interface LookedBack extends Past {
  readonly at: number;
  readonly view: State;
  /** A decision that is looked at, where one was. */
  readonly compared?: Compared;
}

/** What was decided before a move, as who decided saw it, and what would have been better. */
export interface Compared {
  readonly move: number;
  readonly seat: Seat;
  readonly view: State;
  readonly played: Action;
  readonly better: Action | null;
}

/** What is looked at: now, or an earlier moment. */
export interface LookedAt {
  readonly view: State;
  /** What drawings show: the view, or while a scene runs how the table stood at its step. */
  readonly shown: State;
  /** What happened, as far as it is shown. */
  readonly log: readonly Entry[];
  /** The step of the scene that runs. */
  readonly shot: Shot | null;
  /** Shows the scene in the place of the question; null where none runs. */
  readonly telling: ((mine: boolean) => ReactNode) | null;
  readonly past: LookedBack | null;
  lookAt(past: LookedAt['past']): void;
}

/** The game's words in the reader's language. */
export interface Speech {
  readonly speaker: Speaker;
  say(words: Words): string;
  sayAction(action: Action): string;
  sayPlace(place: string): string;
  sayReason(reason: Reason): string;
  sayAhead(ahead: Ahead): string;
}

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

/** What may be done now, what has been pointed at, and how it is done. */
export interface Choosing {
  readonly choices: Choices;
  /** Places lit from the log or a list. */
  readonly lit: Value<ReadonlySet<string>>;
  /** Actions, as text, that the place under the pointer stands for: the list lights them. */
  readonly pointed: Value<ReadonlySet<string>>;
  /** The places of the move that a bot advises. */
  readonly advised: Value<ReadonlySet<string>>;
  readonly pick: Pick | null;
  setPick(pick: Pick | null): void;
  play(action: Action): void;
  /** What can be pointed at though it lies behind an entry of a menu; known a moment after the decision itself. */
  readonly ahead: Value<AheadAt>;
  playAhead(ahead: Ahead): void;
  undo(): void;
  /** The last question with one answer that was not asked: what was answered, and how it is asked from now on. */
  readonly unasked: Unasked | null;
}

export interface Unasked {
  readonly seat: Seat;
  /** What was answered, to be said in the language of whoever reads it. */
  readonly answer: Words;
  /** The game and the decision. */
  readonly kind: string;
}

export const NOWHERE: ReadonlySet<string> = new Set();

export const TableContext = createContext<AtTable | null>(null);
export const MomentContext = createContext<LookedAt | null>(null);
export const SpeechContext = createContext<Speech | null>(null);
export const ChoosingContext = createContext<Choosing | null>(null);

function there<T>(found: T | null): T {
  if (found === null) throw new Error('there is no table here');
  return found;
}

export const useTable = (): AtTable => there(use(TableContext));
export const useMoment = (): LookedAt => there(use(MomentContext));
export const useSpeech = (): Speech => there(use(SpeechContext));
export const useChoosing = (): Choosing => there(use(ChoosingContext));
