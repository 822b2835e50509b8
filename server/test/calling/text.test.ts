import { type Locale, Speaker } from '@kaya/engine';
import { faultsOf } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { en } from '../../calling/text/en.ts';
import { fr } from '../../calling/text/fr.ts';
import { ru } from '../../calling/text/ru.ts';

const values = {
  game: 'CO₂',
  names: ['Anna', 'Boris'],
  name: 'Anna',
  title: 'First round',
  date: '1 May',
  url: 'kaya.example/x',
};

test.each(Object.keys(en))('%s is said in three languages, with the same values and after the style guide', (key) => {
  const named = (message: string) => [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map((it) => it[1]))].sort();
  for (const [locale, catalogue] of Object.entries({ en, fr, ru })) {
    expect(named(catalogue[key as keyof typeof en])).toEqual(named(en[key as keyof typeof en]));
    for (const count of [0, 1, 2, 5]) {
      const said = new Speaker(locale as Locale, catalogue).say({ key, values: { ...values, count } });
      expect([said, faultsOf(said.replace(/\s*\n+\s*/g, ' '), locale as Locale, 'text', ['Anna', 'Boris'])]).toEqual([said, []]);
    }
  }
});
