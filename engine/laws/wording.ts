// What a machine can see of the style guide (docs/voice.md), in sentences as people read them.
import type { Locale } from '../text.ts';

/** Where a sentence stands; `text` may begin in lower case: names, tooltips, options; `page` is a paragraph of rules or site. */
export type Role = 'prompt' | 'button' | 'line' | 'reason' | 'text' | 'page';

interface Rule {
  /** What is found, as the test names it. */
  readonly name: string;
  readonly broken: RegExp;
  readonly only?: Locale;
  readonly roles?: readonly Role[];
}

const SENTENCES: readonly Role[] = ['prompt', 'button', 'line', 'reason'];

const RULES: readonly Rule[] = [
  { name: 'an unfilled value', broken: /[{}]|undefined|NaN|\[object/ },
  { name: 'a bare rule id', broken: /\b[A-Z][A-Z\d]{1,2}-[A-Z]+\d?-\d+/ },
  { name: 'a hyphen for a minus sign', broken: /(?<![\p{L}\p{N}-])-\d/u },
  { name: 'a space before an ellipsis', broken: /[\p{L}\d][ \u00a0\u202f]…/u },
  { name: 'doubled spaces', broken: /[ \u00a0\u202f]{2}/ },
  { name: 'a space before a full stop or a comma', broken: /[ \u00a0\u202f][.,](?!\d)/ },
  { name: 'double punctuation', broken: /[.,;:!?][.,;:!]|[,;:][\s\u202f]*[.,;:]|\(\)/ },
  {
    name: 'several of one',
    broken:
      /(?<![\d.,])1 (?:cards|points|cubes|gems|tokens|plants|lines|actions|regions|rounds|turns|contracts|tiles|pawns|refugees|scientists|coins|engineers|certificates|colonies|stations|planets|decades|things|moves)\b/,
    only: 'en',
    roles: ['button', 'line', 'prompt', 'text'],
  },
  {
    name: 'several of one',
    broken: /(?<![\d.,])[01][ \u00a0\u202f](?!fois|pas|gaz|plus|sans|dans|sous|vers|après|dès)\p{Ll}{3,}s(?!\p{L})/u,
    only: 'fr',
    roles: ['button', 'line', 'prompt', 'text'],
  },
  { name: 'an exclamation mark', broken: /!/ },
  { name: '‘and’ between labels with their values', broken: /:[ \u00a0]−?\d+ (?:and|et|и) [^.;,]*:/ },
  {
    name: 'a sum without its sign',
    broken: /[(→] ?[+−][^()→]*\d[^()→,;]* (?:and|et|и) \d[^()]*\)\.?$/u,
    roles: ['button', 'line'],
  },
  { name: 'a small letter at the start', broken: /^[^\p{L}\d]*\p{Ll}/u, roles: SENTENCES },
  { name: 'something else among the costs', broken: /\(−[^()→]*[;,]\s(?!−)[^()]*\)$/u, roles: ['button'] },
  { name: 'something else among the gains', broken: /→ [^()]*;[^()]*\)$/u, roles: ['button'] },
  { name: 'a plain space before ; ! ? or »', broken: /(?<!\u202f)[;?»]|[^\u202f]!/, only: 'fr' },
  { name: 'a plain space after «', broken: /«(?!\u202f)/, only: 'fr' },
  { name: 'no hard space before a colon', broken: /(?<!\u00a0):/, only: 'fr' },
  { name: 'a breakable space before a dash', broken: / —/, only: 'ru' },
  { name: 'a short dash between words', broken: /\s–\s/, only: 'ru' },
  { name: 'a before a vowel', broken: /\b(?:(?<!: )A|a) (?!one\b|once\b|and\b|[Ee]u)[aeioAEIO]/, only: 'en' },
  { name: 'an before a consonant', broken: /\b[Aa]n (?!hour|honest)[bcdfgjklmnpqrstvwyzBCDGJKPQTVWYZ]/, only: 'en' },
  {
    name: 'a word the guide replaces',
    broken:
      /\b(?:[Ss]omebody|[Ww]hoever|[Ee]verybody|anew|[Oo]n turn(?! \d)|do without|[Tt]he table is laid|lays the same table|[Aa]nybody|goes without|for want of|is to act|hang together|control over|[Pp]ioneer front|rid of this|my help is|tried again by itself|curtain falls|the things of)\b/,
    only: 'en',
  },
  {
    name: 'a word the guide replaces',
    broken:
      /(?<!\p{L})(?:ôte[rz]?|aussitôt|user de|use du pouvoir|de tel (?:pion|jeton)|table est mise|parties? sauvées?|qui l’a peut|rideau tombe|prépare la même table|au bout(?=, Dark))(?!\p{L})/iu,
    only: 'fr',
  },
  {
    name: 'a word the guide replaces',
    broken:
      /(?<!\p{L})(?:отныне|непременно|пускает козырь|стол накрыт|вернуть ход|миг|зачинател[ья]|в этом ходу|осталось раз|игра (?:за)?кончилась|завершает игру|данное действие|занавес|накрывает)(?!\p{L})/iu,
    only: 'ru',
  },
];

/** The longest sentence of each role; most are far shorter. */
export const LONGEST: Readonly<Record<Role, number>> = {
  prompt: 150,
  button: 230,
  line: 330,
  reason: 160,
  text: 600,
  page: 2000,
};

/** What is wrong with a sentence; `names` are those of the players at the table. */
export function faultsOf(text: string, locale: Locale, role: Role, names: readonly string[] = []): string[] {
  const faults = RULES.filter(
    ({ broken, only, roles }) =>
      (only === undefined || only === locale) && (roles === undefined || roles.includes(role)) && broken.test(text),
  ).map(({ name }) => name);
  if (names.some((name) => text.includes(`${name} `) && /^\d/.test(text.slice(text.indexOf(`${name} `) + name.length + 1))))
    faults.push('a name before a bare number');
  if (text.length > LONGEST[role]) faults.push(`longer than ${LONGEST[role]}`);
  return faults;
}
