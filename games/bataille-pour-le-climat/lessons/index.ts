import { inLanguages } from '@kaya/engine';
import { type Course, lessonRecord, lessonsAlong } from '@kaya/engine/lessons';
import blackGoldRecord from './black-gold.json' with { type: 'json' };
import { blackGold } from './black-gold.ts';
import chainReactionsRecord from './chain-reactions.json' with { type: 'json' };
import { chainReactions } from './chain-reactions.ts';
import chinaRecord from './china.json' with { type: 'json' };
import firstStepsRecord from './first-steps.json' with { type: 'json' };
import { firstSteps } from './first-steps.ts';
import { powerPlants } from './power-plants.ts';
import { war } from './war.ts';

/** Two lessons share this game: it is left once China has been activated, and taken up again in the last lesson. */
const inChina = lessonsAlong(lessonRecord(chinaRecord));

/** The three tutorials of the manual, and between and after them a game of its own. */
export const course: Course = {
  seat: 0,
  drill: async () => (await import('./drill.ts')).drill,
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
  // The whole game, not its shorter scenario: with easy colleagues that is lost five times of six, this one won as often.
  first: { seats: 3, options: { 'region-order': 'default', 'first-player': 'seat-1' } },
  lessons: [
    lessonsAlong(lessonRecord(firstStepsRecord))('first-steps', firstSteps),
    inChina('power-plants', powerPlants, 39),
    lessonsAlong(lessonRecord(chainReactionsRecord))('chain-reactions', chainReactions),
    lessonsAlong(lessonRecord(blackGoldRecord))('black-gold', blackGold),
    inChina('war', war),
  ],
};
