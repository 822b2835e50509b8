import type {
  Action,
  Automatic,
  Decision,
  Game,
  GameEvent,
  Interrupt,
  Kinds,
  Listener,
  Play,
  Reason,
  Seat,
  Setup,
  State,
  Step,
  Together,
} from './contract.ts';
import { same } from './plain.ts';
import { seeded } from './random.ts';

/** A mistake in a game's rules: the position and the step where it showed. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
}

/** More automatic steps than this between two decisions is an endless loop. */
const MANY_STEPS = 100_000;

const NONE: readonly never[] = [];

/**
 * Plays a game in place and fast: runs automatic steps, lists what is legal, applies what is chosen. It trusts its
 * caller; whoever takes actions from outside uses a Match.
 */
export class Runner<K extends Kinds> implements Play<K> {
  readonly game: Game<K>;
  state: K['state'];
  emit: Listener<K['event']> | undefined;
  readonly #interrupts: readonly Interrupt<K>[];
  #listedFor: Seat | null = null;
  #listed: readonly K['action'][] = NONE;

  constructor(game: Game<K>, state: K['state'], emit?: Listener<K['event']>) {
    this.game = game;
    this.state = state;
    this.emit = emit;
    this.#interrupts = Object.values(game.interrupts ?? {});
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
    const handler = this.#choice(step);
    return 'awaited' in handler ? handler.awaited(this.state, step) : [step.seat];
  }

  /** Everything the seat may do now, and nothing else. */
  legal(seat: Seat): readonly K['action'][] {
    if (this.#listedFor !== seat) {
      this.#listed = this.#list(seat);
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

  /** All reasons why the seat may not do this now; empty where it may. */
  why(seat: Seat, action: K['action'] | Action): readonly Reason[] {
    const step = this.#pending();
    if (step === null) return [{ rule: 'engine.over', values: {} }];
    const interrupt = this.#interrupt(action.do);
    if (interrupt !== undefined) {
      const candidate = interrupt.candidates(this.state, step, seat).find((it) => same(it, action));
      return candidate === undefined
        ? [this.#notAsked(step, action)]
        : reasons(interrupt.blockers, this.state, candidate, seat, step);
    }
    if (!this.#mayDecide(step, seat)) return [{ rule: 'engine.not-your-decision', values: {} }];
    const handler = this.#choice(step);
    const candidate = handler.candidates(this.state, step, seat).find((it) => same(it, action));
    if (candidate === undefined) return [this.#notAsked(step, action)];
    return reasons(blockersOf(handler, candidate), this.state, candidate, seat, step);
  }

  /** Everything the seat could point at now with what stands against it: legal ones have no reasons. */
  candidates(seat: Seat): readonly { readonly action: K['action']; readonly reasons: readonly Reason[] }[] {
    const step = this.#pending();
    if (step === null) return NONE;
    const found: { action: K['action']; reasons: readonly Reason[] }[] = [];
    if (this.#mayDecide(step, seat)) {
      const handler = this.#choice(step);
      for (const action of handler.candidates(this.state, step, seat)) {
        found.push({ action, reasons: reasons(blockersOf(handler, action), this.state, action, seat, step) });
      }
    }
    for (const interrupt of this.#interrupts) {
      for (const action of interrupt.candidates(this.state, step, seat)) {
        found.push({ action, reasons: reasons(interrupt.blockers, this.state, action, seat, step) });
      }
    }
    return found;
  }

  /** What a standing answer of the seat would play now; null where it does not apply. */
  standing(seat: Seat, name: string): K['action'] | null {
    const step = this.#pending();
    if (step === null || !this.awaited().includes(seat)) return null;
    return this.#choice(step).standing?.[name]?.(this.state, step, seat) ?? null;
  }

  /** The names of the standing answers that the waiting decision knows. */
  standingAnswers(): readonly string[] {
    const step = this.#pending();
    return step === null ? NONE : Object.keys(this.#choice(step).standing ?? {});
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
      if ('run' in handler) {
        state.agenda.pop();
        handler.run(this, step);
      } else if ('awaited' in handler) {
        if (handler.awaited(state, step).length > 0) return;
        state.agenda.pop();
        handler.close(this, step);
      } else {
        const seat = step.seat;
        const list = this.legal(seat);
        const [only] = list;
        if (only === undefined) {
          if (handler.none === undefined)
            throw new RulesError(`${this.game.id}: no legal action for seat ${seat} in '${step.do}'`);
          state.agenda.pop();
          handler.none(this, step);
        } else if (list.length === 1 && handler.ask?.(state, step) !== true) {
          this.#play(seat, only);
        } else return;
        this.#listedFor = null;
      }
    }
    throw new RulesError(`${this.game.id}: ${MANY_STEPS} steps without a decision`);
  }

  #play(seat: Seat, action: K['action']): void {
    const { state } = this;
    const interrupt = this.#interrupt(action.do);
    if (interrupt !== undefined) {
      interrupt.play(this, action, seat);
      return;
    }
    const step = top(state);
    if (step === null) throw new RulesError(`${this.game.id}: nothing is to be decided`);
    const handler = this.#choice(step);
    if (!('awaited' in handler)) state.agenda.pop();
    handler.play(this, step, action, seat);
  }

  #list(seat: Seat): readonly K['action'][] {
    const step = this.#pending();
    if (step === null) return NONE;
    const { state } = this;
    const list: K['action'][] = [];
    if (this.#mayDecide(step, seat)) {
      const handler = this.#choice(step);
      const candidates = handler.candidates(state, step, seat);
      if (handler.blockers === undefined) {
        if (this.#interrupts.length === 0) return candidates;
        list.push(...candidates);
      } else {
        for (let i = 0; i < candidates.length; i++) {
          const action = candidates[i] as K['action'];
          if (!blocked(blockersOf(handler, action), state, action, seat, step)) list.push(action);
        }
      }
    }
    for (const interrupt of this.#interrupts) {
      for (const action of interrupt.candidates(state, step, seat)) {
        if (!blocked(interrupt.blockers, state, action, seat, step)) list.push(action);
      }
    }
    return list;
  }

  #pending(): Pending | null {
    return this.over ? null : top(this.state);
  }

  #mayDecide(step: Pending, seat: Seat): boolean {
    return 'awaited' in this.#handler(step) ? seat >= 0 : step.seat === seat;
  }

  #handler(step: Pending): AnyHandler<K> {
    const handler = (this.game.steps as Readonly<Record<string, AnyHandler<K>>>)[step.do];
    if (handler === undefined) throw new RulesError(`${this.game.id}: no rules for the step '${step.do}'`);
    return handler;
  }

  #choice(step: Pending): AnyChoice<K> {
    const handler = this.#handler(step);
    if ('run' in handler) throw new RulesError(`${this.game.id}: '${step.do}' runs by itself and takes no action`);
    return handler;
  }

  #interrupt(kind: string): Interrupt<K> | undefined {
    const interrupts = this.game.interrupts;
    return interrupts !== undefined && Object.hasOwn(interrupts, kind) ? interrupts[kind] : undefined;
  }

  #notAsked(step: Pending, action: Action): Reason {
    return { rule: 'engine.not-asked', values: { asked: step.do, action: String(action.do) } };
  }
}

/** A step as the runner meets it: only single decisions carry a seat, and only they are asked for it. */
type Pending = Step & { readonly seat: Seat };
type AnyChoice<K extends Kinds> = Decision<K, Pending> | Together<K>;
type AnyHandler<K extends Kinds> = Automatic<K> | AnyChoice<K>;

interface AnyBlocker {
  readonly rule: string;
  when(state: unknown, action: unknown, seat: Seat, step: unknown): boolean;
  values?(state: unknown, action: unknown, seat: Seat, step: unknown): Reason['values'];
}

function top(state: State): Pending | null {
  return (state.agenda[state.agenda.length - 1] as Pending | undefined) ?? null;
}

function blockersOf(handler: { readonly blockers?: unknown }, action: Action): readonly AnyBlocker[] | undefined {
  return (handler.blockers as Readonly<Record<string, readonly AnyBlocker[]>> | undefined)?.[action.do];
}

function blocked(blockers: readonly AnyBlocker[] | undefined, state: State, action: Action, seat: Seat, step: Step): boolean {
  if (blockers === undefined) return false;
  for (let i = 0; i < blockers.length; i++) {
    if ((blockers[i] as AnyBlocker).when(state, action, seat, step)) return true;
  }
  return false;
}

function reasons(blockers: readonly AnyBlocker[] | undefined, state: State, action: Action, seat: Seat, step: Step): Reason[] {
  const found: Reason[] = [];
  for (const blocker of blockers ?? NONE) {
    if (blocker.when(state, action, seat, step))
      found.push({ rule: blocker.rule, values: blocker.values?.(state, action, seat, step) ?? {} });
  }
  return found;
}

/** Collects events while a game is played. */
export function listener<E extends GameEvent>(): { readonly events: E[]; readonly emit: (event: E) => void } {
  const events: E[] = [];
  return { events, emit: (event) => events.push(event) };
}
