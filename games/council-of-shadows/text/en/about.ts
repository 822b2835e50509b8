/** Tooltips and forecasts. */
export const about = {
  'cos.about.card': 'Consumption {consumption}: {text}.',
  'cos.about.does': 'What it does: {text}.',
  'cos.about.price': 'Price: {price}.',
  'cos.about.bought': 'You have it already.',
  'cos.about.affordable': 'You can pay it now.',
  'cos.about.too-dear': 'Your gems are not enough for it.',
  'cos.about.space': 'Free: a system of sector {sector} can be discovered here.',
  'cos.about.exploit':
    'Exploiting it now gives you {energy} energy, the {yield, select, high {high} other {low}} yield{card, select, yes {, and a light bonus card} other {}}.',
  'cos.about.why.alone': 'You are alone there.',
  'cos.about.why.majority': 'You have the most cubes there.',
  'cos.about.why.tie-breish': 'It is a tie, which is enough for Breish.',
  'cos.about.why.tie': 'It is a tie; one cube more would give the high yield.',
  'cos.about.why.fewer': 'Somebody has more cubes there.',
  'cos.about.after':
    'After that: {colonies, plural, =0 {no colony of yours is left} one {# colony of yours is left} other {# colonies of yours are left}}, majority: {majority}.',
  'cos.about.gem': 'At the end of the game each is worth {energy} energy.',
  'cos.about.supply': 'Gems for every gain and from every payment. They never run out.',
  'cos.about.throne': 'Whoever first reaches level III takes it; the game ends after that round.',
  'cos.about.civilisation': 'Civilisations differ only in name and colour.',
  'cos.about.cubes': '{count, plural, one {# cube} other {# cubes}} still before the player.',
  'cos.about.leader': '{text}.',
  'cos.about.table': 'Part of the table.',
  'cos.forecast.missing': 'You need {energy} more energy for level {level}.',
  'cos.forecast.rises': 'You have the energy for level {level}: you rise at the end of your turn.',
  'cos.forecast.exploit': '{galaxy}: {energy} energy, the {yield, select, high {high} other {low}} yield.',
  'cos.forecast.all': 'Exploiting all your galaxies now: {energy} energy.',
  'cos.forecast.plan':
    'Your plan consumes {sum}: the counter goes from {from} to {to}, and you act as number {place} of {players}.',
  'cos.forecast.end': 'If the game ended now, as far as you can see: {standings}.',
  'cos.forecast.standing': '{who} level {level} and {energy} energy',
};
