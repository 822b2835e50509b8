// A choice made ready for listing: what may be done in it, and what stands against the rest. Blockers are asked nowhere else.
import type { Action, Behind, Reason, Seat, State, Step } from '../contract.ts';
import { same } from '../plain.ts';

/** A step in which one seat decides. */
export type SeatedStep = Step & { readonly seat: Seat };

/** A choice as the engine meets it: of any game, of one seat or of several. */
export interface AnyChoice {
  candidates(state: State, step: Step, seat: Seat): readonly Action[];
  readonly closed?: readonly AnyBlocker[];
  basis?(state: State, step: Step, seat: Seat): unknown;
  readonly blockers?: Readonly<Record<string, readonly AnyBlocker[] | undefined>>;
  readonly nothing?: string;
  closeness?(state: State, action: Action, seat: Seat): number;
  readonly opens?: Readonly<Record<string, Opening | undefined>>;
}

interface AnyBlocker {
  readonly rule: string;
  /** The action is null where the whole choice is asked about. */
  when(state: State, action: Action | null, seat: Seat, step: Step, basis: unknown): boolean;
  values?(state: State, action: Action | null, seat: Seat, step: Step): Reason['values'];
}

type When = AnyBlocker['when'];
type Opening = { open(step: Step, action: Action, state: State): Behind }['open'];
/** Written as a method, like what rules bring, so that code for any game accepts the question of each. */
type Only = { accepts(action: Action): boolean }['accepts'];
type Worth = { of(action: Action): number }['of'];

/** The first of a chain of conditions: all of one shape, as everything here that is met for every candidate. */
class Conditions {
  readonly when: When;
  readonly others: Conditions | null;

  constructor(when: When, others: Conditions | null) {
    this.when = when;
    this.others = others;
  }
}

function conditionsOf(blockers: readonly AnyBlocker[]): Conditions | null {
  return blockers.reduceRight<Conditions | null>((others, { when }) => new Conditions(when, others), null);
}

function anyHolds(
  conditions: Conditions | null,
  state: State,
  action: Action | null,
  seat: Seat,
  step: Step,
  basis: unknown,
): boolean {
  for (let it = conditions; it !== null; it = it.others) if (it.when(state, action, seat, step, basis)) return true;
  return false;
}

/** One kind of action in a choice. */
class ActionKind {
  readonly name: string;
  readonly blockers: readonly AnyBlocker[];
  readonly conditions: Conditions | null;
  /** Null unless the action is an entry. */
  readonly opening: Opening | null;
  /** The choice last found behind the entry: nearly always the same one. */
  #lastOpened: ReadyChoice | null = null;

  constructor(name: string, blockers: readonly AnyBlocker[], opening: Opening | null) {
    this.name = name;
    this.blockers = blockers;
    this.conditions = conditionsOf(blockers);
    this.opening = opening;
  }

  ready(choice: AnyChoice): ReadyChoice {
    if (this.#lastOpened === null || this.#lastOpened.source !== choice) this.#lastOpened = readyChoice(choice);
    return this.#lastOpened;
  }
}

const NO_KIND = new ActionKind('', [], null);

/** A candidate of a list that comes again: many choices have theirs ready-made. */
class Known {
  readonly action: Action;
  readonly kind: ActionKind;

  constructor(action: Action, kind: ActionKind) {
    this.action = action;
    this.kind = kind;
  }
}

export class ReadyChoice {
  readonly source: AnyChoice;
  readonly candidates: AnyChoice['candidates'];
  /** Nothing is ever forbidden in it. */
  readonly free: boolean;
  readonly #closed: Conditions | null;
  readonly #basisOf: NonNullable<AnyChoice['basis']> | null;
  readonly #kinds = new Map<string, ActionKind>();
  /** What was looked at last is nearly always looked at next: the kind, the candidate that was legal, the list. */
  #lastKind = NO_KIND;
  #lastLegal = 0;
  #lastList: readonly Action[] = [];
  #known: readonly Known[] | null = null;

  constructor(source: AnyChoice) {
    this.source = source;
    this.candidates = source.candidates;
    this.#closed = conditionsOf(source.closed ?? []);
    this.#basisOf = source.basis ?? null;
    this.free = source.blockers === undefined && source.opens === undefined && this.#closed === null;
  }

  /** What an entry opens; null where the action is no entry. */
  opened(state: State, step: Step, action: Action): Behind | null {
    if (this.source.opens === undefined) return null;
    return this.#kind(action.do).opening?.(step, action, state) ?? null;
  }

  /** Is anything legal? Stops at the first candidate that is. */
  any(state: State, step: Step, seat: Seat, only?: Only): boolean {
    if (anyHolds(this.#closed, state, null, seat, step, null)) return false;
    const candidates = this.candidates(state, step, seat);
    const known = this.#knownOf(candidates);
    const basis = this.#basis(state, step, seat);
    if (known !== null) return this.#anyKnown(known, state, step, seat, basis, only);
    const { length } = candidates;
    for (let i = 0; i < length; i++) {
      const action = candidates[i] as Action;
      if (only !== undefined && !only(action)) continue;
      if (isLegal(this.#kind(action.do), state, step, seat, action, basis)) return true;
    }
    return false;
  }

  #anyKnown(known: readonly Known[], state: State, step: Step, seat: Seat, basis: unknown, only?: Only): boolean {
    const { length } = known;
    const first = this.#lastLegal < length ? this.#lastLegal : 0;
    for (let i = 0; i < length; i++) {
      const at = first + i < length ? first + i : first + i - length;
      const { action, kind } = known[at] as Known;
      if (only !== undefined && !only(action)) continue;
      if (isLegal(kind, state, step, seat, action, basis)) {
        this.#lastLegal = at;
        return true;
      }
    }
    return false;
  }

  /** Adds everything legal to the list. */
  list(state: State, step: Step, seat: Seat, list: Action[]): void {
    if (anyHolds(this.#closed, state, null, seat, step, null)) return;
    const candidates = this.candidates(state, step, seat);
    const known = this.#knownOf(candidates);
    const basis = this.#basis(state, step, seat);
    const { length } = candidates;
    for (let i = 0; i < length; i++) {
      if (known !== null) {
        const { action, kind } = known[i] as Known;
        if (!isLegal(kind, state, step, seat, action, basis)) continue;
        list.push(action);
        this.#lastLegal = i; // a blocker further on may ask whether anything is legal
      } else {
        const action = candidates[i] as Action;
        if (isLegal(this.#kind(action.do), state, step, seat, action, basis)) list.push(action);
      }
    }
  }

  /** The most that anything legal is worth, or `least`: what is worth no more than that is not asked about. */
  best(state: State, step: Step, seat: Seat, worth: Worth, least: number): number {
    if (anyHolds(this.#closed, state, null, seat, step, null)) return least;
    const candidates = this.candidates(state, step, seat);
    const basis = this.#basis(state, step, seat);
    const { length } = candidates;
    let best = least;
    for (let i = 0; i < length; i++) {
      const action = candidates[i] as Action;
      const own = worth(action);
      if (own > best && isLegal(this.#kind(action.do), state, step, seat, action, basis)) best = own;
    }
    return best;
  }

  /** All that stands against a candidate; empty where it is legal. */
  against(state: State, step: Step, seat: Seat, action: Action): Reason[] {
    const basis = this.#basis(state, step, seat);
    return [
      ...reasonsOf(this.source.closed ?? [], state, null, seat, step, null),
      ...this.#againstOne(state, step, seat, action, basis),
    ];
  }

  #againstOne(state: State, step: Step, seat: Seat, action: Action, basis: unknown): Reason[] {
    const kind = this.#kind(action.do);
    const own = reasonsOf(kind.blockers, state, action, seat, step, basis);
    if (kind.opening === null) return own;
    const { choice, step: asked } = kind.opening(step, action, state);
    return withoutDoubles([...own, ...kind.ready(choice).#againstAll(state, asked)]);
  }

  /**
   * Why nothing is legal: of each kind of action what stands against the candidate that comes closest. That is the one
   * whose first blocker comes last (blockers go from the coarse to the fine), of these the one that the choice calls closest,
   * and the one with the fewest of them. Where several are in the very same case none of them is named.
   */
  #againstAll(state: State, step: SeatedStep): Reason[] {
    const closing = reasonsOf(this.source.closed ?? [], state, null, step.seat, step, null);
    const basis = this.#basis(state, step, step.seat);
    const closest = new Map<string, Closest>();
    for (const action of this.candidates(state, step, step.seat)) {
      const reasons = this.#againstOne(state, step, step.seat, action, basis);
      if (reasons.length === 0) return closing;
      const at = this.#kind(action.do).blockers.findIndex(({ rule }) => rule === reasons[0]?.rule);
      const closeness = this.source.closeness?.(state, action, step.seat) ?? 0;
      const own: Closest = { rank: [at, closeness, -reasons.length], action, reasons };
      const best = closest.get(action.do);
      const nearer = best === undefined ? 1 : compared(own.rank, best.rank);
      if (nearer > 0) closest.set(action.do, own);
      else if (nearer === 0 && best !== undefined && same(best.reasons, reasons))
        closest.set(action.do, { ...best, action: null });
    }
    const { nothing } = this.source;
    if (nothing !== undefined) return [...closing, { rule: nothing, values: {} }];
    if (closest.size === 0) return [...closing, { rule: 'engine.nothing-there', values: {} }];
    return [...closing, ...[...closest.values()].flatMap(reasonsAbout)];
  }

  #basis(state: State, step: Step, seat: Seat): unknown {
    return this.#basisOf === null ? null : this.#basisOf(state, step, seat);
  }

  #kind(name: string): ActionKind {
    if (this.#lastKind.name === name) return this.#lastKind;
    let kind = this.#kinds.get(name);
    if (kind === undefined) {
      const { blockers, opens } = this.source;
      kind = new ActionKind(name, blockers?.[name] ?? [], opens?.[name] ?? null);
      this.#kinds.set(name, kind);
    }
    this.#lastKind = kind;
    return kind;
  }

  /** Null for a list that is seen for the first time. */
  #knownOf(candidates: readonly Action[]): readonly Known[] | null {
    if (candidates !== this.#lastList) {
      this.#lastList = candidates;
      this.#known = null;
      return null;
    }
    this.#known ??= candidates.map((action) => new Known(action, this.#kind(action.do)));
    return this.#known;
  }
}

function isLegal(kind: ActionKind, state: State, step: Step, seat: Seat, action: Action, basis: unknown): boolean {
  if (anyHolds(kind.conditions, state, action, seat, step, basis)) return false;
  if (kind.opening === null) return true;
  const { choice, step: asked } = kind.opening(step, action, state);
  return kind.ready(choice).any(state, asked, asked.seat);
}

function reasonsOf(
  blockers: readonly AnyBlocker[],
  state: State,
  action: Action | null,
  seat: Seat,
  step: Step,
  basis: unknown,
): Reason[] {
  return blockers
    .filter((it) => it.when(state, action, seat, step, basis))
    .map((it) => ({ rule: it.rule, values: it.values?.(state, action, seat, step) ?? {} }));
}

/** What stands against a candidate, and how close it comes; no candidate where several are in that case. */
interface Closest {
  readonly rank: readonly [at: number, closeness: number, fewest: number];
  readonly action: Action | null;
  readonly reasons: readonly Reason[];
}

/** By the first number in which they differ. */
function compared(one: Closest['rank'], other: Closest['rank']): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

function reasonsAbout({ action, reasons }: Closest): readonly Reason[] {
  return action === null ? reasons : reasons.map((reason) => ({ about: action, ...reason }));
}

function withoutDoubles(reasons: readonly Reason[]): Reason[] {
  return reasons.filter(({ rule }, i) => reasons.findIndex((other) => other.rule === rule) === i);
}

const made = new WeakMap<AnyChoice, ReadyChoice>();

/** A choice made ready, once. */
export function readyChoice(source: AnyChoice): ReadyChoice {
  let choice = made.get(source);
  if (choice === undefined) {
    choice = new ReadyChoice(source);
    made.set(source, choice);
  }
  return choice;
}
