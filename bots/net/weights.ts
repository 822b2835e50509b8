import { Net, type Shape } from './net.ts';

/** A learnt network as it is kept beside its game: plain data, eight bits a weight. */
export interface Weights extends Shape {
  readonly format: 1;
  /** What the inputs were called when it learnt: other inputs need other weights. */
  readonly names: string;
  /** How much a point is worth in the shares that it learnt: those of two seats are as exp(steepness × points). */
  readonly steepness: number;
  /** Whether the last output is the game that all lose. */
  readonly common: boolean;
  /** Each part of `Net` in its order, eight bits a weight as base64, and what their unit is. */
  readonly parts: readonly { readonly unit: number; readonly steps: string }[];
  /** Some positions, and what was said of them before the weights were rounded to eight bits: what is read here must say the same. */
  readonly samples: readonly Sample[];
  /** How it came about and how it did in its trial, for people. */
  readonly learnt: Readonly<Record<string, string | number>>;
}

/** The numbers of one position that are not 0, and the shares that were found there. */
export interface Sample {
  readonly places: readonly number[];
  readonly values: readonly number[];
  readonly shares: readonly number[];
}

/** The network that the data describe; refuses data of another form. */
export function unpacked(data: unknown): { readonly net: Net; readonly weights: Weights } {
  if (!isWeights(data)) throw new TypeError('these are no weights of a network');
  const net = new Net(data);
  const parts = partsOf(net);
  if (data.parts.length !== parts.length) throw new RangeError(`${data.parts.length} parts instead of ${parts.length}`);
  parts.forEach((part, i) => {
    const { unit, steps } = data.parts[i] ?? { unit: 0, steps: '' };
    const bytes = atob(steps);
    if (bytes.length !== part.length) throw new RangeError(`part ${i} has ${bytes.length} weights instead of ${part.length}`);
    for (let k = 0; k < part.length; k++) part[k] = (bytes.charCodeAt(k) - 128) * unit;
  });
  return { net, weights: data };
}

/** The parts of a network that have a unit of their own. */
export function partsOf({ toHidden, hiddenBias, toOutput, outputBias, straight }: Net): readonly Float32Array[] {
  return [toHidden, hiddenBias, toOutput, outputBias, straight];
}

function isWeights(data: unknown): data is Weights {
  return (
    typeof data === 'object' &&
    data !== null &&
    'format' in data &&
    data.format === 1 &&
    'parts' in data &&
    Array.isArray(data.parts)
  );
}
