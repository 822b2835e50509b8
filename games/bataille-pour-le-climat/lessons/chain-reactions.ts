import type { LessonMoment } from '@kaya/engine/lessons';

/** The second tutorial: a tipping point, a Famine, refugees, action cards and an institution. */
export const chainReactions: readonly LessonMoment[] = [
  { id: 'warming', move: 6, help: 'point', rules: ['BPC-WRM-1', 'BPC-WRM-4', 'BPC-CMP-10'] },
  {
    id: 'riot',
    move: 7,
    help: 'show',
    answers: [{ to: { do: 'end-turn' }, say: 'idle' }],
    rules: ['BPC-INF-2', 'BPC-INF-4', 'BPC-INC-11', 'BPC-CAL-4'],
  },
  {
    id: 'icrc',
    move: 8,
    help: 'point',
    until: { kind: 'moved', seat: 0, to: 'icrc' },
    answers: [
      { to: { do: 'go' }, say: 'elsewhere' },
      { to: { do: 'end-turn' }, say: 'idle' },
    ],
    rules: ['BPC-INS-1', 'BPC-CHR-3'],
  },
  { id: 'end-turn', move: 10, help: 'point', rules: ['BPC-FLW-7'] },
  { id: 'benali', move: 13, help: 'point', points: ['region:europe'], rules: ['BPC-INC-9', 'BPC-REF-4', 'BPC-REF-9'] },
  {
    id: 'discard',
    move: 20,
    help: 'show',
    answers: [
      { to: { do: 'discard-done' }, say: 'full' },
      { to: { do: 'discard' }, say: 'strong' },
    ],
    rules: ['BPC-DRW-4', 'BPC-DRW-5', 'BPC-DRW-8'],
  },
  {
    id: 'climate',
    move: 21,
    brings: { kind: 'revealed', type: 'climate-consequence' },
    help: 'point',
    rules: ['BPC-CLI-2', 'BPC-CLI-4', 'BPC-CLI-7'],
  },
  {
    id: 'flee',
    move: 22,
    help: 'show',
    until: { kind: 'refugees' },
    times: 3,
    answers: [
      { to: { do: 'send-refugee', to: 'india' }, say: 'full' },
      { to: { do: 'send-refugee', to: 'africa' }, say: 'full' },
    ],
    rules: ['BPC-REF-2', 'BPC-REF-4', 'BPC-REF-5'],
  },
  { id: 'launch', move: 25, help: 'show', rules: ['BPC-CHR-8', 'BPC-INS-2', 'BPC-INS-3', 'BPC-INS-9'] },
  {
    id: 'lobbying',
    move: 27,
    help: 'point',
    answers: [{ to: { do: 'lobby' }, say: 'open' }],
    rules: ['BPC-ACI-3'],
  },
  {
    id: 'give',
    move: 32,
    brings: { kind: 'gave', card: 'ngo-3' },
    help: 'point',
    until: { kind: 'aci-result' },
    within: 6,
    answers: [{ to: { do: 'contributed' }, say: 'few' }],
    rules: ['BPC-ACI-5', 'BPC-ACI-13', 'BPC-INS-4'],
  },
  {
    id: 'famine',
    move: 38,
    help: 'show',
    until: { kind: 'removed', region: 'africa', token: 'famine' },
    answers: [{ to: { do: 'enough' }, say: 'nothing' }],
    rules: ['BPC-INS-5', 'BPC-INS-9', 'BPC-SHR-4'],
  },
  {
    id: 'alone',
    move: 40,
    help: 'ask',
    until: { kind: 'removed', region: 'south-america', token: 'riot' },
    answers: [{ to: { do: 'end-turn' }, say: 'idle' }],
    rules: ['BPC-INC-11', 'BPC-INC-15'],
  },
];
