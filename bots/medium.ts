import { at, type Game, imagined, type Kinds, type Rng, Runner, same } from '@kaya/engine';
import type { Bot, Chair, Thought } from './bot.ts';
import type { Clock } from './clock.ts';
import { atFirstSight, isPlain } from './first-sight.ts';
import { shortSighted } from './team/sight.ts';
import { mostPromising, turnAfter } from './turn.ts';

/** How thoroughly a decision is looked at. */
interface Care {
  /** Worlds that every action is tried in. */
  readonly worlds: number;
  /** Most promising actions that are tried at all. */
  readonly tried: number;
  /** Positions looked at per action and world. */
  readonly positions: number;
}

/** How many ways to go on are followed at each further decision of a turn. */
const WIDTH = 5;

/**
 * Every promising action is tried in a few imagined worlds and judged by the best turn that it can begin. Once the clock is
 * up no further world counts; the first one does in any case.
 */
export function tryActions<K extends Kinds>(
  game: Game<K>,
  { view, seat, seats, include = [] }: Chair<K>,
  rng: Rng,
  { worlds, tried, positions }: Care,
  clock?: Clock,
): Thought<K> {
  const legal = new Runner(game, view).legal(seat);
  const promising = mostPromising(game, view, seat, legal, Math.max(2, tried));
  const asked = legal.filter((action) => include.some((it) => same(it, action)));
  const candidates = [...promising, ...asked.filter((action) => !promising.includes(action))];
  const imaginedWorlds = Array.from({ length: worlds }, () => imagined(game, view, seat, rng));
  const care = { positions, width: WIDTH, alone: seats === 1 };
  const [first] = imaginedWorlds;
  if (first === undefined) throw new RangeError('moves are tried in one world at least');
  let sums = candidates.map((action) => turnAfter(game, first, seat, action, care).value);
  let counted = 1;
  for (; counted < worlds; counted++) {
    const next: number[] = [];
    for (let i = 0; i < candidates.length && clock?.isUp !== true; i++) {
      const { value } = turnAfter(game, at(imaginedWorlds, counted), seat, at(candidates, i), care);
      next.push(at(sums, i) + value);
    }
    // Only a world that all were tried in is a fair comparison.
    if (next.length < candidates.length) break;
    sums = next;
  }
  const considered = candidates.map((action, i) => ({ action, value: at(sums, i) / counted }));
  considered.sort((a, b) => b.value - a.value);
  const [best] = considered;
  if (best === undefined) throw new Error(`${game.id}: seat ${seat} has nothing to decide`);
  return { action: best.action, considered };
}

/** What medium takes for one decision; hard begins with the same look. */
export const ONE_TURN: Care = { worlds: 3, tried: 16, positions: 20 };

/** A hasty look. */
export const QUICK: Care = { worlds: 1, tried: 8, positions: 4 };
/** Turns of the table that medium foresees in a team, and who runs a team alone. */
const FORESEES = 5;
const FORESEES_ALONE = 7;

/**
 * Looks one turn ahead. In a team it does not see how things will stand at the end of the game, and a hasty look does,
 * since each of many small decisions is corrected by the next; but whoever asks for advice gets the careful one.
 */
export const medium: Bot = {
  level: 'medium',
  choose(game, chair, rng) {
    if (game.brain?.team === undefined) return tryActions(game, chair, rng, ONE_TURN);
    const turns = chair.seats === 1 ? FORESEES_ALONE : FORESEES;
    if (chair.include === undefined) return tryActions(shortSighted(game, turns), chair, rng, QUICK);
    if (isPlain(game, chair)) return atFirstSight(game, chair, new Runner(game, chair.view).legal(chair.seat));
    return tryActions(game, chair, rng, ONE_TURN);
  },
};
