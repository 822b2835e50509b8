import type { LessonMoment } from '@kaya/engine/lessons';

/** The last two rounds: who must buy a contract, nuclear and oil, what others gain by one's own plants, the end and what counts in it. */
export const lastRounds: readonly LessonMoment[] = [
  { id: 'seven', move: 60, help: 'ask', answers: [{ to: { do: 'decline' }, say: 'alone' }], rules: ['FE-JOIN-7', 'FE-DONE-1'] },
  {
    id: 'must',
    move: 61,
    help: 'show',
    answers: [{ to: { do: 'buy-contract' }, say: 'other' }],
    rules: ['FE-PLAN-6', 'FE-PLAN-7'],
  },
  {
    id: 'nuclear',
    move: 62,
    help: 'point',
    until: { kind: 'token-taken', seat: 0, token: 'nuclear' },
    within: 3,
    answers: [{ to: { do: 'go' }, say: 'elsewhere' }],
    rules: ['FE-PLAN-4', 'FE-MOVE-7'],
  },
  {
    id: 'free-line',
    move: 65,
    help: 'show',
    answers: [{ to: { do: 'skip' }, say: 'skipped' }],
    rules: ['FE-LINE-6'],
  },
  { id: 'theirs', move: 66, help: 'show', points: ['#players'], rules: ['FE-JOIN-7'] },
  {
    id: 'end-it',
    move: 73,
    help: 'ask',
    like: ['choice'],
    until: { kind: 'contract-got', seat: 0, contract: 'c3-05' },
    answers: [{ to: { do: 'buy-contract' }, say: 'other' }],
    rules: ['FE-CON-7', 'FE-END-2', 'FE-END-3'],
  },
  {
    id: 'majority',
    move: 75,
    help: 'ask',
    until: { kind: 'built', seat: 0, space: 'riga' },
    within: 4,
    answers: [{ to: { do: 'go' }, say: 'elsewhere' }],
    rules: ['FE-SCO-3', 'FE-SCO-4', 'FE-BLD-2'],
  },
  {
    id: 'oil',
    move: 79,
    help: 'show',
    like: [],
    answers: [{ to: { do: 'stop' }, say: 'one' }],
    rules: ['FE-TOK-10', 'FE-TOK-11'],
  },
  {
    id: 'alone',
    move: 84,
    help: 'ask',
    answers: [{ to: { do: 'decline' }, say: 'declined' }],
    rules: ['FE-SCO-1', 'FE-SCO-5', 'FE-SCO-12'],
  },
];
