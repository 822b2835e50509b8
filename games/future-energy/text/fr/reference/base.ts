import type { Telling } from '../../outline.ts';

/** The base game, chapter by chapter. */
export const base = {
  components: {
    title: 'Ce qui est sur la table',
    told: {
      players:
        'On joue à deux, trois ou quatre, chacun dans sa couleur. Chaque joueur possède 20 centrales, 15 lignes et un ingénieur. Ce qui est épuisé est épuisé : sans assez de centrales dans votre réserve, vous ne pouvez pas prendre de contrat ; sans ligne dans votre réserve, vous ne pouvez pas en placer.',
      board:
        'Le plateau a deux côtés : à quatre, on prend celui à cinq régions, à deux ou trois celui à quatre régions. Chaque côté est un réseau de cases reliées par des connexions. L’une d’elles est la case de départ octogonale, qui ne fait partie d’aucune région ; toutes les autres sont des cases Centrale, chacune dans une seule région.',
      map: 'Le côté pour quatre compte 45 cases Centrale et 80 connexions, le côté pour deux et trois en compte 38 et 72. Des deux côtés, huit cases Centrale touchent la case de départ. Huit cases du petit côté ont un contour rouge : à deux joueurs, elles sont fermées.',
      tokens:
        'Il y a 49 jetons Action, sept de chaque type. Les investisseurs et les ingénieurs restent chez vous et servent à chaque tour ; charbon, gaz, nucléaire, pétrole et terrains de construction servent une fois, tout de suite.',
      contracts:
        'Les 24 contrats de construction ont deux, trois ou quatre emplacements (10, 8 et 6 contrats) et valent 4, 7 et 10 points. Chaque emplacement porte un symbole : charbon, gaz, nucléaire, pétrole, investisseur ou ingénieur, jamais un terrain de construction, et jamais deux fois le même sur un contrat. Les quatre contrats de départ ont cinq emplacements et valent 12 points ; à chacun manque une autre des quatre énergies.',
      certificates:
        'Dix certificats de CO₂ sont placés face cachée : six à 3 points, trois à 4 points, un à 5 points. Ils ne peuvent pas manquer, car il n’y a que sept jetons Gaz.',
      money: 'L’argent se compte en millions d’euros, notés M€. La banque n’est jamais à sec et rend toujours la monnaie.',
      shared:
        'Il y a une seule équipe de construction pour tous, et un seul marqueur Premier joueur. Les plateaux Joueur et les barres d’action ne font que rappeler les règles, quel que soit leur côté ; et quoi qu’on ait collé sur vos centrales, elles se valent toutes.',
      modules:
        'Les modules ajoutent 16 contrats publics, 18 jokers, 7 nouveaux terrains de construction et 4 plateaux Énergie nucléaire. Quand il n’y a plus de jokers, plus personne n’en reçoit.',
      box: 'Ce qui retourne dans la boîte est hors jeu pour de bon. Le score n’a pas de limite : la piste recommence après 75, le total continue.',
      reconstructed:
        'Certaines choses ne se voyaient que sur des images ; nous les avons redessinées : la carte avec ses cases et ses connexions, les symboles de chaque contrat et les jetons que demande chaque contrat public. Si vous possédez la boîte, vous pouvez charger ses vrais éléments à la place des nôtres.',
    },
  },
  setup: {
    title: 'Mise en place',
    told: {
      side: 'À quatre joueurs, prenez le côté du plateau prévu pour quatre ; à deux ou trois, l’autre côté.',
      tokens:
        'À deux joueurs, retirez deux jetons de chaque type ; huit de ces quatorze vont face cachée sur les cases au contour rouge, les autres dans la boîte. À trois joueurs, remettez un jeton de chaque type dans la boîte. À quatre joueurs, tous les jetons servent.',
      deal: 'Mélangez les jetons restants, placez-en un sur chaque case Centrale en jeu, puis retournez-les tous. Le surplus (cinq à deux joueurs, quatre sinon) va dans la boîte.',
      trio: 'Si trois jetons du même type ou plus entourent la case de départ, deux d’entre eux sont échangés contre des jetons du surplus d’un autre type, tirés au sort, et l’on vérifie de nouveau. Si le surplus n’y peut rien, tous les jetons sont redistribués.',
      closed:
        'À deux joueurs, les cases au contour rouge sont hors jeu : l’équipe ne peut ni y entrer ni les traverser, on n’y construit rien, leurs jetons restent face cachée, et aucune ligne ne peut être placée sur une connexion qui y mène.',
      contracts:
        'Mélangez les contrats et remettez-en 12, 6 ou 2 dans la boîte sans les regarder, à deux, trois ou quatre joueurs. Révélez-en quatre dans l’offre ; les autres forment la pioche, à côté de la place 4.',
      starting:
        'Chacun reçoit au hasard un contrat de départ, face visible. Placez une centrale sur la case de départ et une sur chacun des cinq emplacements de votre contrat ; les 14 centrales restantes et vos 15 lignes forment votre réserve.',
      bank: 'Mélangez les certificats face cachée. L’équipe attend sur la case de départ. Chacun commence avec 2 M€, un ingénieur, aucun investisseur et 0 point.',
      first:
        'Le sort désigne le premier joueur. Ensuite, le hasard ne vient plus que des piles mélangées, dont on prend toujours le dessus.',
    },
  },
  flow: {
    title: 'Manches et tours',
    told: {
      rounds:
        'À chaque manche, chacun joue un tour, en commençant par le premier joueur et dans le sens des aiguilles d’une montre. Vous terminez votre tour avant que le suivant commence. Le premier joueur reste le même toute la partie.',
      turn: 'Votre tour a trois phases : revenu, planification, puis déplacement et construction. Dans la troisième, vous déplacez l’équipe, vous prenez le jeton et construisez, vous utilisez le jeton, puis les autres peuvent participer. Un contrat terminé est compté à l’instant même.',
      back: 'À la fin de votre tour, vos ingénieurs reviennent et sont libres pour le tour suivant.',
      last: 'Une fois la fin déclenchée, la manche est jouée jusqu’au bout : tout le monde aura joué le même nombre de tours. Puis vient le décompte final.',
    },
  },
  income: {
    title: 'Phase 1 : revenu',
    told: {
      amount:
        'Vous recevez 3 M€ de la banque, plus 1 M€ par investisseur sur votre plateau Joueur. Il y a de la place pour deux investisseurs : votre revenu va donc de 3 à 5 M€.',
      when: 'Le revenu arrive tout seul et ne se refuse pas. Un investisseur pris pendant ce tour rapporte à partir de votre tour suivant.',
    },
  },
  planning: {
    title: 'Phase 2 : planification',
    told: {
      actions:
        'Il y a trois actions de planification : acheter une ligne pour 1 M€, acheter deux lignes pour 5 M€, acheter un contrat au prix de sa place. Chacun de vos ingénieurs peut en effectuer une, immédiatement et avant le choix de la suivante ; chaque action n’est possible qu’une fois par tour.',
      free: 'Vous avez un à trois ingénieurs et vous en utilisez autant que vous voulez, même aucun. Un ingénieur pris pendant ce tour travaille à partir de votre tour suivant. On ne peut choisir qu’une action réalisable en entier.',
      duty: 'Si aucune centrale ne se trouve sur vos contrats au début de votre tour, vous devez acheter un contrat de construction, et cela avant toute autre chose : pas de ligne d’abord, pas de fin de phase.',
      void: 'Cette obligation ne tient pas tant qu’aucun contrat ne peut être acheté : tous demandent plus de centrales que votre réserve n’en contient, ceux qui conviennent coûtent plus que votre argent, ou l’offre est vide. Si un achat devient possible plus tard dans la même phase et que l’action de contrat est encore libre, l’obligation revient.',
      without:
        'Sans centrale sur un contrat après la planification, il n’y a rien à construire : votre troisième phase est sautée.',
    },
  },
  lines: {
    title: 'Les lignes électriques',
    told: {
      where:
        'Payez la banque et placez immédiatement la ligne de votre réserve sur n’importe quelle connexion inoccupée du plateau. Elle n’a besoin de toucher rien qui soit à vous. Les connexions de la case de départ valent les autres.',
      taken:
        'Là où se trouve une ligne, on ne peut pas en acheter une deuxième. Les lignes restent en place ; seuls des contrats publics (module 2) peuvent les déplacer.',
      two: 'Deux lignes pour 5 M€ vont sur deux connexions inoccupées différentes, l’une après l’autre. Il faut les deux lignes dans votre réserve.',
      shared:
        'Certains effets, comme un jeton Nucléaire, permettent de placer une ligne à côté d’une seule ligne d’un autre joueur. Mais il n’y a jamais plus de deux lignes sur une connexion, et jamais deux du même joueur.',
    },
  },
  contracts: {
    title: 'Acheter un contrat',
    told: {
      buy: 'Choisissez un contrat de l’offre et payez à la banque le prix de sa place : 1, 2, 3 ou 4 M€, écrit à côté d’elle. Placez-le devant vous et mettez une centrale de votre réserve sur chacun de ses emplacements.',
      fit: 'Votre réserve doit contenir une centrale par emplacement, sinon vous ne pouvez pas prendre le contrat. Vous pouvez posséder autant de contrats que vous voulez.',
      refill:
        'Les contrats situés à droite glissent d’une place vers la gauche, et le premier contrat de la pioche est révélé sur la place 4. Révéler le dernier déclenche la fin de la partie ; dès lors, on ne complète plus l’offre, mais les contrats glissent toujours et coûtent moins cher.',
    },
  },
  moving: {
    title: 'Phase 3 : déplacer l’équipe',
    told: {
      where:
        'Menez l’équipe le long des connexions, aussi loin que vous voulez, jusqu’à une case recouverte dont le jeton porte un symbole sous lequel vous avez une centrale sur un contrat ; un terrain de construction convient à toute centrale. Le trajet ne finit jamais sur une case sans jeton.',
      price:
        'Une connexion inoccupée coûte 1 M€, payé à la banque. Une connexion avec une ligne d’un autre joueur coûte 1 M€, payé à ce joueur ; avec les lignes de deux autres, 2 M€, un à chacun. Une connexion où vous avez une ligne est gratuite, même si une autre s’y trouve aussi.',
      pass: 'L’équipe doit s’arrêter à la première case recouverte où elle entre. Elle peut traverser les cases découvertes et la case de départ, peu importe qui y a construit.',
      pay: 'Le trajet entier se paie d’un coup, et il faut avoir l’argent avant de partir. Les propriétaires des lignes reçoivent leur part immédiatement.',
      must: 'Si vous pouvez atteindre et payer une case qui convient, vous devez bouger, mais vous choisissez laquelle. Sinon, l’équipe reste en place et le reste de la phase est sauté. Rien ne vous interdit de dépenser l’argent du trajet pendant la planification.',
      routes:
        'Si plusieurs trajets y mènent et rapportent des sommes différentes aux autres joueurs, vous choisissez qui vous payez. Parmi les trajets qui rapportent autant à chacun, seul le moins cher est proposé. Aucun trajet ne passe deux fois par la même case.',
    },
  },
  building: {
    title: 'Phase 3 : construire',
    told: {
      take: 'Prenez le jeton et placez sur la case une centrale qui se trouve sous le même symbole sur un de vos contrats. Si plusieurs conviennent, le choix est à vous. L’emplacement reste vide désormais.',
      site: 'Sur un terrain de construction, vous pouvez construire n’importe quelle centrale de vos contrats. Vous recevez ce que donne le terrain, et non ce qui va avec le symbole de la centrale.',
      limits:
        'Une centrale sur le plateau y reste pour de bon. Vous n’avez jamais plus de trois centrales sur une case ; le nombre de joueurs différents sur une case n’est pas limité.',
      effect:
        'Puis le jeton fait son effet ; rien ne se garde pour plus tard. Vous pouvez renoncer au charbon, au nucléaire et au pétrole ; le reste se fait tout seul. Ce qui est impossible est perdu. Un jeton utilisé va dans la boîte ; investisseurs et ingénieurs vont sur votre plateau Joueur, ou dans la boîte s’il n’y a plus de place.',
    },
  },
  tokens: {
    title: 'Les sept jetons',
    told: {
      investor:
        'Investisseur : va sur votre plateau Joueur et augmente votre revenu de 1 M€ à partir de votre tour suivant. Il y a deux places ; un troisième va dans la boîte.',
      engineer:
        'Ingénieur : va sur votre plateau Joueur et vous donne une action de planification de plus à partir de votre tour suivant. Il y a deux places en plus du vôtre ; un autre va dans la boîte.',
      coal: 'Charbon : vous pouvez reprendre une centrale sur un emplacement de vos contrats et la remettre dans votre réserve. Cela peut terminer le contrat, avec ses points et son argent. S’il n’y a plus rien sur vos contrats après la construction, l’effet est perdu.',
      gas: 'Gaz : piochez un certificat de CO₂, regardez-le et gardez-le face cachée jusqu’au décompte final.',
      nuclear:
        'Nucléaire : vous pouvez placer une ligne gratuitement, sur une connexion inoccupée ou à côté d’une seule ligne d’un autre joueur. Sans ligne ou sans connexion qui convienne, l’effet est perdu. Placer ainsi votre dernière ligne déclenche aussi la fin.',
      oil: 'Pétrole : vous pouvez placer sur la même case jusqu’à deux centrales de plus, prises sous des symboles Pétrole de vos contrats : trois en tout.',
      site: 'Terrain de construction : vous recevez 3 M€ de la banque.',
    },
  },
  completed: {
    title: 'Contrats terminés',
    told: {
      score:
        'Un contrat est terminé dès que sa dernière centrale l’a quitté, de quelque façon que ce soit. Vous marquez immédiatement ses points, vous le retournez et vous recevez 1 M€.',
      several:
        'Si plusieurs sont terminés en même temps, vous les marquez tous, avec 1 M€ pour chacun. Un contrat terminé est retourné et ne joue plus aucun rôle.',
    },
  },
  joint: {
    title: 'Construction conjointe',
    told: {
      ask: 'Une fois le jeton utilisé, on interroge les autres dans l’ordre du jeu, en commençant après le joueur dont c’est le tour. Vous pouvez participer si vous avez 2 M€ et une centrale sous le même symbole que la centrale qui vient d’être construite. Après un terrain de construction, c’est le symbole de la centrale utilisée qui compte. Qui ne peut pas participer est sauté.',
      join: 'Vous payez 2 M€ au joueur dont c’est le tour et vous placez une centrale correspondante sur la même case. Vous n’avez ni le jeton ni son effet, et vous ne construisez qu’une centrale, même sur une case Pétrole. Si cela termine un contrat, vous le marquez immédiatement.',
      one: 'Un seul joueur participe ; ensuite on n’interroge plus personne. Personne n’y est obligé, et personne ne peut être refusé.',
    },
  },
  end: {
    title: 'La fin de la partie',
    told: {
      trigger:
        'La fin est déclenchée quand un joueur place la dernière de ses 15 lignes, ou quand le dernier contrat de la pioche est révélé, de quelque façon que ce soit.',
      finish:
        'La manche est alors jouée jusqu’au bout selon les règles habituelles. Si c’était le dernier tour de la manche, la partie s’arrête là.',
      idle: 'Si, pendant deux manches entières de suite, aucun jeton n’est pris, aucune ligne placée, aucun contrat acheté ou pris et aucun contrat public utilisé, la partie s’arrête aussi. Une seule manche de ce genre est sans conséquence, et manquer de jetons sur le plateau ne met pas fin à la partie.',
    },
  },
  scoring: {
    title: 'Décompte final',
    told: {
      slots: 'Chaque emplacement vide sur vos contrats non terminés rapporte 1 point.',
      certificates: 'Vos certificats de CO₂ sont révélés et rapportent ce qu’ils indiquent.',
      majority:
        'Dans chaque région, c’est le nombre de centrales qui compte, reliées ou non. À quatre joueurs, les trois premiers marquent 6, 3 et 1 point ; à trois, les deux premiers marquent 5 et 2 ; à deux, le premier marque 3. La case de départ n’est dans aucune région.',
      ties: 'Les joueurs à égalité additionnent les points des rangs qu’ils occupent et les partagent, arrondis vers le bas ; le joueur suivant prend le rang d’après. Sans centrale dans une région, on n’y prend aucun rang.',
      network:
        'Votre réseau est un ensemble de vos lignes reliées entre elles. Il touche toute région où finit une de ses lignes. Pour 1, 2, 3, 4 ou 5 régions, vous marquez 1, 3, 6, 10 ou 15 points ; seul votre meilleur réseau compte.',
      lines:
        'Aucune centrale n’est nécessaire pour cela, et une ligne qui partage sa connexion compte entièrement. Sans ligne sur le plateau, vous ne marquez rien ici.',
      winner:
        'Le plus grand total gagne. À égalité, on compare l’argent ; s’il est égal aussi, la victoire est partagée. L’argent, les centrales et les jetons restants ne rapportent et ne coûtent rien.',
    },
  },
} satisfies Partial<Telling>;
