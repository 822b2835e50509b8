import { ruledBy } from '@kaya/engine';

/** The rules that concern what lies at a place. */
export const ruled = ruledBy({
  space: ['FE-MOVE-1', 'FE-BLD-1', 'FE-JOIN-1'],
  connection: ['FE-LINE-2', 'FE-MOVE-3', 'FE-MOVE-4', 'FE-MOVE-5'],
  region: ['FE-SCO-3', 'FE-SCO-4', 'FE-SCO-8'],
  display: ['FE-CON-1', 'FE-CON-5'],
  contract: ['FE-CON-2', 'FE-DONE-1', 'FE-SCO-1'],
  public: ['FE-M2-2', 'FE-M2-5'],
  player: ['FE-INC-1', 'FE-PLAN-2'],
  score: ['FE-SCO-12'],
  way: ['FE-MOVE-3', 'FE-MOVE-14'],
  plan: ['FE-PLAN-1', 'FE-PLAN-3'],
  certificate: ['FE-TOK-6', 'FE-SCO-2'],
  kept: ['FE-M2-6'],
  tokens: ['FE-CMP-7', 'FE-USE-4'],
  'nuclear-board': ['FE-M3-5'],
  clock: ['FE-FLOW-1', 'FE-END-1'],
  jokers: ['FE-M2-6'],
  'public-pile': ['FE-M2-4'],
  'contract-pile': ['FE-CON-5', 'FE-END-2'],
  'certificate-pile': ['FE-TOK-6', 'FE-CMP-13'],
  bank: ['FE-CMP-14'],
  box: ['FE-USE-4'],
});
