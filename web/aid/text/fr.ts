import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'aid.title': '{game} : aide de jeu',
  'aid.turn': 'Le tour',
  'aid.scores': 'Ce qui compte',
  'aid.icons': 'Icônes',
  'aid.print': 'Imprimer',
  'aid.rules': 'Règles',
  'aid.back': 'Retour',
  'aid.next': 'Suite',
  'aid.page': '{page} sur {pages}',
};
