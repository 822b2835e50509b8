import type { board as en } from '../en/board.ts';

export const board: Readonly<Record<keyof typeof en, string>> = {
  'co2.board.round': 'Tour de table {round} sur {rounds}',
  'co2.board.phase.setup': 'Mise en place',
  'co2.board.phase.supply': 'Approvisionnement',
  'co2.board.phase.over': 'Partie terminée',
  'co2.board.ppm': 'ppm',
  'co2.board.disasters': 'catastrophes',
  'co2.board.lost': 'planète perdue',
  'co2.board.no-events': 'Plus de catastrophe',
  'co2.board.then': 'puis {region}',
  'co2.board.coming': 'à venir : +{least} à +{most}',
  'co2.board.coming.exact': 'à venir : +{ppm}',
  'co2.board.market': 'Marché des CEP',
  'co2.board.bank': 'Banque',
  'co2.board.closed': 'Plus de vente ce tour-ci',
  'co2.board.summits': 'Sommets',
  'co2.board.un-goals': 'Objectifs de l’ONU',
  'co2.board.income': 'Revenu',
  'co2.board.next-plant': 'Prochaine centrale',
  'co2.board.worth': 'vaut {points}',
  'co2.board.minor': 'ou {effect}',
};
