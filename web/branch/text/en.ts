/** The words around games that leave another one, and around how games ended. */
export const en = {
  'branch.title': 'How it went, and how it could have gone',
  'branch.game': 'Game',
  'branch.end': 'End',
  'branch.this': 'This game',
  'branch.open': 'Open',
  'branch.from': 'from move {move}',
  'branch.from-imagined': 'from move {move}, in an imagined world',
  'branch.score': '{name}: {score}',
  'branch.running': 'still running',
  'branch.winners': '{count, plural, one {{names} wins.} other {{names} win.}}',
  'branch.of-this': 'Played on from this game',
  'branch.imagined':
    'This is an imagined world. It fits everything you knew at that moment; what was hidden from you may be different in the real game.',
  'branch.copy': 'This is a copy, played on from move {move}. The game it comes from stays as it was.',
  'branch.back': 'Back to the real game',
  'result.won': 'won',
  'result.lost': 'lost',
  'result.won-points': 'won with {score, plural, one {# point} other {# points}}',
  'result.lost-points': 'lost with {score, plural, one {# point} other {# points}}',
  'result.place': 'place {rank} of {players}, {score, plural, one {# point} other {# points}}',
};
