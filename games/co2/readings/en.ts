/** What is read out. */
export const en = {
  'co2.reading.overview':
    '{phase, select, setup {Before the first decade} supply {Decade {decade} of {decades}, supply phase} operations {Decade {decade} of {decades}, round {round} of {rounds}} other {The game is over}}: pollution {pollution} ppm, defeat at {loss}; a CEP costs {price}; points: {points}.',
  'co2.reading.fossils': 'The next fossil plants come to: {regions}.',
  'co2.reading.installed': 'Installed, to be constructed: {projects}.',
  'co2.reading.proposed': 'Proposed, to be installed: {projects}.',
  'co2.reading.project': '{type}, {region}',
  'co2.reading.project.by': '{type}, {region} (possible now for {seats})',
  'co2.reading.controls': '{seat} controls: {regions}.',
  'co2.reading.summit': 'The summit in {summit} lacks one scientist ({topic}).',
  'co2.reading.un-goal': 'You have every type for a UN goal: {goal}.',
  'co2.reading.un-goal.one': 'For this UN goal you lack only {type}: {goal}.',
  'co2.reading.expertise': 'Expertise: {levels}.',
  'co2.reading.regions': 'Regions controlled: {regions}.',
  'co2.reading.goal-exchanged': 'The company goal is counted as exchanged for {money}.',
};
