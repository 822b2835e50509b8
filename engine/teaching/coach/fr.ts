import type { CoachWords } from './en.ts';

export const fr: CoachWords = {
  'LMP-CNT-1.title': 'Un feu du port s’éteint',
  'LMP-CNT-1': 'Trop peu d’huile versée : le port demande deux fois le nombre de joueurs, plus le numéro de la nuit.',
  'LMP-WIN-3.title': 'Une rafale',
  'LMP-WIN-3': 'Personne n’a arrêté la rafale : qui a versé le plus a cédé un feu du port. Il n’y en a que trois.',
  'LMP-WIN-2.title': 'Un écran',
  'LMP-WIN-2': 'Un écran arrête la rafale pour tout le monde. On demande à chacun, tour à tour.',
  'LMP-CNT-2.title': 'Le plus d’huile',
  'LMP-CNT-2': 'Tous ceux qui ont versé le plus gagnent deux pièces.',
  'LMP-LIT-2.title': 'Un réverbère cher',
  'LMP-LIT-2': 'Le long d’une rue, les réverbères coûtent une, une, deux et deux pièces.',
  'LMP-BAR-1.title': 'Le troc',
  'LMP-BAR-1': 'Au début d’un tour, chacun peut glisser une carte sous la pioche et en piocher une autre, pour une pièce.',
  'LMP-SEL-1.title': 'De l’huile vendue',
  'LMP-SEL-1': 'Une carte d’huile rapporte deux pièces, quelle que soit sa valeur : vendez les petites.',
  'matter.posts': 'Réverbères : chacun d’eux, allumé, vaut 2 points.',
  'matter.streets': 'Rues : dominer seul une rue vaut 3 points.',
  'matter.coins': 'Pièces : que pourrez-vous payer ensuite ?',
  'matter.harbour': 'Le port : combien d’huile les autres verseront-ils ?',
};
