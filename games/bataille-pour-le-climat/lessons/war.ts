import type { LessonMoment } from '@kaya/engine/lessons';

/** The game of the power plants goes on: ideas spread, the UN ends a War, the climate strikes, a global transformation. */
export const war: readonly LessonMoment[] = [
  {
    id: 'spread',
    move: 48,
    help: 'ask',
    answers: [{ to: { do: 'blue-helmets' }, say: 'spent' }],
    rules: ['BPC-PRO-1', 'BPC-PRO-4', 'BPC-PRO-6'],
  },
  { id: 'reveal', move: 50, help: 'ask', rules: ['BPC-FLW-4'] },
  {
    id: 'riots',
    move: 51,
    help: 'ask',
    answers: [{ to: { do: 'launch' }, say: 'launch' }],
    rules: ['BPC-EVT-8', 'BPC-CAL-3', 'BPC-ACI-20'],
  },
  {
    id: 'un',
    move: 52,
    help: 'ask',
    until: { kind: 'moved', seat: 0, to: 'un' },
    answers: [{ to: { do: 'go' }, say: 'elsewhere' }],
    rules: ['BPC-INS-1', 'BPC-INS-8'],
  },
  { id: 'launch', move: 54, help: 'point', rules: ['BPC-INS-2', 'BPC-INS-3', 'BPC-INS-8'] },
  {
    id: 'lobbying',
    move: 56,
    help: 'ask',
    answers: [{ to: { do: 'lobby' }, say: 'open' }],
    rules: ['BPC-ACI-3', 'BPC-ACI-10'],
  },
  {
    id: 'give',
    move: 64,
    help: 'ask',
    until: { kind: 'aci-result' },
    within: 7,
    answers: [{ to: { do: 'contributed' }, say: 'few' }],
    rules: ['BPC-ACI-5', 'BPC-ACI-12', 'BPC-ACI-13', 'BPC-ACI-18'],
  },
  {
    id: 'peace',
    move: 69,
    help: 'point',
    until: { kind: 'removed', region: 'south-america', token: 'war' },
    answers: [
      { to: { do: 'choose-option', option: 'un-2a' }, say: 'conflict' },
      { to: { do: 'enough' }, say: 'nothing' },
    ],
    rules: ['BPC-INS-4', 'BPC-INS-8'],
  },
  { id: 'end-turn', move: 71, help: 'ask', rules: ['BPC-ACT-1'] },
  {
    id: 'die',
    move: 72,
    help: 'ask',
    until: { kind: 'gained-tp', region: 'north-america' },
    within: 4,
    answers: [{ to: { do: 'pass' }, say: 'pass' }],
    rules: ['BPC-PRO-4', 'BPC-DIE-2', 'BPC-DIE-4'],
  },
  { id: 'climate', move: 76, help: 'point', points: ['climate'], rules: ['BPC-CLI-2', 'BPC-CLI-3', 'BPC-CLI-4', 'BPC-CLI-7'] },
  {
    id: 'alone',
    move: 82,
    help: 'ask',
    until: { kind: 'global-tp', tp: 'N' },
    within: 12,
    answers: [
      { to: { do: 'decline' }, say: 'decline' },
      { to: { do: 'abandon' }, say: 'abandon' },
    ],
    rules: ['BPC-INC-3', 'BPC-CHR-6', 'BPC-TPX-17', 'BPC-TPX-20'],
  },
];
