/** What a move brings, as the bots say it: 'It brings …'. */
export const motives = {
  'bpc.motive.ending': 'the victory',
  'bpc.motive.gases': 'fewer greenhouse gases',
  'bpc.motive.people': 'more people living in freedom',
  'bpc.motive.peace': 'more peace',
  'bpc.motive.food': 'less hunger',
  'bpc.motive.health': 'less disease',
  'bpc.motive.refuge': 'more room for refugees',
  'bpc.motive.discipline': 'more Discipline',
  'bpc.motive.oil': 'a better oil balance',
  'bpc.motive.hands': 'fuller hands',
  'bpc.motive.seeds': 'transformations that can spread',
  'bpc.motive.joint-action': 'a joint action likely to succeed',
  'bpc.motive.implanting': 'a transformation within reach',
};
