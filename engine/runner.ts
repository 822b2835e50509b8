import { next, takeNext } from './agenda.ts';
import type { Action, Game, GameEvent, Kinds, Listener, Play, Reason, Seat, Setup, State, Step } from './contract.ts';
import { same } from './plain.ts';
import { seeded } from './random.ts';
import type { SeatedStep } from './ready/choice.ts';
import { type Asking, type Interrupting, type ReadyRules, Running, readyRules } from './ready/rules.ts';

/** A mistake in a game's rules: the position and the step where it showed. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
}

/** More automatic steps than this between two decisions is an endless loop. */
const MANY_STEPS = 100_000;

const NONE: readonly never[] = [];
/** By seat: the list of this one alone, made once. */
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);

/**
 * Plays a game in place and fast: runs automatic steps, lists what is legal, applies what is chosen. It trusts its
 * caller; whoever takes actions from outside uses a Match.
 */
export class Runner<K extends Kinds> implements Play<K> {
  readonly game: Game<K>;
  state: K['state'];
  emit: Listener<K['event']> | undefined;
  readonly #rules: ReadyRules;
  #listedFor: Seat | null = null;
  #listed: readonly K['action'][] = NONE;
  /** The decision that was met last, and its rules: nearly always the one that is asked about next. */
  #lastStep: Step | null = null;
  #lastAsking: Asking | null = null;

  constructor(game: Game<K>, state: K['state'], emit?: Listener<K['event']>) {
    this.game = game;
    this.state = state;
    this.emit = emit;
    this.#rules = readyRules(game);
  }

  /** A fresh game, run up to its first decision. */
  static start<K extends Kinds>(game: Game<K>, setup: Setup<K['options']>, emit?: Listener<K['event']>): Runner<K> {
    const runner = new Runner(game, game.setup(setup, seeded(setup.seed)), emit);
    runner.advance();
    return runner;
  }

  /** Goes on with another state, as searches do. */
  reset(state: K['state']): void {
    this.state = state;
    this.#listedFor = null;
  }

  get over(): boolean {
    return this.state.outcome !== null;
  }

  /** The decision that the game waits for; null when it is over. */
  get decision(): K['step'] | null {
    return this.#pending() as K['step'] | null;
  }

  /** The seats that must decide before the game goes on. */
  awaited(): readonly Seat[] {
    const step = this.#pending();
    if (step === null) return NONE;
    const { awaited } = this.#asking(step);
    return awaited === null ? (ALONE[step.seat] ?? [step.seat]) : awaited(this.state, step);
  }

  /** Everything the seat may do now, and nothing else. */
  legal(seat: Seat): readonly K['action'][] {
    if (this.#listedFor !== seat) {
      const step = this.#pending();
      if (step === null) return NONE;
      const asking = this.#asking(step);
      // What was listed for whoever decides is kept while the others ask.
      if (this.#rules.interrupts.length === 0 && !mayDecide(asking, step, seat)) return NONE;
      this.#listed = this.#list(asking, step, seat);
      this.#listedFor = seat;
    }
    return this.#listed;
  }

  /** Plays a legal action and everything that follows by itself. */
  act(seat: Seat, action: K['action']): void {
    this.#play(seat, action);
    this.advance();
  }

  /** Plays a legal action that only opens another choice, and nothing that follows by itself: then `legal` lists that choice. */
  open(seat: Seat, action: K['action']): void {
    this.#play(seat, action);
    this.#listedFor = null;
  }

  /** The choice that an entry of the waiting menu opens; null where the action is no such entry. */
  behind(action: K['action']): K['step'] | null {
    const step = this.#pending();
    return step === null ? null : (this.#asking(step).choice.opened(this.state, step, action)?.step ?? null);
  }

  /** All reasons why the seat may not do this now; empty where it may. */
  why(seat: Seat, action: K['action'] | Action): readonly Reason[] {
    const step = this.#pending();
    if (step === null) return [{ rule: 'engine.over', values: {} }];
    const interrupt = this.#interrupt(action.do);
    if (interrupt === undefined && !mayDecide(this.#asking(step), step, seat))
      return [{ rule: 'engine.not-your-decision', values: {} }];
    const { choice } = interrupt ?? this.#asking(step);
    const candidate = choice.candidates(this.state, step, seat).find((it) => same(it, action));
    return candidate === undefined ? [this.#notAsked(step, action)] : choice.against(this.state, step, seat, candidate);
  }

  /** Everything the seat could point at now with what stands against it: legal ones have no reasons. */
  candidates(seat: Seat): readonly { readonly action: K['action']; readonly reasons: readonly Reason[] }[] {
    const step = this.#pending();
    if (step === null) return NONE;
    const asking = this.#asking(step);
    const open = mayDecide(asking, step, seat) ? [asking, ...this.#rules.interrupts] : this.#rules.interrupts;
    return open.flatMap(({ choice }) =>
      choice
        .candidates(this.state, step, seat)
        .map((action) => ({ action, reasons: choice.against(this.state, step, seat, action) })),
    );
  }

  /** What a standing answer of the seat would play now; null where it does not apply. */
  standing(seat: Seat, name: string): K['action'] | null {
    const step = this.#pending();
    if (step === null || !this.awaited().includes(seat)) return null;
    return this.#asking(step).standing[name]?.(this.state, step, seat) ?? null;
  }

  /** The names of the standing answers that the waiting decision knows. */
  standingAnswers(): readonly string[] {
    const step = this.#pending();
    return step === null ? NONE : Object.keys(this.#asking(step).standing);
  }

  /** Runs automatic steps and forced choices until somebody must decide or the game is over. */
  advance(): void {
    this.#listedFor = null;
    const state = this.state;
    for (let count = 0; count < MANY_STEPS; count++) {
      if (state.outcome !== null) return;
      const step = top(state);
      if (step === null) throw new RulesError(`${this.game.id}: the agenda is empty, but the game has no outcome`);
      const handler = this.#handler(step);
      if (handler instanceof Running) {
        takeNext(state);
        handler.run(this, step);
      } else if (handler.awaited !== null) {
        if (handler.awaited(state, step).length > 0) return;
        takeNext(state);
        handler.close?.(this, step);
      } else {
        const { seat } = step;
        const list = this.#list(handler, step, seat);
        if (list.length > 1 || (list.length === 1 && handler.ask?.(state, step) === true)) {
          this.#listed = list;
          this.#listedFor = seat;
          this.#lastStep = step;
          this.#lastAsking = handler;
          return;
        }
        if (list.length === 1) this.#answer(handler, step, seat, list[0] as Action);
        else if (handler.none === null) throw new RulesError(`${this.game.id}: no legal action for seat ${seat} in '${step.do}'`);
        else {
          takeNext(state);
          handler.none(this, step);
        }
      }
    }
    throw new RulesError(`${this.game.id}: ${MANY_STEPS} steps without a decision`);
  }

  #play(seat: Seat, action: Action): void {
    const interrupt = this.#rules.interrupts.length === 0 ? undefined : this.#interrupt(action.do);
    if (interrupt !== undefined) {
      interrupt.play(this, action, seat);
      return;
    }
    const step = top(this.state);
    if (step === null) throw new RulesError(`${this.game.id}: nothing is to be decided`);
    this.#answer(this.#asking(step), step, seat, action);
  }

  #answer(asking: Asking, step: SeatedStep, seat: Seat, action: Action): void {
    if (asking.awaited !== null) {
      asking.play(this, step, action, seat);
      return;
    }
    const opened = asking.choice.opened(this.state, step, action);
    takeNext(this.state);
    asking.play(this, step, action, seat);
    if (opened !== null) next<State>(this.state, opened.step);
  }

  #list(asking: Asking, step: SeatedStep, seat: Seat): readonly Action[] {
    const { state } = this;
    const { choice } = asking;
    const { interrupts } = this.#rules;
    const mine = mayDecide(asking, step, seat);
    if (mine && choice.free && interrupts.length === 0) return choice.candidates(state, step, seat);
    const list: Action[] = [];
    if (mine) choice.list(state, step, seat, list);
    for (let i = 0; i < interrupts.length; i++) (interrupts[i] as Interrupting).choice.list(state, step, seat, list);
    return list;
  }

  #pending(): SeatedStep | null {
    return this.over ? null : top(this.state);
  }

  #handler(step: Step): Running | Asking {
    const handler = this.#rules.steps.get(step.do);
    if (handler === undefined) throw new RulesError(`${this.game.id}: no rules for the step '${step.do}'`);
    return handler;
  }

  #asking(step: Step): Asking {
    if (step === this.#lastStep && this.#lastAsking !== null) return this.#lastAsking;
    const handler = this.#handler(step);
    if (handler instanceof Running) throw new RulesError(`${this.game.id}: '${step.do}' runs by itself and takes no action`);
    this.#lastStep = step;
    this.#lastAsking = handler;
    return handler;
  }

  #interrupt(kind: string): Interrupting | undefined {
    const { interrupts } = this.#rules;
    for (let i = 0; i < interrupts.length; i++) if (interrupts[i]?.name === kind) return interrupts[i];
    return undefined;
  }

  #notAsked(step: Step, action: Action): Reason {
    return { rule: 'engine.not-asked', values: { asked: step.do, action: String(action.do) } };
  }
}

function mayDecide({ awaited }: Asking, step: SeatedStep, seat: Seat): boolean {
  return awaited === null ? step.seat === seat : seat >= 0;
}

function top(state: State): SeatedStep | null {
  return (state.agenda[state.agenda.length - 1] as SeatedStep | undefined) ?? null;
}

/** What an action leads to: it is played on the state itself. */
export function playedOn<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  action: K['action'],
): { readonly state: K['state']; readonly events: readonly K['event'][] } {
  const { events, emit } = listener<K['event']>();
  new Runner(game, state, emit).act(seat, action);
  return { state, events };
}

/** Collects events while a game is played. */
export function listener<E extends GameEvent>(): { readonly events: E[]; readonly emit: (event: E) => void } {
  const events: E[] = [];
  return { events, emit: (event) => events.push(event) };
}
