// Which options an invitation names: those that matter, and whatever somebody has changed.
import { defaults, LOCALES, type Option, type Options, speakerFor } from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import { expect, test } from 'vitest';
import { chosenOptions } from '../app/chosenOptions.ts';

for (const box of await loadAllGames()) {
  const { game, shelf, voice } = box;
  test(`${game.id}: an invitation names what matters and every option that was changed, in words`, async () => {
    const speaker = await speakerFor(voice, 'en', []);
    const usual = defaults(game.options);
    const named = (options: typeof usual) => chosenOptions(box, speaker, options).map(({ name }) => name);
    expect(named(usual).toSorted()).toEqual([...shelf.matters].toSorted());
    for (const [name, option] of Object.entries(game.options)) {
      const other = anotherValue(option);
      if (other === undefined) continue;
      expect(named({ ...usual, [name]: other })).toContain(name);
      for (const locale of LOCALES) {
        const said = chosenOptions(box, await speakerFor(voice, locale, []), { ...usual, [name]: other });
        const before = chosenOptions(box, await speakerFor(voice, locale, []), usual);
        const value = (all: typeof said) => all.find((it) => it.name === name)?.value;
        expect(value(said), `${locale} ${name}`).toMatch(/\S/);
        expect(value(said), `${locale} ${name}`).not.toBe(value(before));
      }
    }
  });
}

function anotherValue(option: Option): Options[string] | undefined {
  if (option.type === 'flag') return !option.default;
  const values = option.type === 'number' ? [option.min, option.max] : option.values;
  return [...values].find((it) => it !== option.default);
}
