import { at, type Game, imagined, type Kinds, type Rng, Runner, type Seat, same, seeded } from '@kaya/engine';
import type { Chair } from '../bot.ts';
import type { Clock } from '../clock.ts';
import { mostPromising } from '../turn.ts';
import { brainOf } from '../worth.ts';
import type { Line } from './line.ts';
import { teamOf } from './team.ts';

/** Turns that a plan is played on, whoever has them, before the position is judged. */
const HORIZON = 6;

/** Follows plans through imagined worlds. Every world has its own dice and draws for every turn, the same for all plans. */
export class Foresight<K extends Kinds> {
  readonly #game: Game<K>;
  readonly #chair: Chair<K>;
  readonly #rng: Rng;
  readonly #luck: string;
  readonly #start: number;
  #worlds = 0;

  constructor(game: Game<K>, chair: Chair<K>, rng: Rng) {
    this.#game = game;
    this.#chair = chair;
    this.#rng = rng;
    this.#luck = rng.join(' ');
    this.#start = teamOf(game).turn(chair.view);
  }

  /** Follows each line in one more world; false once the time is up. */
  follow(lines: readonly Line<K['action']>[], clock: Clock): boolean {
    const { view, seat } = this.#chair;
    const world = imagined(this.#game, view, seat, this.#rng);
    const ends: number[] = [];
    for (const { plan } of lines) {
      if (clock.isUp) return false;
      ends.push(this.#endOf(plan, this.#game.clone(world)));
    }
    // Only a world that all were followed in is a fair comparison.
    lines.forEach((line, i) => {
      line.ends.push(ends[i] as number);
    });
    this.#worlds++;
    return true;
  }

  #endOf(plan: readonly K['action'][], world: K['state']): number {
    const { seat } = this.#chair;
    const runner = new Runner(this.#game, world);
    this.#carryOut(plan, runner);
    const team = teamOf(this.#game);
    let turn = this.#start;
    while (!runner.over) {
      const now = team.turn(runner.state);
      if (now !== turn) {
        if (now >= this.#start + HORIZON) break;
        turn = now;
        runner.state.rng = seeded(`${this.#luck} ${this.#worlds} ${turn}`);
      }
      atFirstSight(runner, whoDecides(runner, seat));
    }
    return brainOf(this.#game).value(runner.state, seat);
  }

  /** Plays the plan for as long as it can be played: another world may not allow all of it. */
  #carryOut(plan: readonly K['action'][], runner: Runner<K>): void {
    const { seat } = this.#chair;
    for (const [i, planned] of plan.entries()) {
      if (i > 0 && (runner.over || !runner.awaited().includes(seat))) return;
      const action = i === 0 ? planned : runner.legal(seat).find((it) => same(it, planned));
      if (action === undefined) return;
      runner.act(seat, action);
    }
  }
}

function atFirstSight<K extends Kinds>(runner: Runner<K>, seat: Seat): void {
  runner.act(seat, at(mostPromising(runner.game, runner.state, seat, runner.legal(seat), 1), 0));
}

/** One's own decision first where several are awaited. */
function whoDecides<K extends Kinds>(runner: Runner<K>, own: Seat): Seat {
  const awaited = runner.awaited();
  return awaited.includes(own) ? own : (awaited[0] ?? own);
}
