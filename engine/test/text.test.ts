import { describe, expect, test } from 'vitest';
import { LOCALES, reasonWords, Speaker, speakerFor } from '../index.ts';
import { box as lamplighters } from '../teaching/index.ts';
import { words as engineWords } from '../text/index.ts';

const { voice } = lamplighters;

describe('words', () => {
  test('plurals follow the language', async () => {
    const coins = async (locale: 'en' | 'fr' | 'ru', count: number) =>
      (await speakerFor(voice, locale)).say({ key: 'lmp.event.earned', values: { seat: { seat: 0 }, coins: count } });
    expect(await coins('en', 1)).toBe('Player 1 earns 1 coin.');
    expect(await coins('fr', 0)).toBe('Joueur 1 gagne 0 pièce.');
    expect(await coins('ru', 1)).toBe('Игрок 1 получает 1 монету.');
    expect(await coins('ru', 3)).toBe('Игрок 1 получает 3 монеты.');
    expect(await coins('ru', 5)).toBe('Игрок 1 получает 5 монет.');
    expect(await coins('ru', 21)).toBe('Игрок 1 получает 21 монету.');
  });

  test('names, nested words and lists go into a sentence', () => {
    const speaker = new Speaker('en', { line: '{who} lights {posts}.', post: 'post {n}' }, ['Ada']);
    const posts = [1, 2, 3].map((n) => ({ key: 'post', values: { n } }));
    expect(speaker.say({ key: 'line', values: { who: { seat: 0 }, posts } })).toBe('Ada lights post 1, post 2 and post 3.');
  });

  test('labels with their values are listed without ‘and’, and apart by semicolons where they hold commas', () => {
    const listed = (locale: 'en' | 'fr', pair: string) =>
      new Speaker(locale, { line: '{pairs}.', pair }, ['Ada', 'Ben']).say({
        key: 'line',
        values: { pairs: [0, 1].map((seat) => ({ key: 'pair', values: { seat: { seat }, n: seat + 2 } })) },
      });
    expect(listed('en', '{seat}: {n}')).toBe('Ada: 2, Ben: 3.');
    expect(listed('en', '{seat}: level {n}, last')).toBe('Ada: level 2, last; Ben: level 3, last.');
    expect(listed('fr', '{seat}\u00a0: niveau {n}, fini')).toBe('Ada\u00a0: niveau 2, fini\u202f; Ben\u00a0: niveau 3, fini.');
  });

  test('numbers have a true minus sign; names and addresses keep their hyphens', () => {
    const speaker = new Speaker('en', { paid: '{name} pays {sum} at {url}.' });
    const said = speaker.say({ key: 'paid', values: { name: 'Ann-7', sum: '-3', url: 'https://kaya.example/x#_-74~-1.-2' } });
    expect(said).toBe('Ann-7 pays \u22123 at https://kaya.example/x#_-74~-1.-2.');
  });

  test('a missing key is an error that names it', () => {
    expect(() => new Speaker('fr', {}).say({ key: 'nowhere' })).toThrow("the fr catalogue has no words for 'nowhere'");
  });

  test('words that are still to come are asked for, and nothing is said for them', () => {
    const asked: string[] = [];
    const speaker = new Speaker('en', { line: '{who}.' }, [], (key) => asked.push(key));
    expect(speaker.say({ key: 'line', values: { who: { key: 'later' } } })).toBe('.');
    expect(asked).toEqual(['later']);
  });

  test('the engine’s own reasons speak every language', async () => {
    for (const locale of LOCALES) {
      const speaker = await speakerFor(voice, locale);
      expect(speaker.say(reasonWords(voice, { rule: 'engine.seats', values: { seats: '9', min: 2, max: 4 } }))).toContain('9');
      expect(speaker.say(reasonWords(voice, { rule: 'LMP-LIT-2', values: { needs: 2, has: 1 } }))).toContain('2');
      expect(Object.keys(engineWords[locale])).toEqual(Object.keys(engineWords.en));
    }
  });
});
