import { type Game, hash, type Inputs, inputNames, type Kinds, type Seat, SheetOfNumbers } from '@kaya/engine';
import { brainOf } from '../worth.ts';
import type { Net } from './net.ts';
import { logit, sharesOf } from './shares.ts';
import type { Weights } from './weights.ts';

/** The same game as somebody sees it who learnt to judge it by playing: the evaluation written by hand gives way to the network. */
export function judgedBy<K extends Kinds>(
  game: Game<K>,
  inputs: Inputs<K>,
  net: Net,
  { steepness, common, names }: Pick<Weights, 'steepness' | 'common' | 'names'>,
): Game<K> {
  const brain = brainOf(game);
  const sheet = new SheetOfNumbers(net.shape.inputs);
  let known = false;
  const sharesFor = (state: K['state'], seat: Seat): Float64Array => {
    // Numbers that mean something else than they did would be judged without a word.
    known ||= hash(inputNames(inputs, state, seat)) === names;
    if (!known) throw new Error(`${game.id}: this network learnt from other inputs`);
    sheet.clear();
    inputs.look(state, seat, sheet);
    return net.look(sheet);
  };
  const seats = net.shape.outputs - (common ? 1 : 0);
  const value = (state: K['state'], seat: Seat): number => {
    if (state.outcome !== null) return logit(sharesOf(state.outcome, steepness, common)[seat] ?? 0) / steepness;
    // What it says of a seat from one chair and from another is not quite the same: the mean is nearer to the truth.
    let sum = 0;
    for (let viewer = 0; viewer < seats; viewer++) sum += logit(sharesFor(state, viewer)[(seat - viewer + seats) % seats] ?? 0);
    return sum / (seats * steepness);
  };
  const peril = (state: K['state']): number => sharesFor(state, 0).at(-1) ?? 0;
  return { ...game, brain: { ...brain, value, ...(common ? { peril } : {}), byHand: brain } };
}
