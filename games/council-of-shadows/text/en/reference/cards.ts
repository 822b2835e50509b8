import type { Texts } from '../../outline.ts';

export const cards: Texts<'galaxies' | 'actionCards' | 'darkTech' | 'bonusCards'> = {
  galaxies: {
    title: 'Galaxies and solar systems',
    text: {
      near: 'Near galaxies (spaces; high / low yield). Parvus Corta, grey: 2 spaces in sector 1; 4 / 2. Solis Ferra, orange: 4 in sector 1; 5 / 2. Dune Veil, beige: 3 in sector 1; 4 / 1 and a light card; three or four players. Verdant Coil, green: 1 in sector 1 and 2 in sector 2; 6 / 4 and a light card.',
      middle:
        'Middle galaxies. Cobalt Reach, blue: 3 spaces in sector 2; 8 / 3 and a light card. Tennant Strand, turquoise: 3 in sector 2; 9 / 4; four players only. Umber Shoal, brown: 3 in sector 2 and 2 in sector 3; 9 / 4; three or four players.',
      far: 'Far galaxies. Crimson Maw, red: 3 spaces in sector 3; 10 / 5. Rosa Halo, pink: 3 in sector 3; 8 / 4 and a light card. Heaven’s Fence, yellow: 2 in sector 3; 11 / 6; four players only.',
      spaces:
        'Open spaces in sectors 1, 2 and 3: 10, 11 and 10 with four players; 10, 8 and 8 with three; 7, 5 and 6 with two or solo. Adjacency never matters: neither galaxies nor spaces have to touch.',
      sector1:
        'Sector 1 (E Earth-like, D desert, V volcanic): Lumen EE, 1 anthracite. Corvia ED, 1 gold. Tessal E, 1 anthracite and 1 gold. Orin EED, 1 energy. Halden ED, 2 anthracite. Ysra EV, 2 energy. Pell EE, 1 anthracite and 1 energy. Marrow EDV, 1 anthracite. Quill E, 1 gold and 1 energy. Sable ED, 2 energy.',
      sector2:
        'Sector 2: Vesper ED, 1 anthracite and 1 gold. Ondine EE, 1 gold. Kepral DD, 3 energy. Thorne EDV, 1 gold. Ashgate DV, 1 transparent. Mirra ED, 1 anthracite and 2 energy. Dorne E, 1 transparent. Galt D, 2 gold. Selkie EED, 2 energy. Rhune EV, 1 gold and 1 energy. Ophir DVV, 2 anthracite and 1 energy.',
      sector3:
        'Sector 3: Cinder VV, 1 transparent. Nyx DV, 1 anthracite and 1 transparent. Erebos EDV, 3 energy. Vantar V, 1 gold and 1 transparent. Solace DD, 4 energy. Drovar EV, 2 gold. Kraal EDVV, 1 gold and 1 energy. Zephon DV, 1 transparent and 2 energy. Ultima ED, 1 transparent. Abyssa DDV, 1 gold and 2 energy.',
      planets:
        'Planets in all (Earth-like / desert / volcanic): sector 1 has 13 / 5 / 2, sector 2 has 9 / 9 / 5, sector 3 has 4 / 9 / 10. Every system of sector 1 has an Earth-like planet.',
    },
  },
  actionCards: {
    title: 'Action cards one by one',
    text: {
      colonising:
        'Starting cards. Colonise 1 (consumption 3): place 1 cube. Colonise 2 (6): place a tower of 2 cubes on one planet.',
      working:
        'Extract (3): extract up to twice. Discover (3): discover, then place 1 cube there or extract its resource once. All within range and terraforming.',
      gems: 'Gather gems (3): take 2 anthracite and 1 gold. Transform gems (1): raise one gem by one step.',
      saving:
        'AI cards that only save: Throttle (−2, costs 1 anthracite), Standby (−3, costs 1 gold) and Hibernation (−4, costs 1 anthracite and 1 transparent). They have no action.',
      discovering:
        'AI cards that discover. Silent probe (−1; 1 anthracite and 1 transparent): in range, then 1 cube or the resource. Deep probe (3; 1 anthracite and 1 gold): in any sector, then 1 cube on any planet or the resource. Survey team (3; 2 gold): in range, then 1 cube and also the resource. Pioneer fleet (4; 1 anthracite and 1 gold): in range, then a tower of 2 or the resource twice.',
      settling:
        'Scout or colonise (2; 1 gold): place 1 cube in range, or discover in range and then 1 cube or the resource. Colonise and mine (3; 1 gold): place 1 cube in range and extract the resource of that system; no cube, no resource. Light colony (1; 1 gold): place 1 cube in range.',
      towers:
        'Great tower (6; 1 gold and 1 transparent): a tower of 3 cubes in range; the only card that places three together. Twin colony (4; 1 gold): a tower of 2 in range. Two landings (4; 2 gold): twice 1 cube in range, on two planets, or on the same one with the colony extension.',
      far: 'Far colony (5; 1 anthracite and 1 transparent): a tower of 2 on any planet in any sector. Far outpost (1; 1 anthracite and 1 gold): 1 cube on any planet in any sector. Occupied planets need the colony extension even here.',
      drilling:
        'Deep drill (3; 1 gold): extract up to 3 times in range. Quiet drill (1; 1 gold): up to twice in range. Remote drill (2; 1 anthracite and 1 gold): up to twice in any sector. Mega drill (4; 2 gold): up to 4 times in range.',
      treasure:
        'Gem vault (2; 1 anthracite and 1 gold): take 1 gold and 1 transparent. Gem cache (1; 1 gold): take 1 anthracite and 1 gold. Refinery (0; 1 anthracite): transform one gem. Mine and refine (0; 2 anthracite): extract once in range, then transform up to twice.',
      power: 'Reactor (0; 1 gold): gain 4 energy. Overload (4; 1 anthracite and 1 gold): gain 8 energy.',
    },
  },
  darkTech: {
    title: 'Dark Tech cards one by one',
    text: {
      portal:
        'I, New celestial portal: take 1 gold gem and an extra zone of range 3 to the right of all your zones. It is empty now and is filled in the next planning phase; cards return to your hand only after it. With Ava you can have five zones.',
      transformation:
        'I, Gem transformation: take 1 transparent gem. Whenever you extract the resource of a system, by whatever means, its anthracite gems become gold and its gold ones transparent. Other gem gains are not changed.',
      explorers:
        'I, People of explorers: whenever you discover a system and colonise it in that step, you may place one cube more, up to three on the planet. This holds also for the Reconnaissance mission, but never for a plain colonise step.',
      science:
        'I, Science colonies: immediately, place 1 cube on any planet in any sector (an occupied one only with the colony extension) and extract the resource of that system.',
      empire:
        'I, Empire: at the start of each of your exploitation steps gain 3 energy for each galaxy in which you have the majority, whether you then exploit it or not.',
      extended:
        'I, Extended planning: immediately and free, all your zones, Ava’s included, rise to range 3, with 1 energy for each step made. The cubes count as if you had bought the steps.',
      saver:
        'I, Energy saver: immediately, your consumption goes back 7, but not below 20 and not onto your energy. If your energy is already at or above your consumption, because another rise follows, it does not move at all.',
      shared:
        'I, Shared extraction: take 1 transparent gem. Whenever you extract, you may also choose a system in range where you have no colony but an opponent has. Each opponent cube there serves once per card, as if it were yours; you do not extract more often. It holds for extract cards, People of resources and Buteo, but not for a system just discovered or just colonised, nor for the extraction station.',
      resources:
        'II, People of resources: immediately, extract up to twice, in any sector, where you have a colony. Twice in the same system needs two cubes there.',
      perpetual:
        'II, Perpetual motion: from now on your consumption of every round is 0. In turn order you come last, even after an opponent with a negative consumption.',
      supremacy:
        'II, Supremacy: at the start of each of your exploitation steps gain 3 energy for each system in which you have the majority, whether you exploit its galaxy or not.',
      recon:
        'II, Reconnaissance mission: immediately, discover in any sector, then place a tower of 2 cubes on any planet there or extract its resource twice.',
      information:
        'II, Better information: immediately, take a market card of your choice for free, draw a light bonus card and take 1 transparent gem. The limit of four bonus cards holds; an empty market or pile gives nothing.',
      hegemony:
        'II, Hegemonic people: immediately, exploit up to two different galaxies under the usual rules, with everything that changes them for you (stations, Casares, Breish). A galaxy you already exploited this round may be exploited again; effects at the start of an exploitation step are not triggered.',
      surge: 'II, Energy surge: immediately, gain 10 energy.',
      colony:
        'II, Additional colony: immediately, place a tower of 2 cubes on any planet in any sector (an occupied one only with the colony extension).',
    },
  },
  bonusCards: {
    title: 'Bonus cards one by one',
    text: {
      gems: 'Light, hoards (one per gem colour): 3 energy and 1 more for each gem of that colour you still hold.',
      cubes:
        'Light, colonists (one per kind of planet): 3 energy and 1 more for each of your cubes on such planets. Light, presence (one per sector): 4 energy and 1 more for each of your cubes in that sector.',
      consumption: 'Light, Big consumer (two copies): a tenth of your consumption, rounded down.',
      owned:
        'Light, two copies each. Upgraded civilisation: 1 energy and 1 more for each of your cubes on your board and extra zones, printed ones not counted. AI mastery: 1 energy and 2 more for each AI card you own, besides the 2 that each gives anyway. Collector: 1 energy and 2 more for each light card you hold, this one included.',
      rest: 'Light, Reserve: 5 energy. If you hold two copies of a card, both score in full.',
      galaxy:
        'Dark, envoys of a galaxy: 3 energy, and 6 more with the majority there, or else 3 more with at least one colony there. There is one for the grey, green, blue and red galaxies, with three or four players also brown and beige, with four also turquoise and yellow.',
      stations: 'Dark, Station builder (module 1 only): 2 energy and 4 more for each space station you built.',
    },
  },
};
