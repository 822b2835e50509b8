// Our component file as the game ships it: read and found sound, with the names left to the catalogues, which have them
// anyway. `node games/bataille-pour-le-climat/test/pack-box.ts` writes it; a test says when that is due.
import { parse } from './parse.ts';
import type { Text } from './types.ts';

const NO_TEXT: Text = { en: '', fr: '', ru: '' };

function isText(value: object): boolean {
  return Object.keys(value).join() === 'en,fr,ru';
}

function withoutTexts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return NO_TEXT;
  if (Array.isArray(value)) return value.map(withoutTexts);
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, withoutTexts(below)]));
}

/** The components of a file, without their texts. */
export function packed(file: unknown): unknown {
  const parsed = parse(file);
  if (!parsed.ok) throw new Error(parsed.faults.map(({ place, problem }) => `${place}: ${problem}`).join('\n'));
  return withoutTexts(parsed.components);
}
