import type { LessonMoment } from '@kaya/engine/lessons';

/** The third tutorial: a pair, oil that runs short, two dice, and a power. */
export const blackGold: readonly LessonMoment[] = [
  {
    id: 'pair',
    move: 8,
    help: 'point',
    until: { kind: 'implanting', tp: 'B' },
    answers: [
      { to: { do: 'implant-tp' }, say: 'other' },
      { to: { do: 'end-turn' }, say: 'idle' },
    ],
    rules: ['BPC-TPX-1', 'BPC-TPX-5', 'BPC-TPX-9'],
  },
  {
    id: 'cards',
    move: 12,
    help: 'ask',
    until: { kind: 'laid', seat: 0 },
    times: 4,
    answers: [{ to: { do: 'ready' }, say: 'early' }],
    rules: ['BPC-IMP-3', 'BPC-IMP-4'],
  },
  {
    id: 'close',
    move: 16,
    help: 'point',
    answers: [{ to: { do: 'abandon' }, say: 'abandon' }],
    rules: ['BPC-TPX-4', 'BPC-TPX-5', 'BPC-OIL-5'],
  },
  {
    id: 'draw',
    move: 17,
    help: 'point',
    until: { kind: 'drew', seat: 0 },
    times: 2,
    answers: [
      { to: { do: 'end-turn' }, say: 'idle' },
      { to: { do: 'draw-foreign' }, say: 'foreign' },
      { to: { do: 'draw-card', colour: 'media' }, say: 'colour' },
      { to: { do: 'draw-card', colour: 'ngo' }, say: 'colour' },
    ],
    rules: ['BPC-CHR-9', 'BPC-OIL-6'],
  },
  { id: 'end-turn', move: 21, help: 'point', rules: ['BPC-ACT-1', 'BPC-PRO-1'] },
  {
    id: 'idea',
    move: 22,
    help: 'show',
    answers: [
      { to: { do: 'pass' }, say: 'pass' },
      { to: { do: 'referendum' }, say: 'again' },
      { to: { do: 'blue-helmets' }, say: 'wrong' },
    ],
    rules: ['BPC-PRO-3', 'BPC-PRO-6', 'BPC-DIE-1', 'BPC-DIE-2', 'BPC-INC-2'],
  },
  {
    id: 'enough',
    move: 23,
    help: 'show',
    answers: [{ to: { do: 'referendum' }, say: 'again' }],
    rules: ['BPC-DIE-4'],
  },
  {
    id: 'war',
    move: 24,
    help: 'point',
    answers: [{ to: { do: 'referendum' }, say: 'again' }],
    rules: ['BPC-WOI-1', 'BPC-WOI-5'],
  },
  {
    id: 'coal',
    move: 25,
    help: 'show',
    answers: [{ to: { do: 'give-up-token' }, say: 'other' }],
    rules: ['BPC-LIV-10', 'BPC-LIV-12', 'BPC-REG-6'],
  },
  {
    id: 'alone',
    move: 26,
    help: 'ask',
    until: { kind: 'pair', pair: 'CD' },
    answers: [{ to: { do: 'pass' }, say: 'later' }],
    rules: ['BPC-EMP-2', 'BPC-EMP-5', 'BPC-TPX-7', 'BPC-PWR-1'],
  },
];
