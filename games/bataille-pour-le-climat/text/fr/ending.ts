/** The end of a game. */
export const ending = {
  'bpc.end.team.victory':
    '{count, plural, one {{names} a gagné.} many {{names} ont gagné ensemble.} other {{names} ont gagné ensemble.}}',
  'bpc.end.team.pyrrhic':
    '{count, plural, one {{names} a atteint l’objectif, mais à un prix trop élevé.} many {{names} ont atteint l’objectif, mais à un prix trop élevé.} other {{names} ont atteint l’objectif, mais à un prix trop élevé.}}',
  'bpc.end.team.defeat':
    '{count, plural, one {{names} a perdu.} many {{names} ont perdu ensemble.} other {{names} ont perdu ensemble.}}',
  'bpc.result.early': 'Tous les objectifs ont été atteints au tour {turn} sur {last} : fin de la partie.',
  'bpc.result.last-turn': 'Le tour {turn} était le dernier.',
  'bpc.end.score': 'Score',
  'bpc.end.score.how': 'population libre {population} × {last} tours ÷ tour {turn}',
  'bpc.end.score.lesson': 'population libre {population}',
  'bpc.end.result': 'Résultat',
  'bpc.end.asked': 'Demandé',
  'bpc.end.met': 'atteint',
  'bpc.end.missed': 'manqué',
  'bpc.end.most': 'au plus {value}',
  'bpc.end.least': 'au moins {value}',
  'bpc.end.what.ghg': 'GES globaux',
  'bpc.end.what.transformations': 'Transformations implantées',
  'bpc.end.what.unfree': 'Régions en Dictature ou en Chaos',
  'bpc.end.what.free': 'Régions libres',
  'bpc.end.what.tokens': 'Pions : {tokens}',
  'bpc.end.ghg.differs':
    'Total des régions : {sum}. Paires, pouvoirs et Événements changent aussi directement le compteur mondial : {ghg}.',
  'bpc.end.transformations': 'Transformations',
};
