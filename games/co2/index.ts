import type { Box } from '@kaya/engine';
import { game } from './rules/game.ts';
import { shelf } from './shelf/index.ts';
import { voice } from './text/voice.ts';
import type { Co2 } from './types/index.ts';

export { components } from './data/index.ts';
export type * from './types/index.ts';

/** CO₂ with its words and its look. */
export const box: Box<Co2> = {
  game,
  voice,
  shelf,
  board: async () => (await import('./board/index.tsx')).board,
  course: async () => (await import('./lessons/index.ts')).course,
  coach: async () => (await import('./coach/index.ts')).coach,
  staging: async () => (await import('./text/scenes.ts')).staging,
  aid: async () => (await import('./aid/index.ts')).aid,
  readings: async () => (await import('./readings/index.ts')).readings,
  ruled: async () => (await import('./text/ruled.ts')).ruled,
};
export * as explain from './explain/index.ts';
