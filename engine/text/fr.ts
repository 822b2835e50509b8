import type { EngineKey } from './index.ts';

export const fr: Readonly<Record<EngineKey, string>> = {
  'engine.seat': 'Joueur {number}',
  'engine.over': 'La partie est terminée.',
  'engine.not-your-decision': 'C’est à un autre joueur de décider.',
  'engine.nothing-there': 'Il n’y a rien à choisir là.',
  'engine.not-asked': 'Ce n’est pas ce qui se décide maintenant.',
  'engine.no-such-condition': 'Cette condition n’est pas proposée ici ; choisissez-en une dans la liste.',
  'engine.seats': 'Ce jeu se joue de {min} à {max} joueurs, pas à {seats}.',
  'engine.option-value': 'L’option {option} ne peut pas valoir {value} ; valeurs possibles : {allowed}.',
  'engine.option-unknown': 'L’option {option} n’existe pas ; il y a : {known}.',
  'engine.option.yes': 'oui',
  'engine.option.no': 'non',
  'engine.option.number': '{value}',
  'engine.result.place': 'Vous finissez à la {rank, selectordinal, one {#re} other {#e}} place sur {players}.',
  'engine.result.shared': 'Vous partagez la {rank, selectordinal, one {#re} other {#e}} place sur {players}.',
  'engine.nothing-to-undo': 'Vous n’avez rien à annuler.',
  'engine.undo-boundary': 'Impossible d’annuler : depuis, quelque chose a été pioché, révélé ou décidé par un autre joueur.',
};
