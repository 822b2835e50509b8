/** Where a text calls somebody by name, from the @ to the end of the name. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  /** As it was asked for. */
  readonly name: string;
}

/** Stands this sign of a word beside another one? */
const ofAWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);

/** Everybody a text calls by name after an @: of several names that fit there the longest, and none that goes on as another word or stands within an address of mail. */
export function mentionsIn(text: string, names: readonly string[]): readonly Mention[] {
  const longestFirst = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  const found: Mention[] = [];
  for (let from = text.indexOf('@'); from >= 0; from = text.indexOf('@', from + 1)) {
    if (from < (found.at(-1)?.to ?? 0) || ofAWord(Array.from(text.slice(0, from)).at(-1))) continue;
    const name = longestFirst.find((it) => {
      const to = from + 1 + it.length;
      return text.slice(from + 1, to).toLowerCase() === it.toLowerCase() && !ofAWord(Array.from(text.slice(to, to + 2))[0]);
    });
    if (name !== undefined) found.push({ from, to: from + 1 + name.length, name });
  }
  return found;
}

/** Whom somebody may be about to call who has written so far: those whose name begins as what stands after the last @; `from` is where that stands. */
export function mentionBegun(
  text: string,
  names: readonly string[],
): { readonly from: number; readonly names: readonly string[] } | null {
  const from = text.lastIndexOf('@');
  if (from < 0 || ofAWord(Array.from(text.slice(0, from)).at(-1))) return null;
  const begun = text.slice(from + 1).toLowerCase();
  const fitting = [...new Set(names)].filter((name) => name.length > begun.length && name.toLowerCase().startsWith(begun));
  return fitting.length === 0 ? null : { from, names: fitting };
}
