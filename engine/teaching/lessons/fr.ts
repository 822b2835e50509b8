import type { LessonWords } from './en.ts';

export const fr: LessonWords = {
  theme: 'Un port, la nuit : vous allumez les réverbères et gardez ensemble les feux du port.',
  goal: 'Le plus de points gagne : réverbères, rues où vous en avez le plus, pièces.',
  end: 'La partie finit après la dernière nuit.',
  lose: 'Si les trois feux du port s’éteignent, tout le monde perd.',
  first: 'Votre première partie : trois nuits calmes contre un robot facile.',
  'first-night.title': 'Les premières nuits',
  'first-night.end': 'Vous savez verser et allumer : c’est presque tout le jeu.',
  'first-night.pour': 'Chacun verse une carte en secret. Versez votre 5 : qui verse le plus gagne 2 pièces.',
  'first-night.pour.done': 'Le plus, à égalité : 2 pièces chacun.',
  'first-night.pour.little': 'Moins que votre 5 : l’autre verse le plus et prend les pièces.',
  'first-night.light': 'À vous. Allumez le premier réverbère d’une rue.',
  'first-night.light.done': 'Allumé. Les réverbères valent des points.',
  'first-night.sells': 'L’autre vend une carte d’huile pour 2 pièces. Vous le pouvez aussi.',
  'first-night.pour-again': 'Cette nuit, le port a besoin de 6 huiles en tout. Versez une carte.',
  'first-night.light-again': 'Une rue s’allume réverbère par réverbère. Allumez-en un autre.',
  'first-night.light-again.done': 'Deux réverbères : 4 points.',
  'first-night.alone': 'Toute une nuit sans aide : versez, puis allumez un troisième réverbère.',
  'first-night.alone.done': 'Trois réverbères. Bravo.',
};
