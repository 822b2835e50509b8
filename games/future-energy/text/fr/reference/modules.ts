import type { Telling } from '../../outline.ts';

/** Options, the three modules, and how they work together. */
export const modules = {
  options: {
    title: 'Options',
    told: {
      modules: 'Les trois modules s’activent séparément et se combinent librement. Au départ, aucun n’est en jeu.',
      network:
        'Réseau dans les régions : reliées (par défaut, un seul réseau compte) ou n’importe où (chaque région touchée par l’une de vos lignes compte).',
      permanent:
        'Investisseurs et ingénieurs avec le module 2 : d’abord sur le plateau Joueur tant qu’il y a de la place (par défaut), ou toujours gardés comme substituts pour les contrats publics, et alors sans autre effet.',
      timing:
        'Les contrats publics s’utilisent pendant votre tour, quand on vous propose une construction conjointe, et avant le décompte final (par défaut), ou en plus avant chaque tour d’un autre.',
      solo: 'Il n’y a pas de mode solo. En solitaire, vous jouez contre des robots avec les règles pour deux à quatre.',
    },
  },
  module1: {
    title: 'Module 1 : le plus grand réseau',
    told: {
      score: 'Au décompte final, en plus de tout le reste, chaque centrale de votre plus grand réseau rapporte 2 points.',
      network:
        'Un réseau est formé des cases que relie un ensemble connecté de vos lignes ; il peut bifurquer, former des boucles et contenir des cases sans centrale à vous. Toutes vos centrales sur ses cases comptent, même plusieurs sur une case, ainsi que celle de la case de départ.',
      largest:
        'Le plus grand réseau est celui qui a le plus de vos centrales, non le plus de lignes. Il faut vos centrales sur au moins deux cases : des centrales sur une seule case ne sont reliées à rien et ne rapportent rien.',
    },
  },
  module2: {
    title: 'Module 2 : les contrats publics',
    told: {
      setup:
        'Plateaux Joueur côté B, barres d’action côté A. Mélangez les 16 contrats publics, révélez-en quatre en une rangée et gardez les autres en pioche ; placez les 18 jokers à côté.',
      buy: 'Avec l’action de contrat, vous pouvez acheter un contrat public pour 1 M€ au lieu d’un contrat de construction : un de la rangée ou, sans le voir, le premier de la pioche. On n’achète qu’un contrat par tour, quel que soit son genre. La rangée est complétée depuis la pioche ; une pioche vide ne met pas fin à la partie. Vos contrats publics sont placés devant vous, face visible, autant que vous voulez.',
      keep: 'Les jetons utilisés ne sont pas perdus : charbon, gaz, nucléaire, pétrole et terrains de construction restent devant vous. Investisseurs et ingénieurs vont sur votre plateau Joueur tant qu’il y a de la place ; ensuite, on les garde aussi.',
      joker: 'Qui participe à une construction conjointe prend un joker et le garde.',
      use: 'Pour utiliser un de vos contrats publics, défaussez les jetons qu’il montre. Son effet s’applique alors entièrement, vous marquez ses points, et carte et jetons quittent le jeu.',
      substitutes:
        'Un joker, un terrain de construction, un investisseur ou un ingénieur parmi vos jetons gardés peut remplacer un jeton demandé, mais il en faut au moins un vrai. Charbon, gaz, nucléaire et pétrole ne se remplacent jamais entre eux, et les jetons de vos plateaux ne servent pas à cela. Avec un seul substitut déjà, vous avez l’effet mais pas les points.',
      windows:
        'Quand peut-on en utiliser un ? Pendant votre tour : lors de la planification, avant de déplacer l’équipe et à la fin du tour ; quand on vous propose une construction conjointe ; et une fois après le dernier tour de la partie. Vous pouvez en utiliser plusieurs, l’un après l’autre, mais jamais au milieu d’un autre effet. Après chacun, vos possibilités sont revues.',
      everyTurn:
        'Avec l’option « à chaque tour », il y a un moment de plus : avant chaque tour, tous les autres qui pourraient utiliser une carte sont interrogés dans l’ordre du jeu.',
      effect:
        'Rien ne vous oblige jamais à utiliser un contrat public. Si vous le faites, son effet doit être appliqué s’il peut l’être ; sinon, vous marquez tout de même les points. Une utilisation qui n’apporterait ni points ni effet est impossible.',
      duty: 'Si vous devez acheter un contrat de construction, un contrat public ne suffit pas, mais prendre un contrat de construction grâce à une carte suffit. Si aucun contrat de construction ne peut être acheté, vous pouvez en acheter un public.',
      crew: 'Si une carte a mis l’équipe sur une case recouverte, vous pouvez construire sur place sans frais si le jeton vous convient, ou repartir.',
      ask: 'Si vous ne pouvez pas encore participer à une construction conjointe, on vous interroge tout de même si vos cartes peuvent vous apporter ce qui manque, centrale ou argent.',
    },
  },
  cards: {
    title: 'Les contrats publics un par un',
    told: {
      money:
        'Subvention (charbon, gaz ; 2 points), Subside (charbon, gaz, pétrole ; 4 points) et Fonds de relance (les quatre ; 6 points) : recevez 4, 6 ou 8 M€.',
      lines:
        'Déviation (nucléaire, pétrole ; 2 points) : déplacez une de vos lignes vers une autre connexion, qui doit être inoccupée. Réseau partagé (charbon, gaz, nucléaire ; 4 points) : de même, mais aussi à côté d’une seule ligne d’un autre joueur. Ligne prioritaire (les quatre ; 6 points) : placez gratuitement une ligne de votre réserve, sur une connexion inoccupée ou à côté d’une seule ligne d’un autre joueur.',
      certificate:
        'Bourse du carbone (gaz, pétrole ; 2 points) : remettez un de vos certificats dans la boîte et recevez ses points plus 1, en millions.',
      shift:
        'Nouveaux plans (charbon, pétrole ; 2 points) : déplacez une de vos centrales sur un contrat vers l’emplacement vide à sa gauche ou à sa droite.',
      step: 'Convoi express (charbon, nucléaire ; 2 points) : déplacez l’équipe d’une connexion vers une case Centrale voisine, recouverte ou non, mais ni vers la case de départ ni vers une case fermée. Rien n’est payé, pris ou construit.',
      back: 'Rationalisation (gaz, nucléaire ; 2 points) : remettez une centrale de vos contrats dans votre réserve. Cela peut terminer le contrat.',
      join: 'Partenariat (gaz, nucléaire, pétrole ; 4 points) : placez n’importe quelle centrale de vos contrats sur une case où quelqu’un d’autre a construit. Consortium (les quatre ; 6 points) : de même avec deux centrales d’un même contrat, sur une ou deux cases ; si une seule peut être placée, une. Rien n’est payé, pas de joker, la case de départ est exclue, et trois de vos centrales par case sont la limite.',
      contract:
        'Marché de gré à gré (charbon, nucléaire, pétrole ; 4 points) : prenez sans payer un contrat de construction de l’offre. Il vous faut les centrales, et l’offre est complétée comme d’habitude.',
      swap: 'Échange de sites (charbon, gaz, pétrole ; 4 points) : échangez deux jetons différents placés face visible sur le plateau.',
      twin: 'Centrale jumelle (gaz, nucléaire, pétrole ; 4 points) : vous pouvez placer une deuxième centrale de votre réserve sur un emplacement Pétrole qui en porte une. Quand vous construirez depuis cet emplacement là où le jeton était un pétrole, par votre trajet ou en participant, les deux iront ensemble sur la case pour un seul prix.',
      twinLater:
        'Si la limite de trois ne laisse de place que pour une des deux, une est placée et l’autre reste. Sur un terrain de construction, et pour tout le reste, les deux comptent séparément. Le contrat n’est terminé qu’une fois les deux parties.',
      overtime:
        'Heures supplémentaires (les quatre ; 6 points) : effectuez encore une fois une action de planification utilisée pendant ce tour, à son prix habituel. Seulement pendant votre tour ; l’action de contrat répétée peut acheter un contrat de l’un ou l’autre genre.',
    },
  },
  module3: {
    title: 'Module 3 : nouveaux terrains et durée de vie augmentée',
    told: {
      setup:
        'Les sept nouveaux terrains de construction remplacent les sept anciens ; à deux ou trois joueurs, le hasard décide lesquels sont écartés. Autour de la case de départ, ils comptent tous comme un seul type. Chacun a un plateau Énergie nucléaire à deux places, et les barres d’action sont côté B.',
      sites: 'Un nouveau terrain accepte toute centrale, comme les anciens, et son propre effet remplace les 3 M€.',
      simple: 'Deux d’entre eux donnent 4 M€, un donne 5 M€, et un rapporte immédiatement 5 points.',
      contract:
        'Contrat gratuit : vous pouvez prendre sans payer un contrat de construction de l’offre, si votre réserve contient les centrales ; puis l’offre est complétée.',
      lines:
        '2 lignes électriques : vous pouvez placer gratuitement jusqu’à deux lignes, chacune sur une connexion inoccupée ou à côté d’une seule ligne d’un autre joueur.',
      plant:
        'Centrale supplémentaire : vous pouvez placer n’importe quelle centrale de vos contrats sur une case Centrale qui porte déjà une ou deux des vôtres ; la case où vous venez de construire convient, la case de départ non.',
      nuclear:
        'Les jetons Nucléaire ne donnent plus de ligne gratuite. Un jeton Nucléaire va sur votre plateau Énergie nucléaire, qui a deux places ; un troisième va dans la boîte sans effet, sauf si le module 2 est en jeu.',
      free: 'Quand vous déplacez l’équipe, chaque jeton de votre plateau Énergie nucléaire rend une connexion gratuite, quoi qu’il s’y trouve, et personne n’est payé pour elle. Chacun sert une fois par tour ; un jeton pris pendant ce tour sert à partir du suivant.',
      reach:
        'Ces connexions gratuites comptent pour savoir si vous pouvez atteindre une case, et donc si vous devez bouger. Vous choisissez où elles servent ; les choix apparaissent comme des paiements différents.',
    },
  },
  together: {
    title: 'Les modules ensemble',
    told: {
      sites:
        'Modules 2 et 3 : les nouveaux terrains sont gardés après usage et servent de substituts comme les anciens. L’Échange de sites les échange comme tout jeton ; deux nouveaux terrains différents sont des jetons différents.',
      nuclear:
        'Modules 2 et 3 : tant qu’il y a de la place sur votre plateau Énergie nucléaire, vous choisissez pour chaque jeton Nucléaire pris : sur le plateau, ou gardé pour les contrats publics, sans autre usage. Le choix est définitif. Plateau plein, les suivants sont gardés.',
      without3:
        'Module 2 sans module 3 : un jeton Nucléaire donne d’abord sa ligne gratuite, puis on le garde. Avec le module 3, deux lignes sur une connexion ne peuvent venir que du terrain aux deux lignes, du Réseau partagé et de la Ligne prioritaire.',
      boards: 'Modules 2 et 3 : plateaux Joueur et barres d’action sont tous côté B.',
      scoring:
        'Le module 1 compte les lignes là où elles sont à la fin, déplacées ou non, et toutes les centrales du plateau, peu importe comment elles y sont venues.',
      free: 'Un contrat pris gratuitement n’est pas acheté : il n’occupe aucune action et ne compte pour aucune limite. Les centrales placées par une carte ou par le terrain à la centrale supplémentaire ne sont pas suivies d’une construction conjointe.',
    },
  },
} satisfies Partial<Telling>;
