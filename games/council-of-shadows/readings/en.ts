/** What is read out. */
export const en = {
  'cos.reading.overview':
    '{phase, select, setup {Setup} over {The game is over} buy {Round {round}, buying} plan {Round {round}, planning} other {Round {round}, actions}}: {standings}.',
  'cos.reading.also': '{first}; {second}',
  'cos.reading.standing': '{who}: level {level}, energy {energy} of {consumption}',
  'cos.reading.galaxy':
    '{galaxy}: cubes {cubes}; majority {majority}{own, select, yes {; exploiting it gives you {energy} energy} other {}}.',
  'cos.reading.empty': 'No cubes in: {galaxies}.',
  'cos.reading.market': 'Market: {cards}.',
  'cos.reading.card': '{card} ({price})',
  'cos.reading.rises': '{who} has the energy for level {level}.',
  'cos.reading.rival':
    '{who} needs {energy} more energy for level {level}{throne, select, yes { and {all} for the throne} other {}}.',
  'cos.reading.low': '{galaxy} would give you only the low yield, {energy} energy.',
  'cos.reading.hidden': '{who}: {count, plural, one {# hidden bonus card is} other {# hidden bonus cards are}} not counted.',
};
