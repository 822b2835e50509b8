// How component files are read: for the server and for tests. The site is given what was read already.
import type { Parser } from '@kaya/engine/components';

/** The reader of a game of the list. */
export async function parserOf(game: string): Promise<Parser<unknown>> {
  const reader: { readonly parse: Parser<unknown> } = await import(`./${game}/data/read.ts`);
  return reader.parse;
}
