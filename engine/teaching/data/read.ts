import { parser, type ReadonlyDeep } from '@kaya/engine/components';
import type { Static } from 'typebox';
import { check } from './check.ts';
import { schema } from './schema.ts';

/** What the rules use of a component file. */
function read({ source: _, oil, shields, ...figures }: Static<typeof schema>) {
  return {
    ...figures,
    oil: oil.values,
    /** All cards of the game, sorted. */
    cards: [...new Array<number>(shields).fill(0), ...oil.values.flatMap((value) => new Array<number>(oil.copies).fill(value))],
  };
}

export type Components = ReadonlyDeep<ReturnType<typeof read>>;

/** Reads a component file: a complete and sound one, or every fault with its place. */
export const parse = parser(schema, read, check);
