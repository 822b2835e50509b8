import type { Texts } from '../../outline.ts';

export const cards: Texts<'galaxies' | 'actionCards' | 'darkTech' | 'bonusCards'> = {
  galaxies: {
    title: 'Galaxies et systèmes solaires',
    text: {
      near: 'Galaxies proches (cases ; rendement supérieur / inférieur). Parvus Corta, grise : 2 cases dans le secteur 1 ; 4 / 2. Solis Ferra, orange : 4 dans le secteur 1 ; 5 / 2. Dune Veil, beige : 3 dans le secteur 1 ; 4 / 1 et une carte claire ; à trois ou quatre. Verdant Coil, verte : 1 dans le secteur 1 et 2 dans le secteur 2 ; 6 / 4 et une carte claire.',
      middle:
        'Galaxies moyennes. Cobalt Reach, bleue : 3 cases dans le secteur 2 ; 8 / 3 et une carte claire. Tennant Strand, turquoise : 3 dans le secteur 2 ; 9 / 4 ; à quatre seulement. Umber Shoal, marron : 3 dans le secteur 2 et 2 dans le secteur 3 ; 9 / 4 ; à trois ou quatre.',
      far: 'Galaxies lointaines. Crimson Maw, rouge : 3 cases dans le secteur 3 ; 10 / 5. Rosa Halo, rose : 3 dans le secteur 3 ; 8 / 4 et une carte claire. Heaven’s Fence, jaune : 2 dans le secteur 3 ; 11 / 6 ; à quatre seulement.',
      spaces:
        'Cases ouvertes des secteurs 1, 2 et 3 : 10, 11 et 10 à quatre ; 10, 8 et 8 à trois ; 7, 5 et 6 à deux et en solo. Le voisinage ne compte jamais : ni les galaxies ni les cases n’ont à se toucher.',
      sector1:
        'Secteur 1 (T similaire à la Terre, D désertique, V volcanique) : Lumen TT, 1 anthracite. Corvia TD, 1 dorée. Tessal T, 1 anthracite et 1 dorée. Orin TTD, 1 énergie. Halden TD, 2 anthracite. Ysra TV, 2 énergies. Pell TT, 1 anthracite et 1 énergie. Marrow TDV, 1 anthracite. Quill T, 1 dorée et 1 énergie. Sable TD, 2 énergies.',
      sector2:
        'Secteur 2 : Vesper TD, 1 anthracite et 1 dorée. Ondine TT, 1 dorée. Kepral DD, 3 énergies. Thorne TDV, 1 dorée. Ashgate DV, 1 transparente. Mirra TD, 1 anthracite et 2 énergies. Dorne T, 1 transparente. Galt D, 2 dorées. Selkie TTD, 2 énergies. Rhune TV, 1 dorée et 1 énergie. Ophir DVV, 2 anthracite et 1 énergie.',
      sector3:
        'Secteur 3 : Cinder VV, 1 transparente. Nyx DV, 1 anthracite et 1 transparente. Erebos TDV, 3 énergies. Vantar V, 1 dorée et 1 transparente. Solace DD, 4 énergies. Drovar TV, 2 dorées. Kraal TDVV, 1 dorée et 1 énergie. Zephon DV, 1 transparente et 2 énergies. Ultima TD, 1 transparente. Abyssa DDV, 1 dorée et 2 énergies.',
      planets:
        'Planètes en tout (similaires à la Terre / désertiques / volcaniques) : 13 / 5 / 2 dans le secteur 1, 9 / 9 / 5 dans le secteur 2, 4 / 9 / 10 dans le secteur 3. Chaque système du secteur 1 a une planète similaire à la Terre.',
    },
  },
  actionCards: {
    title: 'Les cartes Action une par une',
    text: {
      colonising:
        'Cartes de départ. Coloniser 1 (consommation 3) : posez 1 cube. Coloniser 2 (6) : posez une tour de 2 cubes sur une planète.',
      working:
        'Extraire (3) : extrayez jusqu’à deux fois. Découvrir (3) : découvrez, puis posez-y 1 cube ou gagnez-en la ressource une fois. Toujours selon portée et terraformation.',
      gems: 'Récupérer des gemmes (3) : prenez 2 anthracite et 1 dorée. Transformer des gemmes (1) : montez une gemme d’un cran.',
      saving:
        'Cartes IA qui ne font qu’économiser : Mode éco (−2, coûte 1 anthracite), Mise en veille (−3, coûte 1 dorée) et Hibernation (−4, coûte 1 anthracite et 1 transparente). Elles n’ont pas d’action.',
      discovering:
        'Cartes IA qui découvrent. Sonde furtive (−1 ; 1 anthracite et 1 transparente) : à portée, puis 1 cube ou la ressource. Sonde lointaine (3 ; 1 anthracite et 1 dorée) : dans tout secteur, puis 1 cube sur toute planète ou la ressource. Équipe de prospection (3 ; 2 dorées) : à portée, puis 1 cube et aussi la ressource. Flotte pionnière (4 ; 1 anthracite et 1 dorée) : à portée, puis une tour de 2 ou deux fois la ressource.',
      settling:
        'Éclaireur ou colon (2 ; 1 dorée) : posez 1 cube à portée, ou découvrez à portée puis 1 cube ou la ressource. Colonie minière (3 ; 1 dorée) : posez 1 cube à portée et gagnez la ressource de ce système ; sans cube, pas de ressource. Colonie légère (1 ; 1 dorée) : posez 1 cube à portée.',
      towers:
        'Grande tour (6 ; 1 dorée et 1 transparente) : une tour de 3 cubes à portée ; la seule carte qui en pose trois d’un coup. Colonie jumelle (4 ; 1 dorée) : une tour de 2 à portée. Double atterrissage (4 ; 2 dorées) : deux fois 1 cube à portée, sur deux planètes, ou sur la même avec l’extension de colonie.',
      far: 'Colonie lointaine (5 ; 1 anthracite et 1 transparente) : une tour de 2 sur toute planète de tout secteur. Avant-poste lointain (1 ; 1 anthracite et 1 dorée) : 1 cube sur toute planète de tout secteur. Même ici, une planète occupée demande l’extension de colonie.',
      drilling:
        'Forage profond (3 ; 1 dorée) : extrayez jusqu’à 3 fois à portée. Forage discret (1 ; 1 dorée) : jusqu’à deux fois à portée. Forage à distance (2 ; 1 anthracite et 1 dorée) : jusqu’à deux fois dans tout secteur. Méga-foreuse (4 ; 2 dorées) : jusqu’à 4 fois à portée.',
      treasure:
        'Coffre à gemmes (2 ; 1 anthracite et 1 dorée) : prenez 1 dorée et 1 transparente. Cache de gemmes (1 ; 1 dorée) : prenez 1 anthracite et 1 dorée. Raffinerie (0 ; 1 anthracite) : transformez une gemme. Mine et raffinage (0 ; 2 anthracite) : extrayez une fois à portée, puis transformez jusqu’à deux fois.',
      power: 'Réacteur (0 ; 1 dorée) : gagnez 4 énergies. Surcharge (4 ; 1 anthracite et 1 dorée) : gagnez 8 énergies.',
    },
  },
  darkTech: {
    title: 'Les cartes Dark Tech une par une',
    text: {
      portal:
        'I, Nouveau portail céleste : prenez 1 gemme dorée et une zone supplémentaire de portée 3, à droite de toutes vos zones. Elle est vide et se remplit à la prochaine planification ; les cartes ne reviennent en main qu’après elle. Avec Ava, vous pouvez avoir cinq zones.',
      transformation:
        'I, Transformation des gemmes : prenez 1 gemme transparente. Chaque fois que vous gagnez la ressource d’un système, par quelque moyen que ce soit, ses gemmes anthracite deviennent dorées et ses dorées transparentes. Les autres gains de gemmes ne changent pas.',
      explorers:
        'I, Peuple d’explorateurs : chaque fois que vous découvrez un système et le colonisez dans cette étape, vous pouvez poser un cube de plus, jusqu’à trois sur la planète. Cela vaut aussi pour la Mission de reconnaissance, jamais pour une simple étape Coloniser.',
      science:
        'I, Colonies scientifiques : tout de suite, posez 1 cube sur toute planète de tout secteur (occupée, seulement avec l’extension de colonie) et gagnez la ressource de ce système.',
      empire:
        'I, Empire : au début de chacune de vos exploitations, gagnez 3 énergies par galaxie où vous êtes majoritaire, que vous l’exploitiez ensuite ou non.',
      extended:
        'I, Planification étendue : tout de suite et gratuitement, toutes vos zones, celle d’Ava comprise, passent à la portée 3, avec 1 énergie par pas franchi. Les cubes comptent comme si vous aviez acheté ces pas.',
      saver:
        'I, Économiseur d’énergie : tout de suite, votre consommation recule de 7, mais pas sous 20 ni jusque sur votre énergie. Si votre énergie égale ou dépasse déjà votre consommation, parce qu’une autre montée suit, elle ne bouge pas du tout.',
      shared:
        'I, Extraction partagée : prenez 1 gemme transparente. Chaque fois que vous extrayez, vous pouvez aussi choisir un système à portée où vous n’avez pas de colonie mais où un adversaire en a une. Chaque cube adverse y sert une fois par carte, comme s’il était à vous ; vous n’extrayez pas plus souvent. Cela vaut pour les cartes d’extraction, le Peuple des ressources et Buteo, mais pas pour un système qui vient d’être découvert ou colonisé, ni pour la station d’extraction.',
      resources:
        'II, Peuple des ressources : tout de suite, extrayez jusqu’à deux fois, dans tout secteur, là où vous avez une colonie. Deux fois dans le même système demande deux cubes.',
      perpetual:
        'II, Mouvement perpétuel : désormais votre consommation de chaque manche est 0. Dans l’ordre du tour vous venez en dernier, même après un adversaire à la consommation négative.',
      supremacy:
        'II, Suprématie : au début de chacune de vos exploitations, gagnez 3 énergies par système où vous êtes majoritaire, que vous exploitiez sa galaxie ou non.',
      recon:
        'II, Mission de reconnaissance : tout de suite, découvrez dans tout secteur, puis posez-y une tour de 2 cubes sur toute planète ou gagnez-en deux fois la ressource.',
      information:
        'II, Meilleure information : tout de suite, prenez gratuitement une carte du marché au choix, piochez une carte Bonus claire et prenez 1 gemme transparente. La limite de quatre cartes Bonus vaut ; un marché ou une pile vide ne donne rien.',
      hegemony:
        'II, Peuple hégémonique : tout de suite, exploitez jusqu’à deux galaxies différentes selon les règles habituelles, avec tout ce qui les change pour vous (stations, Casares, Breish). Une galaxie déjà exploitée dans cette manche peut l’être encore ; les effets de début d’exploitation n’ont pas lieu.',
      surge: 'II, Poussée d’énergie : tout de suite, gagnez 10 énergies.',
      colony:
        'II, Colonie supplémentaire : tout de suite, posez une tour de 2 cubes sur toute planète de tout secteur (occupée, seulement avec l’extension de colonie).',
    },
  },
  bonusCards: {
    title: 'Les cartes Bonus une par une',
    text: {
      gems: 'Claires, trésors (une par couleur de gemme) : 3 énergies et 1 de plus par gemme de cette couleur qui vous reste.',
      cubes:
        'Claires, colons (une par type de planète) : 3 énergies et 1 de plus par cube à vous sur ces planètes. Claires, présence (une par secteur) : 4 énergies et 1 de plus par cube à vous dans ce secteur.',
      consumption: 'Claire, Grand consommateur (deux exemplaires) : le dixième de votre consommation, arrondi vers le bas.',
      owned:
        'Claires, deux exemplaires chacune. Civilisation améliorée : 1 énergie et 1 de plus par cube à vous sur votre plateau et vos zones supplémentaires, sans les cubes imprimés. Maîtrise des IA : 1 énergie et 2 de plus par carte IA que vous avez, en plus des 2 qu’elle donne de toute façon. Collectionneur : 1 énergie et 2 de plus par carte claire que vous avez, celle-ci comprise.',
      rest: 'Claire, Réserve d’énergie : 5 énergies. Deux exemplaires de la même carte comptent tous deux en entier.',
      galaxy:
        'Foncées, émissaires d’une galaxie : 3 énergies, et 6 de plus avec la majorité dans cette galaxie, ou sinon 3 de plus avec au moins une colonie. Il y en a pour les galaxies grise, verte, bleue et rouge, à trois ou quatre aussi marron et beige, à quatre aussi turquoise et jaune.',
      stations:
        'Foncée, Bâtisseur de stations (module 1 seulement) : 2 énergies et 4 de plus par station spatiale que vous avez construite.',
    },
  },
};
