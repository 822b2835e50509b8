import { inLanguages } from '@kaya/engine';
import { type Coach, meetingsOf } from '@kaya/engine/coach';
import type { Bpc } from '../types/index.ts';

const meet = meetingsOf<Bpc>();

/** What is explained when it is first met, in Bataille pour le Climat. */
export const coach: Coach<Bpc> = {
  meetings: [
    meet('war', 'BPC-WAR-2'),
    meet('dictatorship', 'BPC-WAR-8'),
    meet('chaos', 'BPC-CHA-1'),
    meet('war-for-oil', 'BPC-WOI-2'),
    meet('exodus', 'BPC-EXO-1'),
    meet('overflowed', 'BPC-CAL-4'),
    meet('spread', 'BPC-GRN-7'),
    meet('meeting', 'BPC-CLI-4'),
    meet('pair', 'BPC-TPX-4'),
    meet('gained-tp', 'BPC-TPX-14', ({ how }) => how === 'implanted'),
    meet('gained-tp', 'BPC-PRO-6', ({ how }) => how === 'learned'),
    meet('implant-over', 'BPC-IMP-9', ({ success }) => !success),
    meet('aci-result', 'BPC-ACI-19', ({ tier }) => tier === 0),
    meet('external', 'BPC-ACI-12'),
    meet('standard', 'BPC-LIV-12', ({ from, to, cause }) => to < from && cause !== 'voluntary' && cause !== 'war'),
    meet('standard', 'BPC-LIV-18', ({ from, to }) => to > from),
    meet('oil', 'BPC-OIL-3', ({ change }) => change === 'constraint'),
    meet('revealed', 'BPC-WRM-1', ({ type }) => type === 'warming'),
    meet('refugees', 'BPC-REF-5'),
    meet('special-given-up', 'BPC-SPC-2'),
    meet('aci', 'BPC-INS-4', ({ aci }) => aci === 'institution'),
    meet('specials-turned', 'BPC-CLI-5'),
    meet('green-pawn', 'BPC-CLI-1'),
  ],
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
};
