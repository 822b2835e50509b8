import type { Texts } from '../../outline.ts';

export const play: Texts<
  | 'tutorial'
  | 'components'
  | 'setup'
  | 'flow'
  | 'buying'
  | 'upgrades'
  | 'planning'
  | 'consumption'
  | 'acting'
  | 'exploiting'
  | 'levels'
> = {
  tutorial: {
    title: 'Le jeu en cinq minutes',
    text: {
      goal: 'Nous sommes en 2200 et un siège est libre au Council of Shadows. Deux compteurs courent sur la même échelle : votre consommation, qui part de 20 et grandit avec les cartes que vous utilisez, et votre énergie, qui part de 0. Chaque fois que l’énergie rattrape la consommation, vous montez d’un niveau Dark Tech et ne gardez que l’excédent d’énergie. À la fin, le plus haut niveau l’emporte.',
      round:
        'Une manche compte trois phases : tout le monde achète, tout le monde planifie, tout le monde agit. Après vos actions, vous exploitez les galaxies que vous occupez. Puis une nouvelle manche commence.',
      buying:
        'Acheter : payez en gemmes jusqu’à trois choses. Les cartes IA du marché donnent de meilleures actions ; les améliorations de votre plateau portent vos zones plus loin, ouvrent de nouveaux types de planètes ou donnent tout de suite de l’énergie. Une gemme de valeur supérieure peut payer pour une inférieure, mais on ne rend pas la monnaie.',
      planning:
        'Planifier : tout le monde en même temps et en secret, vous posez une carte Action sur chaque zone vide de votre plateau, en général trois zones. Vous pouvez aussi recouvrir une carte plus ancienne. Les nombres de toutes vos cartes visibles s’ajoutent à votre consommation, et la personne qui a le plus consommé dans cette manche agit en premier.',
      acting:
        'Agir : effectuez vos cartes de gauche à droite. Elles découvrent des systèmes solaires, posent vos cubes en colonies sur les planètes, extraient des ressources, donnent des gemmes ou de l’énergie. Chaque zone a une portée : jusqu’à combien de parsecs elle agit. Puis toutes les cartes glissent d’une zone vers la droite et celle qui sort revient en main. Une carte sert donc trois manches.',
      exploiting:
        'Exploiter : dans chaque galaxie où vous avez une colonie, vous pouvez retirer un cube du plateau contre de l’énergie. Vous recevez le rendement supérieur si vous y avez plus de cubes que chaque adversaire, sinon le rendement inférieur. Certaines galaxies ajoutent une carte Bonus secrète.',
      rising:
        'Monter : si votre énergie a atteint votre consommation à la fin de vos achats ou de vos actions, soustrayez l’une de l’autre et montez d’un niveau. Les niveaux I et II apportent une carte Dark Tech au choix ; les adversaires en retard reçoivent des gemmes.',
      ending:
        'Dès que quelqu’un atteint le niveau III, on termine la manche. Puis les gemmes restantes, les cartes IA et les cartes Bonus donnent encore un peu d’énergie, qui peut vous faire monter une dernière fois.',
      advice:
        'Les cartes puissantes éloignent votre propre but, les cartes économes font peu : tout le jeu est là. L’énergie vient par à-coups ; une manche sans rien, puis quarante d’un coup, il n’y a pas de quoi désespérer. Gardez des cubes pour la manche où deux ou trois galaxies vous porteront au-delà de la ligne.',
    },
  },
  components: {
    title: 'Ce qu’il y a sur la table',
    text: {
      systems:
        'Il y a 31 systèmes solaires : 10 dans le secteur 1, 11 dans le secteur 2 et 10 dans le secteur 3 ; le dos d’une tuile montre son secteur. Un système a une à quatre planètes, chacune similaire à la Terre, désertique ou volcanique, et une ressource faite de gemmes, d’énergie ou des deux. Le nombre total de planètes de chaque type dans les tuiles d’un secteur est connu de tous.',
      board:
        'Une face du plateau sert à trois ou quatre, avec 31 cases en 10 galaxies ; l’autre à deux et en solo, avec six galaxies (sans la jaune, la turquoise, la marron et la beige). Chaque case appartient à une galaxie et à un secteur. Les galaxies verte et marron touchent deux secteurs ; pour la portée, seul compte le secteur de la case. Chaque galaxie montre un rendement supérieur et un inférieur ; certaines ajoutent à l’un comme à l’autre une carte Bonus claire.',
      tracks:
        'La piste d’énergie va de 0 à 100, la piste de consommation de 20 à 100. Le compteur d’énergie montre aussi le niveau Dark Tech : 0, I, II, III, et ainsi de suite sans limite.',
      gems: 'Les gemmes ont trois couleurs de valeur croissante : anthracite, dorée et transparente, qui valent 1, 2 et 3. Elles ne manquent jamais : si une couleur est épuisée, prenez un substitut.',
      cubes:
        'Chacun a 30 cubes, qui servent de colonies, de marqueurs d’amélioration et sur une station de colonisation. S’il en faut un 31e, on prend un substitut : les cubes ne vous limitent jamais.',
      ai: 'Il y a 25 cartes IA, toutes différentes. Une carte Action montre sa consommation et son action ; une carte IA a aussi un prix, et certaines agissent dans n’importe quel secteur et sur n’importe quel type de planète. Quand la pioche IA est vide, une carte prise au marché n’est pas remplacée (en solo, on remélange la défausse).',
      cards:
        'Il y a 16 cartes Dark Tech, 8 de niveau I et 8 de niveau II, et 27 cartes Bonus, 18 claires et 9 foncées. Si la pile des cartes Bonus claires est vide, on n’en pioche pas et tout le reste a lieu.',
      piles: 'On ne peut pas découvrir dans un secteur dont la pile est vide ou qui n’a plus de case libre et ouverte.',
      rest: 'S’y ajoutent les jetons Ordre du tour, deux caches pour jouer à trois, le trône, deux zones d’action supplémentaires, six leaders et 18 cartes Automa pour le solo, dont deux argentées. Chacun a un plateau à trois zones, six cartes de départ, un paravent, des compteurs et trois stations. Les quatre civilisations, Tretans, Humains, Shengar et Automas, ne diffèrent que par le nom et la couleur.',
    },
  },
  setup: {
    title: 'Mise en place',
    text: {
      board:
        'Prenez la face du plateau qui convient à votre nombre. Les gemmes sont à découvert ; les tuiles de chaque secteur forment une pile mélangée, face cachée. Les deux premières tuiles du secteur 1 sont retournées sur les deux cases de la galaxie grise Parvus Corta. À trois exactement, Tennant Strand (turquoise) et Heaven’s Fence (jaune) sont cachées : pour toutes les règles, leurs cases n’existent pas.',
      market:
        'Huit des cartes IA mélangées forment le marché, face visible, en deux rangées de quatre ; les 17 autres sont la pioche.',
      darkTech:
        'Les cartes Dark Tech de chaque niveau sont mélangées, et deux de chaque retournent dans la boîte sans être vues : il en reste six.',
      bonus:
        'Les cartes Bonus claires sont mélangées en une pile. Parmi les foncées, celles des galaxies hors jeu sont écartées : aucune à quatre, turquoise et jaune à trois, marron et beige aussi à deux et en solo. La carte des stations ne reste qu’avec le module 1. Chacun reçoit une carte foncée, qu’il est permis de regarder à tout moment ; les autres retournent dans la boîte sans être vues.',
      player:
        'Vous choisissez une civilisation encore libre et commencez avec 1 gemme anthracite et 1 dorée, une consommation de 20, les six cartes de départ en main et trois zones vides de portée 1. Vous ne pouvez coloniser que des planètes similaires à la Terre, et aucune planète déjà occupée.',
      order:
        'Les jetons Ordre du tour 1 à n sont distribués au hasard. Tous les compteurs d’énergie partent de 0, niveau 0 ; le jeton 1 compte comme arrivé là en premier, puis le jeton 2, et ainsi de suite.',
      box: 'Cartes Automa, stations, zones supplémentaires et leaders restent dans la boîte tant qu’aucune option ou carte ne les fait entrer en jeu.',
      leaders:
        'Avec le module 2, on choisit les leaders une fois les jetons distribués, et leurs effets de départ s’appliquent immédiatement.',
      seed: 'Tous les tirages de la mise en place suivent un ordre fixe : la même graine donne toujours la même partie.',
    },
  },
  flow: {
    title: 'Manches et phases',
    text: {
      phases:
        'Chaque manche a trois phases : acheter, planifier, agir et exploiter. Dans la première, on achète l’un après l’autre, jeton 1 d’abord ; qui ne veut ou ne peut plus acheter laisse la place. Quand tout le monde a fini, la planification commence.',
      planning:
        'Tout le monde planifie en même temps. Quand tout le monde est prêt, on reporte d’abord toutes les consommations, puis on en tire le nouvel ordre du tour. Cette phase ne donne aucune énergie : aucun niveau n’y est vérifié.',
      acting:
        'On agit ensuite l’un après l’autre dans le nouvel ordre. Votre phase d’actions a trois parties : les cartes de vos zones de gauche à droite, le décalage des cartes, puis l’exploitation.',
      round:
        'Quand tout le monde a agi, la manche est finie. La suivante commence par les achats, dans le même ordre ; si la fin de la partie est annoncée, la partie s’arrête. Le nombre de manches n’est pas limité.',
      check:
        'Votre énergie est vérifiée à la fin de vos propres achats et de vos propres actions, avant que la personne suivante commence.',
      limit:
        'Pour que toute partie finisse : si la manche 100 s’achève sans que personne ait annoncé la fin, on passe au décompte final et personne n’a le trône.',
    },
  },
  buying: {
    title: 'Phase 1 : acheter et payer',
    text: {
      purchases:
        'À vos achats, vous prenez jusqu’à trois choses, l’une après l’autre : cartes IA du marché, améliorations de votre plateau et, avec le module 1, stations spatiales, dans le mélange que vous voulez. Ce qu’un achat rapporte peut payer le suivant. Vous pouvez vous arrêter quand vous voulez ; les achats non faits sont perdus.',
      card: 'Pour une carte IA, payez les gemmes indiquées et prenez-la en main ; elle se joue dès la planification qui suit. La carte suivante de la pioche prend immédiatement sa place et peut être achetée dans la même phase. Les cartes IA restent à vous jusqu’à la fin, sans limite de nombre.',
      price:
        'Pour chaque gemme d’un prix, vous rendez une gemme de même valeur ou de valeur supérieure, sans monnaie. On paie exactement autant de gemmes qu’indiqué : une gemme inférieure n’en remplace jamais une supérieure, et plusieurs non plus.',
      choice: 'S’il y a plusieurs façons de payer, vous choisissez ; s’il n’y en a qu’une, elle est faite pour vous.',
    },
  },
  upgrades: {
    title: 'Améliorations de votre plateau',
    text: {
      thirteen:
        'Votre plateau a 13 améliorations : quatre donnent de l’énergie une fois ; neuf sont permanentes, à savoir deux terraformations, l’extension de colonie et six portées. Payez le prix et posez sur l’amélioration un cube, qui y reste. Chacune ne s’achète qu’une fois.',
      terraforming:
        'La terraformation vous permet désormais de coloniser les planètes désertiques, ou les volcaniques. Les deux s’achètent dans l’ordre que vous voulez.',
      extension:
        'L’extension de colonie vous permet de poser des cubes sur des planètes qui en portent déjà, de qui que ce soit, jusqu’à trois cubes en tout, toujours selon votre terraformation.',
      energy: 'Une amélioration d’énergie donne son énergie une fois, tout de suite.',
      range:
        'Une amélioration de portée fait passer une zone de 1 à 2 ou de 2 à 3 parsecs, un pas à la fois, et donne 1 énergie. Les deux pas d’une zone peuvent s’acheter dans la même phase. Une zone de portée 3 agit dans les secteurs 1, 2 et 3 ; la portée 2, dans les secteurs 1 et 2.',
      prices:
        'Prix : terraformation désertique 1 anthracite et 1 dorée ; volcanique 2 dorées ; extension de colonie 1 transparente ; portée 2 pour 1 anthracite et portée 3 pour 1 dorée, dans chaque zone ; 3 énergies pour 2 anthracite, 5 pour 2 dorées, 7 pour 1 dorée et 1 transparente, 9 pour 2 transparentes.',
    },
  },
  planning: {
    title: 'Phase 2 : planifier',
    text: {
      together:
        'Tout le monde planifie en même temps, derrière les paravents si vous jouez avec. Un plan rendu est définitif, et tous les plans sont dévoilés ensemble.',
      fill: 'Posez une carte de votre main sur chaque zone vide. À la première manche, toutes les zones sont vides : vous jouez autant de cartes que vous avez de zones, trois, ou quatre avec Ava.',
      cover:
        'Vous pouvez aussi jouer une carte sur une zone occupée : elle se pose dessus, et seule la carte du dessus compte et agit. On joue au plus une carte par zone et par planification. Les cartes des manches précédentes ne bougent et ne reviennent que par le décalage.',
      short:
        'Si votre main est trop petite, remplissez autant de zones vides que possible, à votre choix ; une zone vide ne consomme rien et ne fait rien. Vous ne pouvez pas recouvrir une carte si une zone vide doit rester vide pour cela.',
    },
  },
  consumption: {
    title: 'Consommation et ordre du tour',
    text: {
      sum: 'Votre consommation de la manche est la somme des nombres des cartes du dessus de toutes vos zones, anciennes et nouvelles. Les cartes recouvertes ne comptent pas ; les nombres négatifs réduisent la somme. Avancez votre compteur d’une somme positive, reculez-le d’une négative.',
      limits:
        'Le compteur ne dépasse jamais 100, ne tombe jamais sous 20 et ne recule jamais sur votre énergie ni en dessous : il reste au moins une case au-dessus. Un recul ne fait donc jamais monter de niveau.',
      formula:
        'Exactement : une somme s de 0 ou plus mène au plus petit de 100 et ancien + s ; une somme négative mène au plus grand de 20, énergie + 1 et ancien + s, mais jamais au-dessus de l’ancienne valeur.',
      recorded:
        'Ce que vous reportez est le chemin vraiment parcouru par le compteur : moins que la somme à une limite, parfois 0 ou un nombre négatif.',
      order:
        'Qui a reporté le plus dans cette manche reçoit le jeton 1, le deuxième total le jeton 2, et ainsi de suite. La position sur la piste n’y change rien.',
      ties: 'À égalité, plus d’énergie sur la piste passe devant, quels que soient les niveaux ; si elle est égale aussi, qui a atteint cette case en premier.',
      arrival:
        'Chaque fois qu’un compteur d’énergie se déplace vers une case, en avant ou en arrière après une montée, il y est arrivé en dernier. Un gain de 0 ne déplace rien et ne change rien.',
    },
  },
  acting: {
    title: 'Phase 3 : agir',
    text: {
      order:
        'La carte du dessus de chaque zone est effectuée, de gauche à droite, chacune en entier avant la suivante, ses étapes dans l’ordre imprimé. Ce que change une carte vaut pour la suivante : découvrir avec la première, coloniser avec la deuxième, extraire avec la troisième.',
      limits:
        'Une carte n’agit que dans les secteurs à portée de sa zone, et vous ne colonisez que les types de planètes de votre terraformation : sans amélioration, les planètes similaires à la Terre du secteur 1. Une étape « partout » ignore portée et terraformation, jamais ce qui se trouve déjà sur une planète.',
      optional:
        'Vous pouvez passer toute étape, ou vous arrêter au milieu d’une étape répétée ; une étape impossible est passée. Les étapes qui ne donnent que des gemmes ou de l’énergie se font toutes seules, comme la ressource qui vient avec un cube posé. Une carte sans étape ne fait rien.',
      colonise:
        'Coloniser : posez le nombre de cubes indiqué, en une tour, sur une planète d’un système à portée, d’un type que vous pouvez coloniser. Chaque planète d’un système compte à part.',
      occupied:
        'La planète doit être libre ; avec l’extension de colonie elle peut porter un ou deux cubes de qui que ce soit. Aucune planète ne porte plus de trois cubes : si la tour ne tient pas, on pose ce qui tient. L’ordre des cubes dans une tour n’a pas d’importance.',
      extract:
        'Extraire : gagnez au plus le nombre de ressources indiqué. Il vous faut une colonie dans le système, et le système doit être à portée ; la terraformation ne compte pas. Une ressource donne toutes ses gemmes et toute son énergie d’un coup.',
      extractCubes:
        'Chacun de vos cubes sert une fois par carte : un système donne au plus autant de fois que vous y avez de cubes. Vous pouvez répartir les extractions entre plusieurs systèmes. Une autre carte de la même phase peut se servir des mêmes cubes. Extraire ne retire aucun cube.',
      discover:
        'Découvrir : choisissez une pile à portée qui a des tuiles et dont le secteur a une case libre et ouverte. Regardez ses deux premières tuiles, posez-en une face visible sur n’importe quelle case libre de ce secteur, dans n’importe quelle galaxie, et remettez l’autre sous la pile. Un système posé ne bouge plus jamais.',
      drawing:
        'Si la pile n’a qu’une tuile, on pose celle-là. Une fois les tuiles piochées, il faut en poser une : on renonce avant de piocher, pas après.',
      followUp:
        'Faites ensuite l’une de deux choses : posez le nombre de cubes indiqué sur une planète du nouveau système, d’un type que vous pouvez coloniser (sauf si la carte dit n’importe quelle planète), ou gagnez la ressource du nouveau système le nombre de fois indiqué. La ressource ne demande ni colonie ni terraformation.',
      both: 'Certaines découvertes permettent les deux, les cubes d’abord. Chaque moitié est facultative, et la ressource peut se prendre même si aucun cube n’a pu être posé.',
      gems: 'Récupérer des gemmes : prenez les gemmes indiquées ; la carte de départ donne 2 anthracite et 1 dorée. Les gemmes sont à découvert, sans limite de nombre.',
      transform:
        'Transformer : changez une gemme anthracite en dorée, ou une dorée en transparente. Si une carte le permet plusieurs fois, la même gemme peut monter encore.',
      shift:
        'Après votre dernière carte et avant l’exploitation, les cartes de chaque zone se décalent d’une zone vers la droite. Toute la pile qui sort de la dernière zone revient en main, cartes recouvertes comprises. La zone 1 est alors vide.',
    },
  },
  exploiting: {
    title: 'Exploiter, majorités, cartes Bonus',
    text: {
      galaxy:
        'À l’exploitation, vous pouvez exploiter une fois par manche chaque galaxie où vous avez une colonie. Recevez le rendement supérieur ou inférieur et retirez l’un de vos cubes de cette galaxie. Vous choisissez l’ordre et pouvez vous arrêter quand vous voulez.',
      yield:
        'La majorité se décide avant que le cube parte. Si la galaxie montre une carte Bonus claire, vous en piochez une, avec le rendement supérieur comme avec l’inférieur. Portée et terraformation ne comptent pas.',
      cube: 'Vous choisissez lequel de vos cubes part, même sous d’autres. Les colonies ne quittent le plateau que par l’exploitation.',
      start:
        'Ce qui arrive « à chaque exploitation » sans choix (Empire, Suprématie, S3E3) arrive une fois, au début de l’étape, avant que le premier cube parte.',
      extras: 'La station d’extraction et le pouvoir de Buteo s’utilisent une fois chacun, à n’importe quel moment de l’étape.',
      majority:
        'Vous êtes majoritaire dans une galaxie si vous y avez au moins un cube qui compte et plus que chaque adversaire pris seul. Sans personne d’autre, vous l’êtes. Autant qu’un autre ne suffit pas. On compare les adversaires un par un, jamais ensemble.',
      system: 'La majorité dans un système se décide de la même façon, avec les cubes de ses planètes.',
      bonus: 'Une carte Bonus claire n’est visible que de vous. Les cartes Bonus ne font rien avant le décompte final.',
      limit:
        'Vous pouvez avoir quatre cartes Bonus, claires et foncée ensemble. À la cinquième, vous la regardez puis remettez sous la pile celle-ci ou une claire gagnée plus tôt. La carte foncée ne se rend jamais.',
    },
  },
  levels: {
    title: 'Énergie et niveaux Dark Tech',
    text: {
      gain: 'L’énergie gagnée avance votre compteur tout de suite. Pendant votre phase il peut dépasser votre consommation et même 100, et vous pouvez continuer ; la montée vient à la fin.',
      rise: 'À la fin de vos achats ou de vos actions, si votre énergie vaut au moins votre consommation, retranchez-en la consommation et montez d’un niveau. L’égalité suffit et laisse 0. Le compteur de consommation ne bouge pas.',
      sequence:
        'Une montée se déroule ainsi : compteur et niveau, puis gemmes des adversaires, puis votre carte Dark Tech et ses effets immédiats. Ensuite on vérifie de nouveau : une autre montée peut suivre, aussi grâce à la nouvelle carte.',
      card: 'Au niveau I, vous regardez toute la pile I et prenez une carte, qui reste face visible devant vous ; au niveau II, de même avec la pile II. Il faut prendre une carte, mais rien n’oblige à utiliser ce qu’elle a de facultatif. Les autres cartes restent comme elles étaient.',
      effects:
        'Les effets immédiats ont lieu tout de suite et une seule fois, même en phase 1 ; les effets permanents valent désormais.',
      top: 'Le niveau III ne donne pas de carte. Qui y arrive en premier prend le trône et annonce la fin de la partie ; les suivants n’ont que le niveau. On peut dépasser III, pour le niveau seulement.',
      compensation:
        'Quand quelqu’un atteint le niveau I, chaque adversaire au niveau 0 gagne 1 gemme dorée. Au niveau II, chaque adversaire au niveau I gagne 1 gemme transparente, et chacun au niveau 0 gagne 1 dorée et 1 transparente.',
      whom: 'Qui est déjà à cette hauteur ne gagne rien, et personne ne gagne rien pour le niveau III ou plus. Cela vaut chaque fois, pas seulement pour la première arrivée, et tout de suite : qui doit encore acheter peut dépenser ces gemmes.',
    },
  },
};
