import { notPlain } from '../plain.ts';
import { LOCALES } from '../text.ts';
import type { Parser } from './parser.ts';

/**
 * The components of a file as the rules use them, read and found sound, in the form in which they are kept and sent.
 * A file that is not sound is an error that names every fault.
 */
export function packed(game: string, parse: Parser<unknown>, file: unknown): unknown {
  const parsed = parse(file);
  if (!parsed.ok) {
    const list = parsed.faults.map((fault) => `  ${fault.place}: ${fault.problem}`).join('\n');
    throw new Error(`the components of '${game}' cannot be used:\n${list}`);
  }
  const odd = notPlain(parsed.components);
  if (odd !== null) throw new Error(`the components of '${game}' cannot be packed: ${odd}`);
  return JSON.parse(JSON.stringify(parsed.components));
}

/** Our own components, packed: what is written in every language is left to the catalogues, which have it anyway. */
export function packedOurs(game: string, parse: Parser<unknown>, file: unknown): unknown {
  return withoutTexts(packed(game, parse, file));
}

const EVERY_LANGUAGE = LOCALES.toSorted().join();

function withoutTexts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutTexts);
  const isText = Object.keys(value).sort().join() === EVERY_LANGUAGE;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, isText ? '' : withoutTexts(below)]));
}
