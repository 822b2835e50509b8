import type { Reference } from '../../outline.ts';

/** Un tour : actions principales, scientifiques, expertise, sommets, marché. */
export const actions = {
  turn: {
    title: 'Votre tour',
    text: {
      main: 'À votre tour, vous faites exactement une action principale : proposer, mettre en place ou construire. Vous ne pouvez vous en passer que si aucune n’est possible dans l’état actuel ; personne n’est forcé d’user une carte lobby ou une action gratuite pour en rendre une possible.',
      free: 'Avant et après, vous pouvez faire une fois chacune des trois actions gratuites, dans n’importe quel ordre : déplacer un scientifique, visiter le marché, et l’action carte (jouer une carte lobby ou marquer un objectif de l’ONU). Elles sont facultatives et reviennent à chacun de vos tours.',
      between:
        'Les actions gratuites n’interrompent pas une action principale. Exceptions : les cartes lobby qui réagissent à l’une de ses étapes, et le déplacement de votre propre scientifique hors d’un projet que vous venez de construire. Après avoir congédié un scientifique, vous devez utiliser le projet immédiatement.',
      goal: 'À tout moment de votre tour, vous pouvez défausser votre objectif de compagnie pour 8 $. Cela ne coûte rien d’autre et n’est pas une action gratuite.',
      end: 'Quand vous finissez votre tour, vous gagnez 1 expertise dans le type d’un projet où se trouve votre scientifique ; si vos scientifiques travaillent sur des types différents, vous choisissez. Ceux en main ou aux sommets ne comptent pas. Puis chaque sommet dont tous les sujets sont pris se conclut, et le tour est fini.',
    },
  },
  propose: {
    title: 'Action principale : proposer un projet',
    text: {
      project:
        'Choisissez une région, une de ses cases de projet libres et un type de son agenda encore en réserve, et posez la tuile côté « proposé ». Elle appartient à la région, pas à vous. Une région peut avoir plusieurs projets, même du même type, et l’on peut proposer même là où toutes les cases sont vertes.',
      grant:
        'Vous recevez ensuite la subvention de la case. Argent : autant de dollars qu’il y a de CEP dans la région, au moins 1 $. Ressources : 2 ressources technologiques.',
      research:
        'Recherche en collaboration : soit vous recrutez un de vos scientifiques, de l’espace de recrutement vers votre main, soit vous déplacez un scientifique, ce qui n’use pas votre action gratuite et peut mener au nouveau projet. Vous pouvez refuser.',
      order:
        'L’ordre : poser la tuile, recevoir la subvention avec tout ce qui en découle, puis jouer si vous le souhaitez une carte lobby qui convient.',
    },
  },
  install: {
    title: 'Action principale : mettre un projet en place',
    text: {
      project:
        'Choisissez n’importe quel projet proposé, dans n’importe quelle région et quel qu’en soit l’auteur, même là où toutes les cases sont vertes. Si le scientifique d’une autre compagnie s’y trouve, vous devez d’abord lui payer 1 $ et congédier le scientifique ; sans ce dollar, vous ne pouvez pas choisir ce projet.',
      pay: 'Payez 1 CEP à la banque, de votre main ou d’une région que vous contrôlez. Ensuite seulement, retournez la tuile et recevez son avantage : on ne peut pas payer avec un CEP que l’avantage apporte.',
      benefits:
        'Reboisement : 2 CEP du marché, l’un après l’autre. Solaire : 3 ressources technologiques. Fusion froide : 5 $ et 1 ressource technologique. Biomasse : 1 ressource technologique, 1 CEP du marché et 3 $ (édition russe : 1 $). Recyclage : 5 $ et 1 CEP du marché (édition russe : de la banque).',
      scientist: 'Votre propre scientifique peut rester sur le projet. L’en retirer demande un déplacement.',
      order:
        'L’ordre : choisir, congédier (qui possède le scientifique décide et prend tous ses bonus), payer le CEP, retourner la tuile, recevoir l’avantage, puis jouer si vous le souhaitez une carte lobby qui convient.',
    },
  },
  construct: {
    title: 'Action principale : construire une centrale',
    text: {
      needs:
        'Choisissez un projet mis en place, quel qu’en soit l’auteur. Vous construisez la première centrale de la pile de son type. Il vous faut autant d’expertise dans ce type que la centrale coûte de ressources technologiques (l’aide et les cartes n’y changent rien), l’argent et les ressources, 1 $ de plus si le scientifique d’une autre compagnie est sur le projet, et dans la région une case vide ou une centrale fossile.',
      pay: 'D’abord, le scientifique d’une autre compagnie est congédié. Puis vous payez l’argent à la banque et les ressources à la réserve. Si la région a des ressources technologiques, elle en paie exactement une pour vous.',
      place:
        'La centrale va sur la case vide la plus à gauche, quelle que soit la décennie. S’il n’y en a pas, elle remplace la centrale fossile la plus à gauche. Une centrale verte n’est jamais remplacée : dans une région pleine et entièrement verte on ne construit plus rien, et ses projets restent.',
      replace:
        'Une centrale fossile remplacée quitte le jeu et la pollution baisse de ses ppm. Un CEP est pris au marché et posé dans la région, sauf si elle est à sa limite.',
      reward:
        'Marquez la centrale de votre disque, gagnez ses points, gagnez 1 expertise dans son type avec tous les bonus, puis voyez si vous prenez le contrôle de la région.',
      scientist:
        'Votre propre scientifique sur le projet revient dans votre main sans expertise ou, si votre déplacement gratuit n’a pas servi, peut repartir grâce à lui. Enfin la tuile projet retourne à la réserve et sa case est de nouveau libre.',
      order:
        'L’ordre : choisir le projet et la carte de réduction, congédier, payer, poser ou remplacer, points, expertise, contrôle, votre scientifique, retour de la tuile, puis une carte lobby pour un scientifique parti à un sommet.',
      plants:
        'Les centrales dans l’ordre des piles, en argent/ressources/points. Reboisement : 5/3/7, 6/3/8, 6/4/9, 7/4/10, 7/5/11. Solaire : 10/2/8, 11/2/9, 11/3/10, 12/3/11, 12/4/12. Fusion froide : 11/3/12, 12/3/13, 12/4/14, 13/4/15, 13/5/16. Biomasse : 8/2/7, 9/2/8, 9/3/9, 10/3/10, 10/4/11. Recyclage : 9/1/6, 10/1/7, 10/2/8, 11/2/9, 11/3/10. L’icône de chaque piste d’expertise rappelle ce que demande la première centrale.',
    },
  },
  scientists: {
    title: 'Les scientifiques',
    text: {
      moves:
        'Un déplacement mène un de vos scientifiques de votre main vers un projet vacant ; ou d’un projet vers un autre projet vacant, vers un sujet de sommet libre du même type, ou (édition française seulement) vers votre main. Les projets peuvent être proposés ou mis en place, dans toute région.',
      room: 'Un projet accueille un seul scientifique, un sujet aussi. De la main, on ne va pas directement à un sommet, et l’on ne quitte pas un sommet avant sa conclusion. Un déplacement est votre action gratuite ; subventions et cartes peuvent en donner d’autres dans le même tour.',
      dismissal:
        'Qui met en place ou construit un projet où se trouve votre scientifique doit d’abord vous payer 1 $. Vous choisissez alors : le reprendre en main et gagner 1 expertise dans le type du projet, ou l’envoyer sur un sujet de sommet libre de ce type. Sans sujet libre, c’est la main et l’expertise.',
      after:
        'Vous prenez tous les bonus qui en découlent avant que l’autre ne continue, et l’autre doit alors utiliser le projet immédiatement.',
      recruits:
        'On ne recrute un scientifique que par la subvention de recherche en collaboration ; il reste avec vous jusqu’à la fin. Personne n’en a plus de quatre.',
    },
  },
  expertise: {
    title: 'L’expertise',
    text: {
      gains:
        'Vous gagnez de l’expertise à la fin de votre tour pour un projet où se trouve votre scientifique ; quand vous construisez une centrale ; quand un sommet auquel vous participez se conclut ; quand votre scientifique est congédié et que vous le reprenez en main ; par les bonus des pistes ; et par les cartes lobby 20 à 24.',
      track:
        'Un gain avance votre disque d’une case ; le premier le place sur la case 1. Un disque ne recule jamais et peut partager sa case. Sur la dernière case, les gains suivants sont perdus.',
      bonuses:
        'Une case à bonus récompense chaque disque qui y arrive, immédiatement et quel que soit le tour en cours. Symbole d’énergie : 1 expertise dans le type indiqué. Ressource : 1 ressource technologique. Région CEP : posez 1 CEP du marché dans une région de votre choix sous sa limite. Symbole d’expertise : 1 expertise dans un type de votre choix.',
      limits:
        'Un bonus peut en déclencher un autre, et chaque enchaînement va à son terme avant que rien d’autre ne continue. Le bonus région CEP est perdu si toutes les régions sont pleines ou s’il n’y a plus de CEP à prendre ; il ne va jamais dans votre main.',
      spaces:
        'Reboisement : 2 ressource, 5 solaire, 7 région CEP, 10 expertise au choix. Solaire : 3 région CEP, 5 fusion froide, 8 ressource, 10 au choix. Fusion froide : 2 ressource, 4 biomasse, 6 région CEP, 9 au choix. Biomasse : 3 ressource, 6 recyclage, 8 région CEP, 10 au choix. Recyclage : 2 région CEP, 4 reboisement, 7 ressource, 10 au choix.',
    },
  },
  summits: {
    title: 'Les sommets mondiaux',
    text: {
      topics:
        'Un sommet a deux, trois ou quatre sujets de types différents, chacun avec la place d’un scientifique. On n’y vient que d’un projet du même type, par un déplacement ou après un renvoi. Plusieurs compagnies, et plusieurs scientifiques d’une même compagnie, peuvent y participer ensemble.',
      complete:
        'À la fin de chaque tour, tout sommet qui a un scientifique sur chaque sujet se conclut. Chaque compagnie présente gagne 1 expertise dans le sujet de chacun de ses scientifiques, puis 1 de plus dans un sujet quelconque de ce sommet, même un sujet auquel elle n’a pas participé.',
      order:
        'Édition française : les compagnies prennent leurs gains dans le sens horaire à partir de la gauche du joueur actif, qui passe en dernier. Édition russe : dans le sens horaire à partir de la tuile premier joueur. Vos propres sujets comptent dans l’ordre de la tuile. Si plusieurs sommets sont complets, le joueur actif choisit lequel se conclut d’abord.',
      next: 'Ensuite tous les scientifiques reviennent dans la main de leur compagnie et le sommet suivant de la pile prend la place. Quand la pile est vide, les sommets mis de côté sont mélangés pour en former une nouvelle.',
      tiles: 'Il y a huit sommets à deux sujets, six à trois et quatre à quatre ; chaque type est un sujet de dix d’entre eux.',
    },
  },
  market: {
    title: 'Action gratuite : le marché des CEP',
    text: {
      visit: 'Une fois par tour, vous pouvez acheter un CEP ou en vendre un, jamais les deux.',
      buy: 'Pour acheter, payez le prix actuel à la banque et prenez un CEP du marché. Il faut l’argent : ici les points n’aident pas. Un échange se termine à l’ancien prix avant que le prix ne change.',
      sell: 'Pour vendre, posez un CEP de votre main (jamais d’une région) sur le marché et prenez le prix actuel. Puis le prix baisse de 1 $, mais pas sous 1 $. La pile peut grandir sans limite.',
      empty:
        'Chaque fois que le dernier CEP du marché est pris, par un achat ou par un effet, 2 CEP arrivent de la banque et le prix monte de 1 $, mais pas au-dessus de 8 $. Sinon, prendre ne change pas le prix. Un effet qui prend plusieurs CEP les prend un par un.',
      stop: 'Dès que le marché a été vidé pendant un tour, il est fermé à la vente jusqu’à la fin de ce tour, peu importe qui l’a vidé et même au prix de 8 $. Acheter reste possible.',
    },
  },
  permits: {
    title: 'Le circuit des CEP',
    text: {
      paths:
        'Tout CEP qui entre en jeu est pris au marché ; seul le marché lui-même se remplit à la banque. Tout CEP payé va à la banque ; seul un CEP vendu va au marché. Vous pouvez en avoir en main autant que vous voulez. Dans l’édition russe, le CEP de la mise en place du recyclage vient de la banque, sans toucher au marché ; si la banque est vide, vous n’en recevez pas.',
      regions:
        'Une région n’a jamais plus de CEP que de cases d’énergie. Qui la contrôle peut s’en servir pour payer ce qui est dû, chaque CEP étant choisi à part, mais ne peut ni les prendre ni les vendre avant la fin. Personne d’autre ne peut y toucher. Ils restent en place quand le contrôle change.',
      shortage:
        'Si la banque a moins de deux CEP pour remplir le marché, elle donne ce qu’elle a ; le prix monte quand même. Tant que les deux sont vides, on ne peut rien acheter et aucun effet ne donne de CEP, mais on peut vendre. Dès que des CEP arrivent à la banque alors que le marché est vide, ils passent au marché, deux au plus, sans changer le prix. Un achat forcé se termine, remplissage compris, avant que le CEP ne soit payé.',
    },
  },
} as const satisfies Partial<Reference>;
