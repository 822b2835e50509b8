import type { Edition } from '../index.ts';
import { game } from './rules/game.ts';
import { voice } from './text/voice.ts';
import type { Lamp } from './types.ts';

export type { Lamp, LampAction, LampEvent, LampState, LampStep } from './types.ts';

/** The teaching game: the example to copy for a new game. */
export const lamplighters: Edition<Lamp> = { game, voice };
