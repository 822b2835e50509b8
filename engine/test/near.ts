import { type Box, type Kinds, LOCALES, rulesAbout, speakerFor } from '@kaya/engine';

/** A place whose closer look lacks something, and what it lacks. */
type Lacking = readonly [place: string, locale: string, what: 'name' | 'text' | 'rules'];

/** Of these places those whose closer look has no name, no text or no rule, in one of the languages. */
export async function lackingNear<K extends Kinds>(
  box: Box<K>,
  places: readonly string[],
  viewFor: (place: string) => K['state'],
): Promise<readonly Lacking[]> {
  const lacking: Lacking[] = [];
  for (const locale of LOCALES) {
    const speaker = await speakerFor(box.voice, locale, ['A', 'B', 'C', 'D', 'E', 'F']);
    const ruled = new Map<string, boolean>();
    for (const place of places) {
      if (speaker.say(box.voice.place(place)) === '') lacking.push([place, locale, 'name']);
      const lines = box.voice.about?.(place, viewFor(place), 0) ?? [];
      if (lines.length === 0 || lines.some((words) => speaker.say(words) === '')) lacking.push([place, locale, 'text']);
      const kind = place.split(/[:/]/)[0] ?? '';
      if (!ruled.has(kind)) ruled.set(kind, (await rulesAbout(box.voice, place, locale)).length > 0);
      if (ruled.get(kind) !== true) lacking.push([place, locale, 'rules']);
    }
  }
  return lacking;
}
