import type { LessonMoment } from '@kaya/engine/lessons';

/** Two more turns: contracts bought and completed, tolls, and an engineer more. */
export const contracts: readonly LessonMoment[] = [
  {
    id: 'two',
    move: 17,
    help: 'show',
    until: { kind: 'contract-got', seat: 0 },
    answers: [{ to: { do: 'done' }, say: 'none' }],
    rules: ['FE-PLAN-2', 'FE-PLAN-3', 'FE-CON-1', 'FE-CON-2'],
  },
  { id: 'line', move: 19, help: 'show', answers: [{ to: { do: 'done' }, say: 'none' }], rules: ['FE-PLAN-3'] },
  { id: 'free-way', move: 20, help: 'point', rules: ['FE-MOVE-3', 'FE-MOVE-5'] },
  {
    id: 'coal',
    move: 21,
    help: 'point',
    until: { kind: 'token-taken', seat: 0, space: 'munich' },
    answers: [{ to: { do: 'go' }, say: 'elsewhere' }],
    rules: ['FE-MOVE-14', 'FE-BLD-1'],
  },
  {
    id: 'complete',
    move: 23,
    help: 'show',
    answers: [
      { to: { do: 'skip' }, say: 'skipped' },
      { to: { do: 'coal-return' }, say: 'other' },
    ],
    rules: ['FE-TOK-3', 'FE-DONE-1'],
  },
  { id: 'toll', move: 25, help: 'show', points: ['#players'], rules: ['FE-MOVE-4', 'FE-MOVE-16'] },
  { id: 'bigger', move: 27, help: 'point', until: { kind: 'contract-got', seat: 0 }, rules: ['FE-CON-1', 'FE-CON-5'] },
  { id: 'lines', move: 29, help: 'point', until: { kind: 'line-placed', seat: 0 }, times: 2, within: 3, rules: ['FE-LINE-5'] },
  {
    id: 'alone',
    move: 32,
    help: 'ask',
    until: { kind: 'built', seat: 0 },
    within: 3,
    answers: [{ to: { do: 'pass' }, say: 'passed' }],
    rules: ['FE-MOVE-4', 'FE-TOK-1'],
  },
];
