/** The words around a scene; what happens in it is said by the game. */
export const en = {
  'scene.label': 'What happens',
  'scene.pause': 'Pause',
  'scene.resume': 'Go on',
  'scene.skip': 'Skip to now',
  'scene.next': 'Then you decide.',
  'scene.again': 'See it again',
};
