import { type Box, engineWords, LOCALES, type Locale, Speaker, speakerFor } from '@kaya/engine';
import { faultsOf, LONGEST, type Role } from '@kaya/engine/laws';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { spokenInKeptGames } from '../spoken.ts';
import { valuesOf } from '../text-keys.ts';

const NAMES = ['Anna', 'Boris', 'Chloé', 'Denis', 'Emma'];

describe('the check itself', () => {
  test.each<[string, Locale, Role, string]>([
    ['{who} plays.', 'en', 'line', 'an unfilled value'],
    ['See CO2-INS-3.', 'en', 'reason', 'a bare rule id'],
    ['Discipline: 0 → -1.', 'en', 'line', 'a hyphen for a minus sign'],
    ['Anna  plays.', 'en', 'line', 'doubled spaces'],
    ['Anna plays .', 'en', 'line', 'a space before a full stop or a comma'],
    ['Victory..', 'en', 'line', 'double punctuation'],
    ['Looking for it …', 'en', 'text', 'a space before an ellipsis'],
    ['War!', 'en', 'line', 'an exclamation mark'],
    ['“coal” for 2', 'en', 'button', 'a small letter at the start'],
    ['Qui joue ?', 'fr', 'prompt', 'a plain space before ; ! ? or »'],
    ['« Lobby\u202f»', 'fr', 'text', 'a plain space after «'],
    ['Manche : 2', 'fr', 'text', 'no hard space before a colon'],
    ['Анна — вода', 'ru', 'text', 'a breakable space before a dash'],
    ['Анна\u00a0– вода', 'ru', 'text', 'a short dash between words'],
    ['A Earth-like planet', 'en', 'text', 'a before a vowel'],
    ['An gas plant', 'en', 'text', 'an before a consonant'],
    ['Exploiting it gives 1 points.', 'en', 'text', 'several of one'],
    ['Vaut 1 énergies.', 'fr', 'text', 'several of one'],
    ['Somebody has built.', 'en', 'reason', 'a word the guide replaces'],
    ['Ôter un pion', 'fr', 'button', 'a word the guide replaces'],
    ['Отныне так.', 'ru', 'line', 'a word the guide replaces'],
    ['Final scores: Anna 81.', 'en', 'line', 'a name before a bare number'],
    ['Expertise: Anna: 3 and Boris: 2.', 'en', 'text', '‘and’ between labels with their values'],
    ['Anna achète « X » (−1 gemme dorée et 1 gemme anthracite).', 'fr', 'line', 'a sum without its sign'],
    ['Level I! Your consumption stays.', 'en', 'page', 'an exclamation mark'],
    ['The same seed lays the same table.', 'en', 'page', 'a word the guide replaces'],
    [`L${'o'.repeat(LONGEST.prompt)}ng.`, 'en', 'prompt', `longer than ${LONGEST.prompt}`],
  ])('%s (%s, %s): %s', (text, locale, role, fault) => {
    expect(faultsOf(text, locale, role, NAMES)).toContain(fault);
  });

  test.each<[string, Locale, Role]>([
    ['Anna installs recycling in Europe (−1 CEP → +$5, +1 CEP).', 'en', 'line'],
    ['Boris\u202f? « X ».', 'en', 'line'],
    ['Qui joue\u202f? Anna\u00a0: 3.', 'fr', 'prompt'],
    ['Анна\u00a0— 3 очка.', 'ru', 'line'],
    ['A UN goal, an oil plant, a European.', 'en', 'text'],
    ['Round 1 begins: 1 card, 21 points, 1 gas plant.', 'en', 'line'],
    ['1 fois, 11 points, 1 énergie.', 'fr', 'text'],
  ])('%s is as it should be', (text, locale, role) => {
    expect(faultsOf(text, locale, role, NAMES)).toEqual([]);
  });
});

/** Words that the glossaries of docs/voice.md replace, by game and language. */
const OTHER_NAMES: Readonly<Record<string, Readonly<Partial<Record<Locale, RegExp>>>>> = {
  co2: {
    en: /\bscientist action|joint research space|The installation brings|That brings|\b(?:is|are|be|just|you) built\b|(?:the|as) builder/,
    fr: /cubes? technologiques?|[tT]ours? de table|marqueur de tour|lobby majeur|cartes de lobby|recherche commune|1 d’expertise/,
    ru: /знани[йя]|кубик\p{L}* технологи|саммит|из руки|на руке|ещё одна компетенци|(?:одно|последнее|это) РУВ|РУВ продано/u,
  },
  'future-energy': {
    en: /(?<![€\d])\d+M\b|\bVP\b|finish(?:es|ed)? (?:a|the) contract|(?:un)?finished contracts?|contract is finished/,
    fr: /\bPV\b|liaisons?|plateau nucléaire|remplaçants?|se joindre|chemins?|sous \{symbol\}|connexions? libres?|(?<!\p{L})pos(?:er|ez|ée?s?)(?!\p{L})|(?:lignes|régions) qui se tiennent/u,
    ru: /млн(?!\u00a0€)|(?<!\p{L})ПО(?!\p{L})|общественн|Госконтракт|атомный планшет|это уголь|сберечь|с ровно одной|завершить (?:и два )?контракт/u,
  },
  'council-of-shadows': {
    en: /\b[Ss]ettle[sd]?\b|gain (?:its|the) resource/,
    fr: /\{Tour \{|par tour|dernier tour|\ben énergie|marqueurs? (?:va|irait)|rendement (?:élevé|faible)|pile des claires|gagner la ressource|Conseil des Ombres|Humans|(?<!«\u202f|Planification )[éÉ]tendue/,
    ru: /(?<!\p{L})[рР]яд(?!\p{L})|на руку|огранить|превратить|Council of Shadows|игрока \{/u,
  },
  'bataille-pour-le-climat': {
    en: /(?:[Pp]lays?|[Ss]ends?|[Cc]alls? a) (?:Lobbying|Fake News|Blue Helmets|Citizens’ Assembly|Referendum)|\bor pass\?|^Pass$|\bGHG (?:are|fall)\b|Dearths?|Pioneer front|Citizens’ Convention|Decarbonation/,
    fr: /(?<![\p{L}{])TP(?!\p{L})|(?<!\p{L})(?:maux|buts?|essais?)(?!\p{L})|action commune(?! d’Influences)|moyennement|ou passer|de \{character\}|(?:cartes|Influences) externes|couleurs? principales?|piste du climat|action concertée/iu,
    ru: /либо пас|^Пас$|зачинат|на ходу \{|о событии|Пусть идёт|моей помощи|«Связь»|ещё одна переполнит|[гГ]лобальн\p{L}* трансформаци|вторичн|[Зз]наки:|за игру|[Шш]кала климата|Shift Action|Global Amnesty|Famox|Human Rights|Real Climate/u,
  },
};

const boxes = await allBoxes();

describe('the texts as kept games fill them', () => {
  for (const box of boxes) {
    test(box.game.id, async () => {
      const spoken = spokenInKeptGames(box);
      expect(spoken.length).toBeGreaterThan(100);
      const found: string[] = [];
      for (const locale of LOCALES) {
        const speaker = await speakerFor(box.voice, locale, NAMES);
        for (const { role, words } of spoken) {
          const text = speaker.say(words);
          for (const fault of faultsOf(text, locale, role, NAMES)) found.push(`${locale} ${words.key}: ${fault}: ${text}`);
        }
      }
      expect(found).toEqual([]);
    });

    test(`${box.game.id}: nine buttons in ten are short enough to be read at a glance`, async () => {
      const buttons = spokenInKeptGames(box).filter(({ role }) => role === 'button');
      for (const locale of LOCALES) {
        const speaker = await speakerFor(box.voice, locale, NAMES);
        const lengths = buttons.map(({ words }) => speaker.say(words).length).sort((a, b) => a - b);
        expect(lengths[Math.floor(lengths.length * 0.9)] ?? 0, locale).toBeLessThanOrEqual(120);
      }
    });
  }
});

test('the engine’s own words', () => {
  const found: string[] = [];
  for (const locale of LOCALES) {
    const speaker = new Speaker(locale, engineWords[locale]);
    for (const [key, message] of Object.entries(engineWords[locale])) {
      const text = speaker.say({ key, values: Object.fromEntries(valuesOf(message, locale).map((name) => [name, 2])) });
      for (const fault of faultsOf(text, locale, 'text')) found.push(`${locale} ${key}: ${fault}: ${text}`);
    }
  }
  expect(found).toEqual([]);
});

/** Everything written about a game besides its catalogue: rules, shelf, lessons, coach, player aid, what is read out. */
async function pagesOf({ voice, shelf, course, coach, aid, readings }: Box, locale: Locale): Promise<readonly string[]> {
  const parts = [
    shelf.words[locale](),
    (await course?.())?.words[locale](),
    (await coach?.())?.words[locale](),
    (await aid()).words[locale](),
    (await readings()).words[locale](),
  ];
  const texts = (await Promise.all(parts)).flatMap((words) => Object.values(words ?? {}));
  for (const { title, paragraphs } of await voice.reference[locale]()) texts.push(title, ...paragraphs.map((it) => it.text));
  return texts;
}

test.each(boxes.map((box) => [box.game.id, box] as const))(
  'the rules reference, the shelf and the lessons of %s',
  async (_, { voice, shelf, course }) => {
    const found: string[] = [];
    for (const locale of LOCALES) {
      const lessons = (await (await course?.())?.words[locale]()) ?? {};
      const texts = [...Object.values(await shelf.words[locale]()), ...Object.values(lessons)];
      for (const { title, paragraphs } of await voice.reference[locale]()) texts.push(title, ...paragraphs.map((it) => it.text));
      for (const text of texts) for (const fault of faultsOf(text, locale, 'page')) found.push(`${locale}: ${fault}: ${text}`);
    }
    expect(found).toEqual([]);
  },
);

describe('one thing has one name', () => {
  test.each(boxes.map((box) => [box.game.id, box] as const))('in every text of %s', async (id, box) => {
    const found: string[] = [];
    for (const locale of LOCALES) {
      const [catalogue, pages] = [await box.voice.catalogues[locale](), await pagesOf(box, locale)];
      for (const text of [...Object.values(catalogue), ...pages]) {
        const other = OTHER_NAMES[id]?.[locale]?.exec(text)?.[0];
        if (other !== undefined) found.push(`${locale}: ‘${other}’ in: ${text}`);
      }
    }
    expect(found).toEqual([]);
  });

  test.each([
    ['co2', 'fr', 'Prenez 2 cubes technologiques.'],
    ['co2', 'en', 'The plant is built: you take control.'],
    ['co2', 'fr', 'Jouez-la pour son lobby majeur.'],
    ['co2', 'ru', 'Взяли последнее РУВ.'],
    ['future-energy', 'ru', 'Получите 3 млн из банка.'],
    ['future-energy', 'en', 'Ann scores 3 VP.'],
    ['future-energy', 'fr', 'Ann marque 3 PV.'],
    ['future-energy', 'ru', 'Анна получает 3 ПО.'],
    ['council-of-shadows', 'en', 'Settle a planet.'],
    ['council-of-shadows', 'fr', 'Un siège est libre au Conseil des Ombres.'],
    ['council-of-shadows', 'fr', 'Zone 1 (étendue 2)'],
    ['bataille-pour-le-climat', 'en', 'Send Blue Helmets with Military 3'],
    ['bataille-pour-le-climat', 'fr', 'But 33'],
    ['bataille-pour-le-climat', 'fr', 'Implanter une TP'],
    ['bataille-pour-le-climat', 'fr', 'Deux cartes externes'],
    ['bataille-pour-le-climat', 'ru', 'Глобальные трансформации'],
    ['future-energy', 'en', 'A contract is finished.'],
    ['future-energy', 'fr', 'Payez pour une connexion libre.'],
    ['council-of-shadows', 'ru', 'Сейчас ряд 2'],
  ] as const)('the check itself: %s (%s): %s', (id, locale, text) => {
    expect(OTHER_NAMES[id]?.[locale]?.test(text)).toBe(true);
  });
});
