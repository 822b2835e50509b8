import type { StatisticsWords } from './index.ts';

export const fr: StatisticsWords = {
  'stats.link': 'Mes résultats',
  'stats.exercises': 'Exercices',
  'stats.title': '{game} : mes résultats',
  'stats.none':
    'Aucune partie terminée pour l’instant. Après la première, cette page montrera comment elle s’est passée et d’où venaient les points.',
  'stats.count':
    '{games, plural, one {# partie terminée} other {# parties terminées}}, dont {won, plural, one {# gagnée} other {# gagnées}}. Sont comptées les parties de cet appareil et, si le serveur vous connaît, celles des tables en ligne, mais pas les reprises d’une autre partie.',
  'stats.newest':
    'Sur le serveur, {all, plural, one {# partie est terminée} other {# parties sont terminées}}, dont {counted} {counted, plural, one {comptée} other {comptées}} ici : les plus récentes, si les règles d’ici peuvent les rejouer.',
  'stats.scores': 'Points : {first} dans la première partie, {last} dans la dernière, au mieux {best}',
  'stats.score': 'Points : {score} dans la seule partie jusqu’ici',
  'stats.own': 'Moi',
  'stats.best': 'le meilleur des autres',
  'stats.game-number': 'partie',
  'stats.points': 'points',
  'stats.games': 'parties',
  'stats.places': 'Places : la première, {won} fois sur {games}',
  'stats.place': 'place {rank}',
  'stats.places-about': 'Place',
  'stats.sources': 'Points par partie : surtout « {source} », {points} en moyenne',
  'stats.source': 'Source',
  'stats.per-game': 'points par partie',
  'stats.against': 'Adversaires : le plus souvent {name}, {ahead} fois sur {games} derrière moi',
  'stats.opponent': 'Adversaire',
  'stats.ahead': 'Fois derrière moi',
  'stats.somebody': 'quelqu’un sans nom',
  'stats.first': 'Comment mes parties commencent',
  'stats.choice': '{number, selectordinal, one {#er} other {#e}} choix',
  'stats.choice-column': 'Choix',
  'stats.move': 'Le plus souvent',
  'stats.times': 'Parties',
  'stats.list': 'Partie par partie',
  'stats.when': 'Quand',
  'stats.with': 'Avec',
  'stats.result': 'Résultat',
};
