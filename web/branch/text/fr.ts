import type { BranchWords } from './index.ts';

export const fr: BranchWords = {
  'branch.title': 'Cette partie et ses autres suites',
  'branch.game': 'Partie',
  'branch.end': 'Fin',
  'branch.this': 'Cette partie',
  'branch.open': 'Ouvrir',
  'branch.from': 'à partir du coup {move}',
  'branch.from-imagined': 'à partir du coup {move}, dans un monde imaginé',
  'branch.score': '{name} : {score}',
  'branch.running': 'en cours',
  'branch.winners': '{count, plural, one {{names} gagne.} other {{names} gagnent.}}',
  'branch.of-this': 'Reprises de cette partie',
  'branch.imagined':
    'Ceci est un monde imaginé. Il correspond à tout ce que vous saviez à ce moment ; ce qui vous était caché est peut-être différent en réalité.',
  'branch.copy': 'Ceci est une copie, continuée à partir du coup {move}. La partie d’origine reste telle quelle.',
  'branch.back': 'Revenir à la vraie partie',
  'result.won': 'gagnée',
  'result.lost': 'perdue',
  'result.won-points': 'gagnée avec {score, plural, one {# point} other {# points}}',
  'result.lost-points': 'perdue avec {score, plural, one {# point} other {# points}}',
  'result.place': 'place {rank} sur {players}, {score, plural, one {# point} other {# points}}',
};
