import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/**
 * What changed at a table: the game, the table itself, the talk, what was said and is no more, who is there, who leads through it or
 * who asks for that, or its bots are left to whoever hears it; somebody has signed out or taken another name; something changed in a group, or was said there; somebody took a good part of what they may; or something was not said, and everything is to be looked at.
 */
export const CHANGES = [
  'moved',
  'changed',
  'chat',
  'unsaid',
  'people',
  'led',
  'who-leads',
  'left',
  'signed-out',
  'renamed',
  'group',
  'group-talk',
  'spent',
  'missed',
] as const;
export type Change = (typeof CHANGES)[number];

/** What is said of one table alone: only processes hear it at which somebody looks at that table. */
const AT_TABLE: readonly Change[] = ['moved', 'chat', 'unsaid', 'people', 'led', 'who-leads', 'left'];

/** A change, and the table, person, address or group that it is about. */
export interface Notice {
  readonly what: Change;
  readonly about: string;
  /** Only who leads, and to where, which is stored nowhere and is said again every few seconds; and how much was taken of what. */
  readonly more?: readonly number[];
}

/** A notice as it was heard, and of which process. */
export interface Heard extends Notice {
  readonly from: string;
}

/** Notes what the others are to be told when it is stored. */
export type Say = (what: Change, about: string) => void;

/** What PostgreSQL says itself. */
export interface Spoken {
  readonly channel: string;
  readonly text: string;
}

/** How the other processes are told. */
export interface Saying {
  /** Called last in the transaction that changes something. */
  within(run: Kysely<Schema>, notices: readonly Notice[]): Promise<void>;
  /** The same for whoever changes something with a single statement: by which channels PostgreSQL itself is to say what with it. */
  withIt(notices: readonly Notice[]): readonly Spoken[];
  /** Called when that is stored, or may be. */
  after(notices: readonly Notice[]): void;
}

/** What a process does with what it hears. */
export interface Told {
  of(notice: Heard): void;
  /** Notices may have been lost: anything may have changed. */
  gap(): void;
}

/** Of which tables other processes' changes are heard here. */
export interface Hearing {
  hears(table: string): boolean;
  /** From now on it is heard what is said of this table; what was said before is not. */
  hear(table: string): Promise<void>;
  /** Of the tables asked for so far, those are not heard any more that nobody here looks at. */
  letGo(isLookedAt: (table: string) => boolean): Promise<void>;
}

/**
 * By which the processes of a site hear of each other's changes. A notice may come late, twice, after a later one or not at all, so it
 * holds nothing but what to look at: the truth is what is stored.
 */
export interface Bus extends Saying, Hearing {
  /** False while nothing is heard: then everything must be looked at now and then. */
  isOpen(): boolean;
  /** To be called once, before anything is heard. */
  listen(told: Told): Promise<void>;
  close(): Promise<void>;
}

/** Where a process is alone nobody else changes anything. */
export const ALONE: Bus = {
  within: async () => undefined,
  withIt: () => [],
  after: () => undefined,
  isOpen: () => true,
  hears: () => true,
  hear: async () => undefined,
  letGo: async () => undefined,
  listen: async () => undefined,
  close: async () => undefined,
};

/** The table over whose own channel this is said; null where every process hears it. */
export function tableOf({ what, about }: Notice): string | null {
  return AT_TABLE.includes(what) ? about : null;
}

/** Who says it, what changed, where, and what more there is to it. */
export function noticeText(from: string, { what, about, more = [] }: Notice): string {
  return [from, what, about, ...more].join(' ');
}

/** The words of the longest notice: who says what of which table or person, and three counts. */
const MOST_WORDS = 6;

/** The id of a process, a table, a person or a group. */
const ID = /^[\w-]{1,64}$/;

/** What another process said; null where it was this one, or is none of ours. */
export function readNotice(text: string, me: string): Heard | null {
  const words = text.split(' ', MOST_WORDS + 1);
  const [from = '', said, about = '', ...counts] = words;
  const what = CHANGES.find((it) => it === said);
  if (from === me || what === undefined || !ID.test(from) || !ID.test(about) || words.length > MOST_WORDS) return null;
  return counts.every((it) => /^\d{1,9}$/.test(it)) ? { from, what, about, more: counts.map(Number) } : null;
}
