import type { BotWords } from './index.ts';

export const fr: BotWords = {
  'bots.only': 'C’est le seul coup possible.',
  'bots.chance': 'Ce coup est tiré au hasard.',
  'bots.better': 'Par rapport à « {other} », {when} : {differences}.',
  'bots.better.unnamed': 'Par rapport au meilleur des autres coups, {when} : {differences}.',
  'bots.ahead': 'En jouant la suite, ce coup mène plus loin que « {other} », sans qu’aucun chiffre ne le montre à lui seul.',
  'bots.ahead.unnamed':
    'En jouant la suite, ce coup mène plus loin que le meilleur des autres, sans qu’aucun chiffre ne le montre à lui seul.',
  'bots.brings': 'Ce coup rapporte {when}, en moyenne : {differences}.',
  'bots.brings.onward': 'Avec ce coup et les conseils qui suivent, {when} : {differences}.',
  'bots.close.none': 'Plusieurs coups se valent.',
  'bots.close.one': '« {first} » vaut à peu près autant.',
  'bots.close.two': '« {first} » et « {second} » valent à peu près autant.',
  'bots.first': 'Le reste pourra encore se faire pendant ce tour.',
  'bots.alone': 'Les autres coups promettent nettement moins.',
  'bots.depends': 'Entre le pire et le meilleur coup : {difference} {when}.',
  'bots.open': 'Ce choix n’y change presque rien.',
  'bots.at-end.now': 'tout de suite',
  'bots.at-end.turn': 'à la fin de votre tour',
  'bots.at-end.game': 'en fin de partie',
};
