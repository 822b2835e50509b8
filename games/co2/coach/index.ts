import { inLanguages } from '@kaya/engine';
import { type Coach, meetingsOf } from '@kaya/engine/coach';
import { type Co2, NOBODY } from '../types/index.ts';
import { hindsight } from './hindsight.ts';

const meet = meetingsOf<Co2>();

/** What is explained when it is first met, in CO₂. */
export const coach: Coach<Co2> = {
  meetings: [
    meet('control', 'CO2-CTL-6', ({ from }) => from !== NOBODY),
    meet('control', 'CO2-CTL-4', ({ from }) => from === NOBODY),
    meet('control-kept', 'CO2-CTL-3'),
    meet('summit-complete', 'CO2-SUM-5'),
    meet('disasters-from-now-on', 'CO2-EVT-2'),
    meet('event', 'CO2-EVT-3', ({ disaster }) => disaster),
    meet('cep-paid', 'CO2-ENE-9', ({ cause, seat }, viewer) => cause === 'fossil' && seat === viewer),
    meet('forced-purchase', 'CO2-ENE-10'),
    meet('constructed', 'CO2-CON-10', ({ replaced }) => replaced !== null),
    meet('fossil', 'CO2-ENE-5'),
    meet('income', 'CO2-INC-5'),
    meet('dismissed', 'CO2-SCI-7'),
    meet('un-goal', 'CO2-UNG-1'),
    meet('price', 'CO2-MKT-4', ({ from, to }) => to > from),
    meet('price', 'CO2-MKT-3', ({ from, to }) => to < from),
    meet('bonus-cep', 'CO2-EXP-8'),
    meet('expertise', 'CO2-TRN-5', ({ cause }) => cause === 'turn'),
    meet('recruited', 'CO2-PRO-6'),
    meet('installed', 'CO2-INS-1', ({ seat }, viewer) => seat !== viewer),
    meet('lobby', 'CO2-CRD-5', ({ use }) => use === 'major'),
    meet('first-player', 'CO2-FLO-9', ({ cause }) => cause === 'passed-on'),
    meet('auction', 'CO2-AUC-3'),
  ],
  hindsight,
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
};
