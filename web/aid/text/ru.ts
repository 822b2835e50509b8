import type { en } from './en.ts';

export const ru: Readonly<Record<keyof typeof en, string>> = {
  'aid.title': '{game}: памятка',
  'aid.turn': 'Ход',
  'aid.scores': 'Что считается',
  'aid.icons': 'Значки',
  'aid.print': 'Печать',
  'aid.rules': 'Правила',
  'aid.back': 'Назад',
  'aid.next': 'Дальше',
  'aid.page': '{page} из {pages}',
};
