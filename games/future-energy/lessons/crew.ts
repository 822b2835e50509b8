import type { LessonMoment } from '@kaya/engine/lessons';

/** The first two turns: a line, a way, a plant, and a plant built together. */
export const crew: readonly LessonMoment[] = [
  {
    id: 'line',
    move: 0,
    help: 'show',
    answers: [
      { to: { do: 'plan', choice: 'two-lines' }, say: 'dear' },
      { to: { do: 'done' }, say: 'nothing' },
    ],
    rules: ['FE-PLAN-1', 'FE-PLAN-2'],
  },
  { id: 'place', move: 1, help: 'show', rules: ['FE-LINE-1', 'FE-LINE-2'] },
  {
    id: 'go',
    move: 2,
    help: 'show',
    answers: [{ to: { do: 'go' }, say: 'elsewhere' }],
    rules: ['FE-MOVE-1', 'FE-MOVE-5', 'FE-BLD-1'],
  },
  { id: 'theirs', move: 4, help: 'show', points: ['#players'], rules: ['FE-FLOW-3'] },
  { id: 'join', move: 7, help: 'show', answers: [{ to: { do: 'decline' }, say: 'alone' }], rules: ['FE-JOIN-2', 'FE-JOIN-4'] },
  { id: 'second', move: 8, help: 'point', until: { kind: 'line-placed', seat: 0 }, rules: ['FE-INC-1', 'FE-LINE-2'] },
  { id: 'alone', move: 10, help: 'ask', answers: [{ to: { do: 'go' }, say: 'elsewhere' }], rules: ['FE-TOK-2', 'FE-MOVE-3'] },
];
