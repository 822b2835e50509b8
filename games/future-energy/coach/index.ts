import { inLanguages } from '@kaya/engine';
import { type Coach, meetingsOf } from '@kaya/engine/coach';
import type { FutureEnergy } from '../types/index.ts';
import { heeds } from './heeds.ts';

const meet = meetingsOf<FutureEnergy>();

/** What is explained when it is first met, in Future Energy. */
export const coach: Coach<FutureEnergy> = {
  meetings: [
    meet('end-triggered', 'FE-END-1', ({ cause }) => cause === 'lines'),
    meet('end-triggered', 'FE-END-2', ({ cause }) => cause === 'contracts'),
    meet('contract-completed', 'FE-DONE-1'),
    meet('joined', 'FE-JOIN-4'),
    meet('crew-moved', 'FE-MOVE-4', ({ tolls }) => tolls.some((toll) => toll > 0)),
    meet('passed', 'FE-MOVE-12'),
    meet('planned', 'FE-PLAN-6', ({ choice }) => choice === 'contract'),
    meet('contract-revealed', 'FE-CON-5'),
    meet('certificate-taken', 'FE-TOK-6'),
    meet('plant-returned', 'FE-TOK-3'),
    meet('built', 'FE-TOK-10', ({ cause }) => cause === 'oil'),
    meet('line-placed', 'FE-TOK-7', ({ cause, beside }) => cause !== null && beside !== null),
    meet('token-put', 'FE-USE-4', ({ to }) => to === 'box'),
    meet('income', 'FE-INC-1', ({ amount }) => amount > 3),
    meet('effect-lost', 'FE-USE-3'),
    meet('region-scored', 'FE-SCO-4'),
    meet('network-scored', 'FE-SCO-8'),
  ],
  heeds,
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
};
