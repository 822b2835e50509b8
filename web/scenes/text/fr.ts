import type { SceneWords } from './index.ts';

export const fr: SceneWords = {
  'scene.label': 'Ce qui se passe',
  'scene.pause': 'Pause',
  'scene.resume': 'Reprendre',
  'scene.skip': 'Aller à maintenant (Échap)',
  'scene.again': 'Revoir la scène',
};
