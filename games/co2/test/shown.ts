import type { Shown } from '@kaya/engine/lessons';

/** What shows a rule where no code names it. */
export const shown: Shown = {
  'CO2-CEP-7': [{ kind: 'control', region: 'europe', seat: 0, from: 2 }],
  'CO2-CGO-1': [{ kind: 'scored', seat: 0, source: 'company-goal' }],
  'CO2-CGO-2': [{ kind: 'scored', seat: 0, source: 'company-goal' }],
  'CO2-CTL-2': [{ kind: 'cep-paid', seat: 0, from: 'asia' }],
  'CO2-ENE-4': [{ kind: 'fossil' }],
  'CO2-ENE-9': [{ kind: 'cep-paid', cause: 'fossil' }],
  'CO2-EXP-1': [{ kind: 'expertise', seat: 0 }],
  'CO2-FLO-2': [{ kind: 'operations-phase' }],
  'CO2-INC-1': [{ kind: 'income', seat: 0 }],
  'CO2-INC-3': [{ kind: 'income', seat: 0 }],
  'CO2-INS-6': [{ kind: 'benefit', seat: 0, type: 'solar', tech: 3 }],
  'CO2-LOB-01': [{ kind: 'lobby', seat: 0, card: 'lobby-01', use: 'major' }],
  'CO2-LOB-15': [{ kind: 'lobby', seat: 0, card: 'lobby-15', use: 'major' }],
  'CO2-LOB-23': [{ kind: 'lobby', seat: 0, card: 'lobby-23', use: 'major' }],
  'CO2-UN-40': [{ kind: 'un-goal', seat: 0, card: 'un-goal-40', points: 9 }],
  'CO2-UN-44': [{ kind: 'un-goal', seat: 0, card: 'un-goal-44', points: 7 }],
  'CO2-UNG-4': [{ kind: 'un-goal', seat: 0 }],
};
