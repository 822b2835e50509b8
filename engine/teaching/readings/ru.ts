import type { en } from './en.ts';

export const ru: Record<keyof typeof en, string> = {
  'lmp.reading.overview':
    'Ночь {night} из {nights}: огней в гавани — {lights}, нужно масла — {oil}, зажжено фонарей — {lit} из {posts}.',
  'lmp.reading.street': 'Улица {street}: следующий — {post}.',
  'lmp.reading.street.lit': 'Улица {street}: горят все фонари.',
};
