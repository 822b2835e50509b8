import type { Telling } from '../../outline.ts';

/** What helps around the rules: the game in five minutes, secrets, questions, examples, the glossary. */
export const help = {
  tutorial: {
    title: 'Le jeu en cinq minutes',
    told: {
      idea: 'L’Europe est pleine de vieilles centrales. Sur chaque case Centrale de la carte se trouve un jeton : charbon, gaz, nucléaire, pétrole, un investisseur, un ingénieur ou un terrain de construction. Tous les joueurs partagent une seule équipe de construction. À votre tour, vous la menez jusqu’à un jeton dont vous avez besoin, vous prenez le jeton et vous construisez à sa place une de vos centrales vertes.',
      contracts:
        'Ce dont vous avez besoin est sur vos contrats. Chacun a deux à cinq symboles, et sous chaque symbole attend une de vos centrales. Une centrale se construit là où le jeton porte son symbole. Quand la dernière centrale a quitté un contrat, vous marquez ses points et vous recevez 1 M€.',
      turn: 'D’abord, vous recevez 3 M€. Puis vous planifiez : chacun de vos ingénieurs peut acheter une ligne pour 1 M€, deux lignes pour 5 M€, ou un nouveau contrat pour 1 à 4 M€. Vous commencez avec un ingénieur. Ensuite, vous roulez et vous construisez.',
      drive:
        'Chaque connexion du trajet coûte 1 M€ : à la banque si elle est inoccupée, au propriétaire si la ligne d’un autre joueur s’y trouve, rien si la ligne est à vous. L’équipe ne peut pas dépasser un jeton : elle doit s’y arrêter.',
      bonus:
        'Chaque jeton vous aide. Un investisseur augmente votre revenu, un ingénieur donne une action de planification de plus. Le charbon retire une centrale d’un contrat, le gaz apporte un certificat secret qui vaut des points, le nucléaire place une ligne gratuite, le pétrole construit jusqu’à trois centrales d’un coup, un terrain de construction donne 3 M€ et convient à toute centrale.',
      joint:
        'Quand vous avez construit, on interroge les autres dans l’ordre. Le premier qui le veut peut vous payer 2 M€ et construire une centrale du même type sur la même case, sans le bonus.',
      end: 'Quand un joueur a placé ses 15 lignes, ou que le dernier contrat a été révélé, on termine la manche et on compte : emplacements vides des contrats ouverts, certificats, majorités de centrales dans chaque région, et nombre de régions que vos lignes relient. Qui a le plus de points gagne ; à égalité, qui a le plus d’argent.',
      tips: 'Trois conseils. Investisseurs et ingénieurs valent surtout tôt dans la partie. Payer 2 M€ pour participer est souvent une bonne affaire, car un contrat approche de sa fin. Et les centrales dont le symbole a disparu de la carte peuvent encore quitter un contrat par un terrain de construction ou par le charbon.',
    },
  },
  hidden: {
    title: 'Ce qui est secret',
    told: {
      open: 'Presque tout est visible : le plateau, l’argent et les points de chacun, les réserves, les contrats, les jetons gardés, l’offre, et le nombre de cartes de chaque pioche.',
      certificates:
        'Personne d’autre que vous ne sait ce que valent vos certificats de CO₂ ; les autres, et ceux qui regardent, voient combien vous en avez. Un certificat vendu par la Bourse du carbone se trahit par l’argent qu’il rapporte.',
      piles:
        'Personne ne connaît l’ordre des pioches, les contrats écartés à la mise en place, ni les jetons face cachée ou en surplus. Un contrat public acheté sans le voir est révélé au moment de l’achat.',
      end: 'Au décompte final, tout est révélé.',
    },
  },
  questions: {
    title: 'Ce qu’on vous demande, et quand',
    told: {
      planning:
        'À la planification : une ligne, deux lignes, un contrat, avec le module 2 un contrat public, ou en rester là. Puis où va la ligne, ou quel contrat vous prenez.',
      moving:
        'Au déplacement : où va l’équipe ; si plusieurs paiements sont possibles, qui vous payez ; et quelle centrale vous construisez.',
      tokens:
        'Après la construction, selon le jeton : d’autres centrales au pétrole, la centrale que retire le charbon, la ligne gratuite, le contrat gratuit, la centrale supplémentaire et sa case, ou la place d’un jeton Nucléaire.',
      others:
        'Pendant le tour des autres : si vous participez. Avec le module 2 aussi : si vous utilisez un contrat public à la fin de votre tour, avant le décompte final et, avec l’option, avant le tour des autres.',
      cards:
        'Pour un contrat public : ce que vous payez pour chaque symbole, puis ce que demande son effet : la ligne et sa nouvelle place, le certificat, la centrale à décaler, la case de l’équipe, la centrale à reprendre.',
      moreCards:
        'Ou encore la centrale à placer et sa case, les deux jetons à échanger, l’emplacement Pétrole d’une jumelle, l’action de planification à répéter.',
      order:
        'Une question qui n’a qu’une réponse se règle toute seule, sauf si cela trahit un secret. L’ordre de la troisième phase : rouler, payer, prendre le jeton, construire, compter, utiliser le jeton, interroger les autres, fin du tour.',
    },
  },
  examples: {
    title: 'Exemples',
    told: {
      drive:
        'L’équipe passe par une connexion inoccupée, une avec une ligne rouge et une avec la vôtre : vous payez 1 M€ à la banque et 1 M€ à Rouge. Si un trajet coûte 1 M€ à Rouge et 1 M€ à Bleu, et un autre 1 M€ à la banque, vous avez le choix dès que vous avez 2 M€.',
      coal: 'Votre contrat charbon + nucléaire porte ses deux centrales. Vous construisez sur un jeton Charbon et, par son effet, vous reprenez la centrale sous le nucléaire : le contrat est terminé, pour 4 points et 1 M€. On peut ainsi terminer deux contrats en un tour.',
      oil: 'Vous avez des centrales sous Pétrole sur trois contrats. Sur un jeton Pétrole, vous construisez les trois. Si deux de ces contrats, à 7 et 4 points, sont maintenant vides, vous marquez 11 points et recevez 2 M€.',
      joint:
        'Le troisième de quatre joueurs construit. On interroge le quatrième, puis le premier, puis le deuxième. Si le premier accepte, on n’interroge plus le deuxième. Qui n’a pas de centrale correspondante, ou a moins de 2 M€, n’est pas interrogé du tout.',
      duty: 'Aucune centrale sur vos contrats, 2 centrales en réserve, 3 M€, et l’offre montre des contrats à 4, 4, 3 et 2 emplacements. Le seul qui convient coûte 4 M€ : l’obligation tombe. Avec 4 M€, vous devriez l’acheter.',
      regions:
        'Quatre joueurs avec 2, 2, 1 et 1 centrales : les deux premiers partagent 6 + 3 et marquent 4 chacun, les autres partagent 1 et ne marquent rien. Avec 2, 2, 2 et 1, les trois premiers marquent 3 chacun. Trois joueurs avec 3, 1 et 1 : 5, 1 et 1. Deux joueurs avec 2 chacun : 1 chacun. Tout seul dans une région : le premier prix entier.',
      network:
        'Des lignes qui relient le centre, le nord, l’ouest et l’est rapportent 10 points. Un réseau sur trois régions et un autre, séparé, sur deux : 6 points, seul le meilleur compte (avec l’option n’importe où : 15 points). Une seule ligne de la case de départ à Hambourg touche une région.',
      module1:
        'Un réseau de six lignes porte huit de vos centrales, un autre de trois lignes en porte quatre : vous marquez 16 points. Des lignes qui ne relient que la centrale de la case de départ à des cases sans centrale à vous ne rapportent rien.',
      module2:
        'Le Subside demande charbon, gaz et pétrole. Avec un jeton Charbon, un joker et un investisseur gardé, vous recevez 6 M€, mais aucun point. Si l’on vous propose de participer et que vous êtes sans argent, vous pouvez d’abord utiliser la Subvention, puis payer les 2 M€.',
      module3:
        'Vous passez par une connexion inoccupée puis par une ligne rouge, avec un jeton Nucléaire : vous choisissez d’épargner le 1 M€ de la banque ou le 1 M€ de Rouge.',
    },
  },
  glossary: {
    title: 'Lexique',
    told: {
      crew: 'Équipe : l’équipe de construction, le pion unique que tout le monde déplace.',
      space:
        'Case : une case Centrale ou la case de départ. Une case recouverte porte encore son jeton, une case découverte ne l’a plus.',
      connection: 'Connexion : le tronçon entre deux cases voisines. Elle porte zéro, une ou au plus deux lignes.',
      line: 'Ligne : une ligne électrique d’un joueur sur une connexion.',
      plant: 'Centrale : une des 20 centrales d’un joueur, à sa couleur.',
      contract:
        'Contrat : un contrat de construction, avec ses symboles et ses emplacements. Le contrat de départ en est un aussi.',
      slot: 'Emplacement : la place sous un symbole d’un contrat, où attend une centrale.',
      token: 'Jeton : un jeton Action ; investisseur et ingénieur sont permanents, les autres immédiats.',
      display: 'Offre : les quatre places des contrats disponibles, de 1 à 4 M€. La pioche est à côté.',
      reserve: 'Réserve : vos centrales et vos lignes qui ne servent pas encore.',
      box: 'Boîte : là où va ce qui est hors jeu.',
      certificate: 'Certificat : un certificat de CO₂, qui vaut 3 à 5 points à la fin.',
      network: 'Réseau : vos lignes reliées entre elles.',
      million: 'M€ : un million d’euros.',
      points: 'Points : points de victoire. Qui en a le plus à la fin gagne.',
      round: 'Manche : un tour de chacun. Tour : les trois phases d’un joueur.',
      joint: 'Construction conjointe : construire sur la même case pour 2 M€ pendant le tour d’un autre.',
      public: 'Contrat public : une carte du module 2, payée en jetons.',
      kept: 'Jeton gardé : avec le module 2, un jeton utilisé placé devant vous.',
      joker: 'Joker, substitut : ce qui peut remplacer un jeton sur un contrat public, au prix de ses points.',
      newSite: 'Nouveau terrain : un des sept terrains de construction du module 3, avec son propre effet.',
      nuclearBoard:
        'Plateau Énergie nucléaire : avec le module 3, la place de deux jetons Nucléaire, dont chacun rend une connexion gratuite à chaque tour.',
    },
  },
} satisfies Partial<Telling>;
