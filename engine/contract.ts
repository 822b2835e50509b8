import type { ConditionRule } from './conditions.ts';
import type { Inputs } from './inputs.ts';
import type { Option } from './options.ts';
import type { Rng } from './random.ts';
import type { AnyChoice } from './ready/choice.ts';

/** A seat at the table: 0, 1, 2 … in seating order. */
export type Seat = number;

/** Who looks on without a seat. */
export const SPECTATOR = -1;
/** Who acts when no seat does: the table itself (somebody joins, somebody leaves). */
export const TABLE = -2;
/** Who looks: a seat or `SPECTATOR`. */
export type Viewer = Seat;

/** What is still to happen, as plain data. A step is never changed once it lies on the agenda. */
export interface Step {
  readonly do: string;
}

/** What somebody does: a small plain object. */
export interface Action {
  readonly do: string;
}

/** What just happened, as plain data. */
export interface GameEvent {
  readonly kind: string;
}

/** A point of a game's charts, sent with the other events: one value per line (a seat, a region, a cause …). */
export interface ChartEvent {
  readonly kind: 'chart';
  readonly chart: string;
  /** Where on the time axis: the round, decade or turn. */
  readonly at: number;
  readonly values: Readonly<Record<string, number>>;
}

export function isChart(event: GameEvent): event is ChartEvent {
  return event.kind === 'chart';
}

/** How a game ended. */
export interface Outcome {
  /** Which ending it was, e.g. `victory`; the game's words have a sentence for each. */
  readonly ending: string;
  readonly winners: readonly Seat[];
  /** Place of each seat among all who played, 1 is best; who share a place have the same number. */
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  /** Points of each seat by source, for the end screen and the charts. */
  readonly sources: readonly Readonly<Record<string, number>>[];
  /** Who played against the seats without having one; ranks count them too. Left out: nobody. */
  readonly rivals?: readonly Rival[];
}

/** A player of the rules, such as the automa of a solo game. */
export interface Rival {
  /** The game's voice has words for it. */
  readonly name: string;
  readonly rank: number;
  readonly score: number;
  readonly sources: Readonly<Record<string, number>>;
}

/** What every state has besides the game's own data. */
export interface State<T extends Step = Step> {
  rng: Rng;
  /** What is still to happen; the last item comes first. It can only be read: `engine/agenda.ts` has what rules do with it. */
  readonly agenda: readonly T[];
  outcome: Outcome | null;
}

/** The chosen options of one game, complete and valid. */
export type Options = Readonly<Record<string, string | number | boolean>>;

/** Under what conditions a game starts. */
export interface Setup<O extends Options = Options> {
  readonly seats: number;
  readonly options: O;
  readonly seed: string;
}

/** The types of one game, in one bundle. */
export interface Kinds {
  readonly state: State;
  readonly step: Step;
  readonly action: Action;
  readonly event: GameEvent;
  readonly options: Options;
}

/** Hears events. (Written as a method so that code for any game accepts the listener of each.) */
export type Listener<E> = { hear(event: E): void }['hear'];

/** A game in the middle of being played: its state, and where its events go (nowhere, while bots think). */
export interface Play<K extends Kinds = Kinds> {
  readonly state: K['state'];
  /** Call as `play.emit?.({…})`: when nobody listens, the event is not even made. */
  readonly emit: Listener<K['event']> | undefined;
}

/** Values that a reason or an event carries into its sentence. */
export type Values = Readonly<Record<string, string | number>>;

/** Why something cannot be done: the rule it comes from, and the numbers of the case. */
export interface Reason {
  readonly rule: string;
  readonly values: Values;
  /** Of an entry that opens a choice: what in that choice comes closest to being legal; the reason is about this. */
  readonly about?: Action;
}

/** One predicate, two uses: `when` true takes the candidate off the list, and is the answer to 'why can't I?'. */
export interface Blocker<S, A, T = Step, B = unknown> {
  readonly rule: string;
  when(state: S, action: A, seat: Seat, step: T, basis: B): boolean;
  /** The numbers for the sentence; only asked for when somebody wants to know. */
  values?(state: S, action: A, seat: Seat, step: T): Values;
}

type Blockers<S, A extends Action, T, B> = { readonly [D in A['do']]?: readonly Blocker<S, Extract<A, { do: D }>, T, B>[] };

/** The steps of one kind, and the actions of one kind or of several. */
export type StepOf<K extends Kinds, D extends K['step']['do']> = Extract<K['step'], { readonly do: D }>;
export type ActionOf<K extends Kinds, D extends K['action']['do']> = Extract<K['action'], { readonly do: D }>;
/** The steps in which one seat decides. */
export type SeatStep<K extends Kinds> = Step extends K['step']
  ? Step & { readonly seat: Seat }
  : Extract<K['step'], { readonly seat: Seat }>;

/** A step `D` that runs by itself. */
export type Runs<K extends Kinds, D extends K['step']['do']> = Automatic<K, StepOf<K, D>>;
/** A step `D` in which one seat chooses among actions of the kinds `A`. */
export type Decides<K extends Kinds, D extends SeatStep<K>['do'], A extends K['action']['do'], B = unknown> = Choice<
  K,
  Extract<SeatStep<K>, { readonly do: D }>,
  ActionOf<K, A>,
  B
>;
/** A step `D` in which several seats choose at once among actions of the kinds `A`. */
export type DecideTogether<K extends Kinds, D extends K['step']['do'], A extends K['action']['do']> = Together<
  K,
  StepOf<K, D>,
  ActionOf<K, A>
>;
/** What forbids an action of the kind `A`, in the steps `D`. */
export type Forbids<K extends Kinds, A extends K['action']['do'], D extends K['step']['do'] = K['step']['do']> = Blocker<
  K['state'],
  ActionOf<K, A>,
  StepOf<K, D>
>;

/** A step that runs by itself. It is off the agenda when it runs. */
export interface Automatic<K extends Kinds, T extends Step = Step> {
  run(play: Play<K>, step: T): void;
}

/** A choice that an entry of a menu opens, with the step that will ask it: made with `behind`, which knows their types. */
export interface Behind<T extends Step & { readonly seat: Seat } = Step & { readonly seat: Seat }> {
  readonly choice: AnyChoice;
  readonly step: T;
}

type Opens<K extends Kinds, T extends Step, A extends Action> = {
  readonly [D in A['do']]?: { open(step: T, action: Extract<A, { do: D }>, state: K['state']): Behind }['open'];
};

interface Asking<K extends Kinds, T extends Step, A extends Action, B = unknown> {
  /** Everything the seat could point at now, forbidden or not. A list once returned is never changed. */
  candidates(state: K['state'], step: T, seat: Seat): readonly A[];
  /** What forbids everything here at once, whatever is pointed at: asked once, before all candidates. */
  readonly closed?: readonly Blocker<K['state'], null, T>[];
  /** What all blockers of candidates look at, where it is dear to work out: asked once, before them. */
  basis?(state: K['state'], step: T, seat: Seat): B;
  /** What forbids a candidate, by kind of action; from the coarse to the fine ('nothing lies there' before 'too dear'). */
  readonly blockers?: Blockers<K['state'], A, T, B>;
  /** The rule to name where nothing here is legal; left out: all that stands against what comes closest. */
  readonly nothing?: string;
  /** Of candidates that the same rule forbids first the one with the highest is what somebody will have meant. */
  closeness?(state: K['state'], action: A, seat: Seat): number;
  /** Ready-made answers a seat may give in advance ('never join'); null where one does not apply here. */
  readonly standing?: Readonly<Record<string, { answer(state: K['state'], step: T, seat: Seat): A | null }['answer']>>;
}

/** A step in which one seat decides; the step carries the seat. It is off the agenda when the action is played. */
export interface Choice<
  K extends Kinds,
  T extends Step & { readonly seat: Seat } = Step & { readonly seat: Seat },
  A extends Action = K['action'],
  B = unknown,
> extends Asking<K, T, A, B> {
  /**
   * Entries of a menu, by kind of action: the choice `behind` each. Such an entry is legal only while something is legal
   * there, and is refused for the reasons found there. The choice comes right after `play`, before all that `play` lays.
   */
  readonly opens?: Opens<K, T, A>;
  play(play: Play<K>, step: T, action: A, seat: Seat): void;
  /** True where even a single option must be asked (pace, or a skipped question would tell a secret). */
  ask?(state: K['state'], step: T): boolean;
  /** What happens when there is no option at all; without it that is a mistake in the rules. */
  none?(play: Play<K>, step: T): void;
}

/**
 * A step in which several seats decide at once, in any order. It stays on the agenda until nobody is awaited; seats that
 * are not awaited any more may still have candidates (to change their mind).
 */
export interface Together<K extends Kinds, T extends Step = Step, A extends Action = K['action']> extends Asking<K, T, A> {
  awaited(state: K['state'], step: T): readonly Seat[];
  play(play: Play<K>, step: T, action: A, seat: Seat): void;
  /** All answers are in; the step is off the agenda. */
  close(play: Play<K>, step: T): void;
}

/** How a step of one kind is carried out. */
export type Handler<K extends Kinds, T extends Step = Step> =
  | Automatic<K, T>
  | (Step extends T ? Choice<K> : T extends { readonly seat: Seat } ? Choice<K, T> : never)
  | Together<K, T>;

/**
 * An action that may be played inside decisions of others or of one's own, 'at any time'. The decision stays on the
 * agenda and is asked anew afterwards.
 */
export interface Interrupt<K extends Kinds, A extends Action = K['action']> {
  /** What the seat (or `TABLE`) could inject while `step` waits; empty where this is no moment for it. */
  candidates(state: K['state'], step: Step, seat: Seat): readonly A[];
  readonly blockers?: readonly Blocker<K['state'], A>[];
  play(play: Play<K>, action: A, seat: Seat): void;
}

/** Null where the invariant holds, else what is wrong. `before` is the state before the last action. */
export type Invariant<S> = { check(state: S, before: S | null): string | null }['check'];

/** What a strong player looks at. Everything is asked about imagined worlds, never about the truth. */
export interface Brain<K extends Kinds> {
  /** How well the seat stands: higher is better; comparable between states of one game. */
  value(state: K['state'], seat: Seat): number;
  /** One number per action, higher is more promising; cheap, no look-ahead. Minus infinity is futile: nobody plays it of their own accord. */
  order(state: K['state'], seat: Seat, actions: readonly K['action'][]): readonly number[];
  /** What explanations compare two moves by. */
  readonly tally?: Tally<K>;
  /** What a clear mistake costs in the unit of `value`: about what a turn brings at most in a game between good players. Left out: 1. */
  readonly mistake?: number;
  /** How likely all lose together if play goes on like this, from 0 to 1; `value` may hold it too, it cancels out in a lead. */
  peril?(state: K['state']): number;
  /**
   * Takes back, in an imagined world, what others have already chosen in secret in the decision that waits: they will
   * choose as players do, not as the dice of `imagine` had it.
   */
  reopen?(world: K['state'], viewer: Seat): void;
  /** How far `hard` plays on before it judges; left out: some turns of every seat. */
  readonly horizon?: Horizon<K>;
  /**
   * How strong levels are (docs/bots.md): by level and number of seats, which share of the first places one bot of that
   * level took among bots of the level below.
   */
  readonly strength?: Readonly<Partial<Record<'medium' | 'hard', Readonly<Record<number, number>>>>>;
  /**
   * What was learnt by playing, for the level that uses it: by number of seats, which share of the first places it took
   * among players of the level below when it was measured (docs/bots.md); whether it plays on in its head as `hard` does
   * and judges where that leads together with what is written by hand, or judges the end of its own turn alone; and how it is
   * loaded.
   */
  readonly learnt?: {
    readonly measured: Readonly<Record<number, number>>;
    readonly playsOn?: boolean;
    load(): Promise<Learnt<K>>;
  };
  /** Where something learnt judges instead: the brain as it is written by hand. */
  readonly byHand?: Brain<K>;
  /** Only where all seats win or lose together (`value` is then the same for each): `hard` searches over plans. */
  readonly team?: Team<K>;
  /** Left out: nothing one can do only tells others something. */
  readonly talk?: Talk<K>;
  /** The numbers that `value` and `order` count with, where the lab may look for better ones. */
  readonly tuning?: Tuning<K>;
}

/** How a brain is tuned: by whole games that are played at first sight. */
export interface Tuning<K extends Kinds> {
  /** The numbers in use under these options, by name. */
  weights(options: K['options']): Readonly<Record<string, number>>;
  /** The brain that counts with these numbers instead. */
  by(weights: Readonly<Record<string, number>>): Brain<K>;
  /** How well a finished game went: more is better, and a narrow defeat better than a clear one. */
  worth(state: K['state']): number;
}

/** Actions that change nothing but what others know: advice names them beside a move, never instead of one. */
export interface Talk<K extends Kinds> {
  readonly kinds: readonly K['action']['do'][];
  /** Loaded for advice: at a table nobody asks. */
  load(): Promise<WorthSaying<K>>;
}

/** What would tell others, before this deed, what they would guess wrong and need for it: the most telling first. */
export type WorthSaying<K extends Kinds> = {
  of(state: K['state'], seat: Seat, before: K['action']): readonly K['action'][];
}['of'];

/** Until the clock has gone on `by`: best at the end of a round, where all have had as many turns. */
export interface Horizon<K extends Kinds> {
  /** How far the game is, for instance its round; never goes back. */
  clock(state: K['state']): number;
  readonly by: number;
}

/** What a player can count on the table: an explanation names in which of it two moves differ once both are played on. */
export interface Tally<K extends Kinds> {
  /** By name, for a seat; the coach has words for each: `tally.<name>` for a difference, `matter.<name>` for what to look at. */
  count(state: K['state'], seat: Seat): Readonly<Record<string, number>>;
  /** What one more of each is worth in the unit of `value`, roughly; below zero where less is better. */
  readonly worth: Readonly<Record<string, number>>;
  /** Rounds (or turns, as the coach's `tally.when` says it) that moves are played on before they are compared, the present one included. */
  span(view: K['state'], seats: number): number;
}

/** What a game says of its turns (`rules/flow.ts`), and of what is ordered ahead for the next one. */
export type Turns<K extends Kinds> = Pick<Game<K>, 'turnOf' | 'asIfOnTurn' | 'conditions' | 'passing' | 'saysTheEnd' | 'beside'>;

/** A judgement that was learnt by playing: what it looks at, and its weights for a number of seats, as `bots/net` reads them. */
export interface Learnt<K extends Kinds> {
  readonly inputs: Inputs<K>;
  weights(seats: number): Promise<unknown>;
}

/** What a search over plans asks of a game that is played together. */
export interface Team<K extends Kinds> {
  /** The turn a state is in: plans are played on for some turns, whoever has them. */
  turn(state: K['state']): number;
  /** Is the decision that waits worth thinking about? The others are made as first sight suggests. */
  matters(state: K['state']): boolean;
  /** The state as somebody judges it who looks no further ahead than so many turns. */
  foreseen(state: K['state'], turns: number): K['state'];
  /**
   * The brain with numbers that were found by playing, where what it suggests at first sight wins more games than plans that
   * are compared (docs/bots.md): `hard` goes by it, at once. Left out: hard compares plans.
   */
  readonly schooled?: Brain<K>;
}

/** All there is to know about playing one game. Pure functions and plain data: runs on a server, in a browser, in a worker. */
export interface Game<K extends Kinds = Kinds> {
  readonly id: string;
  /** Raised whenever a change makes old records play differently. */
  readonly rulesVersion: number;
  /** The hash of the component data in use; records keep it, since other components make another game. */
  readonly components: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, Option>>;
  /** Why this number of seats with these options is not allowed; empty where it is. */
  refuse(seats: number, options: K['options']): readonly Reason[];
  /** The table laid and the first steps on the agenda. Random draws come from the seed. */
  setup(setup: Setup<K['options']>, rng: Rng): K['state'];
  readonly steps: { readonly [D in K['step']['do']]: Handler<K, Extract<K['step'], { do: D }>> };
  /**
   * Which turn of the seat is running, also where several have theirs at once; null where none is. It is over as soon as
   * nothing is left for the seat to decide in it, before whatever follows by itself. A seat's later turn has a higher number. Left out:
   * there are no turns.
   */
  turnOf?(state: K['state'], seat: Seat): number | null;
  /**
   * Makes of a copy the position in which it is this seat's turn now, whoever is deciding: drafts of whoever waits begin there.
   * False where the position does not say what that turn begins with. Left out: it never does.
   */
  asIfOnTurn?(copy: K['state'], seat: Seat): boolean;
  /** Of what a seat may make it depend whether an order ahead is played, by name; the voice has words for each. Left out: of nothing. */
  readonly conditions?: Readonly<Record<string, ConditionRule<K['state']>>>;
  /** Kinds of actions that end, pass or decline: they stand apart from what one does. Left out: none. */
  readonly passing?: readonly K['action']['do'][];
  /** Kinds of actions whose words say that the turn ends, or that follow such a word: whoever chose one is not asked once more. Left out: none. */
  readonly saysTheEnd?: readonly K['action']['do'][];
  /** Kinds of actions that a turn has room for beside its others: advice never weighs one against what can follow it. Left out: none. */
  readonly beside?: readonly K['action']['do'][];
  /** By kind of action. */
  readonly interrupts?: Readonly<Record<string, Interrupt<K>>>;
  clone(state: K['state']): K['state'];
  /** Overwrites, in a copy, everything the viewer may not know. Generator and clone are taken care of. */
  mask(draft: K['state'], viewer: Viewer): void;
  /**
   * Overwrites, in a copy, everything the viewer may not know with something that could be true, drawn from `rng`. It is
   * given a view as often as the truth and must make the same world of both: what it fills in follows from the rules,
   * never from what stands there.
   */
  imagine(draft: K['state'], viewer: Viewer, rng: Rng): void;
  /** The event as the viewer may see it, or null. Left out: everybody sees all events. */
  eventFor?(event: K['event'], viewer: Viewer): K['event'] | null;
  /** Where on the table actions and events take place: the ids of the places they name. */
  readonly places: {
    action(action: K['action']): readonly string[];
    event(event: K['event']): readonly string[];
  };
  /** By id in the rules spec. */
  readonly invariants: Readonly<Record<string, Invariant<K['state']>>>;
  /** No game takes more actions than this. */
  readonly longest: number;
  readonly brain?: Brain<K>;
  /** Brings a state of an earlier rules version up to this one; left out: nothing to do. */
  migrate?(state: K['state'], from: number): K['state'];
}
