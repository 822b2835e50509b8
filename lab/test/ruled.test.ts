// The rules that a closer look leads to: every one is told in the reference, in all languages.
import { readFileSync } from 'node:fs';
import { LOCALES } from '@kaya/engine';
import { expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { homeOf } from '../kept.ts';

for (const { game, voice } of await allBoxes())
  test(`${game.id}: every rule of a closer look is told in the reference`, async () => {
    const source = readFileSync(new URL('text/ruled.ts', homeOf(game.id)), 'utf8');
    const named = [...new Set(source.match(/\b[A-Z0-9]{2,5}-[A-Z0-9]{2,5}-\d+\b/g))];
    expect(named.length).toBeGreaterThan(5);
    for (const locale of LOCALES) {
      const told = (await voice.reference[locale]()).flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules));
      expect([locale, named.filter((rule) => !told.includes(rule))]).toEqual([locale, []]);
    }
  });
