import type { Box } from '../index.ts';
import { game } from './rules/game.ts';
import { shelf } from './shelf/index.ts';
import { voice } from './text/voice.ts';
import type { Lamp } from './types.ts';

export type { Lamp, LampAction, LampEvent, LampState, LampStep } from './types.ts';

/** The teaching game: the example to copy for a new game. */
export const lamplighters: Box<Lamp> = { game, voice, shelf };
