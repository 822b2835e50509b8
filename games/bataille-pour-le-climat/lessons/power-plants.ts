import type { LessonMoment } from '@kaya/engine/lessons';

/** A move, a power plant, a joint action saved at the last moment; then China is activated. */
export const powerPlants: readonly LessonMoment[] = [
  { id: 'reveal', move: 6, help: 'point', rules: ['BPC-EVT-1', 'BPC-SET-19'] },
  {
    id: 'valley',
    move: 7,
    help: 'point',
    answers: [{ to: { do: 'launch' }, say: 'launch' }],
    rules: ['BPC-EVT-4', 'BPC-EVT-7', 'BPC-ACI-20'],
  },
  {
    id: 'china',
    move: 8,
    help: 'show',
    until: { kind: 'moved', seat: 0, to: 'china' },
    answers: [
      { to: { do: 'go' }, say: 'elsewhere' },
      { to: { do: 'electricity' }, say: 'here' },
    ],
    rules: ['BPC-CHR-3', 'BPC-GHG-1'],
  },
  { id: 'coal', move: 10, help: 'show', rules: ['BPC-CHR-7', 'BPC-ELE-1', 'BPC-REG-6'] },
  {
    id: 'wind',
    move: 11,
    help: 'show',
    answers: [
      { to: { do: 'replace', from: 'coal', to: 'gas' }, say: 'gas' },
      { to: { do: 'replace', from: 'hydro' }, say: 'hydro' },
      { to: { do: 'add' }, say: 'add' },
    ],
    rules: ['BPC-ELE-2', 'BPC-ELE-3', 'BPC-ELE-10', 'BPC-ELE-13'],
  },
  {
    id: 'lobbying',
    move: 12,
    help: 'show',
    answers: [{ to: { do: 'lobby' }, say: 'open' }],
    rules: ['BPC-ACI-3', 'BPC-ACI-4'],
  },
  {
    id: 'give',
    move: 19,
    help: 'point',
    answers: [
      { to: { do: 'contributed' }, say: 'none' },
      { to: { do: 'give' }, say: 'small' },
    ],
    rules: ['BPC-ACI-5', 'BPC-ACI-7', 'BPC-ELE-2'],
  },
  {
    id: 'done',
    move: 20,
    help: 'show',
    answers: [{ to: { do: 'give' }, say: 'more' }],
    rules: ['BPC-ACI-11', 'BPC-ACI-12'],
  },
  {
    id: 'fake-news',
    move: 21,
    help: 'show',
    answers: [
      { to: { do: 'pass' }, say: 'pass' },
      { to: { do: 'fake-news-check' }, say: 'own' },
    ],
    rules: ['BPC-ACI-14', 'BPC-INC-6'],
  },
  { id: 'end-turn', move: 22, help: 'point', rules: ['BPC-FLW-6', 'BPC-ACT-6', 'BPC-ACT-9'] },
  { id: 'oil', move: 24, help: 'point', points: ['region:north-america'], rules: ['BPC-OIL-1', 'BPC-OIL-2', 'BPC-OIL-3'] },
  {
    id: 'alone',
    move: 33,
    help: 'ask',
    until: { kind: 'region-ghg', region: 'china' },
    within: 3,
    answers: [{ to: { do: 'ready' }, say: 'ready' }],
    rules: ['BPC-IMP-3', 'BPC-IMP-6', 'BPC-ACT-8', 'BPC-LIV-8', 'BPC-WOI-2'],
  },
];
