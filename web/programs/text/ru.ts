import type { en } from './en.ts';

export const ru: Record<keyof typeof en, string> = {
  'programs.title': 'Для программ',
  'programs.what':
    'Всё, что умеет сайт, умеет и программа: занять место, узнать то, что положено знать этому месту, и играть. Ниже — каждый запрос, что он принимает и чем отвечает (по-английски).',
  'programs.client':
    'В docs/api.md — целый бот в тридцать строк; в server/client — типизированный клиент, сделанный из этого описания: скопируйте три файла: kaya.ts, shapes.ts и asking.ts.',
  'programs.raw': 'Описание для инструментов (OpenAPI 3.1)',
  'programs.takes': 'Принимает',
  'programs.answers': 'Отвечает',
  'programs.types': 'Типы',
};
