import { type Net, partsOf, type Weights } from '@kaya/bots/net';

/** A unit is the largest weight through this: eight bits with a sign. */
const STEPS = 127;

/** The network as data, eight bits a weight. */
export function packed(net: Net, about: Pick<Weights, 'names' | 'steepness' | 'common' | 'samples' | 'learnt'>): Weights {
  const parts = partsOf(net).map((part) => {
    const unit = part.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS || 1;
    return { unit, steps: Buffer.from(Array.from(part, (weight) => Math.round(weight / unit) + 128)).toString('base64') };
  });
  const { inputs, hidden, outputs } = net.shape;
  return { format: 1, inputs, hidden, outputs, ...about, parts };
}
