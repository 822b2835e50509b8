import type { en } from './en.ts';

export const ru: Record<keyof typeof en, string> = {
  title: '{game}: правила',
  search: 'Поиск по правилам',
  found:
    '{count, plural, =0 {Ничего не найдено.} one {Найден # абзац.} few {Найдено # абзаца.} many {Найдено # абзацев.} other {Найдено # абзаца.}}',
  chapters: 'Главы',
};
