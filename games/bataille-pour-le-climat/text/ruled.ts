import { ruledBy } from '@kaya/engine';

/** The rules that concern what lies at a place. */
export const ruled = ruledBy({
  region: ['BPC-REG-3', 'BPC-REG-5', 'BPC-REG-6', 'BPC-ACT-1', 'BPC-GHG-1'],
  institution: ['BPC-INS-1', 'BPC-INS-4'],
  zone: ['BPC-WRM-1'],
  pile: ['BPC-DRW-1', 'BPC-CHR-9'],
  discard: ['BPC-DRW-1'],
  player: ['BPC-CHR-1', 'BPC-CHR-2'],
  card: ['BPC-INF-1', 'BPC-INC-1', 'BPC-DRW-7'],
  tp: ['BPC-TPX-1', 'BPC-IMP-3', 'BPC-PRO-3'],
  employer: ['BPC-EMP-1'],
  option: ['BPC-INS-4'],
  character: ['BPC-CHR-1'],
  calamity: ['BPC-CAL-1', 'BPC-CAL-4', 'BPC-CAL-6'],
  say: ['BPC-DRW-7', 'BPC-ACI-10'],
  energy: ['BPC-ELE-1', 'BPC-ELE-6'],
  token: ['BPC-REG-6', 'BPC-ELE-6'],
  turn: ['BPC-FLW-3', 'BPC-FLW-1'],
  climate: ['BPC-CLI-1', 'BPC-CLI-2'],
  ghg: ['BPC-GHG-2', 'BPC-END-1'],
  events: ['BPC-EVT-1', 'BPC-EVT-7'],
  external: ['BPC-ACI-5', 'BPC-ACI-11'],
  die: ['BPC-DIE-1', 'BPC-DIE-2'],
  aci: ['BPC-ACI-2', 'BPC-ACI-5', 'BPC-ACI-11'],
  implant: ['BPC-IMP-3', 'BPC-IMP-6', 'BPC-IMP-8'],
});
