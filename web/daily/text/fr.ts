import type { DailyWords } from './index.ts';

export const fr: DailyWords = {
  'daily.title': 'Tables du jour',
  'daily.of': '{game} : table du {date}',
  'daily.about':
    'Chaque jour, une table par jeu, avec la même donne pour tout le monde. Jouez-la sur cet appareil, même hors ligne ; puis envoyez votre partie et voyez celles des autres.',
  'daily.day':
    'Nous sommes le {date} ; le jour change à minuit UTC. Vous pouvez envoyer une partie finie jusqu’à la fin du lendemain.',
  'daily.kept': 'Le serveur est injoignable. Voici les tables du {date}, telles que cet appareil les a gardées.',
  'daily.away': 'Les tables du jour ne sont pas encore sur cet appareil, et le serveur est injoignable.',
  'daily.none': 'Cette table n’est pas sur cet appareil, et aucune de vos parties n’y compte.',
  'daily.alone': 'Vous jouez en solo.',
  'daily.against': 'Vous jouez contre : {bots}.',
  'daily.once':
    'Une seule partie compte. Une fois la vôtre envoyée, vous verrez les résultats des autres et leurs décisions différentes.',
  'daily.new': 'pas commencée',
  'daily.running': 'en cours',
  'daily.over': 'finie, pas encore envoyée',
  'daily.counted': 'comptée',
  'daily.gone': 'commencée et supprimée',
  'daily.gone-about': 'Vous avez commencé cette table ici et supprimé la partie. Une table du jour ne se joue qu’une fois.',
  'daily.play': 'Jouer',
  'daily.go-on': 'Continuer',
  'daily.look': 'Revoir ma partie',
  'daily.send': 'Envoyer et comparer',
  'daily.sending': 'Le serveur rejoue votre partie…',
  'daily.send-about':
    'Votre partie entière est envoyée, et le serveur la rejoue avant qu’elle compte. Les personnes dont la partie compte voient votre nom et votre résultat.',
  'daily.name': 'Votre nom',
  'daily.earlier': 'Finies et pas envoyées',
  'daily.all': 'Toutes les tables du jour',
  'daily.banner': 'Table du {date} : finie.',
  'daily.place': '{people, plural, =1 {La première partie qui compte} other {Place {place} sur {people}}} : {result}',
  'daily.points': '{score, plural, one {# point} other {# points}}',
  'daily.results': 'Résultats',
  'daily.rank': 'Place',
  'daily.who': 'Nom',
  'daily.result': 'Résultat',
  'daily.you': 'vous',
  'daily.later': 'Les résultats ne sont pas disponibles pour l’instant : le serveur est injoignable.',
  'daily.differed': 'Là où l’on a décidé autrement',
  'daily.no-difference': 'Personne n’a encore décidé autrement, ou personne d’autre n’est passé par vos positions.',
  'daily.move': 'Coup {move} : {asked}',
  'daily.people': '{people, plural, one {# personne} other {# personnes}}',
  'daily.yours': '{people, plural, offset:1 =1 {vous uniquement} one {vous et # autre} other {vous et # autres}}',
  'daily.refused.time-is-up': 'Les parties de ce jour ne sont plus acceptées.',
  'daily.refused.not-legal':
    'Le serveur n’a pas pu rejouer cette partie à partir de cette donne. Si cette page est ouverte depuis longtemps, rechargez-la.',
  'daily.refused.other-version':
    'Cette partie a été jouée avec d’autres règles que celles du serveur. Rechargez la page pour la prochaine table.',
  'daily.refused.not-allowed': 'Une de vos parties compte déjà pour cette table.',
  'daily.refused.table-full': 'Cette table a déjà toutes les parties qu’elle peut accepter.',
};
