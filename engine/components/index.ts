// How a component file is described, read and packed: for hosts and tests. The site gets components that were read already.
export { described } from './described.ts';
export type { ComponentFault, NoteFault, ParsedComponents } from './fault.ts';
export { keyed } from './lists.ts';
export { packed, packedOurs } from './packed.ts';
export { type Parser, parser } from './parser.ts';
export type { ReadonlyDeep } from './readonly-deep.ts';
export { idOf, number, oneEach, text, unique, whole } from './schema.ts';
