import type { Texts } from '../../outline.ts';

export const modes: Texts<'ending' | 'options' | 'stations' | 'leaders' | 'solo' | 'hidden' | 'decisions' | 'glossary'> = {
  ending: {
    title: 'The end, the final scoring, the winner',
    text: {
      trigger:
        'As soon as someone reaches level III and takes the throne, the end is near. The current round is played to its end, whatever phase it is in; all rules still hold, and levels, cards and compensation can still be gained. After the last action turn comes the final scoring.',
      order:
        'The holder of the throne scores first, then the others in turn order; the order changes nothing. Majorities, cubes and consumption are those at the end of the last round.',
      gems: 'You gain 1, 2 and 3 energy for each anthracite, gold and transparent gem you hold; you keep the gems, so they still count for bonus cards. Each AI card you own, in hand, on a zone or covered, gives 2 energy; starting cards give nothing.',
      bonus: 'All bonus cards are revealed and give their energy.',
      levels:
        'If your energy reaches your consumption you rise as usual, several times if it suffices, but without a Dark Tech card, throne or compensation.',
      winner:
        'The highest level wins, no matter who holds the throne; the winner’s portrait takes its place there. On equal levels, more energy on the track wins.',
      ties: 'If that is equal too, the player with more cubes on their own board and extra zones wins (upgrades bought or gained; printed cubes do not count). After that the victory is shared. The other ranks follow the same comparison.',
    },
  },
  options: {
    title: 'Options and numbers of players',
    text: {
      players: 'For one to four players; alone you play against Automa. Three is the usual number.',
      screens:
        'Screens: on (usual), plans stay hidden until all are ready; off, everyone sees each card as soon as it is placed. Decide before the game.',
      modules: 'Module 1 brings space stations, module 2 leaders. Both are off at first, and may be used alone or together.',
      silver:
        'In the solo game two silver Automa cards can be added, once you know it well; with more players they are refused. Screens make no difference in solo play.',
      four: 'Four players: the large side of the board, all galaxies, all dark galaxy cards, tokens 1 to 4.',
      three:
        'Three players: the large side, the turquoise and yellow galaxies closed and without their dark cards, tokens 1 to 3.',
      two: 'Two players and solo: the small side of the board, no dark cards for yellow, turquoise, brown and beige, tokens 1 and 2. All other rules are the same for every number of players.',
    },
  },
  stations: {
    title: 'Module 1: space stations',
    text: {
      building:
        'Everyone has three stations, one of each kind. A station is one of your three purchases: extraction costs 1 gold and 1 transparent, exploitation 2 transparent, colonisation 1 anthracite and 1 transparent. Build it in a galaxy where you have a colony on a planet, on a free slot of its kind.',
      slots:
        'Every galaxy has two slots of different kinds. Extraction: grey, beige, green, turquoise, red, pink, yellow. Exploitation: orange, beige, green, blue, brown, pink, yellow. Colonisation: grey, orange, blue, turquoise, brown, red. You may have one station per galaxy; other players may build there on the other slot. A station stays to the end and never moves; its slot stays taken. Closed galaxies have no slots.',
      extraction:
        'Extraction station: once per round, in your exploitation step, extract the resource of one system of this galaxy, provided you have a colony somewhere in the galaxy. The system itself need not hold one; range and terraforming do not matter, nor whether you exploit the galaxy.',
      exploitation:
        'Exploitation station: when you exploit this galaxy no cube leaves. You still need a colony there, and once per round is still the limit.',
      colonisation:
        'Colonisation station: put three of your cubes on it. They are added to your colonies when majorities in this galaxy are compared, and for nothing else: they are not colonies, cannot be removed, and do not count for extraction, for a system, for S3E3 or Casares, or for bonus cards of planets and sectors.',
      bonus:
        'A station works from the moment it is built. The dark card Station builder is in the game exactly when module 1 is.',
    },
  },
  leaders: {
    title: 'Module 2: leaders',
    text: {
      choosing:
        'In reverse turn order, highest token first, each player chooses one of the leaders that are left. Each leader sets your starting consumption; this is not the consumption of any round. Leaders go with or without stations.',
      buteo:
        'Buteo, consumption 30: once per round, in your exploitation step, you may extract from one system where you have a colony, in any sector.',
      zoe: 'Zoe, consumption 34: once in each of your buy turns you may place 1 cube for free in any sector, on a kind of planet you can colonise (occupied ones with the colony extension). It does not count as a purchase, and may come before, between or after your purchases.',
      ava: 'Ava, consumption 28: you have a fourth zone of range 1 on the right, with one of your cubes on it; that cube counts for Upgraded civilisation and for ties. Its range is upgraded like the others, and cards return to your hand only after it. With the portal you have five zones: Ava’s is the fourth, the portal’s the fifth.',
      casares:
        'Casares, consumption 26: when you exploit a galaxy with at least three of your colonies no cube leaves. You may neither buy Great tower, which places three cubes together, nor take it with Better information.',
      s3e3: 'S3E3, consumption 27: at the start of each of your exploitation steps gain 1 energy for each of your colonies on planets; then exploit as usual.',
      breish:
        'Breish, consumption 25 and energy 8: when you exploit you get the high yield also on a tie for the most cubes. For Empire, Supremacy and bonus cards a tie is still no majority.',
    },
  },
  solo: {
    title: 'Solo: against the Automa',
    text: {
      setup:
        'You play the Tretans, Humans or Shengar; the Automa plays the Automas, with energy 0, consumption 20, level 0. Tokens 1 and 2 are dealt at random. The 16 Automa cards form three shuffled piles by level; with the silver option one more joins pile 2 and one pile 3. You may use both modules; the Automa uses neither.',
      role: 'You play by all the rules. The Automa has no gems, cards, board or dark bonus card, and does nothing in phase 1. For your effects it is an opponent: it counts for majorities and for Shared extraction.',
      card: 'After your planning the top card of its pile is revealed: pile 1 on level 0, pile 2 on level I, pile 3 from level II on. The number on it, from −5 to 15, is its consumption of the round, recorded with the usual limits; turn order follows as usual. Used cards lie face up, and an empty pile is renewed from them.',
      rows: 'In its turn the Automa goes through the rows of the card from top to bottom. The left action is done if possible, otherwise the right one, otherwise the row is skipped. A discovery that is possible counts as done even if no cube could be placed.',
      colonise:
        'Colonise: a tower of the stated size on a planet of that kind in that galaxy and sector that has no cube at all. If several will do, you choose, in your own interest. The Automa ignores range, terraforming and colony extension.',
      discover:
        'Discover: on a free space of that galaxy in that sector, then a tower on a planet of that kind in the new system; possible if the pile has a tile and such a space is free. Two tiles are drawn; you choose tile, space and planet, but must take a tile with such a planet if one was drawn. If none has it, no cube is placed.',
      other:
        'Energy: the Automa gains it. Refresh: the cards of the four named market slots are discarded, then these slots are refilled in order. In the solo game the discards are shuffled into a new deck whenever the deck is empty and a slot is to be refilled.',
      exploit:
        'The card says whether the Automa exploits the galaxies where it has the majority, or all in which it has a colony, with the high or low yield as usual. Which ones is decided when the step begins, and they follow the order of the table of galaxies. One cube leaves each; where there is a choice, you decide. It draws light cards without a limit and keeps them unseen.',
      level:
        'Its energy is checked after its action turn. It gets no Dark Tech card, you get no compensation, and it gains nothing when you rise. On level III it takes the throne and triggers the end like anyone else.',
      scoring:
        'In the final scoring the Automa counts only its light cards; gems, AI cards and board cubes are 0 for it; it may still rise. You win by the usual comparison; a complete tie is shared.',
    },
  },
  hidden: {
    title: 'What is open, what is secret',
    text: {
      open: 'Open to all: the board, colonies, stations, counters, levels, everyone’s gems, upgrades, Dark Tech cards and leaders, the market, the size of every pile and the number of bonus cards. Cards on zones, covered ones too, are open once revealed, and so are hands outside the planning phase.',
      plans:
        'With screens, only you see what you place until all plans are ready; the others see whether you are ready, and your hand as it was before. Without screens every placement is seen immediately.',
      bonus:
        'Your bonus cards are yours alone to see until the final scoring. If you return one, only you know which: the others see that a card was drawn and that one went under the pile.',
      piles:
        'No one knows the order and content of face-down piles. The tiles of a discovery are seen by the discoverer only, and the one put back stays unknown to the others. A Dark Tech pile is seen only while choosing from it. Once face down again, a pile shows its size and nothing else, to everyone.',
      solo: 'Solo: the next Automa card is unknown until it is revealed, and the Automa’s bonus cards until the final scoring. Used Automa cards are open.',
      watching:
        'Onlookers see what is open to all, never what a player alone may see. After the game everything that was scored is open. The seed of the game is never shown.',
    },
  },
  decisions: {
    title: 'What you are asked, and in which order',
    text: {
      setup: 'Before the game each player chooses a free civilisation (in solo not the Automas), and with module 2 a leader.',
      buying:
        'Buying: a market card, an upgrade, a station, Zoe’s free colony, or “Stop buying”. After the third purchase only the free colony and “Stop buying” remain. If a price can be paid in several ways you are asked how, cheapest first; then the purchase takes effect and the market is refilled.',
      planning: 'Planning: zone by zone from the left, a card from your hand, or nothing where the zone is already occupied.',
      acting:
        'Acting: one question per step of a card, with a way to skip. Zoe’s free colony, once begun, must be placed. Extracting and transforming are asked again until you stop or no use is left. Scout or colonise asks first which of the two.',
      discovering: 'Discovering: the pile, the tile, the space, then cubes or resource. After the pile there is no way back.',
      exploiting:
        'Exploiting: a galaxy, the extraction station, Buteo’s power, or “Stop exploiting”. The energy comes first, then the cube to remove where there is a choice, then the bonus card, and which card to return if it is the fifth.',
      rising:
        'Rising, at the end of a turn: compensation, the Dark Tech card, then the questions of that card in its order (a market card for Better information, galaxies for Hegemonic people), then the next check.',
      solo: 'Solo: you are asked for the Automa where it has a choice of planet, tile, space or cube.',
      scoring:
        'The final scoring asks nothing. Every question has at least one answer, and what only has one is usually answered for you.',
    },
  },
  glossary: {
    title: 'Glossary',
    text: {
      round: 'Round: one pass through the three phases. Buy turn and action turn: your own part of phases 1 and 3.',
      cube: 'Cube: your marker. On a planet it is a colony: one cube is one colony. Several cubes placed together are a tower.',
      system: 'System: a solar-system tile with its planets and its resource. Space: a hex of the board for one system.',
      galaxy: 'Galaxy: a group of spaces of one colour, with a high and a low yield of energy.',
      sector: 'Sector: one of the three bands of the board, 1, 2 or 3 parsecs away, each with its pile of tiles.',
      zone: 'Zone: a place for action cards on your board, counted from the left. Its range, 1, 2 or 3 parsecs, tells up to which sector it works.',
      gem: 'Gem: what you pay with; anthracite (1), gold (2), transparent (3).',
      energy: 'Energy: what you gather. It counts up to your consumption and starts again from the surplus.',
      consumption:
        'Consumption: your target, from 20 to 100. Consumption of the round: what your visible cards add to it; recorded is what the counter really moved.',
      level: 'Level: your Dark Tech level, one for each time your energy caught up with your consumption.',
      terraforming:
        'Terraforming: the kinds of planets you can colonise; Earth-like from the start, desert and volcanic by upgrade.',
      extension: 'Colony extension: the upgrade that lets you colonise occupied planets.',
      action:
        'Discover, colonise, extract, gain, transform: the steps of action cards. Anywhere: in any sector, on any kind of planet.',
      majority: 'Majority: more cubes than each single opponent, in a galaxy or in a system.',
      cards:
        'Action cards: starting cards and AI cards. Market: the face-up AI cards. Dark Tech cards: powers of levels I and II. Bonus cards: secret energy for the final scoring, light or dark.',
      throne: 'Throne: taken by the first player on level III; a sign of the coming end, not of victory.',
    },
  },
};
