/** What a move brings, by the parts of the bot's evaluation: follows ‘It brings …’. */
export const motives = {
  'co2.motive.points': 'more points',
  'co2.motive.belongings': 'more money, tech cubes or CEPs',
  'co2.motive.income': 'more income from expertise',
  'co2.motive.plants': 'plants within closer reach',
  'co2.motive.goals': 'progress with goals and cards',
  'co2.motive.scientists': 'scientists in better places',
  'co2.motive.planet': 'a safer planet',
};
