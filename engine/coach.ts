import type { Kinds, Seat, Viewer } from './contract.ts';
import type { InLanguages } from './languages.ts';
import type { Catalogue } from './text.ts';

/** Something that is explained when it happens for the first time, by the rule it comes from. */
export interface Meeting<K extends Kinds = Kinds> {
  /** Its id in the spec and in the reference; of each rule a coach has one meeting. Its words: `<rule>.title` and `<rule>`. */
  readonly rule: string;
  readonly kind: K['event']['kind'];
  is(event: K['event'], viewer: Viewer): boolean;
}

/** Something that can be proved of how a game went, and the move from which on it holds. */
export interface Certainty {
  readonly move: number;
  /** Its words: `hindsight.<name>`. */
  readonly name: string;
  readonly values: Readonly<Record<string, number>>;
}

/** Looks on while a finished game is played once more. */
export interface Looking<K extends Kinds = Kinds> {
  /** How the table stood after so many moves. */
  saw(state: K['state'], move: number): void;
  /** Something happened in a move, and the table as it was then. */
  heard(event: K['event'], state: K['state'], move: number): void;
  found(end: K['state']): readonly Certainty[];
}

/** What the rules themselves tell of a finished game: nothing in it is an opinion. */
export interface Hindsight<K extends Kinds = Kinds> {
  readonly names: readonly string[];
  look(): Looking<K>;
}

/** Something that a decision can spoil. Its words: `heed.<name>`. */
export interface Heed {
  readonly name: string;
  readonly values: Readonly<Record<string, number>>;
}

/** What the rules themselves warn of in a decision: nothing in it is an opinion, and no move is named. */
export interface Heeds<K extends Kinds = Kinds> {
  readonly names: readonly string[];
  in(view: K['state'], seat: Seat): readonly Heed[];
}

/** What a game's coach knows, loaded when somebody wants one. */
export interface Coach<K extends Kinds = Kinds> {
  /** Where several are met at once, the first of them is explained first. */
  readonly meetings: readonly Meeting<K>[];
  /**
   * Besides the words of the meetings, for each that the game's tally counts: `matter.<name>`, what to look at, and
   * `tally.<name>`, a difference in it (`by`, its size `n`, and `more` or `less` as `sign`); and `tally.when`, how far ahead (`n`).
   */
  readonly words: InLanguages<Catalogue>;
  /** What can be proved of a game that is over; left out: nothing. */
  readonly hindsight?: Hindsight<K>;
  /** What to mind before one decides; left out: nothing. */
  readonly heeds?: Heeds<K>;
}

/** Says of a kind of event which rule it is a meeting with: `meet('lit', 'LMP-LIT-2', ({ coins }) => coins > 1)`. */
export function meetingsOf<K extends Kinds>() {
  return <D extends K['event']['kind']>(
    kind: D,
    rule: string,
    when: (event: Extract<K['event'], { readonly kind: D }>, viewer: Viewer) => boolean = () => true,
  ): Meeting<K> => {
    const isKind = (event: K['event']): event is Extract<K['event'], { readonly kind: D }> => event.kind === kind;
    return { rule, kind, is: (event, viewer) => isKind(event) && when(event, viewer) };
  };
}

/** The rules that these events are a first meeting with, the most important first. */
export function firstMet<K extends Kinds>(
  { meetings }: Pick<Coach<K>, 'meetings'>,
  events: readonly K['event'][],
  viewer: Viewer,
  met: ReadonlySet<string>,
): string[] {
  return meetings
    .filter((meeting) => !met.has(meeting.rule) && events.some((event) => meeting.is(event, viewer)))
    .map(({ rule }) => rule);
}
