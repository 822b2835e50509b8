import type { Chapter } from '@kaya/engine';

/** Letters without accents and case, each at the same position as in the text. */
function plain(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .join('');
}

function wordsOf(search: string): string[] {
  return plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The paragraphs that contain every word of the search, in their text, their chapter's title or their rule ids. */
export function found(chapters: readonly Chapter[], search: string): readonly Chapter[] {
  const words = wordsOf(search);
  if (words.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    const paragraphs = chapter.paragraphs.filter((paragraph) => {
      const text = plain(`${chapter.title} ${paragraph.text} ${paragraph.rules.join(' ')}`);
      return words.every((word) => text.includes(word));
    });
    return paragraphs.length === 0 ? [] : [{ ...chapter, paragraphs }];
  });
}

/** The ids of rules that somebody looks for; whoever only reads sees none. */
export function idsIn(rules: readonly string[], search: string): readonly string[] {
  const words = wordsOf(search).filter((word) => word.includes('-'));
  return rules.filter((id) => words.some((word) => plain(id).includes(word)));
}

/** The text cut where words of the search stand. */
export function parts(text: string, search: string): readonly { readonly text: string; readonly hit: boolean }[] {
  const words = wordsOf(search);
  if (words.length === 0) return [{ text, hit: false }];
  const simple = plain(text);
  const cut: { text: string; hit: boolean }[] = [];
  let done = 0;
  while (done < text.length) {
    let next = text.length;
    let length = 0;
    for (const word of words) {
      const at = simple.indexOf(word, done);
      if (at >= 0 && (at < next || (at === next && word.length > length))) {
        next = at;
        length = word.length;
      }
    }
    if (next > done) cut.push({ text: text.slice(done, next), hit: false });
    if (length === 0) break;
    cut.push({ text: text.slice(next, next + length), hit: true });
    done = next + length;
  }
  return cut;
}
