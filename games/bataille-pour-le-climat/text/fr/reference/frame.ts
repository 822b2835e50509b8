import type { Part } from '../../outline.ts';

/** Cards and employers, the end, options, the table. */
export const frame = {
  cards: {
    title: 'Lire les cartes',
    paragraphs: [
      'Une carte dit ce qui arrive, combien et où ; sans lieu, c’est la cible. « N’importe où » laisse la table choisir pion par pion. « Par pion Destruction » compte ceux des zones nommées. Les régions qui répondent à une description sont fixées au début de l’effet et prises du haut de la piste. Chaque région reçoit ses pions ensemble. On ne retire que le pion nommé, autant qu’il y en a.',
      'Un jeton fossile est du charbon là où l’on importe du pétrole, du gaz ailleurs. Un jeton bas carbone se choisit entre hydro (s’il n’y en a pas), nucléaire (avec M, si aucun n’a été ajouté), EnR pilotables (Moyen-Orient, ou à la place d’intermittentes) et EnR intermittentes. Une transformation donnée par une carte exige sa condition et devient semée. La production ne tombe jamais sous 1.',
      'Les cartes à défausser sont choisies par leurs propriétaires, du joueur actif vers la gauche. Une propagation ne fait rien pour une région qui ne partage pas. Une Discipline de 1 baissée par une carte mène au Chaos.',
    ],
  },
  employers: {
    title: 'Les employeurs',
    paragraphs: [
      'Une compétence profite à tous tant que l’employeur est en jeu. Un pouvoir sert une fois par partie, à son joueur, sans coûter d’action. Une faiblesse, si elles sont actives, ne lie que son personnage.',
      'The Shift Action. Compétence : une transformation demande 1 de moins. Pouvoir : compléter immédiatement une paire commencée dans une région qui partage et remplit la condition. Faiblesse : ni transformation ni électricité dans les régions de NdV 1.',
      'Volontaires du Monde. Compétence : seuils d’électricité −4. Pouvoir : un dé de propagation raté réussit. Faiblesse : dans un même tour, soit l’action de déplacement, soit des cartes action.',
      'Global Amnesty. Compétence : Casques bleus modifie de 3. Pouvoir : immédiatement une option de palier 2 d’une institution. Faiblesse : dans une ACI d’institution, aucune carte ou au moins deux.',
      'Famox. Compétence : seuils des institutions 6, 10, 14. Pouvoir : sur un Événement vert, avant les contributions, choisir directement le deuxième ou le troisième résultat. Faiblesse : main limitée à 8.',
      'Human Rights Guards. Compétence : une fois par tour, le personnage actif suit une ligne gratuitement. Pouvoir : intégrer autant de réfugiés que de pions Destruction. Faiblesse : pas de trajet direct d’une institution à une autre.',
      'The Real Climate Objective. Compétence : une fois par tour, une carte action gratuite qui retire un pion dans une région à réserve naturelle. Pouvoir : une Conséquence climatique épargne les régions à réserve. Faiblesse : électricité seulement dans les régions à réserve.',
      'Malmö Resilience Institute. Compétence : le pion vert monte d’une case de moins en fin de tour (pas quand une carte le fait avancer). Pouvoir : retirer autant de Conflits et Disettes que le numéro de la manche. Faiblesse : ni transformation ni électricité là où se trouve un autre personnage.',
      'Journalistes sans patrie. Compétence : après la pioche, échanger une carte tout juste piochée contre une autre de sa couleur. Pouvoir : montrer à tous les trois prochains Événements et remettre chacun dessus ou dessous (une Conséquence climatique reste dessus). Faiblesse : les deux cartes de l’action piocher doivent être d’une même couleur.',
      'Docteurs sans limites. Compétence : un personnage qui arrive dans une région y retire une Épizootie, ou l’Épidémie. Pouvoir : lancer un D8 pour chaque Épidémie et Pandémie ; 4 ou moins la retire. Faiblesse : une carte au plus dans les ACI d’Événement et d’électricité d’une région en Conflits.',
      'Les pouvoirs de The Shift Action, Global Amnesty, Human Rights Guards, Malmö, des Journalistes et des Docteurs servent à tout moment entre deux effets : avant de révéler un Événement, quand on réfléchit à une ACI d’Événement, pendant les actions, avant la fin du tour ; The Shift Action aussi juste avant de vérifier la victoire, et tous une dernière fois avant le décompte final. La décision interrompue est ensuite reprise.',
      'Le pouvoir des Volontaires vient juste après un dé de propagation raté ; celui de Famox dès qu’un Événement vert a une cible et jusqu’à la première contribution (ce qui était posé revient ou est défaussé) ; celui de The Real Climate Objective quand est révélée une Conséquence touchant une réserve. Celui qui rejoint la partie attend son deuxième tour.',
    ],
  },
  end: {
    title: 'Fin de partie et score',
    paragraphs: [
      'Vous gagnez quand les GES globaux sont à 33 ou moins à la fin d’une activation ; à un autre moment, cela ne compte pas. Si le tour 36 finit au-dessus de 33, la partie est perdue.',
      'Après une victoire, les dernières calamités s’appliquent à toutes les régions : celles qui sont pleines au départ reçoivent une Émeute (sauf avec O) ; Épidémies et Pandémies coûtent aux régions qui ne partagent pas ; les Famines coûtent un D4 par UP ; les Guerres sur leur première face coûtent UP, sur la seconde elles deviennent Dictatures. Puis tous les pions partent.',
      'Score : 36 fois la population des régions libres (ni Dictature ni Chaos), divisé par le tour de la victoire, arrondi en dessous. Il est commun à tous. 270 est exemplaire, 210 une belle victoire, 140 meurtrie, 60 sombre.',
      'L’issue est une victoire, une victoire à la Pyrrhus ou une défaite. Victoire à la Pyrrhus : l’objectif est atteint avec moins de cinq régions libres ou un score sous 60, ou le dernier tour atteint l’objectif sans une autre condition : le climat est sauvé, pas la liberté.',
      'Une défaite se mesure aux gaz : 34–45 les tropiques sont perdus, 46–60 restent quelques refuges, 61–75 seulement de petits animaux, 76–90 seulement les grands fonds, 91 et plus une planète étuve. Un tutoriel qui s’arrête est une leçon apprise ou manquée, sans note ; son score est la population libre.',
    ],
  },
  options: {
    title: 'Modes, défis et options',
    paragraphs: [
      'Mode Expert : natalité plus forte en Amérique du Nord, Afrique, Moyen-Orient et Inde et table plus raide ; G fermée au NdV 1 ; les paires ne baissent plus les GES globaux ; faiblesses actives ; et les quatre Réchauffements de la mise en place frappent. Chacun de ces points est aussi une option. L’Afrique peut monter avec son pétrole ; l’Inde a besoin d’une balance positive.',
      'Défis, à combiner librement : emballement climatique (le pion rouge descend de deux cases), no more deus ex machina (aucun pouvoir d’employeur), débrouillez-vous tout seul (aucun employeur).',
      'Paquets préparés : effondrement pétrolier (8 Contraintes pétrolières dans les 30 premières cartes), réchauffement global (8 Réchauffements dans les 30 premières), Ragnarök (les deux dans les 32 premières).',
      'On choisit aussi : les faiblesses, l’ordre des régions, le nombre de personnages en jeu (3 à 5, dont dépendent toutes les règles), qui les joue (une personne peut en jouer plusieurs), leur attribution (conseillée, à tour de rôle, au hasard) et le premier joueur.',
      'Et encore : si le joueur actif décide pour la table ou si l’on vote, mains ouvertes, table imprimée pour l’unité de pop, calamités de départ, arrivées et départs, et victoire stricte (il faut au moins cinq régions libres).',
    ],
  },
  scenarios: {
    title: 'Les scénarios',
    paragraphs: [
      'Un scénario change la mise en place, le nombre de tours et l’objectif. Les objectifs sont vérifiés après chaque activation, ou après le dernier tour s’ils le disent. Après un tutoriel, on peut continuer en partie normale. Les tutoriels se jouent en mode normal, avec employeurs, paquet standard et sans défi.',
      'Tutoriels. Premiers pas : 4 tours, implanter une transformation. Réactions en chaîne : 9 tours dans un monde troublé ; finir avec au plus un pion de niveau 2 ou 3, ni Dictature ni Chaos. Or noir : 9 tours avec peu de pétrole ; finir avec une balance d’au moins 0 et sans Guerre.',
      'La décennie décisive : 18 tours, objectif 66. Choc pétrolier : paquet effondrement et moins de pétrole au Moyen-Orient et en Russie. Un monde malade : une Épidémie en Chine, des Épizooties ailleurs, une Pénurie partout. Terre étuve : paquet réchauffement, pions retournés, pion vert sur 15. L’âge des tyrans : Dictature en Russie, Guerre en Amérique du Sud, Émeutes en NdV 1–3 ; objectif 33 avec huit régions libres.',
    ],
  },
  table: {
    title: 'Qui décide, arriver et partir',
    paragraphs: [
      '« La table » est le joueur dont c’est le tour, ou un vote. Dans une action donnée par Communication, celui qui la reçoit choisit quoi faire ; les conséquences (réfugiés, exodes, jetons perdus, transformations apprises) restent à la table.',
      'Les choix sont petits et posés un à un : un personnage, la couleur d’une carte à piocher, une carte à défausser ou à échanger. Deux cartes de même couleur et puissance font un seul choix. Avant de révéler un Événement, le joueur actif n’est interrogé que si quelqu’un peut encore utiliser un pouvoir.',
      'Dans une ACI, chacun répond à son tour ; dans une implantation, tous à la fois, et tout changement de cartes relance la réflexion de chacun. La table choisit les options d’institution ; le propriétaire d’un pouvoir fait les choix de ce pouvoir. Des trois Événements montrés par les Journalistes, ceux remis dessus viendront dans l’ordre choisi, et le dernier glissé dessous est le plus bas. Le joueur actif met fin au tour.',
      'Lieux, pions à retirer, destinations des réfugiés et de chaque unité d’un exode, jetons d’électricité à perdre ou à installer et transformations à apprendre se choisissent un par un. Une Guerre qui éclate entre-temps est réglée d’abord.',
      'Qui est sollicité pour une carte au milieu d’autre chose ne dépend que de ce que tous savent : avoir au moins une carte de la couleur, quelle que soit sa puissance. Passer ne révèle donc rien. Rien ne dure sans fin : dans une ACI ou une tentative, chacun reprend au plus dix cartes et donne un seul mot d’aide.',
      'Tout ce qui est sur le plateau et toutes les défausses sont publics, comme la taille des mains et la couleur de chaque carte piochée. Une main n’est vue que de son propriétaire (de tous en mains ouvertes). Aucun paquet ne se regarde ; on sait qu’une Conséquence climatique attend, pas laquelle.',
      'Une personne peut jouer plusieurs personnages, chacun avec sa main, son pion, son employeur et son tour, et un robot peut en jouer. Au début d’un tour, quelqu’un peut rejoindre la partie tant qu’il y a moins de cinq personnages : il choisit un personnage et un employeur libres, s’assoit juste avant le joueur actif et pioche une main de départ. Pioches et faces suivent le nouveau nombre.',
      'On peut aussi partir au début d’un tour, s’il reste trois personnages ou si la place est reprise. Personnage, employeur et pion partent et la main est défaussée ; si une couleur n’est plus couverte, les autres changent de personnage. Un pouvoir utilisé le reste.',
    ],
  },
  glossary: {
    title: 'Glossaire',
    paragraphs: [
      'ACI, Action Commune d’Influences : les joueurs additionnent des cartes de trois couleurs face à un seuil.',
      'Transformation : un changement durable, de A à P.',
      'NdV, Niveau de Vie (1–4) : combien de pétrole et d’électricité une région utilise.',
      'Discipline, D (0–4) : combien la population accepte le changement.',
      'Résilience : le plus haut du NdV et de la Discipline ; combien de pions d’une couleur, et de réfugiés, une région supporte.',
      'Unité de pop, UP : le chiffre des dizaines de la population, au moins 1.',
      'Partager : une région sans Guerre, Famine, Dictature ni Chaos partage ses transformations.',
      'Semée : implantée par les joueurs quelque part ; alors seulement une transformation se propage.',
      'Zones : pôles, glaciers, courants marins, forêts primaires ; les pions Destruction en montrent les dégâts.',
      'Balance pétrolière : exportations moins importations du monde entier.',
      'Conséquence climatique : carte qui frappe à la place d’un Événement quand le pion vert a rejoint le rouge.',
      'La table : tous les joueurs ensemble ; une place répond pour eux, ou tous votent.',
    ],
  },
} satisfies Part;
