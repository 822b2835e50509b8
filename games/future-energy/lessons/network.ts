import type { LessonMoment } from '@kaya/engine/lessons';

/** Three more turns: lines that reach regions, plants in them, a choice between contracts, a site. */
export const network: readonly LessonMoment[] = [
  {
    id: 'lines',
    move: 29,
    help: 'show',
    like: ['choice'],
    until: { kind: 'line-placed', seat: 0 },
    times: 2,
    within: 3,
    rules: ['FE-LINE-5'],
  },
  {
    id: 'wanted',
    move: 32,
    help: 'ask',
    until: { kind: 'built', seat: 0 },
    within: 3,
    answers: [{ to: { do: 'pass' }, say: 'passed' }],
    rules: ['FE-MOVE-4', 'FE-TOK-1'],
  },
  { id: 'region', move: 36, help: 'ask', like: ['choice'], until: { kind: 'line-placed', seat: 0 }, rules: ['FE-SCO-9'] },
  { id: 'finish', move: 38, help: 'show', like: [], rules: ['FE-PLAN-4'] },
  {
    id: 'gas',
    move: 39,
    help: 'ask',
    until: { kind: 'crew-moved', seat: 0 },
    answers: [{ to: { do: 'go', space: 'barcelona' }, say: 'away' }],
    rules: ['FE-MOVE-1', 'FE-SCO-3'],
  },
  {
    id: 'which',
    move: 41,
    brings: { kind: 'contract-completed', seat: 0 },
    help: 'show',
    answers: [{ to: { do: 'build' }, say: 'other' }],
    rules: ['FE-BLD-2', 'FE-DONE-1', 'FE-TOK-6'],
  },
  { id: 'theirs', move: 42, help: 'show', points: ['#players'], rules: ['FE-CON-5'] },
  { id: 'join', move: 46, help: 'point', answers: [{ to: { do: 'decline' }, say: 'alone' }], rules: ['FE-JOIN-4'] },
  {
    id: 'north',
    move: 47,
    help: 'ask',
    like: ['choice'],
    until: { kind: 'line-placed', seat: 0, connection: 'riga--berlin' },
    answers: [{ to: { do: 'place-line' }, say: 'elsewhere' }],
    rules: ['FE-LINE-2'],
  },
  { id: 'site', move: 49, help: 'ask', until: { kind: 'built', seat: 0 }, within: 5, rules: ['FE-BLD-3', 'FE-TOK-12'] },
];
