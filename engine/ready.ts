// A game's rules made ready to run: handlers come in many shapes, what runs them often wants one.
import { type AnyChoice, Choice, ready } from './choices.ts';
import type { Action, Game, Kinds, Seat, State, Step } from './contract.ts';

type Run = (play: unknown, step: Step) => void;

/** A step that runs by itself. */
export class Running {
  readonly run: Run;

  constructor(handler: AnyHandler) {
    this.run = handler.run as Run;
  }
}

/** A step in which somebody decides. */
export class Asking {
  readonly choice: Choice;
  readonly play: (play: unknown, step: Step, action: Action, seat: Seat) => void;
  /** Null where one seat decides. */
  readonly awaited: ((state: State, step: Step) => readonly Seat[]) | null;
  readonly close: Run;
  readonly none: Run | null;
  readonly ask: ((state: State, step: Step) => boolean) | null;
  readonly standing: Readonly<Record<string, (state: State, step: Step, seat: Seat) => Action | null>>;

  constructor(handler: AnyHandler) {
    this.choice = ready(handler);
    this.play = handler.play;
    this.awaited = handler.awaited ?? null;
    this.close = handler.close ?? (() => undefined);
    this.none = handler.none ?? null;
    this.ask = handler.ask ?? null;
    this.standing = handler.standing ?? {};
  }
}

/** An action 'at any time'. */
export class Interrupting extends Choice {
  readonly name: string;
  readonly play: (play: unknown, action: Action, seat: Seat) => void;

  constructor(name: string, handler: AnyInterrupt) {
    super({ candidates: handler.candidates, blockers: { [name]: handler.blockers ?? [] } });
    this.name = name;
    this.play = handler.play;
  }
}

interface AnyHandler extends AnyChoice {
  run?: Run;
  play: Asking['play'];
  awaited?: (state: State, step: Step) => readonly Seat[];
  close?: Run;
  none?: Run;
  ask?: (state: State, step: Step) => boolean;
  standing?: Asking['standing'];
}

interface AnyInterrupt {
  candidates: AnyChoice['candidates'];
  blockers?: unknown;
  play: Interrupting['play'];
}

export interface Ready {
  readonly steps: ReadonlyMap<string, Running | Asking>;
  readonly interrupts: readonly Interrupting[];
}

const made = new WeakMap<object, Ready>();

export function readyRules<K extends Kinds>(game: Game<K>): Ready {
  let rules = made.get(game);
  if (rules === undefined) {
    rules = makeReady(game as unknown as Game);
    made.set(game, rules);
  }
  return rules;
}

function makeReady(game: Game): Ready {
  const steps = new Map<string, Running | Asking>();
  for (const [name, handler] of Object.entries(game.steps as unknown as Readonly<Record<string, AnyHandler>>)) {
    steps.set(name, handler.run === undefined ? new Asking(handler) : new Running(handler));
  }
  const interrupts = Object.entries((game.interrupts ?? {}) as unknown as Readonly<Record<string, AnyInterrupt>>);
  return { steps, interrupts: interrupts.map(([name, handler]) => new Interrupting(name, handler)) };
}
