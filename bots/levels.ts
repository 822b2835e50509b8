import type { Bot, Level } from './bot.ts';
import { easy } from './easy.ts';
import { hard } from './hard.ts';
import { master } from './master.ts';
import { medium } from './medium.ts';
import { random } from './random.ts';

/** Master plays games as `seenBy` makes them. */
export const bots: Readonly<Record<Level, Bot>> = { random, easy, medium, hard, master };
