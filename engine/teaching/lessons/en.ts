export const en = {
  theme: 'A harbour town at night: you light its street lamps, and keep its lights burning together.',
  goal: 'Most points win: lit posts, streets where you have most, coins.',
  end: 'The game ends after the last night.',
  lose: 'If all three harbour lights go out, everyone loses.',
  first: 'Your first game: three calm nights against an easy bot.',
  'first-night.title': 'The first nights',
  'first-night.end': 'You can pour, and you can light posts. That is most of the game.',
  'first-night.pour': 'Everyone pours one card in secret. Pour your 5: the most earns 2 coins.',
  'first-night.pour.done': 'The most, tied with the other: 2 coins each.',
  'first-night.pour.little': 'Less than your 5: the other one pours most and earns the coins.',
  'first-night.light': 'Now your turn. Light the first post of a street.',
  'first-night.light.done': 'Lit. Posts are points.',
  'first-night.sells': 'The other player sells a card of oil for 2 coins. You may do that too.',
  'first-night.pour-again': 'Tonight the harbour needs 6 oil in all. Pour a card.',
  'first-night.light-again': 'Streets are lit post by post. Light another.',
  'first-night.light-again.done': 'Two posts: 4 points.',
  'first-night.alone': 'A whole night by yourself: pour, then light a third post.',
  'first-night.alone.done': 'Three posts. Well done.',
} as const;

export type LessonWords = Readonly<Record<keyof typeof en, string>>;
