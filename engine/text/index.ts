import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

export type EngineKey = keyof typeof en;

/** The engine's own words; every game's speaker knows them too. */
export const words = { en, fr, ru } as const;
