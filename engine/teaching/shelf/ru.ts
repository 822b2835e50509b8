import type { ShelfWords } from '@kaya/engine';

export const ru: ShelfWords = {
  name: 'Фонарщики',
  pitch: 'Наливайте масло вместе, зажигайте город для себя и берегитесь ветра.',
  facts: '2–4 игрока · около 10 минут',
  makers: 'Маленькая игра самой Kaya: на ней видно, как пишется игра.',
  rebuilt: 'Ничего не восстановлено.',
};
