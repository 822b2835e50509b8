import type { Reference } from '../../outline.ts';

/** Les premiers pas, ce qui se trouve sur la table, et la phase d’approvisionnement. */
export const table = {
  tutorial: {
    title: 'Le jeu en cinq minutes',
    text: {
      aim: 'À chaque décennie, le monde réclame plus d’énergie, et ce que l’énergie verte ne couvre pas, le charbon, le pétrole et le gaz s’en chargent. Chacun de vous dirige une compagnie d’énergie. Vous jouez pour les points, mais si la pollution atteint 500 ppm après une phase d’approvisionnement, vous perdez tous ensemble.',
      world:
        'Il y a six régions. Chacune a une rangée de trois à six cases d’énergie qui se remplissent par la gauche, et un agenda : trois types d’énergie verte, les seuls qu’elle accepte. Dès la deuxième décennie, chaque décennie commence par une case de plus à remplir dans chaque région. Si rien de vert n’y est construit à temps, une centrale fossile tirée au hasard apparaît.',
      turn: 'À votre tour, vous faites exactement une action principale : proposer un projet, mettre un projet en place ou construire une centrale. Autour d’elle, vous disposez de trois actions gratuites, une fois chacune : déplacer un scientifique, acheter ou vendre un CEP, jouer une carte lobby ou marquer un objectif de l’ONU.',
      steps:
        'Une centrale demande trois étapes. Proposer : posez une tuile projet sur une case libre d’une région et recevez sa subvention (argent, ressources technologiques, ou un scientifique à recruter ou à déplacer). Mettre en place : payez un CEP, retournez la tuile et recevez son avantage. Construire : payez en argent et en ressources, posez la centrale, marquez ses points. Un projet n’appartient à personne : ce que vous proposez, une autre compagnie peut le mettre en place, et une troisième le construire.',
      scientists:
        'Gardez un scientifique sur un projet : à la fin de chacun de vos tours, l’un d’eux vous apporte un cran d’expertise. Qui veut utiliser un projet où se trouve votre scientifique vous paie 1 $ ; le scientifique vous apporte alors de l’expertise ou part pour un sommet mondial. Quand tous les sujets d’un sommet sont pris, tous ceux qui y participent apprennent.',
      expertise:
        'L’expertise est le cœur du jeu. Il en faut pour construire, elle verse un revenu à la première et à la deuxième place de chaque type, elle départage le contrôle des régions, et certaines cases de ses pistes donnent des bonus qui peuvent en déclencher d’autres.',
      permits:
        'Un CEP est un permis d’émission de CO₂. Chaque mise en place en coûte un, chaque nouvelle centrale fossile aussi. Ils s’achètent et se vendent sur un marché dont le prix monte quand il se vide et baisse à chaque vente. Les CEP payés vont à la banque.',
      control:
        'Qui fournit à une région le plus de types différents parmi ceux qu’elle souhaite la contrôle. Le contrôle permet de dépenser les CEP qui s’y trouvent et de les prendre à la fin, mais oblige à payer pour ses centrales fossiles.',
      decade:
        'Une décennie commence par la phase d’approvisionnement (sauf la première) : les revenus sont versés, les régions qui manquent d’énergie construisent des centrales fossiles, la pollution monte de 20, 30 ou 40 ppm pour chacune et, à partir de 350 ppm, une catastrophe frappe une région. Puis tout le monde joue quelques manches.',
      end: 'La partie s’achève après cinq décennies (six à cinq joueurs), ou plus tôt si deux régions sont entièrement vertes ou si la pollution est redescendue sous 350 ppm. On vend les CEP, on verse un dernier revenu, on marque les objectifs de compagnie secrets, 2 $ valent un point, et le plus haut score l’emporte.',
      advice:
        'Pour votre premier tour : proposez un projet là où la subvention vous aide le plus, puis placez-y votre scientifique. Vous gagnez tout de suite de l’expertise, et qui voudra de ce projet devra vous payer. Sur une piste, un cran d’avance suffit pour toucher un revenu.',
    },
  },
  components: {
    title: 'Sur la table',
    text: {
      permits:
        'Il y a 40 CEP. Chacun est à la banque, au marché, dans une main ou dans une région ; il n’en apparaît jamais d’autres.',
      tech: 'Il y a 25 ressources technologiques en tout, chez les compagnies, dans les régions et dans la réserve. Si un effet en donne plus qu’il n’en reste, vous recevez ce qui reste.',
      money: 'L’argent se compte en dollars entiers, et la banque en a toujours assez.',
      discs:
        'Les disques de votre couleur marquent votre score, votre expertise, vos centrales et vos régions : 20 par joueur dans l’édition française, 15 dans la russe. Ce ne sont que des marqueurs : en manquer n’empêche rien. On refait le tour de la piste de score tous les 50 points. Un score peut être négatif.',
      scientists:
        'Chaque compagnie a quatre scientifiques. Chacun est dans l’espace de recrutement, en main, sur un projet ou sur un sujet de sommet.',
      types:
        'Les cinq types d’énergie verte, toujours dans cet ordre : reboisement, solaire, fusion froide, biomasse, recyclage. Le reboisement compte comme une source d’énergie comme les autres.',
      projects:
        'Il y a six tuiles projet de chaque type. Tant que les six sont sur le plateau, ce type ne peut plus être proposé ; une tuile revient à la réserve quand sa centrale est construite.',
      plants:
        'Il y a cinq centrales de chaque type en pile visible. Quand une pile est vide, plus rien de ce type ne peut être construit, et ses projets restent où ils sont.',
      fossils:
        'Il y a dix centrales à charbon (40 ppm chacune), dix à pétrole (30 ppm) et dix à gaz (20 ppm) dans une pile face cachée. Une centrale fossile remplacée quitte le jeu. Si la pile venait à être vide, on ne pose rien, la pollution ne change pas et aucun CEP n’est payé.',
      regions:
        'Les régions et leurs cases, dans le sens horaire : Amérique du Nord 5, Europe 5, Asie 6, Océanie 4, Afrique 3, Amérique du Sud 4. Chaque région a trois cases de projet, une par subvention : argent, ressources technologiques, recherche en collaboration.',
      tracks:
        'Le plateau a six emplacements de sommet et cinq pistes d’expertise de douze cases. Votre expertise est 0 jusqu’à ce qu’un premier gain place votre disque sur la case 1. Les décennies sont 1970, 1980, 1990, 2000, 2010 et, à cinq joueurs seulement, 2020.',
    },
  },
  setup: {
    title: 'Mise en place de la partie',
    text: {
      players:
        'Chaque compagnie commence avec un scientifique en main et trois dans l’espace de recrutement, 2 CEP en main, aucune ressource technologique, aucune expertise et 0 point.',
      first:
        'Le premier joueur est tiré au sort et prend la tuile premier joueur. À partir de lui, dans le sens horaire, les compagnies reçoivent 3 $, 4 $, 4 $, 5 $ et 5 $.',
      stocks:
        'Le marqueur de décennie commence sur la première décennie, le marqueur de manche sur le nombre de joueurs. Toutes les ressources technologiques et toutes les tuiles projet sont dans la réserve. Chaque pile de centrales est rangée par coût en ressources technologiques, puis en argent, la moins chère au-dessus.',
      tiles:
        'Six sommets à deux sujets sont tirés et posés face visible sur le plateau ; les autres sommets à deux sujets sont mélangés avec ceux à trois et quatre sujets en une pile face cachée. Chaque région reçoit une tuile agenda au hasard ; les deux dernières quittent le jeu.',
      fossils:
        'Les centrales fossiles sont mélangées et l’une d’elles est posée face visible sur la première case de chaque région. La pollution de départ est la somme de leurs ppm. (Pour un départ avec des centrales choisies, voir « Options ».)',
      permits:
        'Chaque région reçoit un CEP par case vide : Amérique du Nord 4, Europe 4, Asie 5, Océanie 3, Afrique 2, Amérique du Sud 3. Le marché commence avec 2 CEP au prix de 3 $. Le reste forme la banque : 15, 13, 11, 9 ou 7 CEP pour un à cinq joueurs.',
      goals:
        'Certains objectifs de compagnie sont d’abord retirés. Édition française : 27, 30, 32 et 33 à un joueur ; 28, 30 et 33 à deux ; 30 à trois ; aucun à quatre ou cinq. Édition russe : 27 et 33 à un joueur, sinon aucun. Puis chacun reçoit un objectif en secret, et personne ne voit les autres.',
      'un-goals': 'Dix objectifs de l’ONU (sept à deux joueurs) sont tirés et posés face visible ; les autres quittent le jeu.',
      events:
        'Les cartes événement sont mélangées. Une carte est posée sur la case événement et la suivante est révélée au sommet de la pile : vous voyez toujours les deux catastrophes à venir.',
      lobby:
        'Chacun reçoit cinq cartes lobby, distribuées ou choisies par draft (voir « Options »). Les autres sont mises de côté et ne servent qu’en solitaire.',
      start:
        'Personne ne contrôle encore de région. Tout le hasard vient de la graine de la partie, dans un ordre fixe : la même graine donne la même mise en place.',
    },
  },
  flow: {
    title: 'Décennies, phases et manches',
    text: {
      decades:
        'Une partie dure cinq décennies, six à cinq joueurs. Une décennie est une phase d’approvisionnement suivie d’une phase opérations ; la première décennie n’a pas de phase d’approvisionnement. Celle-ci a trois étapes : revenu, énergie, événement.',
      rounds:
        'La phase opérations compte 5 manches à deux joueurs, 4 à trois, 3 à quatre, 2 à cinq et 6 en solitaire. À chaque manche, chacun joue un tour, dans le sens horaire à partir de la tuile premier joueur. Le marqueur avance après chaque manche.',
      change:
        'Après la dernière manche, on regarde d’abord si la partie est finie. Sinon, le marqueur de décennie avance, le marqueur de manche revient au départ, et la tuile premier joueur passe à gauche ou est mise aux enchères.',
      order:
        'Ce que plusieurs joueurs décident hors d’un tour se décide dans le sens horaire à partir de la tuile premier joueur. Un choix obligatoire qui n’a qu’une issue est fait pour vous. Pendant le tour d’un autre, on ne vous interroge que sur le draft, le revenu, les CEP que vous devez, un scientifique congédié, les bonus de vos pistes, les sommets et l’enchère.',
    },
  },
  income: {
    title: 'Approvisionnement, étape 1 : le revenu',
    text: {
      places:
        'Pour chaque type, les compagnies en première et en deuxième place de la piste sont payées ; à un ou deux joueurs, la première seulement. La première place est la plus haute expertise présente, la deuxième la valeur suivante. Tous ceux qui s’y trouvent sont payés en entier, et une égalité en tête ne supprime pas la deuxième place. Sans expertise dans un type, vous n’y occupez aucune place.',
      amount:
        'Vous touchez le nombre de la case où se trouve votre propre disque : 1 sur les cases 1 et 2 ; 2 sur les cases 3 à 5 ; 3 sur les cases 6 à 8 ; 4 sur les cases 9 à 11 ; 5 sur la case 12.',
      split:
        'Les montants de toutes les pistes s’additionnent, et vous prenez le total en argent, en points, ou en tout mélange des deux. Les choix se font l’un après l’autre, dans le sens horaire à partir du premier joueur.',
    },
  },
  energy: {
    title: 'Approvisionnement, étape 2 : l’énergie',
    text: {
      cubes: 'D’abord, chaque région qui possède des ressources technologiques en rend une à la réserve.',
      check:
        'Puis on examine les régions une à une, dans le sens horaire à partir de l’Amérique du Nord. À la décennie 2 on regarde la case 2, à la décennie 3 la case 3, et ainsi de suite. Là où cette case n’existe pas ou est déjà occupée, rien ne se passe.',
      fossil:
        'Sur une case vide, on pose la première centrale fossile de la pile. La pollution monte de ses ppm : 40 pour le charbon, 30 pour le pétrole, 20 pour le gaz. Puis un CEP est payé à la banque, avant d’examiner la région suivante.',
      pay: 'Si personne ne contrôle la région, le CEP vient de la région elle-même (il y en a toujours un). Qui la contrôle paie de sa main ou de n’importe quelle région sous son contrôle, pas seulement de celle qui vient de construire.',
      purchase:
        'Si vous contrôlez la région et n’avez de CEP nulle part, vous devez en acheter un au marché au prix actuel ; il part immédiatement à la banque. Si l’argent manque, et seulement dans cette phase, vous cédez des points, 1 $ par point et pas plus que nécessaire ; votre score peut devenir négatif. Avant cela, vous pouvez défausser votre objectif de compagnie pour 8 $.',
      market:
        'Cet achat peut vider le marché, qui se remplit alors à un prix plus élevé. Si le marché et la banque sont vides, rien n’est payé.',
      limit:
        'Quand toutes les régions ont été examinées et que la pollution est à 500 ppm ou plus, la partie est perdue sur-le-champ, sans événement. À 350 ppm ou plus, le jeu s’en souvient : redescendre sous 350 mettra fin à la partie.',
    },
  },
  event: {
    title: 'Approvisionnement, étape 3 : l’événement',
    text: {
      disaster:
        'On résout la carte de la case événement. À 350 ppm ou plus, une catastrophe frappe sa région : chaque compagnie qui n’y a pas de centrale doit lui donner une ressource technologique. Sous 350 ppm il ne se passe rien, mais la carte est quand même consommée.',
      help: 'Une compagnie sans ressource à donner perd 2 points à la place, même sous zéro ; tant que vous en avez une, vous ne pouvez pas choisir de perdre des points. Les ressources restent dans la région, sans limite, et aident chaque compagnie qui y construit.',
      next: 'Ensuite la carte est défaussée, la carte visible de la pile prend sa place, et la suivante est révélée.',
      cards: 'Il y a une carte par région : 47 Afrique, 48 Asie, 49 Europe, 50 Amérique du Nord, 51 Océanie, 52 Amérique du Sud.',
    },
  },
} as const satisfies Partial<Reference>;
