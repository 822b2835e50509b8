import type { BotWords } from './index.ts';

export const fr: BotWords = {
  'bots.only': 'C’est le seul coup possible.',
  'bots.chance': 'Ce coup est tiré au hasard.',
  'bots.gains': 'Ce coup apporte {gains} ; « {other} » en apporte moins.',
  'bots.gains-later': 'Ce coup apporte {gains} et paie dans les tours à venir, plus que « {other} ».',
  'bots.later':
    'À première vue, ce coup ne vaut pas mieux que « {other} », mais il mène à une meilleure position quelques tours plus tard.',
  'bots.close': 'Ce coup vaut à peu près « {other} ».',
  'bots.rated': 'Ce coup promet plus que « {other} ».',
};
