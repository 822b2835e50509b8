// A small world for tests: the start of a normal game with four characters in the default order, hands empty, and
// nothing on the agenda but what a test lays there.
import { at, checkSetup, listener, Runner, roll, type Seat, same, seeded } from '@kaya/engine';
import { game } from '../rules/game.ts';
import type { Card, RegionId } from '../types/ids.ts';
import type { Bpc, BpcAction, BpcEvent, BpcOptions, BpcState, BpcStep, Player, RegionState } from '../types/index.ts';

type Given = Readonly<Record<string, string | boolean>>;

/** What the runner waits for when everything a test has laid is over. */
const REST: BpcStep = { do: 'action', seat: 0, who: 0, granted: false };

export function optionsOf(seats: number, given: Given): BpcOptions {
  const checked = checkSetup(game, seats, given);
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.reasons)}`);
  return checked.options;
}

/** A game as it starts, run up to its first decision. */
export function startGame(given: Given = {}, seats = 4, seed = 'world'): World {
  const { events, emit } = listener<BpcEvent>();
  const options = optionsOf(seats, { 'region-order': 'default', 'first-player': 'seat-1', ...given });
  return new World(Runner.start(game, { seats, options, seed }, emit), events);
}

/** The same with an empty agenda and empty hands, in the first turn. */
export function newWorld(given: Given = {}, seats = 4): World {
  const world = startGame(given, seats);
  const { state } = world;
  state.agenda = [REST];
  for (const player of state.players) player.hand = [];
  world.runner.reset(state);
  world.events.length = 0;
  return world;
}

export class World {
  readonly runner: Runner<Bpc>;
  readonly events: BpcEvent[];

  constructor(runner: Runner<Bpc>, events: BpcEvent[]) {
    this.runner = runner;
    this.events = events;
  }

  get state(): BpcState {
    return this.runner.state;
  }

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
    for (const step of [...steps].reverse()) this.state.agenda.push(step);
    this.runner.reset(this.state);
    this.runner.advance();
    return this;
  }

  activate(id: RegionId): this {
    return this.turnOf(id).run({ do: 'activate' });
  }

  /** The top card of the event deck is this one, and it is revealed. */
  reveal(...cards: readonly string[]): this {
    this.state.deck.top = [...cards];
    return this.run({ do: 'reveal' });
  }

  get seat(): Seat {
    return at(this.runner.awaited(), 0);
  }

  legal(seat: Seat = this.seat): readonly BpcAction[] {
    this.runner.reset(this.state);
    return this.runner.legal(seat);
  }

  /** The legal actions of one kind. */
  options<D extends BpcAction['do']>(kind: D, seat: Seat = this.seat): Extract<BpcAction, { do: D }>[] {
    return this.legal(seat).filter((action): action is Extract<BpcAction, { do: D }> => action.do === kind);
  }

  /** Plays legal actions of the awaited seat, one after the other. */
  act(...actions: readonly BpcAction[]): this {
    for (const action of actions) {
      const { seat } = this;
      if (!this.legal(seat).some((it) => same(it, action)))
        throw new Error(`${JSON.stringify(action)} is not legal (${this.why(action)}) at ${JSON.stringify(this.step)}`);
      this.runner.act(seat, action);
    }
    return this;
  }

  /** Answers with the first legal action for as long as decisions of these kinds wait. */
  firstWhile(...kinds: readonly BpcStep['do'][]): this {
    while (kinds.includes(this.step.do) && !this.atRest) this.act(at(this.legal(), 0));
    return this;
  }

  /** Answers everything that still waits with the first legal action. */
  finish(): this {
    while (!this.atRest) this.act(at(this.legal(), 0));
    return this;
  }

  /** The rules against an action. */
  why(action: BpcAction, seat: Seat = this.seat): string[] {
    this.runner.reset(this.state);
    return this.runner.why(seat, action).map(({ rule }) => rule);
  }

  /** Everything of one kind that happened since the last run. */
  told<K extends BpcEvent['kind']>(kind: K): Extract<BpcEvent, { kind: K }>[] {
    return this.events.filter((event): event is Extract<BpcEvent, { kind: K }> => event.kind === kind);
  }
}
