import type { Chapter } from '@kaya/engine';

/** The rules in our own words; the same chapters, paragraphs and rule ids in every language. */
export const en: readonly Chapter[] = [
  {
    id: 'night',
    title: 'A night',
    paragraphs: [
      { rules: ['LMP-NIG-1'], text: 'At dusk everyone draws a card.' },
      {
        rules: ['LMP-NIG-2', 'LMP-NIG-3', 'LMP-NIG-4'],
        text: 'Everyone pours one card in secret. All are shown together; until then you may think again, once a night.',
      },
      {
        rules: ['LMP-WIN-1', 'LMP-WIN-2', 'LMP-WIN-3'],
        text: 'The wind may rise: a shield stops a gust. If no one raises one, the player who poured most gives up a coin or a harbour light.',
      },
      {
        rules: ['LMP-CNT-1', 'LMP-CNT-2'],
        text: 'Too little oil puts out a harbour light. The player who pours most earns two coins.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    paragraphs: [
      {
        rules: ['LMP-TRN-1', 'LMP-TRN-2', 'LMP-SEL-1'],
        text: 'Then each in turn lights a dark post, sells a card of oil, or rests.',
      },
      {
        rules: ['LMP-LIT-1', 'LMP-LIT-2', 'LMP-LIT-3'],
        text: 'Posts are lit one after the other along a street and cost one, one, two and two coins.',
      },
      {
        rules: ['LMP-BAR-1', 'LMP-BAR-2'],
        text: 'For a coin anyone may lay a card under the deck and draw another while a turn begins.',
      },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    paragraphs: [
      { rules: ['LMP-END-1'], text: 'When the last harbour light goes out, everyone has lost.' },
      {
        rules: ['LMP-END-2', 'LMP-SCO-1', 'LMP-SCO-2', 'LMP-SCO-3', 'LMP-SCO-4'],
        text: 'After the last night posts, streets led alone and coins are points; most points win.',
      },
    ],
  },
  {
    id: 'glossary',
    title: 'Glossary',
    paragraphs: [
      {
        rules: ['LMP-END-1'],
        text: 'Harbour light: one of the lights that burn for everyone; with the last one everyone loses.',
      },
      { rules: ['LMP-LIT-1'], text: 'Post: a lamp of a street, lit for coins.' },
      { rules: ['LMP-WIN-1'], text: 'Gust: wind that takes a coin or a harbour light from the player who poured most.' },
      { rules: ['LMP-WIN-2'], text: 'Shield: the card that stops a gust.' },
      { rules: ['LMP-NIG-2'], text: 'Oil: the cards that are poured each night for the harbour.' },
    ],
  },
];
