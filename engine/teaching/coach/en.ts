export const en = {
  'LMP-CNT-1.title': 'A harbour light goes out',
  'LMP-CNT-1': 'Too little oil was poured: the harbour needs twice the number of players, plus the number of the night.',
  'LMP-WIN-3.title': 'A gust',
  'LMP-WIN-3': 'No one stopped the gust, so the player who poured most gave up a harbour light. There are only three.',
  'LMP-WIN-2.title': 'A shield',
  'LMP-WIN-2': 'A shield stops a gust for everyone. Each player is asked in turn until one is raised.',
  'LMP-CNT-2.title': 'Most oil',
  'LMP-CNT-2': 'Everyone who poured as much as the most earns two coins.',
  'LMP-LIT-2.title': 'A dear post',
  'LMP-LIT-2': 'Along a street the posts cost one, one, two and two coins.',
  'LMP-BAR-1.title': 'Bartering',
  'LMP-BAR-1': 'While a turn begins anyone may lay a card under the deck and draw another, for a coin.',
  'LMP-SEL-1.title': 'Oil is sold',
  'LMP-SEL-1': 'A card of oil brings two coins, whatever its value: sell the small ones.',
  'matter.posts': 'Posts: each one lit is worth 2 points.',
  'matter.streets': 'Streets: leading one alone is worth 3 points.',
  'matter.coins': 'Coins: what can you pay for next?',
  'matter.harbour': 'The harbour: how much oil will the others pour?',
} as const;

export type CoachWords = Readonly<Record<keyof typeof en, string>>;
