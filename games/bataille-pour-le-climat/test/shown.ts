import type { Shown } from '@kaya/engine/lessons';

/** What shows a rule where no code names it. */
export const shown: Shown = {
  'BPC-ACI-13': [{ do: 'pass' }],
  'BPC-CAL-3': [{ kind: 'added' }],
  'BPC-CAL-6': [{ kind: 'added', region: 'europe', token: 'epizootic' }],
  'BPC-CHR-1': [{ do: 'implant' }],
  'BPC-CHR-6': [{ kind: 'implanting' }],
  'BPC-DRW-7': [{ kind: 'said', seat: 0 }],
  'BPC-ELE-1': [{ kind: 'aci', aci: 'electricity' }],
  'BPC-EVT-4': [{ kind: 'target', region: 'africa' }],
  'BPC-FLW-4': [{ kind: 'revealed' }],
  'BPC-FLW-6': [{ kind: 'activation' }],
  'BPC-IMP-6': [{ kind: 'laid', seat: 0 }],
  'BPC-IMP-11': [{ kind: 'implant-over', success: true }],
  'BPC-INC-6': [{ kind: 'fake-news-check', seat: 0 }],
  'BPC-INC-9': [{ kind: 'played-card', card: 'ngo-1' }],
  'BPC-INC-11': [{ kind: 'played-card', card: 'politics-2' }],
  'BPC-INC-15': [{ kind: 'removed', token: 'riot', n: 1 }],
  'BPC-INS-3': [{ kind: 'aci', aci: 'institution' }],
  'BPC-INS-9': [{ kind: 'institution', option: 'icrc-2a' }],
  'BPC-PRO-1': [{ kind: 'propagation' }, { kind: 'checked', purpose: { for: 'propagation', region: 'india' } }],
  'BPC-SCN-5': [{ kind: 'tutorial-over', won: true }],
  'BPC-TPX-1': [{ kind: 'implanting', tp: 'B' }],
  'BPC-WRM-4': [{ kind: 'destruction', zone: 'currents' }],
};
