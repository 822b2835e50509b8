import type { Bot, Level } from './bot.ts';
import { easy } from './easy.ts';
import { hard } from './hard.ts';
import { medium } from './medium.ts';
import { random } from './random.ts';

export { type Bot, type Budget, type Chair, DEFAULT_ITERATIONS, LEVELS, type Level, type Thought } from './bot.ts';

export const bots: Readonly<Record<Level, Bot>> = { random, easy, medium, hard };
