import type { why as english } from '../en/why.ts';

export const why: Readonly<Record<keyof typeof english, string>> = {
  'fe.reason.FE-PLAN-3': 'Vous avez déjà utilisé cette action de planification pendant ce tour ; chacune ne sert qu’une fois.',
  'fe.reason.FE-PLAN-7': 'Aucune centrale sur vos contrats : vous devez d’abord acheter un contrat de construction.',
  'fe.reason.FE-PLAN-11': 'Cela coûte au moins {price} M€, et vous avez {money} M€.',
  'fe.reason.FE-CMP-16': 'Il ne vous reste aucune ligne en réserve.',
  'fe.reason.FE-LINE-5': 'Il faut deux lignes en réserve, et vous en avez {lines, plural, =0 {zéro} other {#}}.',
  'fe.reason.FE-LINE-2': 'Il ne reste pas assez de connexions libres sur le plateau.',
  'fe.reason.FE-LINE-4': 'Une ligne se trouve déjà sur cette connexion ; une ligne achetée demande une connexion libre.',
  'fe.reason.FE-LINE-7': 'Cette connexion vous est fermée : elle porte déjà deux lignes, ou l’une des vôtres.',
  'fe.reason.FE-CON-1': 'Ce contrat coûte {price} M€, et vous avez {money} M€.',
  'fe.reason.FE-CON-3':
    'Un contrat demande une centrale par emplacement, et votre réserve {plants, plural, =0 {est vide} one {n’en contient que #} other {n’en contient que #}}.',
  'fe.reason.FE-M2-4': 'Il n’y a plus de contrat public à acheter.',
  'fe.reason.FE-MOVE-1': 'Aucune de vos centrales n’est sous le symbole {token}.',
  'fe.reason.FE-MOVE-7': 'Aucun chemin n’y mène : l’équipe devrait dépasser un jeton.',
  'fe.reason.FE-MOVE-9': 'Il n’y a pas de jeton ; le trajet doit finir sur un jeton.',
  'fe.reason.FE-MOVE-10': 'Le chemin le moins cher coûte {price} M€, et vous avez {money} M€.',
  'fe.reason.FE-MOVE-11': 'Vous pouvez atteindre un jeton qui convient : vous devez donc déplacer l’équipe.',
  'fe.reason.FE-BLD-1': 'La centrale sous {symbol} ne convient pas ici : le jeton est {token}.',
  'fe.reason.FE-BLD-4': 'Cet emplacement est vide.',
  'fe.reason.FE-BLD-6': 'Trois de vos centrales s’y trouvent déjà ; il n’y a plus de place.',
  'fe.reason.FE-TOK-10': 'Seules des centrales sous Pétrole peuvent s’ajouter, et celle-ci est sous {symbol}.',
  'fe.reason.FE-JOIN-2': 'Seule une centrale sous {wanted} peut participer, et celle-ci est sous {symbol}.',
  'fe.reason.FE-JOIN-4': 'Participer coûte {price} M€, et vous avez {money} M€.',
  'fe.reason.FE-NS-5': 'La centrale supplémentaire va là où se trouve déjà une des vôtres.',
  'fe.reason.FE-NS-6': 'La case de départ n’est pas une case Centrale.',
};
