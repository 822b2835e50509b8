import type { Locale } from '@kaya/engine';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

export type BotKey = keyof typeof en;
export type BotWords = Readonly<Record<BotKey, string>>;

/** The frames of a bot's explanations; what goes into them is said by the game. */
export const botWords: Readonly<Record<Locale, BotWords>> = { en, fr, ru };
