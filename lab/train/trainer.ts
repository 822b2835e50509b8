import { Net, type Shape } from '@kaya/bots/net';
import { at, fraction, type Rng } from '@kaya/engine';
import { type Looked, sharesFrom, type Trace } from './trace.ts';

/** Of Adam, as published. */
const MOMENTUM = 0.9;
const SPREAD = 0.999;
const LEAST_SPREAD = 1e-8;
/** Weights start within so much of 0. */
const START = 0.1;
/** How fast weights fade that nothing speaks for, per step and rate. */
const FADING = 0.003;
/** Games that one step learns from. */
const GAMES_A_STEP = 1;

/** Learns the shares of the players from finished games, by temporal differences. */
export class Trainer {
  readonly net: Net;
  readonly #slope: Float32Array;
  readonly #momentum: Float32Array;
  readonly #spread: Float32Array;
  #steps: number;

  constructor(shape: Shape, rng: Rng) {
    this.net = new Net(shape);
    const { length } = this.net.weights;
    this.#slope = new Float32Array(length);
    this.#momentum = new Float32Array(length);
    this.#spread = new Float32Array(length);
    this.#steps = 0;
    const { toHidden, toOutput } = this.net;
    for (const part of [toHidden, toOutput]) for (let i = 0; i < part.length; i++) part[i] = START * (2 * fraction(rng) - 1);
  }

  /** One pass over the games in their order. The mean error, in bits of surprise above what the targets hold themselves. */
  pass(traces: readonly Trace[], lambda: number, rate: number): number {
    let error = 0;
    let count = 0;
    for (let i = 0; i < traces.length; i += GAMES_A_STEP) {
      this.#slope.fill(0);
      let positions = 0;
      for (const trace of traces.slice(i, i + GAMES_A_STEP)) {
        const seats = trace.looks.length;
        trace.looks.forEach((looks, seat) => {
          error += this.#follow(looks, sharesFrom(trace.shares, seat, seats), lambda ** (1 / seats));
          positions += looks.length;
        });
      }
      count += positions;
      if (positions > 0) this.#step(rate, positions);
    }
    return error / Math.max(1, count);
  }

  /** Adds the slopes of one seat's positions, each towards what the later ones and the end say. */
  #follow(looks: readonly Looked[], end: readonly number[], lambda: number): number {
    const { net } = this;
    const said = looks.map((look) => Float64Array.from(net.look(look)));
    let target = Float64Array.from(end);
    let error = 0;
    for (let t = looks.length - 1; t >= 0; t--) {
      if (t < looks.length - 1) {
        const next = at(said, t + 1);
        target = target.map((it, i) => lambda * it + (1 - lambda) * (next[i] as number));
      }
      net.look(at(looks, t));
      error += surprise(target, net.shares);
      this.#learn(at(looks, t), target);
    }
    return error;
  }

  /** The slope of the surprise at the position that the net has just looked at. */
  #learn({ places, values, filled }: Looked, target: Float64Array): void {
    const { net } = this;
    const { hidden, shares } = net;
    const width = hidden.length;
    const outputs = shares.length;
    const slope = this.#slope;
    const biasAt = net.toHidden.length;
    const outAt = biasAt + width;
    const outBiasAt = outAt + outputs * width;
    const straightAt = outBiasAt + outputs;
    const wrong = shares.map((share, out) => share - (target[out] as number));
    const back = new Float64Array(width);
    for (let out = 0; out < outputs; out++) {
      const by = wrong[out] as number;
      slope[outBiasAt + out] = (slope[outBiasAt + out] as number) + by;
      const row = out * width;
      for (let unit = 0; unit < width; unit++) {
        const place = outAt + row + unit;
        slope[place] = (slope[place] as number) + by * (hidden[unit] as number);
        back[unit] = (back[unit] as number) + by * (net.toOutput[row + unit] as number);
      }
    }
    for (let unit = 0; unit < width; unit++) {
      const said = hidden[unit] as number;
      back[unit] = (back[unit] as number) * (1 - said * said);
      slope[biasAt + unit] = (slope[biasAt + unit] as number) + (back[unit] as number);
    }
    for (let i = 0; i < filled; i++) {
      const value = values[i] as number;
      const place = places[i] as number;
      const row = place * width;
      for (let unit = 0; unit < width; unit++) slope[row + unit] = (slope[row + unit] as number) + value * (back[unit] as number);
      const line = straightAt + place * outputs;
      for (let out = 0; out < outputs; out++) slope[line + out] = (slope[line + out] as number) + value * (wrong[out] as number);
    }
  }

  #step(rate: number, positions: number): void {
    const { weights } = this.net;
    this.#steps++;
    const early = 1 - MOMENTUM ** this.#steps;
    const earlySpread = 1 - SPREAD ** this.#steps;
    const fading = 1 - rate * FADING;
    for (let i = 0; i < weights.length; i++) {
      const slope = (this.#slope[i] as number) / positions;
      const momentum = MOMENTUM * (this.#momentum[i] as number) + (1 - MOMENTUM) * slope;
      const spread = SPREAD * (this.#spread[i] as number) + (1 - SPREAD) * slope * slope;
      this.#momentum[i] = momentum;
      this.#spread[i] = spread;
      weights[i] =
        fading * (weights[i] as number) - (rate * (momentum / early)) / (Math.sqrt(spread / earlySpread) + LEAST_SPREAD);
    }
  }
}

/** By how much the shares that were said surprise somebody who expects the target. */
function surprise(target: Float64Array, shares: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < target.length; i++) {
    const expected = target[i] as number;
    if (expected > 0) sum += expected * Math.log(expected / Math.max(1e-9, shares[i] as number));
  }
  return sum;
}

/** How far the network is off on games that it has not learnt from: towards their ends alone. */
export function errorOn(net: Net, traces: readonly Trace[]): number {
  let sum = 0;
  let count = 0;
  for (const { looks, shares } of traces) {
    looks.forEach((all, seat) => {
      const end = Float64Array.from(sharesFrom(shares, seat, looks.length));
      for (const look of all) {
        sum += surprise(end, net.look(look));
        count++;
      }
    });
  }
  return sum / Math.max(1, count);
}
