import { type Budget, DEFAULT_ITERATIONS, DEFAULT_MILLISECONDS } from './bot.ts';

/** Knows when the thinking must end. */
export class Clock {
  readonly iterations: number;
  readonly #end: number;
  readonly #stop: (() => boolean) | undefined;

  constructor({ iterations, milliseconds, stop }: Budget) {
    this.iterations = iterations ?? DEFAULT_ITERATIONS;
    const limit = milliseconds ?? (iterations === undefined ? DEFAULT_MILLISECONDS : Number.POSITIVE_INFINITY);
    this.#end = performance.now() + limit;
    this.#stop = stop;
  }

  get isUp(): boolean {
    return this.#stop?.() === true || (this.#end !== Number.POSITIVE_INFINITY && performance.now() >= this.#end);
  }
}
