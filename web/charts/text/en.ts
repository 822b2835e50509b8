/** What charts tell, and the summary of a round. */
export const en = {
  'chart.lead-always': '{title}: {name} is ahead from first to last and ends with {value}',
  'chart.lead-since': '{title}: {name} ends ahead with {value}, in front since {time} {at}',
  'chart.lead-last': '{title}: {name} takes the lead at the very end, with {value}',
  'chart.lead-shared': '{title}: {names} end level, with {value}',
  'chart.rise': '{title}: up from {from} to {to}',
  'chart.fall': '{title}: down from {from} to {to}',
  'chart.same': '{title}: {to} at the end, as at the first count ({time} {at})',
  'chart.peak': '{finding}; highest {value} ({time} {at})',
  'chart.low': '{finding}; lowest {value} ({time} {at})',
  'chart.most': '{title}: most at the end: {name} ({value})',
  'chart.none': '{title}: nothing at the end',
  'chart.more': '{count, plural, one {One more chart} other {# more charts}}',
  'round.title': 'What changed: {time} {at}',
  'round.none': 'The first round is still being played.',
  'round.change': '{value} ({change, number, ::sign-except-zero})',
  'chart.numbers': 'The numbers',
};
