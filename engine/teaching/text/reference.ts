import type { Chapter, Locale } from '@kaya/engine';

/** The rules in our own words; the same chapters, paragraphs and rule ids in every language. */
export const reference: Readonly<Record<Locale, readonly Chapter[]>> = {
  en: [
    {
      id: 'night',
      title: 'A night',
      paragraphs: [
        { rules: ['LMP-NIG-1'], text: 'At dusk everybody draws a card.' },
        {
          rules: ['LMP-NIG-2', 'LMP-NIG-3', 'LMP-NIG-4'],
          text: 'Everybody pours one card in secret. All are shown at once; until then you may think again, once a night.',
        },
        {
          rules: ['LMP-CNT-1', 'LMP-CNT-2'],
          text: 'Too little oil puts out a harbour light. Whoever pours most earns two coins.',
        },
      ],
    },
  ],
  fr: [
    {
      id: 'night',
      title: 'Une nuit',
      paragraphs: [
        { rules: ['LMP-NIG-1'], text: 'Au crépuscule, tout le monde pioche une carte.' },
        {
          rules: ['LMP-NIG-2', 'LMP-NIG-3', 'LMP-NIG-4'],
          text: 'Chacun verse une carte en secret. On les montre ensemble ; d’ici là, on peut changer d’avis une fois par nuit.',
        },
        {
          rules: ['LMP-CNT-1', 'LMP-CNT-2'],
          text: 'Trop peu d’huile éteint un feu du port. Qui verse le plus gagne deux pièces.',
        },
      ],
    },
  ],
  ru: [
    {
      id: 'night',
      title: 'Ночь',
      paragraphs: [
        { rules: ['LMP-NIG-1'], text: 'В сумерках все тянут по карте.' },
        {
          rules: ['LMP-NIG-2', 'LMP-NIG-3', 'LMP-NIG-4'],
          text: 'Каждый тайно льёт одну карту. Карты открывают вместе; до этого можно передумать, один раз за ночь.',
        },
        {
          rules: ['LMP-CNT-1', 'LMP-CNT-2'],
          text: 'Если масла мало, гаснет огонь в гавани. Кто налил больше всех, получает две монеты.',
        },
      ],
    },
  ],
};
