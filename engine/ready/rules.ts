// A game's rules made ready to run: handlers come in many shapes, what runs them often wants one.
import type { Action, Automatic, Choice, Game, Interrupt, Kinds, Play, Seat, State, Step, Together } from '../contract.ts';
import { type ReadyChoice, readyChoice, type SeatedStep } from './choice.ts';

/** A step that runs by itself. */
export class Running {
  readonly run: (play: Play, step: Step) => void;

  constructor(handler: Automatic<Kinds>) {
    this.run = handler.run;
  }
}

/** A step in which somebody decides. */
export class Asking {
  readonly choice: ReadyChoice;
  readonly play: Together<Kinds>['play'];
  /** Null where one seat decides. */
  readonly awaited: ((state: State, step: Step) => readonly Seat[]) | null;
  readonly close: ((play: Play, step: Step) => void) | null;
  readonly none: ((play: Play, step: SeatedStep) => void) | null;
  readonly ask: ((state: State, step: SeatedStep) => boolean) | null;
  readonly standing: Readonly<Record<string, (state: State, step: Step, seat: Seat) => Action | null>>;

  constructor(handler: Choice<Kinds> | Together<Kinds>) {
    const [one, several] = 'close' in handler ? [null, handler] : [handler, null];
    this.choice = readyChoice(handler);
    this.play = handler.play;
    this.awaited = several?.awaited ?? null;
    this.close = several?.close ?? null;
    this.none = one?.none ?? null;
    this.ask = one?.ask ?? null;
    this.standing = handler.standing ?? {};
  }
}

/** An action 'at any time'. */
export class Interrupting {
  readonly name: string;
  readonly choice: ReadyChoice;
  readonly play: Interrupt<Kinds>['play'];

  constructor(name: string, { candidates, blockers = [], play }: Interrupt<Kinds>) {
    this.name = name;
    this.choice = readyChoice({ candidates, blockers: { [name]: blockers } });
    this.play = play;
  }
}

export interface ReadyRules {
  readonly steps: ReadonlyMap<string, Running | Asking>;
  readonly interrupts: readonly Interrupting[];
}

const made = new WeakMap<object, ReadyRules>();

export function readyRules(game: Game): ReadyRules {
  let rules = made.get(game);
  if (rules === undefined) {
    rules = makeReady(game);
    made.set(game, rules);
  }
  return rules;
}

function makeReady(game: Game): ReadyRules {
  const steps = Object.entries(game.steps).map(
    ([name, handler]) => [name, 'run' in handler ? new Running(handler) : new Asking(handler)] as const,
  );
  const interrupts = Object.entries(game.interrupts ?? {}).map(([name, handler]) => new Interrupting(name, handler));
  return { steps: new Map(steps), interrupts };
}
