import { inLanguages } from '@kaya/engine';
import { type Coach, meetingsOf } from '@kaya/engine/coach';
import type { Lamp } from '../types/index.ts';

const meet = meetingsOf<Lamp>();

/** What is explained when it is first met. */
export const coach: Coach<Lamp> = {
  meetings: [
    meet('light-out', 'LMP-CNT-1', ({ cause }) => cause === 'dark'),
    meet('light-out', 'LMP-WIN-3', ({ cause }) => cause === 'gust'),
    meet('sheltered', 'LMP-WIN-2'),
    meet('earned', 'LMP-CNT-2'),
    meet('lit', 'LMP-LIT-2', ({ coins }) => coins > 1),
    meet('bartered', 'LMP-BAR-1'),
    meet('sold', 'LMP-SEL-1'),
  ],
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
};
