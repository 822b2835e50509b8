import { LONGEST_NAME } from '@kaya/wire';

/** What nobody can see, what turns the writing around, and what is no character at all; emoji keep what holds them together. */
const UNSEEN =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)(?:\u200d|\ufe0f))[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u2800\ufff9-\ufffb]/gu;
/** Marks that are heaped on a letter until they cover the lines around it. */
const HEAPED = /(\p{M}{3})\p{M}+/gu;

/** The text up to so many units; no character is cut in two. */
export function cut(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : text
        .slice(0, longest)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();
}

/**
 * What others will see of a text: one line, nothing invisible, nothing that turns the writing around, no space at the ends, and no
 * longer than this, although some characters are written as several.
 */
export function visible(text: string, longest: number): string {
  const shown = text
    .replace(/[\s\p{Zs}]+/gu, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(HEAPED, '$1')
    .replace(/ +/g, ' ')
    .trim();
  return cut(shown, longest);
}

/** A name as others will see it; null where it has no letter, digit or picture, or has brackets that look like markup. */
export function visibleName(text: string): string | null {
  return visibleTitle(text, LONGEST_NAME);
}

/** The same for what people call other things. */
export function visibleTitle(text: string, longest: number): string | null {
  const name = visible(text, longest);
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name) && !/[<>]/.test(name) ? name : null;
}
