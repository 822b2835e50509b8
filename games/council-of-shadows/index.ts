import type { Edition } from '@kaya/engine';
import { game } from './rules/game.ts';
import { voice } from './text/voice.ts';
import type { Cos } from './types.ts';

export * as explain from './explain/index.ts';
export type { Cos, CosAction, CosEvent, CosOptions, CosState, CosStep } from './types.ts';

/** Council of Shadows with its words and its look. */
export const edition: Edition<Cos> = { game, voice, board: async () => (await import('./board/index.tsx')).board };
