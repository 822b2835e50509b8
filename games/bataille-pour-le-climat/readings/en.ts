/** What is read out. */
export const en = {
  'bpc.reading.overview':
    '{over, select, yes {The game is over, turn {turn}} other {Turn {turn} of {last}, {by}, active region {region}}}: global GHG {ghg}{goal, select, none {} other {, goal {goal}}}; {free} of {regions} regions are free, {edge, plural, =0 {none} other {#}} at the edge.',
  'bpc.reading.region': '{region}: {troubles}.',
  'bpc.reading.calm': 'Calm: {regions}.',
  'bpc.reading.transformations': 'Transformations: {regions}.',
  'bpc.reading.held': '{region} ({tps})',
  'bpc.reading.if-won': 'There is a score only after a victory.',
};
