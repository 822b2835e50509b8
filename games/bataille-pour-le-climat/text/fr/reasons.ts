import type { reasons as english } from '../en/reasons.ts';

/** Why something cannot be done, by rule: what is missing, and what to do. */
export const reasons: Readonly<Record<keyof typeof english, string>> = {
  'bpc.reason.BPC-CHR-2':
    'Vous avez déjà fait une action de cette sorte ce tour-ci, ou les deux sont dépensées ; elles doivent différer.',
  'bpc.reason.BPC-CHR-9':
    'Pour deux cartes, choisissez des couleurs de votre personnage ; une couleur étrangère ne donne qu’une carte.',
  'bpc.reason.BPC-SET-18': 'Votre personnage n’a pas accès à cette couleur.',
  'bpc.reason.BPC-DEC-23': 'La région n’a pas ce jeton d’électricité.',
  'bpc.reason.BPC-ELE-4': 'On n’ajoute un jeton que sous NdV 4 et sans surplus en attente ; remplacez-en plutôt un.',
  'bpc.reason.BPC-ELE-6': 'Les joueurs n’installent pas de charbon.',
  'bpc.reason.BPC-ELE-8': 'Le nucléaire demande la TP M, et un seul jeton peut être ajouté par région dans la partie.',
  'bpc.reason.BPC-ELE-9': 'La région a déjà son jeton hydro ; un seul est permis.',
  'bpc.reason.BPC-ELE-11': 'Les EnR pilotables ne remplacent que des intermittentes (sauf au Moyen-Orient).',
  'bpc.reason.BPC-ELE-15': 'On ne remplace pas un jeton par un autre de même sorte.',
  'bpc.reason.BPC-EXO-3': 'L’exode ne peut y aller : Guerre, Famine, Dictature ou Chaos.',
  'bpc.reason.BPC-REF-3': 'Les réfugiés ne peuvent y aller : Guerre, Dictature ou Chaos.',
  'bpc.reason.BPC-INS-5': 'Il n’y a pas de tel pion dans cette région.',
  'bpc.reason.BPC-EMP-19': 'La carte gratuite n’agit que dans les régions à réserve naturelle.',
  'bpc.reason.BPC-INS-8': 'Le Conflit que la même décision vient d’y poser ne peut être ôté.',
  'bpc.reason.BPC-INS-13': 'Mettre fin à cette Dictature demande {needs} de puissance ; il y en a {has}.',
  'bpc.reason.BPC-DEC-18': 'Il reste quelque chose à choisir.',
  'bpc.reason.BPC-DIE-3': 'Des Casques bleus ont déjà modifié ce jet ; une carte par jet.',
  'bpc.reason.BPC-DIE-4': 'Il y a déjà eu un Référendum sur cette question.',
  'bpc.reason.BPC-TPX-10': 'La région a déjà cette TP.',
  'bpc.reason.BPC-PRO-3':
    'La région ne peut l’apprendre : elle n’est pas semée, aucune autre région qui partage ne l’a, ou la condition manque.',
};
