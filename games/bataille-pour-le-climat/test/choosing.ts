// Short words for playing a world.
import { type ActionOf, at, legalIn, next, roll, type Seat, same, seeded } from '@kaya/engine';
import { Position } from '@kaya/engine/test';
import { learnTp } from '../rules/transformations/propagation.ts';
import type { Bpc, BpcAction, BpcStep, Card, Player, RegionalTp, RegionId, RegionState } from '../types/index.ts';

/** What the runner waits for when everything a test has laid is over. */
export const REST: BpcStep = { do: 'action', seat: 0, who: 0, granted: false };

export class World extends Position<Bpc> {
  /** The decision that waits. */
  get step(): BpcStep {
    const step = this.runner.decision;
    if (step === null) throw new Error('the game is over');
    return step;
  }

  /** Has everything that the test laid come to its end? */
  get atRest(): boolean {
    return same(this.step, REST);
  }

  region(id: RegionId): RegionState {
    return this.state.regions[id];
  }

  player(who: number): Player {
    return at(this.state.players, who);
  }

  /** Changes some of what stands on a region's sheet. */
  set(id: RegionId, changes: Partial<RegionState>): this {
    Object.assign(this.state.regions[id], structuredClone(changes));
    return this;
  }

  hold(who: number, ...cards: Card[]): this {
    this.player(who).hand = [...cards].sort();
    return this;
  }

  /** The turn in which this region is active. */
  turnOf(id: RegionId, round = 1): this {
    this.state.turn = this.state.order.indexOf(id) + 1 + 9 * (round - 1);
    return this;
  }

  /** Makes the next dice fall like this: [faces, result] each. */
  dice(...wanted: readonly (readonly [number, number])[]): this {
    for (let seed = 0; ; seed++) {
      const rng = seeded(seed);
      if (wanted.every(([faces, result]) => roll(rng, faces) === result)) {
        this.state.rng = seeded(seed);
        return this;
      }
    }
  }

  d8(...results: readonly number[]): this {
    return this.dice(...results.map((result) => [8, result] as const));
  }

  d4(...results: readonly number[]): this {
    return this.dice(...results.map((result) => [4, result] as const));
  }

  /** Lays steps, the first one first, and runs to the next decision. */
  run(...steps: readonly BpcStep[]): this {
    this.events.length = 0;
    next(this.state, ...steps);
    this.runner.reset(this.state);
    return this.advance();
  }

  activate(id: RegionId): this {
    return this.turnOf(id).run({ do: 'activate' });
  }

  /** The top card of the event deck is this one, and it is revealed. */
  reveal(...cards: readonly string[]): this {
    this.state.deck.top = [...cards];
    return this.run({ do: 'reveal' });
  }

  /** What may be done now, whatever a test has changed by hand since it was last asked. */
  override get options(): readonly BpcAction[] {
    return this.legal();
  }

  /** What a propagation could bring the region now. */
  learnable(region: RegionId): RegionalTp[] {
    return legalIn(learnTp, this.state, { do: 'learn-tp', seat: 0, region }).map(({ tp }) => tp);
  }

  /** The legal actions of one kind. */
  offered<D extends BpcAction['do']>(kind: D, seat: Seat = this.seat): ActionOf<Bpc, D>[] {
    return this.legal(seat).filter((action): action is ActionOf<Bpc, D> => action.do === kind);
  }

  legal(seat: Seat = this.seat): readonly BpcAction[] {
    this.runner.reset(this.state);
    return this.runner.legal(seat);
  }

  override why(action: BpcAction, seat: Seat = this.seat): string[] {
    this.runner.reset(this.state);
    return super.why(action, seat);
  }

  /** Answers with the first legal action for as long as decisions of these kinds wait. */
  firstWhile(...kinds: readonly BpcStep['do'][]): this {
    while (kinds.includes(this.step.do) && !this.atRest) this.choose(at(this.options, 0));
    return this;
  }

  /** Answers everything that still waits with the first legal action. */
  finish(): this {
    while (!this.atRest) this.choose(at(this.options, 0));
    return this;
  }
}
