import type { Reference } from '../../outline.ts';

/** Les cartes, le contrôle, la fin, les options et le glossaire. */
export const cards = {
  lobby: {
    title: 'Action carte : les cartes lobby',
    text: {
      action:
        'L’action carte consiste à jouer une carte lobby ou à marquer un objectif de l’ONU, une fois par tour et seulement à votre tour. Une carte jouée quitte le jeu. On en utilise soit le lobby principal, soit le lobby mineur.',
      minor:
        'Le lobby mineur est sans condition et se joue dès qu’une action gratuite est permise : 1 ressource technologique, 2 $, 1 CEP du marché ou un déplacement de scientifique.',
      major:
        'Le lobby principal se joue à l’étape que montre la carte : après une proposition et sa subvention, après une mise en place et son avantage, à l’annonce d’une construction, après l’arrivée de votre scientifique à un sommet, après un achat ou une vente. Une carte au plus par étape ; la question vient quand l’étape est finie, de sorte que la table est la même que vous ayez une carte ou non.',
      lost: 'Un effet s’applique autant que possible. On peut jouer une carte même si son effet est perdu en partie ou en entier.',
      regions:
        'Quand vous proposez dans la région, 3 $ : 01 Afrique (ou 1 ressource), 02 Asie (ou 1 CEP), 03 Europe (ou un déplacement), 04 Amérique du Nord (ou 1 CEP), 05 Océanie (ou 1 ressource), 06 Amérique du Sud (ou un déplacement). Entre parenthèses : le lobby mineur.',
      grants:
        'Quand vous proposez sur une case avec cette subvention : 07 argent, 3 $ (ou 1 ressource) ; 08 ressources, 2 ressources technologiques (ou 2 $) ; 09 recherche en collaboration, un déplacement de plus (ou 2 $).',
      installs:
        'Quand vous mettez en place ce type : 10 reboisement, 2 ressources technologiques (ou un déplacement) ; 11 solaire, 3 $ (ou 1 CEP) ; 12 biomasse, 3 $ ou 2 ressources technologiques au choix (ou un déplacement) ; 13 recyclage, 2 ressources technologiques (ou 2 $) ; 14 fusion froide, 3 $ (ou 1 ressource).',
      constructs:
        'Quand vous construisez ce type, payez 3 $ de moins : 15 reboisement (ou 1 ressource), 16 solaire (ou un déplacement), 17 biomasse (ou 1 CEP), 18 recyclage (ou 1 ressource), 19 fusion froide (ou 1 CEP).',
      summits:
        'Quand vous envoyez un scientifique sur ce sujet, 1 expertise immédiatement : 20 reboisement (ou 2 $), 21 solaire (ou 1 CEP), 22 biomasse (ou 2 $), 23 recyclage (ou 1 ressource), 24 fusion froide (ou 2 $).',
      market:
        'Quand vous achetez un CEP en visitant le marché, 2 points (ou 2 $) : 25. Quand vous en vendez un, 3 $ en plus du prix (ou un déplacement) : 26. Dans l’édition russe, les deux numéros sont échangés.',
    },
  },
  'un-goals': {
    title: 'Action carte : les objectifs de l’ONU',
    text: {
      score:
        'Un objectif de l’ONU visible peut être marqué par qui possède une centrale de chaque type indiqué, où que ce soit dans le monde. Cela prend votre action carte et 1 ressource technologique. Vous gagnez les points immédiatement et gardez la carte ; personne d’autre ne pourra la marquer.',
      limits:
        'Une même centrale peut servir à plusieurs objectifs, et le tour où vous complétez une série convient déjà. Les objectifs ne sont pas renouvelés (sauf en solitaire).',
      pairs:
        '34 reboisement et solaire : 5 points. 35 reboisement et biomasse : 5. 36 reboisement et recyclage : 4. 37 solaire et fusion froide : 6. 38 fusion froide et biomasse : 6. 39 fusion froide et recyclage : 5.',
      triples:
        '40 reboisement, solaire, fusion froide : 9 points. 41 solaire, fusion froide, biomasse : 8. 42 fusion froide, biomasse, recyclage : 8. 43 reboisement, biomasse, recyclage : 7. 44 reboisement, solaire, recyclage : 7.',
      quadruples:
        '45 reboisement, solaire, biomasse, recyclage : 11 points. 46 solaire, fusion froide, biomasse, recyclage : 12 (édition française seulement).',
    },
  },
  control: {
    title: 'Le contrôle d’une région',
    text: {
      agenda:
        'L’agenda d’une région montre trois types dans l’ordre, de haut en bas. Eux seuls peuvent y avoir projets et centrales. Quels que soient les agendas tirés, chaque type est souhaité par au moins deux régions.',
      brings:
        'Le contrôle permet de dépenser les CEP de la région et de les prendre à la fin de la partie, et oblige à payer pour les centrales fossiles qui y apparaissent.',
      check:
        'Le contrôle ne se vérifie que lorsqu’une compagnie construit dans la région, et seulement entre la compagnie qui construit et celle qui contrôle ; les autres ne sont pas comparées, même si elles battaient les deux. Si personne ne contrôle la région, qui construit en prend le contrôle.',
      compare:
        'Le plus de types différents l’emporte ; le nombre de centrales ne compte pas. À égalité, on descend l’agenda : le premier type qu’un seul des deux y possède décide. Si vous avez exactement les mêmes types, on descend ces types : le premier où votre expertise diffère décide. Si tout est égal, qui construit prend le contrôle.',
      moment:
        'L’expertise se compare après le gain de la construction et tous ses bonus, et ce que la compagnie qui contrôle vient de gagner pour un scientifique congédié compte aussi. Les changements d’expertise ultérieurs n’y font rien, et une région contrôlée ne redevient jamais libre.',
      agendas:
        'Les huit agendas : 1 reboisement, solaire, biomasse ; 2 solaire, recyclage, reboisement ; 3 biomasse, fusion froide, reboisement ; 4 recyclage, reboisement, fusion froide ; 5 reboisement, recyclage, biomasse ; 6 fusion froide, biomasse, solaire ; 7 recyclage, fusion froide, solaire ; 8 solaire, biomasse, recyclage.',
    },
  },
  'company-goals': {
    title: 'Les objectifs de compagnie',
    text: {
      goal: 'Chacun a un objectif de compagnie secret. Il se marque à la fin de la partie, si vous l’avez encore.',
      discard:
        'Vous pouvez le défausser pour 8 $ : à votre tour, quand l’argent manque pour un achat forcé, et avant de miser ou de payer à l’enchère. Les autres apprennent seulement qu’il est parti, jamais ce qu’il était. Il n’est pas remplacé et ne rapporte rien.',
      cards:
        '27 : 4 points par région que vous contrôlez, 16 au plus. 28 : 3 par région où vous avez une centrale, 15 au plus. 29 : 3 par objectif de l’ONU marqué, 15 au plus. 30 : 3 par centrale construite, 15 au plus (édition française : la première ne compte pas). 31 : 2 par CEP en main, 16 au plus, comptés avant de prendre les CEP des régions. 32 : 4 par type où personne n’a plus d’expertise que vous, 16 au plus ; une expertise de 0 ne compte pas. 33 : 3 par type de centrale différent que vous avez construit.',
    },
  },
  end: {
    title: 'Fin de la partie',
    text: {
      moment:
        'Sauf en cas de défaite, la fin ne se vérifie qu’après une phase opérations ; la phase se joue toujours jusqu’au bout.',
      reasons:
        'La partie s’achève après la décennie 5 (6 à cinq joueurs), ou quand au moins deux régions ont une centrale verte sur toutes leurs cases, ou quand la pollution est sous 350 ppm après avoir été à 350 ou plus.',
      defeat:
        'Si la pollution est à 500 ppm ou plus après l’étape énergie d’une phase d’approvisionnement, tout le monde perd et l’on ne compte pas les points (sauf en solitaire). La pollution ne monte jamais pendant les opérations.',
    },
  },
  scoring: {
    title: 'Décompte final',
    text: {
      permits:
        'Les CEP de votre main sont comptés pour l’objectif de compagnie 31. Puis vous prenez tous les CEP des régions que vous contrôlez et vendez le tout au prix actuel, qui ne change pas. Les CEP des régions que personne ne contrôle y restent.',
      income: 'Un dernier revenu est versé, en points.',
      goal: 'Un objectif de compagnie encore en main rapporte ses points, ou est échangé contre 8 $ (4 points) si c’est mieux.',
      money: 'Chaque tranche complète de 2 $ vaut 1 point.',
      majorities:
        'Qui a le plus de ressources technologiques gagne 3 points, et qui a le plus d’objectifs de l’ONU gagne 3 points. À égalité, chacun gagne 3 ; si le maximum est 0, personne ne gagne rien.',
      winner:
        'Le plus haut score l’emporte. Les égalités se départagent par le nombre de centrales, puis par l’expertise en reboisement, solaire, fusion froide, biomasse et recyclage, dans cet ordre, puis par le nombre de régions contrôlées. Si tout est égal, la victoire est partagée.',
    },
  },
  options: {
    title: 'Options',
    text: {
      general:
        'Les options se choisissent avant la partie et se combinent librement ; seul le jeu en solitaire n’a ni draft ni enchère.',
      fossils:
        'Au lieu de centrales fossiles au hasard, on peut commencer avec des centrales choisies, réparties au hasard entre les régions. Débutant : 4 gaz, 1 pétrole, 1 charbon (150 ppm). Normal : 2 de chaque (180 ppm). Expert : 1 gaz, 1 pétrole, 4 charbon (210 ppm). Extrême : 6 charbon (240 ppm) ; dans l’édition française, 6 centrales à gaz quittent alors le jeu. Toutes les autres forment la pile.',
      draft:
        'Avec le draft, vous gardez une de vos cinq cartes lobby et passez les autres à droite, puis une sur quatre, et ainsi de suite jusqu’à ce que chacun en ait cinq. Tout le monde choisit en même temps et en secret.',
    },
  },
  auction: {
    title: 'Option : enchère pour le premier joueur',
    text: {
      when: 'Au lieu de passer à gauche, la tuile premier joueur est mise aux enchères avant chaque nouvelle décennie. Si vous avez choisi « chaque décennie », il y a aussi une enchère avant la première, après la mise en place avec un premier joueur provisoire tiré au sort.',
      bid: 'Il y a un seul tour d’enchère, dans le sens horaire à partir de la tuile. Chacun, une seule fois, mise plus que la plus haute mise ou passe. La plus petite mise est 0. Personne ne peut miser plus qu’il ne peut payer, ni plus de 60.',
      pay: 'La plus haute mise est payée, et son auteur donne la tuile à qui il veut, y compris à lui-même. On paie en argent, en ressources technologiques à 2 chacune et en CEP au prix du marché, de la main ou de régions contrôlées. On ne rend pas la monnaie, on n’ajoute rien une fois la mise couverte, et le prix ne bouge pas.',
      pass: 'Si tout le monde passe, la tuile va à gauche comme d’habitude ; avant la première décennie, elle reste.',
    },
  },
  editions: {
    title: 'Option : les deux éditions',
    text: {
      choice:
        'L’édition française est le texte révisé, plus récent, et le choix par défaut ; l’édition russe est le premier tirage. Ce qu’une seule dit et que l’autre ne contredit pas vaut dans les deux.',
      cards:
        'Cartes : l’édition russe n’a pas l’objectif de l’ONU 46, échange les numéros des cartes lobby 25 et 26, compte toutes les centrales pour l’objectif 30 et retire d’autres objectifs de compagnie selon le nombre de joueurs.',
      play: 'Jeu : dans l’édition russe, mettre en place la biomasse rapporte 1 $ au lieu de 3 $, le CEP du recyclage vient de la banque, un déplacement ne ramène pas un scientifique d’un projet en main, et les sommets se comptent à partir de la tuile premier joueur.',
      rest: 'Et encore : 15 disques au lieu de 20, aucune centrale à gaz retirée au départ extrême et, en solitaire, la recherche pour le projet suivant repart de la région qui vient de servir.',
    },
  },
  solo: {
    title: 'Le jeu en solitaire',
    text: {
      frame:
        'Seul, on joue avec les règles pour deux, à ces exceptions près. Vous touchez un revenu pour chaque type où vous avez de l’expertise. Une décennie compte 6 manches.',
      cards:
        'Les objectifs de compagnie 27, 30, 32 et 33 (édition russe : 27 et 33) sont retirés avant de tirer le vôtre. Tous les objectifs de l’ONU forment une pile face cachée ; aucun n’est visible au début.',
      projects:
        'Choisissez une région. Un projet de chaque type est mélangé, puis ils sont tirés un à un : chacun va dans la première région, dans le sens horaire à partir de la région courante, qui souhaite son type et a une case libre. Vous choisissez la case ; il n’y a pas de subvention. La recherche suivante repart de la région d’après (édition russe : de la même).',
      lobby:
        'Chaque fois que vous jouez une carte lobby, vous en piochez une nouvelle tant qu’il y en a. Chaque fois que vous utilisez un lobby principal, un objectif de l’ONU est révélé à droite des autres.',
      disaster:
        'Chaque fois qu’une catastrophe frappe, même là où vous avez une centrale, l’objectif de l’ONU visible le plus à gauche quitte le jeu.',
      end: 'Si la pollution atteint 500 ppm, la partie s’achève, mais elle est comptée, sans le dernier revenu. Les autres fins restent les mêmes. Une ressource technologique ou un objectif de l’ONU suffit pour la majorité. Votre score donne votre rang : ingénieur à partir de 80 points, directeur à partir de 110, visionnaire à partir de 140, gardien de la planète à partir de 170, stagiaire en dessous.',
    },
  },
  secrets: {
    title: 'Ce qui est visible, ce qui est secret',
    text: {
      open: 'Visibles de tous : le plateau, l’argent, les ressources technologiques et les CEP de chaque compagnie, le nombre de cartes en main, le marché, la banque et la réserve, les piles de centrales, les objectifs de l’ONU visibles et marqués, et les deux événements à venir.',
      cards:
        'Vous seul voyez vos cartes lobby, jusqu’à ce que vous les jouiez. Pendant le draft, vous voyez les cartes entre lesquelles choisir et celles que vous avez gardées.',
      goals:
        'Vous seul voyez votre objectif de compagnie. Les objectifs encore en main sont montrés au décompte final, même s’ils y sont échangés contre 8 $ ; un objectif défaussé avant n’est jamais montré à la table.',
      piles:
        'Personne ne connaît l’ordre des piles face cachée ni ce qui a été retiré à la mise en place. Les projets de départ en solitaire ne sont connus qu’au tirage. Rien sur la table ne révèle ce qui va venir.',
      reactions:
        'La question de savoir si vous voulez réagir avec une carte lobby ressemble, pour les autres, à n’importe quel moment de votre tour, et passer ne laisse aucune trace. Ce que vous pourriez faire, et pourquoi non, n’est dit qu’à vous.',
      after: 'Après la partie tout peut être montré, sauf les objectifs défaussés pour de l’argent.',
    },
  },
  sources: {
    title: 'Ce qui est reconstitué',
    text: {
      printed:
        'Les livrets ne montrent certains éléments qu’en image. Les nombres des centrales, les cases des pistes d’expertise, les agendas, les sommets, les objectifs de l’ONU, l’ordre des régions et une partie des cartes lobby sont donc notre reconstitution, équilibrée par de nombreuses parties. Chaque élément indique sa source, et qui possède la boîte peut jouer avec ses propres nombres.',
    },
  },
  glossary: {
    title: 'Glossaire',
    text: {
      agenda: 'Agenda : la tuile d’une région avec les trois types d’énergie qu’elle accepte, par ordre d’importance.',
      bank: 'Banque : les CEP hors du plateau, et tout l’argent.',
      bonus: 'Bonus : ce que donne une case d’une piste d’expertise au disque qui y arrive.',
      'card-action': 'Action carte : l’action gratuite de jouer une carte lobby ou de marquer un objectif de l’ONU.',
      cep: 'CEP : permis d’émission de CO₂ (Carbon Emission Permit).',
      'company-goal': 'Objectif de compagnie : votre carte secrète, marquée à la fin ou défaussée pour 8 $.',
      control: 'Contrôle : le droit d’utiliser les CEP d’une région et le devoir de payer pour ses centrales fossiles.',
      decade: 'Décennie : une phase d’approvisionnement et une phase opérations.',
      dismissal:
        'Congédier : payer 1 $ pour que le scientifique d’une autre compagnie quitte un projet que vous voulez utiliser.',
      event: 'Événement : la carte qui désigne la région qu’une catastrophe peut frapper au prochain approvisionnement.',
      expertise: 'Expertise : jusqu’où votre disque est arrivé sur la piste d’un type, de 0 à 12.',
      fossil: 'Centrale fossile : une centrale à charbon, à pétrole ou à gaz ; elle pollue.',
      free: 'Action gratuite : un déplacement de scientifique, une visite au marché ou l’action carte ; chacune une fois par tour.',
      grant:
        'Subvention : ce qu’une région donne pour une proposition : argent, ressources technologiques ou recherche en collaboration.',
      hand: 'Main : ce que vous avez vous-même : argent, ressources technologiques, CEP et scientifiques hors du plateau.',
      income: 'Revenu : ce que rapportent la première et la deuxième place sur les pistes d’expertise.',
      lobby:
        'Carte lobby : une carte avec un lobby principal pour une certaine étape et un lobby mineur pour n’importe quel moment.',
      market: 'Marché : la pile de CEP au milieu du plateau, avec son prix de 1 $ à 8 $.',
      plant: 'Centrale : une centrale à énergie verte ; elle appartient à la compagnie qui l’a construite.',
      ppm: 'Ppm : la mesure de la pollution ; le danger commence à 350 et la partie est perdue à 500.',
      project: 'Projet : une tuile sur une case de projet ; d’abord proposée, puis mise en place.',
      recruitment: 'Espace de recrutement : là où vos scientifiques attendent que vous les recrutiez.',
      round: 'Manche : un tour pour chacun.',
      scientist: 'Scientifique : un de vos quatre pions sur les projets et aux sommets.',
      slot: 'Case d’énergie : une case de la demande d’énergie d’une région, numérotée à partir de la gauche.',
      summit: 'Sommet : une conférence de deux à quatre sujets ; elle se conclut quand chaque sujet a un scientifique.',
      supply: 'Réserve : les ressources technologiques que personne n’a.',
      tech: 'Ressource technologique : le cube qu’il faut pour construire, marquer des objectifs de l’ONU et aider lors des catastrophes.',
      type: 'Type : reboisement, solaire, fusion froide, biomasse ou recyclage.',
      'un-goal': 'Objectif de l’ONU : une carte visible pour qui possède des centrales de certains types.',
    },
  },
} as const satisfies Partial<Reference>;
