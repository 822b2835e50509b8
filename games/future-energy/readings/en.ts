/** What is read out. */
export const en = {
  'fe.reading.overview':
    '{time, select, before {The game has not begun} over {The game is over} last {Round {round}, the last one} other {Round {round}}}: the crew is {space}, {contracts, plural, one {# contract is} other {# contracts are}} left in the pile; points if the game ended now: {points}.',
  'fe.reading.points': '{seat}: {known, select, yes {{least}} other {{least} to {most}}}',
  'fe.reading.goals': 'The crew can go to: {spaces}.',
  'fe.reading.goal': '{space} ({token}, €{price}M{completes, select, yes {, completes a contract} other {}})',
  'fe.reading.lines': 'A line would add most on: {connections}.',
  'fe.reading.line': '{connection} (+{points, plural, one {# point} other {# points}})',
  'fe.reading.nearly': '{seat} needs one more plant for {contract}.',
  'fe.reading.hidden': '{seat}: hidden certificates add {least} to {most, plural, one {# point} other {# points}}.',
};
