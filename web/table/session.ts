import type { Level } from '@kaya/bots';
import type { Action, Condition, Game, GameEvent, GameRecord, Outcome, Reason, Seat, State, Viewer } from '@kaya/engine';
import type { Value } from '../app/value.ts';
import type { SiteKey } from '../text/index.ts';
import type { Happenings } from './happenings.ts';
import type { LedReplay } from './led.ts';
import type { Held } from './predict.ts';

/** Who sits where, as everybody may know. */
export interface SeatState {
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  readonly level: Level | null;
  readonly you: boolean;
  readonly online: boolean;
  /** A bot plays on for a person who is away. */
  readonly standIn: boolean;
  /** A program of somebody else's plays here. */
  readonly program: boolean;
}

/** Moves that were ordered ahead. */
export interface Ordered {
  readonly moves: readonly Action[];
  /** Only where every move costs and brings what it did when it was ordered. */
  readonly exact: boolean;
  /** All of it must be so, for all one knows then; left out: nothing. */
  readonly when?: readonly Condition[];
}

/** What happened in one go, as the viewer may know it. */
export interface Entry {
  readonly number: number;
  readonly events: readonly GameEvent[];
}

/** Where the table stands, for whoever looks at it here. */
export interface TableState {
  readonly viewer: Viewer;
  readonly view: State;
  readonly seats: readonly SeatState[];
  readonly log: readonly Entry[];
  /** The number of the last entry the viewer has surely seen: its own last move. */
  readonly seen: number;
  /** Can the last own move be taken back? */
  readonly mayUndo: boolean;
  /** The last move was one's own, and cannot be taken back: something was drawn or shown by it. */
  readonly told: boolean;
  /** The answers given in advance. */
  readonly standing: readonly { readonly decision: string; readonly answer: string }[];
  /** What waits to be played as soon as one is asked; left out: nothing was ordered. */
  readonly orders?: readonly Ordered[];
  /** The numbers of the entries that tell of moves played by order. */
  readonly byOrder?: readonly number[];
  /** The turn is played but not yet given away: its last action waits to be confirmed. */
  readonly held: Held | null;
  /** The device goes to this person now; nothing is shown until they say so. */
  readonly curtain: Seat | null;
  /** The seats of bots that think. */
  readonly thinking: readonly Seat[];
  /** Actions sent and not yet answered. */
  readonly busy: boolean;
  readonly connection: 'local' | 'connecting' | 'open' | 'lost';
  readonly outcome: Outcome | null;
  /** Ended by consent before its end: nobody is asked anything any more. */
  readonly abandoned: boolean;
  /** The lesson at this table has said all it had to: nobody is asked anything any more. */
  readonly taught: boolean;
  /** A draft ends here: nothing is asked, and drawings show how far it is certain. */
  readonly ends?: { readonly shown: State };
}

/** What one move told the viewer while it looked on. */
export interface Happened {
  readonly viewer: Viewer;
  /** The number of its entry in the log. */
  readonly move: number;
  readonly events: readonly GameEvent[];
  /** How the table stood at an event; null where only what the whole move led to is known here. */
  viewAt(event: number): State | null;
  /** What it led to. */
  readonly view: State;
  /** What was shown before it. */
  readonly before: State;
}

/** A step of the game as the viewer was told it. */
export interface Step extends Pick<Entry, 'events'> {
  /** Was it the viewer's own move? Left out: nobody here knows who moved. */
  readonly own?: boolean;
}

/** The game so far, step by step, as the viewer may know it. */
export interface Past {
  readonly steps: readonly Step[];
  /** The view after a step, where it is known here already. */
  seen(step: number): State | null;
  /** The view after a step; null where it cannot be had just now. */
  viewAt(step: number): Promise<State | null>;
}

/** A choice of one's own, and the position in which it was made. */
export interface OwnMove {
  readonly view: State;
  readonly seat: Seat;
  readonly action: Action;
  /** Moves played before it. */
  readonly moves: number;
}

/** A table of one person and bots: one's own moves can be looked at and taken back, whatever was seen since. */
export interface Practicable {
  /** Told each choice of one's own; the bots wait until it is done. */
  watch: ((move: OwnMove) => Promise<void>) | null;
  /** Takes the game back to where it had so many moves. */
  rewind(moves: number): void;
}

export type Refusal = { readonly reasons: readonly Reason[] } | { readonly problem: SiteKey };

/** A table one sits at, on this device or far away. */
export interface Session {
  readonly id: string;
  readonly game: Game;
  readonly state: Value<TableState>;
  /** Everything is asked, also what has one answer only. */
  readonly asksAll: boolean;
  /** What is done here is only tried: the table itself lies behind it. */
  readonly isDraft?: true;
  /** A guide says what matters here: the coach would speak of what is not taught yet. */
  readonly isLesson?: true;
  /** The last move that was told, each a new object; null where what was told before counts no more. Left out: nobody follows it. */
  readonly happened?: Happenings;
  /** Orders what is to be played when one is asked next, the first that fits, in the place of all orders before; left out where nobody is awaited for long. */
  order?(orders: readonly Ordered[]): void;
  /** Leading others through the game when it is over; left out where nobody else can be there. */
  readonly led?: LedReplay;
  /** Only where nobody else is concerned. */
  readonly practicable?: Practicable;
  /** The last refusal; each is a new object. */
  readonly refused: Value<Refusal | null>;
  /** `chosen` is false where the table gives the only answer there is. */
  act(action: Action, chosen?: boolean): void;
  /** Gives the turn away that was held back. */
  confirm(): void;
  undo(): void;
  /** The person has the device and nobody else is looking. */
  lift(): void;
  /** From the next one on decisions of this kind are answered by themselves; null ends it. */
  setStanding(decision: string, answer: string | null): void;
  /** The game as it counts now, to be looked at again; null where nobody can tell it just now. */
  past(): Promise<Past | null>;
  /** The record; null while it is a secret of somebody else. */
  record(): Promise<GameRecord | null>;
  close(): void;
}
