import type { Bot, Level } from './bot.ts';
import { medium } from './medium.ts';
import { random } from './random.ts';

export { type Bot, LEVELS, type Level, type Thought } from './bot.ts';

export const bots: Readonly<Record<Level, Bot>> = { random, medium };
