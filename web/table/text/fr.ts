import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'standing.title': 'Répondre pour moi la prochaine fois',
  'standing.on': 'Réponse donnée d’avance : {answer}',
  'standing.withdraw': 'Me redemander',
  'standing.later': 'Cela vaut à partir de la prochaine question de ce genre. C’est encore à vous de répondre à celle-ci.',
  'log.title': 'Ce qui s’est passé',
  'log.round': 'Bilan de la dernière manche',
  'log.earlier': 'Voir ce qui précède',
  'ending.nobody': '{seats, plural, =1 {{name} n’a pas gagné cette fois.} other {Personne ne gagne.}}',
  'ending.player': 'Joueur',
  'ending.total': 'Total',
  'ending.analyse': 'Analyser la partie',
  'curtain.text': 'Rien de secret n’est à l’écran. Prenez-le quand personne d’autre ne regarde.',
  'curtain.ready': 'Je suis {name}',
  'ending.board': 'Regarder le plateau',
  'online.chat-empty': 'Aucun message pour l’instant.',
  'online.chat-seated': 'Seuls les joueurs de cette table peuvent discuter.',
  'online.chat-placeholder': 'Dire quelque chose',
  'online.chat-mention': 'À qui s’adresser',
  'online.chat-send': 'Envoyer',
  'log.by-order': 'joué sur votre ordre',
};
