import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'new.mode.bots': 'Une partie sur cet appareil, contre des robots. Fonctionne hors ligne.',
  'new.mode.screen': 'Tout le monde joue sur cet appareil. L’écran est masqué à chaque changement de joueur.',
  'new.mode.online': 'Une table que d’autres peuvent rejoindre avec un lien.',
  'new.seats': 'Qui joue',
  'new.count': 'Nombre de joueurs',
  'new.about.hard': 'Le robot fort gagne trois parties sur quatre contre le moyen.',
  'new.about.master':
    'Le maître a appris en jouant contre lui-même. Il obtient {share, number, percent} des premières places contre le robot fort (au hasard : {fair, number, percent}).',
  'new.about.team':
    'Une équipe de robots forts gagne presque toujours la partie normale, une équipe moyenne quatre fois sur cinq, une équipe facile une fois sur deux.',
  'new.options': 'Options',
  'new.more-options': 'Plus d’options ({count})',
  'new.public': 'L’afficher dans la liste des tables ouvertes',
  'new.slow': 'Partie lente : deux jours par coup, puis un robot prend le relais',
  'new.talk': 'Les spectateurs peuvent parler aussi',
  'new.take-suggestion': 'L’utiliser',
  'new.start': 'Commencer la partie',
  'new.open': 'Ouvrir la table',
  'online.learn-meanwhile': 'C’est nouveau ? Apprendre en jouant pendant l’attente (nouvel onglet)',
  'online.options': 'On joue avec',
  'online.live': 'En direct',
  'online.slow': 'Lente : jusqu’à {hours} heures par coup',
  'about.title': 'À propos de Kaya',
  'about.what':
    'Kaya est une table pour des jeux de société sur l’énergie. Elle connaît toutes les règles, montre ce qu’on peut faire et pourquoi une chose est impossible, accueille personnes et robots, et fonctionne hors ligne.',
  'about.independent':
    'Kaya est indépendante. Elle n’est ni faite ni approuvée par les auteurs ou les éditeurs de ces jeux, dont les noms ne servent qu’à dire à quel jeu on joue. Les règles sont dites avec nos propres mots et toutes les images sont les nôtres. Si un jeu vous plaît ici, achetez la boîte : rien ne remplace une table entourée d’amis.',
  'about.privacy':
    'Aucun compte n’est nécessaire et il n’y a pas de pistage. Les parties sur cet appareil y restent. À une table en ligne, le serveur garde le nom choisi, vos coups et ce que vous y dites. Ce que vous ajoutez dans les réglages (clé d’accès, code de secours, où vous prévenir), il le garde jusqu’à ce que vous le retiriez.',
  'about.games': 'Les jeux, et ce qui est reconstitué',
  'about.programs': 'Pour les programmes : l’API',
  'about.used': 'Ce sur quoi Kaya est bâtie',
  'about.licence': 'Kaya est un logiciel libre sous licence MIT.',
  'about.public-domain': 'domaine public',
};
