import { expect } from 'vitest';
import { type Game, type GameEvent, type Kinds, Runner, type Seat, same } from '../index.ts';

/** A position under play, for tests: what happened, and what may be done. A game adds its own short words in a subclass. */
export class Position<K extends Kinds> {
  readonly runner: Runner<K>;
  readonly events: K['event'][] = [];

  constructor(game: Game<K>, state: K['state']) {
    this.runner = new Runner(game, state, (event) => this.events.push(event));
  }

  get state(): K['state'] {
    return this.runner.state;
  }

  /** Which decision is waited for. */
  get asked(): K['step']['do'] | undefined {
    return this.runner.decision?.do;
  }

  /** Whose decision it is. */
  get seat(): Seat {
    const [seat] = this.runner.awaited();
    if (seat === undefined) throw new Error('nobody is asked');
    return seat;
  }

  get options(): readonly K['action'][] {
    return this.runner.legal(this.seat);
  }

  /** The kinds of actions that may be done now. */
  get kinds(): K['action']['do'][] {
    return [...new Set(this.options.map((it) => it.do))];
  }

  offers(action: K['action']): boolean {
    return this.options.some((it) => same(it, action));
  }

  /** The rules that forbid it. */
  why(action: K['action'], seat = this.seat): string[] {
    return this.runner.why(seat, action).map((it) => it.rule);
  }

  /** Plays one after the other for whoever is asked; each must be listed. */
  choose(...actions: readonly K['action'][]): this {
    for (const action of actions) {
      expect(this.options, `${JSON.stringify(action)} at '${this.asked}'`).toContainEqual(action);
      this.runner.act(this.seat, action);
    }
    return this;
  }

  /** Runs what happens by itself, up to the next decision. */
  advance(): this {
    this.runner.advance();
    return this;
  }

  /** What was told of this kind. */
  told<D extends K['event']['kind']>(kind: D): Extract<K['event'], { readonly kind: D }>[] {
    return (this.events as readonly GameEvent[]).filter(
      (event): event is Extract<K['event'], { readonly kind: D }> => event.kind === kind,
    );
  }
}
