import { boxOf } from '@kaya/engine';
import { game } from './rules/game.ts';
import { shelf } from './shelf/index.ts';
import { voice } from './text/voice.ts';
import type { Co2 } from './types/index.ts';

export { components } from './data/index.ts';
export * as explain from './explain/index.ts';
export type * from './types/index.ts';

/** CO₂ with its words and its look. */
export const box = boxOf<Co2>(
  { game, voice, shelf },
  {
    board: () => import('./board/index.tsx'),
    course: () => import('./lessons/index.ts'),
    coach: () => import('./coach/index.ts'),
    aid: () => import('./aid/index.ts'),
    readings: () => import('./readings/index.ts'),
    exercises: () => import('./exercises/index.ts'),
  },
);
