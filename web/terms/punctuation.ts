import type { TermPart } from '@kaya/engine';

/** What stands right behind a word and never alone on a line. */
const CLOSING = /^[\u00a0\u202f]?[?!:;.,)»”’…]+/u;

/** Gives each term the punctuation that follows it, so that a line is never broken between the two. */
export function withPunctuation(parts: readonly TermPart[]): readonly (TermPart & { readonly after: string })[] {
  const found: (TermPart & { readonly after: string })[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    const after = last !== undefined && last.term !== null && part.term === null ? (CLOSING.exec(part.text)?.[0] ?? '') : '';
    if (last !== undefined && after !== '') found[found.length - 1] = { ...last, after };
    const text = part.text.slice(after.length);
    if (text !== '') found.push({ ...part, text, after: '' });
  }
  return found;
}
