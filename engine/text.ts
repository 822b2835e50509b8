import { IntlMessageFormat } from 'intl-messageformat';
import type { Condition } from './conditions.ts';
import type { Kinds, Reason, Seat, Viewer } from './contract.ts';
import type { Foreseen } from './forecast.ts';
import { type InLanguages, inLanguages } from './languages.ts';
import type { Ruled } from './ruled.ts';
import type { Staging } from './scenes.ts';

export const LOCALES = ['en', 'fr', 'ru'] as const;
export type Locale = (typeof LOCALES)[number];

/** English is British: no comma before 'and' in a list. */
const SPELLING: Readonly<Record<Locale, string>> = { en: 'en-GB', fr: 'fr', ru: 'ru' };

const SEMICOLON: Readonly<Record<Locale, string>> = { en: '; ', fr: '\u202f; ', ru: '; ' };

/** A sentence or a name, as data: the key of an ICU message and what goes into it. */
export interface Words {
  readonly key: string;
  readonly values?: Readonly<Record<string, WordValue>>;
}

/** A number, ready text (a person's own words only), the person on a seat, other words, or a list of words. */
export type WordValue = number | string | { readonly seat: Seat } | Words | readonly WordValue[];

/** ICU messages by key. */
export type Catalogue = Readonly<Record<string, string>>;

/** One paragraph of a rules reference, in the game's own words, with the rules it tells. */
export interface Paragraph {
  readonly rules: readonly string[];
  readonly text: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** Something that a seat had in a game and others had not: a card dealt, a faction, a goal reached. */
export interface Trait {
  readonly kind: Words;
  readonly value: Words;
}

/** A chart in words: what it counts, and the name of each of its lines. */
export interface ChartWords {
  readonly title: Words;
  line(name: string): Words;
  /** Left out: the title names what is counted. */
  readonly unit?: Words;
  /** One of the few that tell how a game went. */
  readonly main?: boolean;
  /** Its lines are players, and whoever is highest at its end leads the game. */
  readonly players?: boolean;
  /** The line that is the sum of the others. */
  readonly whole?: string;
  /** The line that says how high the whole was between two of its points. */
  readonly peaks?: string;
}

/** A line of the log with the event that it tells first. */
export interface ToldLine<K extends Kinds = Kinds> {
  readonly event: K['event'];
  readonly words: Words;
}

/** How a game speaks: it names the words for everything; `Speaker` says them in a language. */
export interface Voice<K extends Kinds = Kinds> {
  /** Loaded when needed, so that a site ships one language at a time. */
  readonly catalogues: InLanguages<Catalogue>;
  /** The same without what is said only where one chooses how to play; left out: all of it. */
  readonly atTable?: InLanguages<Catalogue>;
  /** What a new game says up to one's first question: the table begins with it, and the rest comes at rest; left out: all of that. */
  readonly beginning?: InLanguages<Catalogue>;
  readonly reference: InLanguages<readonly Chapter[]>;
  readonly name: Words;
  /** What the awaited seat is asked, or (to the others) what it is about to decide. */
  prompt(view: K['state'], step: K['step'], viewer: Viewer): Words;
  action(action: K['action'], view: K['state'], seat: Seat): Words;
  /**
   * The parts in which one chooses it among many, one after the other, before its own sentence: of each part the names under
   * which the action is found. Left out or empty: it is chosen by its sentence alone.
   */
  parts?(action: K['action'], view: K['state'], seat: Seat): readonly (readonly Words[])[];
  /** The log line; null for events that only feed charts or motion, or that another line tells. */
  event(event: K['event'], viewer: Viewer): Words | null;
  /** The log of one move where several events make one line; left out: a line for each event that has one. */
  lines?(events: readonly K['event'][], viewer: Viewer): readonly ToldLine<K>[];
  /** Sentences for the blockers of the game; the engine's own reasons have theirs. */
  reason(reason: Reason): Words;
  place(place: string, view?: K['state']): Words;
  option(name: string): { readonly name: Words; readonly help: Words; value(value: string | number | boolean): Words };
  /** How a game ended; `view` is the finished game where there is one, for what its name alone does not tell. */
  ending(ending: string, view?: K['state']): Words;
  /** What ended a finished game, the viewer's place in it, and what decided between equal scores, a line each. */
  result?(view: K['state'], viewer: Viewer): readonly Words[];
  /** The name of a source of points in the outcome. */
  source(source: string): Words;
  /** Who plays without a seat (`Outcome.rivals`), by name. */
  rival?(name: string): Words;
  chart(chart: string): ChartWords;
  /** What the charts count along: 'Round', 'Decade', 'Turn'. */
  readonly chartTime: Words;
  /** The name of a standing answer. */
  standing?(name: string): Words;
  /** A condition of an order ahead, as a statement without a full stop. */
  condition?(condition: Condition): Words;
  /** What lies at a place and what it means now, line by line: the tooltip. */
  about?(place: string, view: K['state'], viewer: Viewer): readonly Words[];
  /** What is coming, and how things stand, a line each; a line that speaks of what comes carries what it claims. */
  forecast?(view: K['state'], viewer: Viewer): readonly Foreseen[];
  /** What set the seat apart in a finished game, for statistics; `start` is the position of the first decision. */
  traits?(start: K['state'], end: K['state'], seat: Seat): readonly Trait[];
  /** The whole position in words, for the terminal and for those who do not see the board. */
  describe(view: K['state'], viewer: Viewer): readonly Words[];
  /** How what happens between two decisions is told, loaded where somebody follows it. */
  readonly staging: () => Promise<Staging<K>>;
  /** Which rules concern what lies at a place, loaded when somebody looks closer. */
  readonly ruled: () => Promise<Ruled>;
}

/** Says words in one language. Keep one: messages are parsed once. */
export class Speaker {
  readonly locale: Locale;
  readonly #catalogue: Catalogue;
  readonly #messages = new Map<string, IntlMessageFormat>();
  readonly #lists: Intl.ListFormat;
  readonly #onMissing: ((key: string) => void) | undefined;
  names: readonly string[];

  /** With `onMissing` the catalogue is a beginning: what it lacks is asked for there, and nothing is said for it meanwhile. */
  constructor(locale: Locale, catalogue: Catalogue, names: readonly string[] = [], onMissing?: (key: string) => void) {
    this.locale = locale;
    this.#catalogue = catalogue;
    this.names = names;
    this.#onMissing = onMissing;
    this.#lists = new Intl.ListFormat(SPELLING[locale], { type: 'conjunction' });
  }

  say(words: Words): string {
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(words.values ?? {})) values[name] = this.#value(value);
    return withMinus(this.#message(words.key).format(values) as string);
  }

  /** Does the catalogue know the key? */
  knows(key: string): boolean {
    return Object.hasOwn(this.#catalogue, key);
  }

  #value(value: WordValue): string | number {
    if (typeof value === 'number' || typeof value === 'string') return value;
    if (isList(value)) return this.#list(value.map((item) => String(this.#value(item))));
    if ('seat' in value) return this.names[value.seat] ?? this.say({ key: 'engine.seat', values: { number: value.seat + 1 } });
    return this.say(value);
  }

  /** Labels with their values stand side by side without 'and'; where they hold commas themselves, semicolons part them. */
  #list(items: readonly string[]): string {
    if (!items.some((item) => item.includes(':'))) return this.#lists.format(items);
    return items.join(items.some((item) => item.includes(',')) ? SEMICOLON[this.locale] : ', ');
  }

  #message(key: string): IntlMessageFormat {
    let message = this.#messages.get(key);
    if (message === undefined) {
      const text = this.#catalogue[key];
      if (text === undefined) {
        if (this.#onMissing === undefined) throw new Error(`the ${this.locale} catalogue has no words for '${key}'`);
        this.#onMissing(key);
        return new IntlMessageFormat('', this.locale);
      }
      message = new IntlMessageFormat(text, this.locale);
      this.#messages.set(key, message);
    }
    return message;
  }
}

/** Numbers are written with a true minus sign; a hyphen inside a word, a name or an address stays one. */
function withMinus(text: string): string {
  if (!text.includes('-')) return text;
  return text.replace(/\S*:\/\/\S*|(?<![\p{L}\p{N}-])-(?=\d)/gu, (found) => (found === '-' ? '\u2212' : found));
}

function isList(value: WordValue): value is readonly WordValue[] {
  return Array.isArray(value);
}

/** The engine's own words, loaded as a game's are. */
const OWN: InLanguages<Catalogue> = inLanguages({
  en: () => import('./text/en.ts'),
  fr: () => import('./text/fr.ts'),
  ru: () => import('./text/ru.ts'),
});

/** A speaker for one game in one language, with the engine's own words. */
export async function speakerFor(
  voice: Pick<Voice, 'catalogues'>,
  locale: Locale,
  names: readonly string[] = [],
  onMissing?: (key: string) => void,
): Promise<Speaker> {
  const [own, words] = await Promise.all([OWN[locale](), voice.catalogues[locale]()]);
  return new Speaker(locale, { ...own, ...words }, names, onMissing);
}

/** The words for a reason: the engine's own, or the game's. */
export function reasonWords(voice: Pick<Voice, 'reason'>, reason: Reason): Words {
  return reason.rule.startsWith('engine.') ? { key: reason.rule, values: reason.values } : voice.reason(reason);
}

/** The log of one move: what its events say, in the lines that the game makes of them. */
export function toldLines<K extends Kinds>(
  voice: Pick<Voice<K>, 'event' | 'lines'>,
  events: readonly K['event'][],
  viewer: Viewer,
): readonly ToldLine<K>[] {
  if (voice.lines !== undefined) return voice.lines(events, viewer);
  return events.flatMap((event) => {
    const words = voice.event(event, viewer);
    return words === null ? [] : [{ event, words }];
  });
}
