import type { Chapter, Locale } from './text.ts';

/** A word of the game's glossary, with the sentence that explains it. */
export interface Term {
  /** Its place in the glossary: the same in every language. */
  readonly id: number;
  readonly meaning: string;
  /** Finds it in a text, in whatever form it stands there. */
  readonly pattern: RegExp;
}

/** A text cut where terms stand. */
export interface TermPart {
  readonly text: string;
  readonly term: Term | null;
}

/** The chapter of every rules reference that explains its words, each paragraph as 'word: meaning'. */
const GLOSSARY = 'glossary';

/** What a word may end with besides its dictionary form, by language. */
const ENDINGS: Readonly<Record<Locale, string>> = {
  en: '(?:s|es)?',
  fr: '(?:e?s|x)?',
  ru: '(?:а|у|е|и|ы|о|я|ю|ь|й|ой|ою|ей|ею|ам|ами|ах|ям|ями|ях|ов|ев|ом|ем|ём|ью|ий|ия|ию|ии|ием|иям|иями|иях|ого|ому|его|ему|ым|им|ых|их|ыми|ими|ая|яя|ую|юю|ое|ее|ые|ие|ый)?',
};

/** The letters of a Russian dictionary form that change. */
const ENDING_OF_HEAD = /(?:ие|ия|ый|ий|ой|ая|яя|ое|ее|ые|[аяоеыийьую])$/;

/** The terms of a rules reference; none where it has no glossary. */
export function termsOf(chapters: readonly Chapter[], locale: Locale): readonly Term[] {
  const glossary = chapters.find(({ id }) => id === GLOSSARY);
  return (glossary?.paragraphs ?? []).flatMap(({ text }, id) => {
    const colon = text.search(/\s?:/);
    const heads = headsOf(text.slice(0, Math.max(colon, 0)));
    if (heads.length === 0) return [];
    const forms = heads.map((head) => formOf(head, locale)).sort((a, b) => b.length - a.length);
    return [{ id, meaning: text, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu') }];
  });
}

/** 'Living Standard, LS (1–4)' has two names; letters alone are none. */
function headsOf(text: string): readonly string[] {
  const bare = text.replaceAll(/\([^)]*\d[^)]*\)/g, '');
  return bare
    .split(/[,()]/)
    .map((it) => it.trim().replace(/^(The|La|Le) /, ''))
    .filter((it) => it.length > 1);
}

function formOf(head: string, locale: Locale): string {
  const words = head.split(/\s+/).map((word) => {
    const plain = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    // Abbreviations stay as they are.
    if (word === word.toLocaleUpperCase() && locale !== 'en') return plain;
    return (locale === 'ru' && word.length > 3 ? plain.replace(ENDING_OF_HEAD, '') : plain) + ENDINGS[locale];
  });
  return words.join('[\\s\\u00a0]+');
}

/** Cuts a text at its terms, each marked once; a longer term is preferred to one inside it. */
export function cutAtTerms(text: string, terms: readonly Term[]): readonly TermPart[] {
  const found = terms.flatMap((term) => {
    term.pattern.lastIndex = 0;
    const hit = term.pattern.exec(text);
    return hit === null ? [] : [{ term, from: hit.index, to: hit.index + hit[0].length }];
  });
  found.sort((a, b) => a.from - b.from || b.to - a.to);
  const parts: TermPart[] = [];
  let done = 0;
  for (const { term, from, to } of found) {
    if (from < done) continue;
    if (from > done) parts.push({ text: text.slice(done, from), term: null });
    parts.push({ text: text.slice(from, to), term });
    done = to;
  }
  if (done < text.length || parts.length === 0) parts.push({ text: text.slice(done), term: null });
  return parts;
}
