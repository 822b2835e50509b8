import type { BotWords } from './index.ts';

export const fr: BotWords = {
  'bots.only': 'C’est le seul coup possible.',
  'bots.chance': 'Ce coup est tiré au hasard.',
  'bots.gains': 'Ce coup apporte {gains}, plus que l’autre possibilité : {other}{beside}.',
  'bots.gains-later':
    'Ce coup apporte {gains} et sera payant dans les tours à venir, plus que l’autre possibilité : {other}{beside}.',
  'bots.later':
    'Ce coup mène à une meilleure position quelques tours plus tard, même s’il ne paraît pas meilleur à première vue que l’autre possibilité : {other}{beside}.',
  'bots.beside': ' ; à peu près aussi bon : {twin}',
  'bots.close': 'Ce coup vaut à peu près l’autre possibilité : {other}.',
  'bots.rated': 'Ce coup promet plus que l’autre possibilité : {other}.',
};
