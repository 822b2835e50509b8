import { inLanguages } from '@kaya/engine';
import { type Coach, meetingsOf } from '@kaya/engine/coach';
import type { Cos } from '../types/index.ts';

const meet = meetingsOf<Cos>();

/** What is explained when it is first met, in Council of Shadows. */
export const coach: Coach<Cos> = {
  meetings: [
    meet('throne', 'COS-DTL-12'),
    meet('level', 'COS-DTL-2'),
    meet('dark-tech', 'COS-DTL-8'),
    meet('compensation', 'COS-CMS-1'),
    meet('exploited', 'COS-MAJ-3', (event) => event.yield === 'low'),
    meet('exploited', 'COS-MAJ-1', (event) => event.yield === 'high'),
    meet('cube-removed', 'COS-XPL-2'),
    meet('turn-order', 'COS-ORD-1'),
    meet('consumption', 'COS-CON-1'),
    meet('consumption', 'COS-CON-6', ({ sum, from, to }) => sum < 0 && to > from + sum),
    meet('shifted', 'COS-SHF-2', ({ returned }) => returned.length > 0),
    meet('discovered', 'COS-DIS-6'),
    meet('extracted', 'COS-EXT-3'),
    meet('bonus-drawn', 'COS-BON-2'),
    meet('terraformed', 'COS-UPG-3'),
    meet('range', 'COS-UPG-9'),
    meet('bought-card', 'COS-PAY-2'),
    meet('automa-row', 'COS-SOL-7'),
  ],
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
};
