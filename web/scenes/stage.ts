import type { Speed } from '../app/settings.ts';
import { Value } from '../app/value.ts';
import type { Shot } from './shots.ts';

/** What is on the stage now. */
export interface Staged {
  /** The step that is shown; null: the table as it is now. */
  readonly shot: Shot | null;
  /** What was said of its scene so far; behind the last scene for a while what was said last. */
  readonly lines: readonly Shot[];
  readonly paused: boolean;
  /** There is a scene that can be told again. */
  readonly again: boolean;
}

const AT_REST: Staged = { shot: null, lines: [], paused: false, again: false };

/** In milliseconds: a step, the least of it in a long scene, a whole turn, a whole phase, a great moment, the last words. */
interface Pace {
  readonly step: number;
  readonly least: number;
  readonly turn: number;
  readonly phase: number;
  readonly great: number;
  readonly linger: number;
}

const PACES: Readonly<Record<Exclude<Speed, 'off'>, Pace>> = {
  fast: { step: 380, least: 150, turn: 1100, phase: 2600, great: 1100, linger: 1800 },
  normal: { step: 750, least: 300, turn: 2200, phase: 6000, great: 1700, linger: 3000 },
  slow: { step: 2000, least: 1200, turn: 12_000, phase: 30_000, great: 2000, linger: 6000 },
};
/** With more steps than this to come those who follow are far behind. */
const FAR_BEHIND = 30;
/** One's own move is seen before what follows it, and what is announced needs no look at the board: parts of a step. */
const OWN = 0.5;
const ANNOUNCED = 0.6;

/** Calls back after so many milliseconds, unless it is taken back. */
export type Clock = (milliseconds: number, then: () => void) => () => void;

export const realClock: Clock = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

/** Shows what happens step by step, at the person's speed. What comes meanwhile waits in line. */
export class Stage {
  readonly state = new Value<Staged>(AT_REST);
  readonly #clock: Clock;
  readonly #speed: () => Speed;
  #queue: Shot[] = [];
  /** What was shown of the scene that runs, or of the last one, with what was skipped of it. */
  #scene: Shot[] = [];
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, speed: () => Speed) {
    this.#clock = clock;
    this.#speed = speed;
  }

  /** One more move; it is shown behind what is being told. */
  tell(shots: readonly Shot[]): void {
    if (this.#speed() === 'off') return;
    this.#queue.push(...shots);
    if (this.state.value.shot !== null) return;
    // What says nothing brings no old words back.
    if (this.#queue.some(({ text }) => text !== null)) this.#next();
    else this.#queue = [];
  }

  /** To now, whatever is still to be told. */
  skip(): void {
    if (this.state.value.shot === null) return;
    for (const shot of this.#queue) this.#keep(shot);
    this.#queue = [];
    this.#rest();
  }

  pause(): void {
    const { value } = this.state;
    if (value.shot === null || value.paused) return;
    this.#stopClock();
    this.state.set({ ...value, paused: true });
  }

  resume(): void {
    const { value } = this.state;
    if (value.shot === null || !value.paused) return;
    this.state.set({ ...value, paused: false });
    this.#wait(value.shot);
  }

  /** The scene that runs, or the last one, from its beginning. */
  again(): void {
    if (!this.state.value.again) return;
    this.#stopClock();
    this.#queue = [...this.#scene, ...this.#queue];
    this.#scene = [];
    this.#next();
  }

  /** Nothing that was told counts any more. */
  clear(): void {
    this.#stopClock();
    this.#queue = [];
    this.#scene = [];
    this.state.set(AT_REST);
  }

  #next(): void {
    this.#stopClock();
    for (let shot = this.#queue.shift(); shot !== undefined; shot = this.#queue.shift()) {
      const silent = shot.text === null;
      // What says nothing is seen with what follows it; one's own move a moment before that.
      if (silent && !(shot.own && this.#queue.some(({ text }) => text !== null))) continue;
      const known = { ...shot, view: shot.view ?? this.#queue.find(({ view }) => view !== null)?.view ?? null };
      if (!silent) this.#keep(known);
      const lines = silent ? [] : [...this.#scene];
      this.state.set({ shot: known, lines, paused: false, again: this.#scene.length > 0 });
      this.#wait(known);
      return;
    }
    this.#rest();
  }

  #keep(shot: Shot): void {
    if (shot.text === null) return;
    if (this.#scene[0]?.scene !== shot.scene) this.#scene = [];
    this.#scene.push(shot);
  }

  #wait(shot: Shot): void {
    this.#cancel = this.#clock(this.#time(shot), () => this.#next());
  }

  #time(shot: Shot): number {
    const pace = paceOf(this.#speed());
    if (shot.own) return pace.step * OWN;
    if (shot.great) return pace.great;
    const lines = this.#scene.length + this.#queue.filter(({ scene, text }) => scene === shot.scene && text !== null).length;
    const share = (shot.phase ? pace.phase : pace.turn) / Math.max(1, lines);
    const least = this.#queue.length > FAR_BEHIND ? pace.least / 2 : pace.least;
    return Math.max(least, Math.min(shot.announces ? pace.step * ANNOUNCED : pace.step, share));
  }

  #rest(): void {
    this.#stopClock();
    const told = this.#scene.length > 0;
    this.state.set({ shot: null, lines: [...this.#scene], paused: false, again: told });
    if (told) {
      const gone = () => this.state.set({ shot: null, lines: [], paused: false, again: true });
      this.#cancel = this.#clock(paceOf(this.#speed()).linger, gone);
    }
  }

  #stopClock(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}

/** Whoever turns scenes off while one runs sees its end fast. */
function paceOf(speed: Speed): Pace {
  return PACES[speed === 'off' ? 'fast' : speed];
}
