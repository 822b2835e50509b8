import type { LessonMoment } from '@kaya/engine/lessons';

/** Buy, plan, act, exploit: a whole round, with every starting action but gems. */
export const firstRound: readonly LessonMoment[] = [
  { id: 'civilisation', move: 0, help: 'show', like: [], anyWillDo: true, rules: ['COS-SET-11'] },
  {
    id: 'card',
    move: 4,
    help: 'show',
    answers: [
      { to: { do: 'stop-buying' }, say: 'stop' },
      { to: { do: 'buy-card' }, say: 'single' },
    ],
    rules: ['COS-BUY-1', 'COS-BUY-3'],
  },
  { id: 'range', move: 5, help: 'show', rules: ['COS-UPG-7', 'COS-UPG-8', 'COS-UPG-9'] },
  {
    id: 'zone-1',
    move: 9,
    help: 'show',
    answers: [{ to: { do: 'plan-card', card: 'st-extract' }, say: 'early' }],
    rules: ['COS-PLN-1', 'COS-PLN-2'],
  },
  { id: 'zone-2', move: 10, help: 'show', rules: ['COS-PLN-3', 'COS-ACT-1'] },
  { id: 'zone-3', move: 11, help: 'point', rules: ['COS-CON-1', 'COS-ORD-1', 'COS-ACT-6'] },
  {
    id: 'discover',
    move: 12,
    help: 'show',
    answers: [
      { to: { do: 'discover', sector: 1 }, say: 'near' },
      { to: { do: 'skip' }, say: 'nothing' },
    ],
    rules: ['COS-DIS-1', 'COS-ACT-2'],
  },
  {
    id: 'tile',
    move: 13,
    help: 'show',
    answers: [{ to: { do: 'take-tile', tile: 's2-03' }, say: 'desert' }],
    rules: ['COS-DIS-2'],
  },
  {
    id: 'space',
    move: 14,
    help: 'show',
    until: { kind: 'discovered', who: 0, galaxy: 'blue' },
    answers: [
      { to: { do: 'place-tile', space: 'green-1' }, say: 'green' },
      { to: { do: 'place-tile', space: 'green-2' }, say: 'green' },
    ],
    rules: ['COS-DIS-2', 'COS-GAL-1'],
  },
  {
    id: 'cube',
    move: 15,
    help: 'show',
    answers: [
      { to: { do: 'take-resource' }, say: 'gem' },
      { to: { do: 'skip' }, say: 'empty' },
    ],
    rules: ['COS-DIS-6', 'COS-MAJ-2'],
  },
  {
    id: 'tower',
    move: 16,
    help: 'show',
    answers: [
      { to: { do: 'colonise', planet: 's1-06a' }, say: 'ysra' },
      { to: { do: 'skip' }, say: 'empty' },
    ],
    rules: ['COS-COL-1', 'COS-COL-2'],
  },
  {
    id: 'extract',
    move: 17,
    help: 'show',
    like: ['system'],
    until: { kind: 'extracted', who: 0 },
    times: 2,
    answers: [{ to: { do: 'skip' }, say: 'left' }],
    rules: ['COS-EXT-1', 'COS-EXT-2', 'COS-EXT-3', 'COS-EXT-6'],
  },
  {
    id: 'exploit',
    move: 19,
    help: 'show',
    answers: [
      { to: { do: 'exploit', galaxy: 'grey' }, say: 'grey' },
      { to: { do: 'stop-exploiting' }, say: 'stop' },
    ],
    rules: ['COS-XPL-1', 'COS-XPL-2', 'COS-XPL-4', 'COS-MAJ-1'],
  },
  {
    id: 'alone',
    move: 20,
    help: 'ask',
    like: [],
    answers: [{ to: { do: 'stop-exploiting' }, say: 'stop' }],
    rules: ['COS-XPL-1'],
  },
];
