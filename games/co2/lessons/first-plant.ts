import type { LessonMoment } from '@kaya/engine/lessons';

/** Decade 1: propose, install, construct; a scientist, expertise, control. */
export const firstPlant: readonly LessonMoment[] = [
  {
    id: 'propose',
    move: 0,
    help: 'show',
    until: { kind: 'proposed', seat: 0, region: 'asia', space: 0, type: 'recycling' },
    answers: [
      { to: { do: 'propose', region: 'asia', space: 0 }, say: 'type' },
      { to: { do: 'propose' }, say: 'elsewhere' },
    ],
    rules: ['CO2-TRN-1', 'CO2-PRO-1', 'CO2-PRO-3', 'CO2-PRO-4'],
  },
  {
    id: 'scientist',
    move: 2,
    help: 'show',
    until: { kind: 'scientist', seat: 0 },
    answers: [{ to: { do: 'end-turn' }, say: 'idle' }],
    rules: ['CO2-TRN-3', 'CO2-SCI-1'],
  },
  {
    id: 'learn',
    move: 3,
    brings: { kind: 'expertise', seat: 0, type: 'recycling', cause: 'turn' },
    help: 'show',
    rules: ['CO2-TRN-5', 'CO2-EXP-3'],
  },
  { id: 'rivals', move: 4, help: 'show', points: ['project:north-america/1'], rules: ['CO2-PRO-2'] },
  {
    id: 'install',
    move: 13,
    brings: { kind: 'installed', seat: 0, region: 'asia' },
    help: 'show',
    until: { kind: 'installed', seat: 0, region: 'asia' },
    answers: [
      { to: { do: 'install', region: 'north-america' }, say: 'theirs' },
      { to: { do: 'install', region: 'europe' }, say: 'theirs' },
    ],
    rules: ['CO2-INS-1', 'CO2-INS-3', 'CO2-INS-4', 'CO2-INS-9'],
  },
  {
    id: 'learn-again',
    move: 15,
    brings: { kind: 'expertise', seat: 0, type: 'recycling', cause: 'turn' },
    help: 'point',
    rules: ['CO2-EXP-1', 'CO2-EXP-5'],
  },
  {
    id: 'bonus',
    move: 16,
    help: 'show',
    answers: [{ to: { do: 'cep-to-region' }, say: 'away' }],
    rules: ['CO2-EXP-8'],
  },
  {
    id: 'tech',
    move: 22,
    help: 'point',
    until: { kind: 'grant', seat: 0, tech: 2 },
    answers: [{ to: { do: 'propose' }, say: 'none' }],
    rules: ['CO2-PRO-5'],
  },
  { id: 'ready', move: 24, help: 'ask', rules: ['CO2-CON-2'] },
  {
    id: 'construct',
    move: 34,
    brings: { kind: 'constructed', seat: 0, region: 'asia', type: 'recycling' },
    help: 'show',
    until: { kind: 'constructed', seat: 0 },
    rules: ['CO2-CON-2', 'CO2-CON-3', 'CO2-CON-8', 'CO2-CON-13', 'CO2-CTL-4'],
  },
  {
    id: 'alone',
    move: 35,
    help: 'ask',
    until: { kind: 'expertise', seat: 0, cause: 'turn' },
    answers: [{ to: { do: 'scientist-home' }, say: 'home' }],
    rules: ['CO2-CON-16', 'CO2-SCI-1', 'CO2-TRN-5'],
  },
];
