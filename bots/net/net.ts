import type { SheetOfNumbers } from '@kaya/engine';

/** How large a network is. */
export interface Shape {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
}

/** One hidden layer of tanh, lines straight from the inputs to the outputs, and a softmax: what share of the game each one has. */
export class Net {
  readonly shape: Shape;
  /** All that is learnt, in one list: see the parts below. */
  readonly weights: Float32Array;
  /** By input, then by hidden unit. */
  readonly toHidden: Float32Array;
  readonly hiddenBias: Float32Array;
  /** By output, then by hidden unit. */
  readonly toOutput: Float32Array;
  readonly outputBias: Float32Array;
  /** By input, then by output. */
  readonly straight: Float32Array;
  /** What the hidden units said at the last look. */
  readonly hidden: Float32Array;
  /** The shares found at the last look; they sum to 1. */
  readonly shares: Float64Array;

  constructor(shape: Shape, weights = new Float32Array(weightsOf(shape))) {
    const { inputs, hidden, outputs } = shape;
    if (weights.length !== weightsOf(shape)) throw new RangeError(`${weights.length} weights instead of ${weightsOf(shape)}`);
    this.shape = shape;
    this.weights = weights;
    let start = 0;
    const part = (length: number) => {
      start += length;
      return weights.subarray(start - length, start);
    };
    this.toHidden = part(inputs * hidden);
    this.hiddenBias = part(hidden);
    this.toOutput = part(outputs * hidden);
    this.outputBias = part(outputs);
    this.straight = part(inputs * outputs);
    this.hidden = new Float32Array(hidden);
    this.shares = new Float64Array(outputs);
  }

  /** Only numbers that are not 0 cost anything. */
  look({ places, values, filled }: Pick<SheetOfNumbers, 'places' | 'values' | 'filled'>): Float64Array {
    const { hidden, shares, toHidden, toOutput, straight } = this;
    const width = hidden.length;
    const outputs = shares.length;
    hidden.set(this.hiddenBias);
    shares.set(this.outputBias);
    for (let i = 0; i < filled; i++) {
      const place = places[i] as number;
      const value = values[i] as number;
      const row = place * width;
      for (let unit = 0; unit < width; unit++) hidden[unit] = (hidden[unit] as number) + value * (toHidden[row + unit] as number);
      const line = place * outputs;
      for (let out = 0; out < outputs; out++) shares[out] = (shares[out] as number) + value * (straight[line + out] as number);
    }
    for (let unit = 0; unit < width; unit++) hidden[unit] = Math.tanh(hidden[unit] as number);
    for (let out = 0; out < outputs; out++) {
      const row = out * width;
      let sum = shares[out] as number;
      for (let unit = 0; unit < width; unit++) sum += (hidden[unit] as number) * (toOutput[row + unit] as number);
      shares[out] = sum;
    }
    softmax(shares);
    return shares;
  }
}

function weightsOf({ inputs, hidden, outputs }: Shape): number {
  return inputs * hidden + hidden + outputs * hidden + outputs + inputs * outputs;
}

function softmax(values: Float64Array): void {
  const most = Math.max(...values);
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const value = Math.exp((values[i] as number) - most);
    values[i] = value;
    sum += value;
  }
  for (let i = 0; i < values.length; i++) values[i] = (values[i] as number) / sum;
}
