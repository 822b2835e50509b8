/** What only single pages say: those on which a table is set up and waited for, the settings, and what the site is. */
export const en = {
  'new.mode.bots': 'A game on this device, against bots. It works offline.',
  'new.mode.screen': 'Everyone plays on this device. The screen is covered whenever it changes hands.',
  'new.mode.online': 'A table that others can join with a link.',
  'new.seats': 'Who plays',
  'new.count': 'Number of players',
  'new.about.hard': 'Hard wins three of four games against medium.',
  'new.about.master':
    'Master learnt by playing itself. It takes {share, number, percent} of the first places against hard (by chance {fair, number, percent}).',
  'new.about.team': 'A team of hard bots nearly always wins the normal game, medium ones win four of five, easy ones half.',
  'new.options': 'Options',
  'new.more-options': 'More options ({count})',
  'new.public': 'Show it in the list of open tables',
  'new.slow': 'Slow game: two days per move, then a bot steps in',
  'new.talk': 'Spectators can chat too',
  'new.take-suggestion': 'Use it',
  'new.start': 'Start the game',
  'new.open': 'Open the table',
  'online.learn-meanwhile': 'New to it? Learn by playing while you wait (in a new tab)',
  'online.options': 'Played with',
  'online.live': 'Live',
  'online.slow': 'Slow: up to {hours} hours per move',
  'about.title': 'About Kaya',
  'about.what':
    'Kaya is a table for board games about energy. It knows every rule, shows what you can do and why something is not possible, seats people and bots, and works offline.',
  'about.independent':
    'Kaya is independent. It is neither made nor approved by the designers or publishers of these games, whose names only say which game is played. The rules are in our own words, and every picture is our own. If you enjoy a game here, buy the box: nothing replaces a table with friends around it.',
  'about.privacy':
    'You need no account, and there are no trackers. Games on this device stay on this device. At an online table the server keeps your chosen name, your moves and what you say there. What you add in the settings (a passkey, a recovery code, where to tell you) it keeps until you remove it.',
  'about.games': 'The games, and what is reconstructed',
  'about.programs': 'For programs: the API',
  'about.used': 'What Kaya is built on',
  'about.licence': 'Kaya itself is free software under the MIT licence.',
  'about.public-domain': 'public domain',
};
