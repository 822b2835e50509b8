// Names that only a host's own component file knows, so that its cards can be spoken of too. Ours leaves them out.
import type { Catalogue, Locale } from '@kaya/engine';
import type { Components, Text } from '../data/read.ts';

/** The names and flavours that stand in the component file, by key. Our own catalogues go before them. */
export function componentNames(components: Components, locale: Locale): Catalogue {
  const names: Record<string, string> = {};
  const put = (key: string, text: Text) => {
    if (text[locale] !== '') names[key] = literal(text[locale]);
  };
  for (const card of [...components.oilConstraints, ...components.warmings]) put(`bpc.card.${card.id}`, card.name);
  for (const card of [...components.greens, ...components.climates]) {
    put(`bpc.card.${card.id}`, card.name);
    put(`bpc.flavour.${card.id}`, card.flavour);
  }
  for (const character of components.characters) {
    put(`bpc.character.${character.id}`, character.name);
    put(`bpc.character.${character.id}.short`, character.name);
    put(`bpc.character.${character.id}.role`, character.role);
  }
  for (const scenario of components.scenarios) put(`bpc.option.scenario.${scenario.id}`, scenario.name);
  for (const { effect } of components.influenceCards) {
    put(`bpc.text.${effect.id}`, effect.name);
    put(`bpc.text.${effect.id}.help`, effect.name);
  }
  for (const { id, text } of [...components.verdicts, ...components.defeatGrades]) put(`bpc.verdict.${id}`, sentence(text));
  return names;
}

/** With its full stop, as our own verdicts are. */
function sentence(text: Text): Text {
  const ended = (words: string) => (/[.!?]$|^$/.test(words) ? words : `${words}.`);
  return { en: ended(text.en), fr: ended(text.fr), ru: ended(text.ru) };
}

/** Ready text as an ICU message: nothing in it is an argument, and apostrophes are typographic. */
function literal(text: string): string {
  return text.replaceAll("'", '’').replaceAll(/[{}]/g, (brace) => `'${brace}'`);
}
