import type { TermPart } from '@kaya/engine';

/** A part of a sentence; a term has what is never parted from it. */
type Punctuated = TermPart & { readonly before: string; readonly after: string };

/** What stands right behind a word and never alone on a line. */
const CLOSING = /^[\u00a0\u202f]?[?!:;.,)»”’…]+/u;

/** What stands right before a word and never alone at the end of a line. */
const OPENING = /[(«“„‘][\u00a0\u202f]?$/u;

/** Gives each term the bracket that opens before it and the punctuation that follows it, so that a line is never broken between the two. */
export function withPunctuation(parts: readonly TermPart[]): readonly Punctuated[] {
  const found: Punctuated[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    const after = last !== undefined && last.term !== null && part.term === null ? (CLOSING.exec(part.text)?.[0] ?? '') : '';
    if (last !== undefined && after !== '') found[found.length - 1] = { ...last, after };
    const text = part.text.slice(after.length);
    const previous = found.at(-1);
    const before = part.term !== null && previous?.term === null ? (OPENING.exec(previous.text)?.[0] ?? '') : '';
    if (previous !== undefined && before !== '') {
      const rest = previous.text.slice(0, -before.length);
      found.splice(-1, 1, ...(rest === '' ? [] : [{ ...previous, text: rest }]));
    }
    if (text !== '') found.push({ ...part, text, before, after: '' });
  }
  return found;
}
