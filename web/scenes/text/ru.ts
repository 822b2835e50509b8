import type { SceneWords } from './index.ts';

export const ru: SceneWords = {
  'scene.label': 'Что происходит',
  'scene.pause': 'Пауза',
  'scene.resume': 'Продолжить',
  'scene.skip': 'К текущему моменту',
  'scene.next': 'Затем решаете вы.',
  'scene.again': 'Показать ещё раз',
};
