/** The end of a game. */
export const ending = {
  'bpc.end.team.victory': '{count, plural, one {{names} has won.} other {{names} have won together.}}',
  'bpc.end.team.pyrrhic':
    '{count, plural, one {{names} has reached the goal at too high a price.} other {{names} have reached the goal at too high a price.}}',
  'bpc.end.team.defeat': '{count, plural, one {{names} has lost.} other {{names} have lost together.}}',
  'bpc.result.early': 'All goals were met on turn {turn} of {last}, and the game was over.',
  'bpc.result.last-turn': 'Turn {turn} was the last one.',
  'bpc.end.score': 'Score',
  'bpc.end.score.how': 'free population {population} × {last} turns ÷ turn {turn}',
  'bpc.end.score.lesson': 'free population {population}',
  'bpc.end.result': 'Result',
  'bpc.end.asked': 'Asked',
  'bpc.end.met': 'met',
  'bpc.end.missed': 'missed',
  'bpc.end.most': 'at most {value}',
  'bpc.end.least': 'at least {value}',
  'bpc.end.what.ghg': 'Global GHG',
  'bpc.end.what.transformations': 'Transformations implanted',
  'bpc.end.what.unfree': 'Regions in Dictatorship or Chaos',
  'bpc.end.what.free': 'Free regions',
  'bpc.end.what.tokens': 'Pawns: {tokens}',
  'bpc.end.transformations': 'Transformations',
};
