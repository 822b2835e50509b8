export { judgedBy } from './learnt.ts';
export { Net, type Shape } from './net.ts';
export { sharesOf } from './shares.ts';
export { partsOf, type Sample, unpacked, type Weights } from './weights.ts';
