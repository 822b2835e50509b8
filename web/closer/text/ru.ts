import type { en } from './en.ts';

export const ru: Readonly<Record<keyof typeof en, string>> = {
  'closer.rules': 'Правила об этом',
  'closer.before': 'Назад',
  'closer.after': 'Дальше',
};
