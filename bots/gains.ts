import { at, type Game, type Kinds, Runner, type Seat, same } from '@kaya/engine';
import type { Chair } from './bot.ts';
import { atTheHorizon } from './horizon.ts';
import { playTurn, type TurnCare, type TurnEnd, turnAfter, turnOf } from './turn.ts';
import { brainOf, lead } from './worth.ts';

/** Turns are searched more and less thoroughly, world by world: what only one search finds is no difference either. */
const CARES: readonly TurnCare[] = [20, 60, 120].map((positions) => ({ positions, width: 5 }));
/** A difference is real where all worlds but so many show it. */
const DISSENTING = 1;
/** Differences below this share of all parts together are noise. */
const NOISE = 0.002;

type Parts = Readonly<Record<string, number>>;

/** What one move has over another in the parts of the evaluation, as far as most worlds agree. */
export interface Difference {
  /** Parts that the first truly gains over the second, the greatest first, and whether there is more of it than now. */
  readonly gains: readonly { readonly part: string; readonly by: number; readonly grows: boolean }[];
  /** All real differences together. */
  readonly sum: number;
  /** Both lead to the very same in every world. */
  readonly equal: boolean;
}

/**
 * Compares the turns that two moves begin, world by world. Each may also be played with what the other one's turn goes on
 * with: what both can do in this turn is no gain of either.
 */
export function difference<K extends Kinds>(
  game: Game<K>,
  chair: Chair<K>,
  worlds: readonly K['state'][],
  one: K['action'],
  other: K['action'],
): Difference {
  const { seat, seats } = chair;
  const now = worlds.map((world) => partsOf(game, world, seat));
  const ends = worlds.map((world, i): Ends => {
    const care = { ...at(CARES, i % CARES.length), alone: seats === 1 };
    const mine = turnAfter(game, world, seat, one, care);
    const theirs = turnAfter(game, world, seat, other, care);
    const end = (from: TurnEnd<K>) => partsOf(game, from.state, seat);
    return {
      mine: end(mine),
      theirs: end(theirs),
      mineAtBest: end(better(mine, following(game, world, seat, one, theirs.path, care))),
      theirsAtBest: end(better(theirs, following(game, world, seat, other, mine.path, care))),
    };
  });
  const parts = Object.keys(at(ends, 0).mine).map((part) => compared(part, ends, now));
  const real = parts.filter((it) => it.real).sort((a, b) => b.by - a.by);
  return {
    gains: real.filter(({ by }) => by > 0),
    sum: real.reduce((sum, { by }) => sum + by, 0),
    equal: ends.every(({ mineAtBest, theirsAtBest }) => same(mineAtBest, theirsAtBest)),
  };
}

/** Where two moves lead in one world: as each is searched by itself, and with what the other's turn adds. */
interface Ends {
  readonly mine: Parts;
  readonly theirs: Parts;
  readonly mineAtBest: Parts;
  readonly theirsAtBest: Parts;
}

function compared(part: string, ends: readonly Ends[], now: readonly Parts[]) {
  const by = ends.map((end) => leadIn(part, end));
  const noise = NOISE * mean(ends.map(({ mine }) => sizeOf(mine)));
  const sign = Math.sign(mean(by));
  const agreeing = by.filter((it) => it * sign > noise).length;
  const grown = mean(ends.map(({ mine }, i) => (mine[part] ?? 0) - (at(now, i)[part] ?? 0)));
  return { part, by: mean(by), real: agreeing >= by.length - DISSENTING, grows: grown > noise };
}

/** The smaller of the two leads; none where they contradict each other. */
function leadIn(part: string, { mine, theirs, mineAtBest, theirsAtBest }: Ends): number {
  const plain = (mine[part] ?? 0) - (theirs[part] ?? 0);
  const atBest = (mineAtBest[part] ?? 0) - (theirsAtBest[part] ?? 0);
  return plain * atBest <= 0 ? 0 : Math.sign(plain) * Math.min(Math.abs(plain), Math.abs(atBest));
}

/** Does the first lead further than the second once everybody has played on? */
export function paysOff<K extends Kinds>(
  game: Game<K>,
  chair: Chair<K>,
  worlds: readonly K['state'][],
  one: K['action'],
  other: K['action'],
): boolean {
  const end = (world: K['state'], action: K['action']): number => {
    const state = atTheHorizon(game, chair, game.clone(world), action);
    return lead(game, state, chair.seat, chair.seats);
  };
  return worlds.filter((world) => end(world, one) > end(world, other)).length >= worlds.length - DISSENTING;
}

/** The turn that begins with the action and goes on with whatever of the path can be played, as long as the game's clock stands; null where nothing of it can. */
function following<K extends Kinds>(
  game: Game<K>,
  world: K['state'],
  seat: Seat,
  action: K['action'],
  path: readonly K['action'][],
  care: TurnCare,
): TurnEnd<K> | null {
  const runner = new Runner(game, game.clone(world));
  runner.act(seat, action);
  const left = [...path];
  const turn = turnOf(game, world);
  while (turn > 0 && !runner.over && turnOf(game, runner.state) === turn && runner.awaited().includes(seat)) {
    const legal = runner.legal(seat);
    const found = left.findIndex((it) => legal.some((action) => same(action, it)));
    if (found < 0) break;
    runner.act(seat, at(left.splice(found, 1), 0));
  }
  if (left.length === path.length) return null;
  if (!runner.over && runner.awaited().includes(seat)) playTurn(runner, seat, care);
  return { state: runner.state, value: brainOf(game).value(runner.state, seat), path: [] };
}

function better<K extends Kinds>(one: TurnEnd<K>, other: TurnEnd<K> | null): TurnEnd<K> {
  return other !== null && other.value > one.value ? other : one;
}

function partsOf<K extends Kinds>(game: Game<K>, state: K['state'], seat: Seat): Parts {
  return brainOf(game).reasons?.(state, seat) ?? {};
}

function sizeOf(parts: Parts): number {
  return Object.values(parts).reduce((sum, value) => sum + Math.abs(value), 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
