import type { LessonMoment } from '@kaya/engine/lessons';

/** From level II to the throne: deserts, fights for majorities, bonus cards, the end. */
export const lastRound: readonly LessonMoment[] = [
  {
    id: 'desert',
    move: 144,
    help: 'ask',
    answers: [{ to: { do: 'stop-buying' }, say: 'stop' }],
    rules: ['COS-UPG-3', 'COS-UPG-11'],
  },
  {
    id: 'pay',
    move: 145,
    help: 'point',
    answers: [{ to: { do: 'pay' }, say: 'dear' }],
    rules: ['COS-PAY-1', 'COS-PAY-4'],
  },
  { id: 'sleep', move: 146, help: 'ask', rules: ['COS-AIC-3', 'COS-CON-3', 'COS-SCO-3'] },
  { id: 'zone-1', move: 151, help: 'ask', rules: ['COS-PLN-2'] },
  { id: 'keep', move: 152, help: 'show', rules: ['COS-PLN-4', 'COS-SHF-1'] },
  {
    id: 'cover',
    move: 153,
    help: 'ask',
    answers: [{ to: { do: 'keep' }, say: 'keep' }],
    rules: ['COS-CON-1', 'COS-CON-2'],
  },
  { id: 'order', move: 154, help: 'show', points: ['galaxy:blue'], rules: ['COS-ORD-1'] },
  {
    id: 'red',
    move: 160,
    help: 'ask',
    answers: [
      { to: { do: 'colonise', planet: 's3-07b' }, say: 'kraal' },
      { to: { do: 'colonise' }, say: 'elsewhere' },
      { to: { do: 'skip' }, say: 'elsewhere' },
    ],
    rules: ['COS-MAJ-1', 'COS-MAJ-4', 'COS-COL-2'],
  },
  {
    id: 'blue',
    move: 161,
    help: 'ask',
    like: ['sector'],
    until: { kind: 'colonised', who: 0 },
    answers: [
      { to: { do: 'take-resource' }, say: 'gems' },
      { to: { do: 'skip' }, say: 'tie' },
    ],
    rules: ['COS-DIS-2', 'COS-DIS-6'],
  },
  {
    id: 'empire',
    move: 165,
    brings: { kind: 'exploited', who: 0, galaxy: 'red', yield: 'high' },
    help: 'ask',
    like: [],
    rules: ['COS-DTI-9', 'COS-XPL-8'],
  },
  {
    id: 'fifth',
    move: 166,
    brings: { kind: 'exploited', who: 0, galaxy: 'blue', yield: 'high' },
    help: 'ask',
    rules: ['COS-XPL-4', 'COS-XPL-3'],
  },
  { id: 'cube', move: 167, help: 'show', like: [], rules: ['COS-XPL-10'] },
  {
    id: 'bonus',
    move: 168,
    help: 'show',
    answers: [{ to: { do: 'return-bonus' }, say: 'better' }],
    rules: ['COS-BON-2', 'COS-BON-3'],
  },
  {
    id: 'throne',
    move: 169,
    help: 'ask',
    until: { kind: 'throne', who: 0 },
    answers: [{ to: { do: 'stop-exploiting' }, say: 'short' }],
    rules: ['COS-DTL-12', 'COS-END-1', 'COS-END-4', 'COS-SCO-2', 'COS-SCO-4', 'COS-TIE-1'],
  },
];
