import type { LessonMoment } from '@kaya/engine/lessons';

const REGIONS_BUT_AFRICA = ['north-america', 'europe', 'asia', 'oceania', 'south-america'];
const SPACES_BUT_RESEARCH = [0, 1];

/** Decade 2: income, fossil plants, the CEPs of a region, cards, a UN goal, a second scientist. */
export const newDecade: readonly LessonMoment[] = [
  { id: 'income', move: 46, help: 'show', like: [], rules: ['CO2-FLO-2', 'CO2-INC-1', 'CO2-INC-5', 'CO2-INC-6'] },
  {
    id: 'fossils',
    move: 47,
    help: 'show',
    points: ['pollution'],
    rules: ['CO2-ENE-3', 'CO2-ENE-4', 'CO2-ENE-5', 'CO2-ENE-7'],
  },
  {
    id: 'install',
    move: 59,
    brings: { kind: 'installed', seat: 0, region: 'asia', type: 'forestation' },
    help: 'point',
    until: { kind: 'installed', seat: 0, region: 'asia' },
    answers: [
      { to: { do: 'install', region: 'oceania' }, say: 'another' },
      { to: { do: 'install', region: 'south-america' }, say: 'another' },
    ],
    rules: ['CO2-INS-3', 'CO2-INS-5', 'CO2-CEP-4', 'CO2-CTL-2'],
  },
  {
    id: 'minor',
    move: 62,
    brings: { kind: 'lobby', seat: 0, card: 'lobby-05' },
    help: 'show',
    until: { kind: 'lobby', seat: 0, card: 'lobby-05' },
    answers: [
      { to: { do: 'play-minor', card: 'lobby-15' }, say: 'discount' },
      { to: { do: 'play-minor', card: 'lobby-17' }, say: 'cep' },
      { to: { do: 'play-minor' }, say: 'later' },
    ],
    rules: ['CO2-CRD-2', 'CO2-CRD-3', 'CO2-CRD-4'],
  },
  {
    id: 'learn',
    move: 64,
    brings: { kind: 'expertise', seat: 0, type: 'forestation', to: 3, cause: 'turn' },
    help: 'ask',
    rules: ['CO2-TRN-5', 'CO2-CON-2'],
  },
  {
    id: 'construct',
    move: 72,
    brings: { kind: 'plant-paid', seat: 0, discount: 3 },
    help: 'point',
    until: { kind: 'plant-paid', seat: 0, discount: 3 },
    answers: [{ to: { do: 'construct', card: null }, say: 'dear' }],
    rules: ['CO2-CRD-5', 'CO2-LOB-15', 'CO2-CON-8'],
  },
  {
    id: 'scientist',
    move: 74,
    help: 'show',
    until: { kind: 'expertise', seat: 0, cause: 'turn' },
    answers: [{ to: { do: 'scientist-home' }, say: 'home' }],
    rules: ['CO2-CON-16', 'CO2-SCI-1'],
  },
  {
    id: 'tech',
    move: 84,
    help: 'point',
    until: { kind: 'grant', seat: 0, tech: 2 },
    answers: [{ to: { do: 'propose' }, say: 'none' }],
    rules: ['CO2-PRO-5', 'CO2-UNG-2'],
  },
  {
    id: 'un-goal',
    move: 86,
    brings: { kind: 'un-goal', seat: 0, points: 4 },
    help: 'show',
    until: { kind: 'un-goal', seat: 0 },
    rules: ['CO2-UNG-1', 'CO2-UNG-2', 'CO2-UNG-3'],
  },
  { id: 'one-card', move: 87, help: 'ask', rules: ['CO2-CRD-1', 'CO2-TRN-3'] },
  {
    id: 'recruit',
    move: 98,
    help: 'ask',
    until: { kind: 'recruited', seat: 0 },
    answers: [
      ...REGIONS_BUT_AFRICA.map((region) => ({ to: { do: 'propose', region }, say: 'elsewhere' })),
      ...SPACES_BUT_RESEARCH.map((space) => ({ to: { do: 'propose', space }, say: 'elsewhere' })),
      { to: { do: 'research-move' }, say: 'alone' },
      { to: { do: 'decline' }, say: 'alone' },
    ],
    rules: ['CO2-PRO-6', 'CO2-SCI-12'],
  },
  {
    id: 'major',
    move: 101,
    help: 'show',
    answers: [{ to: { do: 'no-lobby' }, say: 'kept' }],
    rules: ['CO2-CRD-5', 'CO2-LOB-01'],
  },
  {
    id: 'alone',
    move: 102,
    help: 'ask',
    until: { kind: 'scientist', seat: 0, to: 'project:africa/2' },
    answers: [{ to: { do: 'end-turn' }, say: 'idle' }],
    rules: ['CO2-SCI-1'],
  },
];
