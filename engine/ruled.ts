import { placeParts } from './place-id.ts';
import type { Locale, Voice } from './text.ts';

/** The rules that concern a place, by id, the nearest first: for a closer look at what lies there. */
export type Ruled = (place: string) => readonly string[];

/** Says it by the kind of place, the word before its first colon or slash; what `more` knows of a single card or tile comes first. */
export function ruledBy(
  kinds: Readonly<Record<string, readonly string[]>>,
  more: (place: string) => readonly string[] = () => [],
): Ruled {
  return (place) => [...more(place), ...(kinds[placeParts(place).kind] ?? [])];
}

interface Told {
  readonly rule: string;
  readonly text: string;
}

/** What the reference of a game says of a place: a paragraph for each rule that concerns it, the nearest first. */
export async function rulesAbout(
  voice: Pick<Voice, 'ruled' | 'reference'>,
  place: string,
  locale: Locale,
): Promise<readonly Told[]> {
  const [concern, chapters] = await Promise.all([voice.ruled(), voice.reference[locale]()]);
  const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs);
  const found = concern(place).flatMap((rule) => {
    // Where several tell it, the one that tells little else.
    const [paragraph] = paragraphs.filter((it) => it.rules.includes(rule)).toSorted((a, b) => a.rules.length - b.rules.length);
    return paragraph === undefined ? [] : [{ rule, text: paragraph.text }];
  });
  // One paragraph may tell several of them.
  return found.filter(({ text }, i) => found.findIndex((it) => it.text === text) === i);
}
