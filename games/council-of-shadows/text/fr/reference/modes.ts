import type { Texts } from '../../outline.ts';

export const modes: Texts<'ending' | 'options' | 'stations' | 'leaders' | 'solo' | 'hidden' | 'decisions' | 'glossary'> = {
  ending: {
    title: 'Fin, décompte final, victoire',
    text: {
      trigger:
        'Dès que quelqu’un atteint le niveau III et prend le trône, la fin approche. La manche en cours est jouée jusqu’au bout, quelle que soit la phase ; toutes les règles valent encore, niveaux, cartes et compensations compris. Après les dernières actions vient le décompte final.',
      order:
        'Le trône compte d’abord, puis les autres dans l’ordre du tour ; l’ordre n’y change rien. Majorités, cubes et consommation sont ceux de la fin de la dernière manche.',
      gems: 'Vous gagnez 1, 2 et 3 énergies par gemme anthracite, dorée et transparente que vous avez ; vous gardez les gemmes, qui comptent donc encore pour les cartes Bonus. Chaque carte IA à vous, en main, sur une zone ou recouverte, donne 2 énergies ; les cartes de départ ne donnent rien.',
      bonus: 'Toutes les cartes Bonus sont dévoilées et donnent leur énergie.',
      levels:
        'Si votre énergie atteint votre consommation, vous montez comme d’habitude, plusieurs fois si cela suffit, mais sans carte Dark Tech, ni trône, ni compensation.',
      winner:
        'Le plus haut niveau l’emporte, qu’il ait ou non le trône ; le portrait gagnant y prend place. À niveau égal, plus d’énergie sur la piste l’emporte.',
      ties: 'Si elle est égale aussi, plus de cubes sur le plateau individuel et les zones supplémentaires l’emportent (améliorations achetées ou reçues ; les cubes imprimés ne comptent pas). Ensuite, la victoire est partagée. Les autres rangs suivent la même comparaison.',
    },
  },
  options: {
    title: 'Options et nombre de joueurs',
    text: {
      players: 'On joue d’un à quatre ; à un, on affronte l’Automa. Trois est le nombre habituel.',
      screens:
        'Paravents : avec (habituel), les plans restent cachés jusqu’à ce que tout le monde soit prêt ; sans, chaque carte est vue dès qu’elle est posée. Décidez avant la partie.',
      modules:
        'Le module 1 apporte les stations spatiales, le module 2 les leaders. Ils sont d’abord désactivés et se jouent seuls ou ensemble.',
      silver:
        'En solo, on peut ajouter deux cartes Automa argentées, une fois le jeu bien connu ; à plusieurs, elles sont refusées. Les paravents ne changent rien en solo.',
      four: 'À quatre : la grande face du plateau, toutes les galaxies, toutes les cartes foncées de galaxie, jetons 1 à 4.',
      three: 'À trois : la grande face, galaxies turquoise et jaune fermées et sans leurs cartes foncées, jetons 1 à 3.',
      two: 'À deux et en solo : la petite face, sans cartes foncées pour jaune, turquoise, marron et beige, jetons 1 et 2. Toutes les autres règles sont les mêmes à tous les nombres.',
    },
  },
  stations: {
    title: 'Module 1 : stations spatiales',
    text: {
      building:
        'Chacun a trois stations, une de chaque sorte. Une station est l’un de vos trois achats : extraction pour 1 dorée et 1 transparente, exploitation pour 2 transparentes, colonisation pour 1 anthracite et 1 transparente. Construisez-la dans une galaxie où vous avez une colonie sur une planète, sur un emplacement libre de sa sorte.',
      slots:
        'Chaque galaxie a deux emplacements de sortes différentes. Extraction : grise, beige, verte, turquoise, rouge, rose, jaune. Exploitation : orange, beige, verte, bleue, marron, rose, jaune. Colonisation : grise, orange, bleue, turquoise, marron, rouge. Vous pouvez avoir une station par galaxie ; d’autres peuvent y construire sur l’autre emplacement. Une station reste jusqu’à la fin sans bouger et son emplacement reste pris. Les galaxies fermées n’ont pas d’emplacement.',
      extraction:
        'Station d’extraction : une fois par manche, à votre exploitation, extrayez la ressource d’un système de cette galaxie, pourvu que vous ayez une colonie quelque part dans la galaxie. Le système lui-même n’en demande pas ; portée et terraformation ne comptent pas, ni le fait d’exploiter la galaxie.',
      exploitation:
        'Station d’exploitation : quand vous exploitez cette galaxie, aucun cube ne part. Il vous y faut toujours une colonie, et une fois par manche reste la limite.',
      colonisation:
        'Station de colonisation : posez-y trois de vos cubes. Ils s’ajoutent à vos colonies pour comparer les majorités dans cette galaxie, et pour rien d’autre : ce ne sont pas des colonies, on ne peut pas les retirer, et ils ne comptent ni pour extraire, ni dans un système, ni pour S3E3 ou Casares, ni pour les cartes Bonus de planètes et de secteurs.',
      bonus:
        'Une station agit dès qu’elle est construite. La carte foncée Bâtisseur de stations est en jeu exactement quand le module 1 l’est.',
    },
  },
  leaders: {
    title: 'Module 2 : leaders',
    text: {
      choosing:
        'En ordre inverse du tour, jeton le plus élevé d’abord, chacun choisit l’un des leaders restants. Chaque leader fixe votre consommation de départ ; ce n’est la consommation d’aucune manche. Les leaders se jouent avec ou sans stations.',
      buteo:
        'Buteo, consommation 30 : une fois par manche, à votre exploitation, vous pouvez extraire la ressource d’un système où vous avez une colonie, dans tout secteur.',
      zoe: 'Zoe, consommation 34 : une fois à chacun de vos achats, vous pouvez poser gratuitement 1 cube dans tout secteur, sur un type de planète que vous pouvez coloniser (occupée, avec l’extension de colonie). Ce n’est pas un achat ; cela vient avant, entre ou après les achats.',
      ava: 'Ava, consommation 28 : vous avez une quatrième zone, de portée 1, à droite, avec l’un de vos cubes ; ce cube compte pour Civilisation améliorée et pour les égalités. Sa portée s’améliore comme les autres, et les cartes ne reviennent en main qu’après elle. Avec le portail vous avez cinq zones : celle d’Ava est la quatrième, celle du portail la cinquième.',
      casares:
        'Casares, consommation 26 : quand vous exploitez une galaxie où vous avez au moins trois colonies, aucun cube ne part. Vous ne pouvez ni acheter la Grande tour, qui pose trois cubes d’un coup, ni la prendre avec Meilleure information.',
      s3e3: 'S3E3, consommation 27 : au début de chacune de vos exploitations, gagnez 1 énergie par colonie à vous sur les planètes ; puis exploitez comme d’habitude.',
      breish:
        'Breish, consommation 25 et énergie 8 : quand vous exploitez, vous recevez le rendement supérieur aussi à égalité du plus grand nombre de cubes. Pour Empire, Suprématie et les cartes Bonus, une égalité n’est toujours pas une majorité.',
    },
  },
  solo: {
    title: 'Solo : contre l’Automa',
    text: {
      setup:
        'Vous jouez les Tretans, les Humains ou les Shengar ; l’Automa joue les Automas, énergie 0, consommation 20, niveau 0. Les jetons 1 et 2 sont distribués au hasard. Les 16 cartes Automa forment trois piles mélangées selon leur niveau ; avec l’option argentée, une carte rejoint la pile 2 et une la pile 3. Vous pouvez utiliser les deux modules ; l’Automa n’en utilise aucun.',
      role: 'Vous suivez toutes les règles. L’Automa n’a ni gemmes, ni cartes, ni plateau, ni carte Bonus foncée, et ne fait rien en phase 1. Pour vos effets, c’est un adversaire : il compte pour les majorités et pour l’Extraction partagée.',
      card: 'Après votre planification, on retourne la première carte de sa pile : pile 1 au niveau 0, pile 2 au niveau I, pile 3 à partir du niveau II. Son nombre, de −5 à 15, est sa consommation de la manche, reportée dans les limites habituelles ; l’ordre du tour suit comme d’habitude. Les cartes utilisées restent face visible, et une pile vide se renouvelle avec elles.',
      rows: 'À son tour d’agir, l’Automa suit les lignes de la carte de haut en bas. L’action de gauche est faite si elle est possible, sinon celle de droite, sinon la ligne est passée. Une découverte possible compte comme faite même si aucun cube n’a pu être posé.',
      colonise:
        'Coloniser : une tour de la taille indiquée sur une planète de ce type, dans cette galaxie et ce secteur, sans aucun cube. S’il y en a plusieurs, vous choisissez, dans votre intérêt. L’Automa ignore portée, terraformation et extension de colonie.',
      discover:
        'Découvrir : sur une case libre de cette galaxie dans ce secteur, puis une tour sur une planète de ce type du nouveau système ; possible si la pile a une tuile et si une telle case est libre. On pioche deux tuiles ; vous choisissez tuile, case et planète, mais devez prendre une tuile qui a une telle planète s’il y en a une. Si aucune n’en a, aucun cube n’est posé.',
      other:
        'Énergie : l’Automa la gagne. Renouveler : les cartes des quatre places indiquées du marché sont défaussées, puis ces places sont remplies dans l’ordre. En solo, la défausse est mélangée en une nouvelle pioche chaque fois que la pioche est vide et qu’une place est à remplir.',
      exploit:
        'La carte dit si l’Automa exploite les galaxies où il est majoritaire, ou toutes celles où il a une colonie, au rendement supérieur ou inférieur comme d’habitude. Lesquelles se décide au début de l’étape, et elles suivent l’ordre de la table des galaxies. Un cube quitte chacune ; s’il y a un choix, vous décidez. Il pioche des cartes claires sans limite et les garde sans que personne les voie.',
      level:
        'Son énergie est vérifiée après ses actions. Il ne reçoit pas de carte Dark Tech, vous ne recevez pas de compensation, et il ne gagne rien quand vous montez. Au niveau III, il prend le trône et annonce la fin comme tout le monde.',
      scoring:
        'Au décompte final, l’Automa ne compte que ses cartes claires ; gemmes, cartes IA et cubes du plateau y valent 0 ; il peut encore monter. Vous gagnez selon la comparaison habituelle ; une égalité complète est partagée.',
    },
  },
  hidden: {
    title: 'Ce qui est public, ce qui est secret',
    text: {
      open: 'Public : le plateau, les colonies, les stations, les compteurs, les niveaux, les gemmes de chacun, les améliorations, les cartes Dark Tech et les leaders, le marché, la taille de chaque pile et le nombre de cartes Bonus. Les cartes posées sur les zones, même recouvertes, sont publiques une fois dévoilées, et les mains aussi hors de la planification.',
      plans:
        'Avec les paravents, ce que vous posez n’est visible que de vous jusqu’à ce que tous les plans soient prêts ; les autres voient si le vôtre l’est, et votre main telle qu’elle était avant. Sans paravents, chaque pose est vue tout de suite.',
      bonus:
        'Vos cartes Bonus ne sont visibles que de vous jusqu’au décompte final. Si vous en rendez une, personne d’autre ne sait laquelle : les autres voient qu’une carte a été piochée et qu’une est allée sous la pile.',
      piles:
        'Personne ne connaît l’ordre ni le contenu des piles cachées. Les tuiles d’une découverte ne sont vues que par qui découvre, et celle remise dessous reste inconnue des autres. Une pile Dark Tech n’est vue que pendant qu’on y choisit. Une fois recachée, une pile ne montre que sa taille, à tout le monde.',
      solo: 'Solo : la prochaine carte Automa est inconnue jusqu’à ce qu’on la retourne, et les cartes Bonus de l’Automa jusqu’au décompte final. Les cartes Automa utilisées sont publiques.',
      watching:
        'Les spectateurs voient ce qui est public, jamais ce qui n’est visible que d’une personne. Après la partie, tout ce qui a compté est public. La graine de la partie n’est jamais montrée.',
    },
  },
  decisions: {
    title: 'Ce qu’on vous demande, et dans quel ordre',
    text: {
      setup: 'Avant la partie, chacun choisit une civilisation libre (en solo, pas les Automas) et, avec le module 2, un leader.',
      buying:
        'Achats : une carte du marché, une amélioration, une station, la colonie gratuite de Zoe, ou terminer. Après le troisième achat il ne reste que la colonie gratuite et terminer. Si un prix peut se payer de plusieurs façons, on vous demande comment, la moins chère d’abord ; puis l’achat prend effet et le marché se remplit.',
      planning: 'Planification : zone par zone depuis la gauche, une carte de votre main, ou rien si la zone est déjà occupée.',
      acting:
        'Actions : une question par étape d’une carte, avec de quoi passer. La colonie gratuite de Zoe, une fois demandée, doit être posée. Extraire et transformer reviennent jusqu’à ce que vous arrêtiez ou que plus rien ne reste. Éclaireur ou colon demande d’abord lequel des deux.',
      discovering: 'Découverte : la pile, la tuile, la case, puis cubes ou ressource. Après la pile, pas de retour en arrière.',
      exploiting:
        'Exploitation : une galaxie, la station d’extraction, le pouvoir de Buteo, ou terminer. L’énergie vient d’abord, puis le cube à retirer s’il y a un choix, puis la carte Bonus, et laquelle rendre si c’est la cinquième.',
      rising:
        'Montée, à la fin d’une phase : compensation, carte Dark Tech, puis les questions de cette carte dans leur ordre (une carte du marché pour Meilleure information, des galaxies pour Peuple hégémonique), puis la vérification suivante.',
      solo: 'Solo : on vous demande pour l’Automa là où il a le choix d’une planète, d’une tuile, d’une case ou d’un cube.',
      scoring:
        'Le décompte final ne demande rien. Toute question a au moins une réponse, et celle qui n’en a qu’une est en général réglée pour vous.',
    },
  },
  glossary: {
    title: 'Glossaire',
    text: {
      round: 'Manche : un passage par les trois phases. Vos achats et vos actions : votre propre part des phases 1 et 3.',
      cube: 'Cube : votre marqueur. Sur une planète, c’est une colonie : un cube est une colonie. Plusieurs cubes posés d’un coup forment une tour.',
      system:
        'Système : une tuile Système solaire avec ses planètes et sa ressource. Case : un hexagone du plateau pour un système.',
      galaxy: 'Galaxie : un groupe de cases d’une couleur, avec un rendement d’énergie supérieur et un inférieur.',
      sector: 'Secteur : l’une des trois bandes du plateau, à 1, 2 ou 3 parsecs, chacune avec sa pile de tuiles.',
      zone: 'Zone : une place pour les cartes Action sur votre plateau, comptée depuis la gauche. Sa portée (« étendue » sur le matériel imprimé), 1, 2 ou 3 parsecs, dit jusqu’à quel secteur elle agit.',
      gem: 'Gemme : ce avec quoi vous payez ; anthracite (1), dorée (2), transparente (3).',
      energy: 'Énergie : ce que vous récoltez. Elle compte jusqu’à votre consommation et repart de l’excédent.',
      consumption:
        'Consommation : votre but, de 20 à 100. Consommation de la manche : ce que vos cartes visibles y ajoutent ; reporté, ce que le compteur a vraiment parcouru.',
      level: 'Niveau : votre niveau Dark Tech, un pour chaque fois que l’énergie a rattrapé la consommation.',
      terraforming:
        'Terraformation : les types de planètes que vous pouvez coloniser ; similaires à la Terre dès le départ, désertiques et volcaniques par amélioration.',
      extension: 'Extension de colonie : l’amélioration qui permet de coloniser des planètes occupées.',
      action:
        'Découvrir, coloniser, extraire, gagner, transformer : les étapes des cartes Action. Partout : dans tout secteur, sur tout type de planète.',
      majority: 'Majorité : plus de cubes que chaque adversaire pris seul, dans une galaxie ou un système.',
      cards:
        'Cartes Action : cartes de départ et cartes IA. Marché : les cartes IA face visible. Cartes Dark Tech : les pouvoirs des niveaux I et II. Cartes Bonus : de l’énergie secrète pour le décompte final, claires ou foncées.',
      throne: 'Trône : pris par qui atteint le niveau III en premier ; le signe de la fin qui vient, pas de la victoire.',
    },
  },
};
