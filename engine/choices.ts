// What may be done in a choice, and what stands against the rest: the one place where blockers are asked.
import type { Action, Behind, Decision, Kinds, Reason, Seat, SeatStep, State, Step } from './contract.ts';

/** A step in which one seat decides. */
export type Asked = Step & { readonly seat: Seat };

/** A choice as the engine meets it: of any game, of one seat or of several. */
export interface AnyChoice {
  candidates(state: State, step: Step, seat: Seat): readonly Action[];
  readonly closed?: unknown;
  readonly blockers?: unknown;
  readonly nothing?: string;
  readonly opens?: unknown;
}

interface AnyBlocker {
  readonly rule: string;
  readonly when: When;
  values?(state: State, action: Action, seat: Seat, step: Step): Reason['values'];
}

type When = (state: State, action: Action, seat: Seat, step: Step) => boolean;
type Opening = (step: Step, action: Action, state: State) => { readonly choice: AnyChoice; readonly step: Asked };
type ByKind<T> = Readonly<Record<string, T | undefined>>;

/** One kind of action in a choice. Made ready once, and all of one shape: lists are made very often. */
class Entry {
  readonly kind: string;
  readonly blockers: readonly AnyBlocker[];
  readonly whens: readonly When[];
  readonly opening: Opening | null;
  /** The choice last found behind it: nearly always the same one. */
  last: Choice | null = null;

  constructor(kind: string, blockers: readonly AnyBlocker[], opening: Opening | null) {
    this.kind = kind;
    this.blockers = blockers;
    this.whens = blockers.map(({ when }) => when);
    this.opening = opening;
  }

  ready(choice: AnyChoice): Choice {
    if (this.last === null || this.last.source !== choice) this.last = ready(choice);
    return this.last;
  }
}

const NO_ENTRY = new Entry('', [], null);
/** What a blocker of the whole choice is given in the place of an action. */
const NO_ACTION = null as unknown as Action;

/** A choice made ready for listing. */
export class Choice {
  readonly source: AnyChoice;
  readonly candidates: AnyChoice['candidates'];
  /** Nothing is ever forbidden in it. */
  readonly free: boolean;
  readonly #closed: readonly AnyBlocker[];
  readonly #entries = new Map<string, Entry>();
  #last = NO_ENTRY;
  #lucky = 0;
  #seen: readonly Action[] = [];
  #seenEntries: readonly Entry[] | null = null;

  constructor(source: AnyChoice) {
    this.source = source;
    this.candidates = source.candidates;
    this.#closed = (source.closed as readonly AnyBlocker[] | undefined) ?? [];
    this.free = source.blockers === undefined && source.opens === undefined && this.#closed.length === 0;
  }

  /** What lies behind an entry; null where the action is no such entry. */
  behind(state: State, step: Step, action: Action): Asked | null {
    return this.#entry(action.do).opening?.(step, action, state).step ?? null;
  }

  /** Is anything legal? Stops at the first candidate that is. */
  any(state: State, step: Step, seat: Seat, only?: (action: Action) => boolean): boolean {
    if (this.#isClosed(state, step, seat)) return false;
    const candidates = this.candidates(state, step, seat);
    const entries = this.#entriesOf(candidates);
    // What was legal last time often still is.
    if (entries !== null && only === undefined) {
      const lucky = this.#lucky;
      if (lucky < candidates.length && isLegal(entries[lucky] as Entry, state, step, seat, candidates[lucky] as Action))
        return true;
    }
    for (let i = 0; i < candidates.length; i++) {
      const action = candidates[i] as Action;
      if (only !== undefined && !only(action)) continue;
      const entry = entries === null ? this.#entry(action.do) : (entries[i] as Entry);
      if (isLegal(entry, state, step, seat, action)) {
        this.#lucky = i;
        return true;
      }
    }
    return false;
  }

  /** Adds everything legal to the list. */
  list(state: State, step: Step, seat: Seat, list: Action[]): void {
    if (this.#isClosed(state, step, seat)) return;
    const candidates = this.candidates(state, step, seat);
    const entries = this.#entriesOf(candidates);
    for (let i = 0; i < candidates.length; i++) {
      const action = candidates[i] as Action;
      const entry = entries === null ? this.#entry(action.do) : (entries[i] as Entry);
      if (isLegal(entry, state, step, seat, action)) list.push(action);
    }
  }

  /** All that stands against a candidate; empty where it is legal. */
  against(state: State, step: Step, seat: Seat, action: Action): Reason[] {
    return [...reasonsOf(this.#closed, state, NO_ACTION, seat, step), ...this.#againstOne(state, step, seat, action)];
  }

  #againstOne(state: State, step: Step, seat: Seat, action: Action): Reason[] {
    const entry = this.#entry(action.do);
    const found = reasonsOf(entry.blockers, state, action, seat, step);
    if (entry.opening === null) return found;
    const { choice, step: asked } = entry.opening(step, action, state);
    return withoutDoubles([...found, ...entry.ready(choice).#againstAll(state, asked)]);
  }

  /**
   * Why nothing is legal: of each kind of action what stands against the candidate that comes closest. That is the one
   * whose first blocker comes last (blockers go from the coarse to the fine), with the fewest of them.
   */
  #againstAll(state: State, step: Asked): Reason[] {
    const found = reasonsOf(this.#closed, state, NO_ACTION, step.seat, step);
    const closest = new Map<string, { readonly at: number; readonly reasons: readonly Reason[] }>();
    for (const action of this.candidates(state, step, step.seat)) {
      const reasons = this.#againstOne(state, step, step.seat, action);
      if (reasons.length === 0) return found;
      const at = this.#entry(action.do).blockers.findIndex(({ rule }) => rule === reasons[0]?.rule);
      const before = closest.get(action.do);
      if (before === undefined || at > before.at || (at === before.at && reasons.length < before.reasons.length))
        closest.set(action.do, { at, reasons: reasons.map((reason) => ({ about: action, ...reason })) });
    }
    const { nothing } = this.source;
    if (nothing !== undefined || closest.size === 0) return [...found, { rule: nothing ?? 'engine.nothing-there', values: {} }];
    return [...found, ...[...closest.values()].flatMap(({ reasons }) => reasons)];
  }

  #isClosed(state: State, step: Step, seat: Seat): boolean {
    for (let i = 0; i < this.#closed.length; i++) {
      if ((this.#closed[i] as AnyBlocker).when(state, NO_ACTION, seat, step)) return true;
    }
    return false;
  }

  #entry(kind: string): Entry {
    if (this.#last.kind === kind) return this.#last;
    let entry = this.#entries.get(kind);
    if (entry === undefined) {
      const { blockers, opens } = this.source;
      entry = new Entry(
        kind,
        (blockers as ByKind<readonly AnyBlocker[]> | undefined)?.[kind] ?? [],
        (opens as ByKind<Opening> | undefined)?.[kind] ?? null,
      );
      this.#entries.set(kind, entry);
    }
    this.#last = entry;
    return entry;
  }

  /** Ready-made lists of candidates come again and again: their kinds are looked up once. */
  #entriesOf(candidates: readonly Action[]): readonly Entry[] | null {
    if (candidates !== this.#seen) {
      this.#seen = candidates;
      this.#seenEntries = null;
      return null;
    }
    this.#seenEntries ??= candidates.map((action) => this.#entry(action.do));
    return this.#seenEntries;
  }
}

function isLegal(entry: Entry, state: State, step: Step, seat: Seat, action: Action): boolean {
  const { whens } = entry;
  for (let i = 0; i < whens.length; i++) if ((whens[i] as When)(state, action, seat, step)) return false;
  if (entry.opening === null) return true;
  const { choice, step: asked } = entry.opening(step, action, state);
  return entry.ready(choice).any(state, asked, asked.seat);
}

/** The reasons that stand, of these blockers. */
function reasonsOf(blockers: readonly AnyBlocker[], state: State, action: Action, seat: Seat, step: Step): Reason[] {
  const found: Reason[] = [];
  for (const blocker of blockers) {
    if (blocker.when(state, action, seat, step))
      found.push({ rule: blocker.rule, values: blocker.values?.(state, action, seat, step) ?? {} });
  }
  return found;
}

function withoutDoubles(reasons: readonly Reason[]): Reason[] {
  return reasons.filter(({ rule }, i) => reasons.findIndex((other) => other.rule === rule) === i);
}

const made = new WeakMap<object, Choice>();

/** A choice made ready, once. */
export function ready(source: AnyChoice): Choice {
  let choice = made.get(source);
  if (choice === undefined) {
    choice = new Choice(source);
    made.set(source, choice);
  }
  return choice;
}

/** What an entry of a menu opens. */
export function behind<K extends Kinds, T extends SeatStep<K>, A extends K['action']>(
  choice: Decision<K, T, A>,
  step: T,
): Behind<T> {
  return { choice, step };
}

/** The same about a choice of which only what it is `behind` is known: is anything legal there? */
export function anyBehind({ choice, step }: Behind, state: State, only?: (action: Action) => boolean): boolean {
  return ready(choice as AnyChoice).any(state, step, step.seat, only);
}

/** Is anything legal in this choice? Stops at the first candidate that is. */
export function anyLegal<K extends Kinds, T extends Asked, A extends Action>(
  choice: Decision<K, T, A>,
  state: K['state'],
  step: T,
  only?: (action: A) => boolean,
): boolean {
  return ready(choice as AnyChoice).any(state, step, step.seat, only as ((action: Action) => boolean) | undefined);
}

/** Everything legal in this choice. */
export function legalIn<K extends Kinds, T extends Asked, A extends Action>(
  choice: Decision<K, T, A>,
  state: K['state'],
  step: T,
): A[] {
  const list: A[] = [];
  ready(choice as AnyChoice).list(state, step, step.seat, list);
  return list;
}

/** What stands against an action in this choice; empty where it is legal. */
export function against<K extends Kinds, T extends Asked, A extends Action>(
  choice: Decision<K, T, A>,
  state: K['state'],
  step: T,
  action: A,
): readonly Reason[] {
  return ready(choice as AnyChoice).against(state, step, step.seat, action);
}
