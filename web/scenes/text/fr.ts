import type { SceneWords } from './index.ts';

export const fr: SceneWords = {
  'scene.label': 'Ce qui se passe',
  'scene.pause': 'Pause',
  'scene.resume': 'Reprendre',
  'scene.skip': 'Passer à la suite',
  'scene.next': 'Ensuite, c’est à vous.',
  'scene.again': 'Revoir la scène',
};
