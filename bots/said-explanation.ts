import { type Kinds, type Locale, Speaker, type Voice, type Words } from '@kaya/engine';
import type { Chair } from './bot.ts';
import type { Named } from './difference.ts';
import type { Explanation, Span } from './explanation.ts';
import { botWords } from './text/index.ts';

/** From so many on halves are not worth telling. */
const WHOLE_FROM = 3;

/** The explanation in one or two sentences, in the language of the game's speaker; `words` are its coach's in the same language. */
export function sayExplanation<K extends Kinds>(
  { action, why, differences, brings, span, against, asGood }: Explanation<K['action']>,
  speaker: Speaker,
  words: Speaker,
  voice: Pick<Voice<K>, 'action'>,
  { view, seat }: Pick<Chair<K>, 'view' | 'seat'>,
): string {
  const say = (it: K['action']) => unquoted(speaker.say(voice.action(it, view, seat)), speaker.locale);
  const frames = new Speaker(speaker.locale, botWords[speaker.locale]);
  const own = say(action);
  if (why === 'better') {
    const other = against === null ? own : say(against);
    const values = { differences: sayDifferences(differences, words), when: sayWhen(span, words, frames), other };
    // A move that is called like the one it is compared with would be compared with itself.
    return frames.say({ key: other === own ? 'bots.better.unnamed' : 'bots.better', values });
  }
  if (why === 'only' || why === 'chance') return frames.say({ key: `bots.${why}` });
  const others = [...new Set(asGood.map(say))].filter((it) => it !== own);
  const [first, second] = others;
  const values = { differences: sayDifferences(brings, words), when: sayWhen(span, words, frames) };
  const reason = brings.length === 0 ? [] : [frames.say({ key: span === 'now' ? 'bots.brings' : 'bots.brings.onward', values })];
  const rival = against === null || say(against) === own ? null : say(against);
  const rest = {
    first: () => ({ key: 'bots.first' }),
    alone: () => ({ key: 'bots.alone' }),
    ahead: () => leaves(rival),
    close: () => equals(first, second),
  };
  return [...reason, frames.say(rest[why]())].join(' ');
}

function leaves(other: string | null): Words {
  return other === null ? { key: 'bots.ahead.unnamed' } : { key: 'bots.ahead', values: { other } };
}

function equals(first: string | undefined, second: string | undefined): Words {
  if (first === undefined) return { key: 'bots.close.none' };
  if (second === undefined) return { key: 'bots.close.one', values: { first } };
  return { key: 'bots.close.two', values: { first, second } };
}

/** The quotation marks inside of others. */
const INNER: Readonly<Record<Locale, readonly (readonly [string, string])[]>> = {
  en: [
    ['“', '‘'],
    ['”', '’'],
  ],
  fr: [
    ['«\u202f', '“'],
    ['\u202f»', '”'],
  ],
  ru: [
    ['«', '„'],
    ['»', '“'],
  ],
};

function unquoted(text: string, locale: Locale): string {
  return INNER[locale].reduce((said, [outer, inner]) => said.replaceAll(outer, inner), text);
}

/** '+3 points from plants, −$2'. */
export function sayDifferences(differences: readonly Named[], words: Speaker): string {
  return differences.map(({ name, by }) => words.say({ key: `tally.${name}`, values: signed(by) })).join(', ');
}

/** How far ahead that is. */
export function sayWhen(span: Span, words: Speaker, frames: Speaker): string {
  return typeof span === 'number'
    ? words.say({ key: 'tally.when', values: { n: span } })
    : frames.say({ key: `bots.at-end.${span}` });
}

function signed(by: number): Readonly<Record<string, number | string>> {
  const rounded = rounding(by);
  return { by: rounded, n: Math.abs(rounded), sign: by < 0 ? 'less' : 'more' };
}

/** To halves, as long as that is much. */
function rounding(value: number): number {
  return Math.abs(value) >= WHOLE_FROM ? Math.round(value) : Math.round(2 * value) / 2;
}
