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
    title: 'The game in five minutes',
    text: {
      goal: 'The year is 2200, and one seat on the Council of Shadows is free. Two counters run on one scale: your consumption, which starts at 20 and grows with the cards you use, and your energy, which starts at 0. Each time your energy catches up with your consumption you rise one Dark Tech level and keep only the surplus energy. The player on the highest level at the end wins.',
      round:
        'A round has three phases: everyone buys, everyone plans, everyone acts. After acting, you exploit the galaxies you have colonised. Then a new round begins.',
      buying:
        'Buying: pay with gems for up to three things. AI cards from the open market give you better actions; upgrades of your board let zones reach farther, open new kinds of planets, or give energy immediately. A dearer gem may pay for a cheaper one, but you get no change.',
      planning:
        'Planning: everyone together and in secret, put one action card on each empty zone of your board, usually three zones. You may also cover an older card. The numbers on all your visible cards are added to your consumption, and the player who consumed most this round acts first.',
      acting:
        'Acting: carry out your cards from left to right. They discover solar systems, place your cubes on planets as colonies, extract resources, give gems or energy. Each zone has a range: how many parsecs away it works. Then all cards slide one zone to the right, and what falls off returns to your hand. So a card works for three rounds.',
      exploiting:
        'Exploiting: in each galaxy where you have a colony you may take one cube off the board for energy. You get the high yield if you have more cubes there than each opponent, else the low one. Some galaxies add a secret bonus card.',
      rising:
        'Rising: if your energy has reached your consumption at the end of your buy turn or action turn, subtract one from the other and rise a level. Levels I and II bring a Dark Tech card of your choice; opponents who are left behind get gems.',
      ending:
        'Once someone reaches level III, the round is finished. Then leftover gems, AI cards and bonus cards give some more energy, which can still lift you a level.',
      advice:
        'Strong cards push your own target away, thrifty ones do little: that trade-off is the game. Energy comes in bursts; a round with nothing, then forty in one go, is no reason to despair. Save cubes for a round in which two or three galaxies carry you over the line.',
    },
  },
  components: {
    title: 'What is on the table',
    text: {
      systems:
        'There are 31 solar systems: 10 in sector 1, 11 in sector 2 and 10 in sector 3; the back of a tile shows its sector. A system has one to four planets, each Earth-like, desert or volcanic, and one resource of gems, energy or both. How many planets of each kind a sector’s tiles hold in all is open to everyone.',
      board:
        'The board has one side for three or four players, with 31 spaces in 10 galaxies, and one for two players and solo, with six galaxies (no yellow, turquoise, brown or beige one). Each space belongs to one galaxy and one sector. The green and brown galaxies reach over two sectors; for range only the sector of the single space counts. Each galaxy shows a high and a low yield, and some add a light bonus card to either.',
      tracks:
        'The energy track runs from 0 to 100, the consumption track from 20 to 100. The energy counter also shows the Dark Tech level: 0, I, II, III, and on without an end.',
      gems: 'Gems come in three colours of rising value: anthracite, gold and transparent, worth 1, 2 and 3. They never run out: if a colour is used up, use anything as a substitute.',
      cubes:
        'Each player has 30 cubes, which serve as colonies, as markers of upgrades and on a colonisation station. A player who needs a 31st uses a substitute: cubes never limit you.',
      ai: 'There are 25 different AI cards. An action card shows its consumption and its action; an AI card also has a price, and some work in any sector and on any kind of planet. When the AI deck is empty, a market card that is taken is not replaced (in the solo game the discards are reshuffled).',
      cards:
        'There are 16 Dark Tech cards, 8 of level I and 8 of level II, and 27 bonus cards, 18 light and 9 dark. If the light pile is empty, no card is drawn, and everything else still happens.',
      piles: 'No one can discover in a sector whose pile has no tile left, or that has no free open space.',
      rest: 'Besides these there are turn-order tokens, two covers for the three-player game, the throne, two extra action zones, six leaders, and 18 Automa cards for solo play, two of them silver. Each player has a board with three zones, six starting cards, a screen, counters and three stations. The four civilisations, the Tretans, Humans, Shengar and Automas, differ only in name and colour.',
    },
  },
  setup: {
    title: 'Setting up',
    text: {
      board:
        'Take the board side for your number of players. The gems lie open, and the tiles of each sector form a shuffled, face-down pile. The first two tiles of sector 1 are turned over onto the two spaces of the grey galaxy Parvus Corta. With exactly three players, Tennant Strand (turquoise) and Heaven’s Fence (yellow) are covered: for every rule, their spaces do not exist.',
      market: 'Eight of the shuffled AI cards lie face up as the market, in two rows of four; the other 17 are the deck.',
      darkTech: 'The Dark Tech cards of each level are shuffled, and two of each go back to the box unseen: six remain.',
      bonus:
        'The light bonus cards are shuffled into a pile. Of the dark ones, those of galaxies that are not in play leave the game: none with four players, turquoise and yellow with three, also brown and beige with two or solo. The station card stays only with module 1. Each player is dealt one dark card and may look at it at any time; the rest go back unseen.',
      player:
        'You choose a civilisation that is still free and start with 1 anthracite and 1 gold gem, consumption 20, the six starting cards in hand and three empty zones of range 1. You can colonise Earth-like planets only, and no planet that already has a colony.',
      order:
        'The turn-order tokens 1 to n are dealt at random. All energy counters start on 0, level 0; the holder of token 1 counts as having arrived there first, then token 2, and so on.',
      box: 'Automa cards, stations, extra zones and leaders stay in the box until an option or a card brings them in.',
      leaders: 'With module 2, leaders are chosen once the tokens are dealt, and their starting effects apply immediately.',
      seed: 'All random draws of the setup follow a fixed order, so that the same seed always lays out the same game.',
    },
  },
  flow: {
    title: 'Rounds and phases',
    text: {
      phases:
        'Every round has three phases: buy, plan, act and exploit. In the first, players buy one after another, token 1 first; when you cannot or do not want to buy any more, the next player buys. When all are done, planning begins.',
      planning:
        'All plan at the same time. When everyone is ready, first all consumption is recorded, then the new turn order follows from it. No energy is gained in this phase, so no level is checked.',
      acting:
        'Players then act one after another in the new order. Your action turn has three parts: the cards of your zones from left to right, the shift of the cards, and the exploitation step.',
      round:
        'When all have acted the round is over. The next one starts with buying, in the same turn order; if the end of the game has been triggered, the game ends instead. The number of rounds is not limited.',
      check: 'Your energy is checked at the end of your own buy turn and of your own action turn, before the next player starts.',
      limit:
        'So that every game ends: if no one has triggered the end by round 100, the final scoring follows that round, and no one holds the throne.',
    },
  },
  buying: {
    title: 'Phase 1: buying and paying',
    text: {
      purchases:
        'In your buy turn you make up to three purchases, one after another: AI cards from the market, upgrades of your board and, with module 1, space stations, in any mix. What one purchase gives can pay for the next. You may stop at any time; purchases you do not make are lost.',
      card: 'For an AI card, pay the gems it shows and take it into your hand; you can play it in the coming planning phase. The next card of the deck fills its slot immediately and may be bought in the same turn. AI cards stay with you to the end, and you may own as many as you like.',
      price:
        'For each gem of a price you return one gem of the same or a higher value, without change. You pay exactly as many gems as shown: a lower gem never replaces a higher one, and neither do several lower ones.',
      choice: 'If you could pay in several ways, you choose; a single possible payment is made for you.',
    },
  },
  upgrades: {
    title: 'Upgrades of your board',
    text: {
      thirteen:
        'Your board has 13 upgrades: four give energy once; nine are permanent, namely two kinds of terraforming, the colony extension and six range upgrades. Pay the price and put a cube on the upgrade, where it stays. Each can be bought once.',
      terraforming:
        'Terraforming lets you colonise desert planets, or volcanic planets, from now on. You may buy the two in either order.',
      extension:
        'The colony extension lets you place cubes on planets that already hold cubes of any player, up to three cubes in all, still only on kinds of planets you can colonise.',
      energy: 'An energy upgrade gives its energy once, immediately.',
      range:
        'A range upgrade raises one zone from 1 to 2 or from 2 to 3 parsecs, one step at a time, and gives 1 energy. Both steps of a zone may be bought in one turn. A zone of range 3 works in sectors 1, 2 and 3; range 2 works in sectors 1 and 2.',
      prices:
        'Prices: desert terraforming 1 anthracite and 1 gold; volcanic terraforming 2 gold; colony extension 1 transparent; range 2 costs 1 anthracite and range 3 costs 1 gold, for each zone; 3 energy for 2 anthracite, 5 for 2 gold, 7 for 1 gold and 1 transparent, 9 for 2 transparent.',
    },
  },
  planning: {
    title: 'Phase 2: planning',
    text: {
      together:
        'Everyone plans at the same time, behind screens if you play with them. A plan that is handed in is final, and all plans are revealed together.',
      fill: 'Put one card from your hand on every empty zone. In the first round all zones are empty, so you play as many cards as you have zones: three, or four with Ava.',
      cover:
        'You may also play a card on an occupied zone: it goes on top, and only the top card counts and acts. At most one card per zone is played in one planning phase. Cards of earlier rounds cannot be moved or taken back except by the shift.',
      short:
        'If your hand is too small, fill as many empty zones as you can, of your choice; an empty zone consumes and does nothing. You may not cover a card while an empty zone would stay unfilled because of it.',
    },
  },
  consumption: {
    title: 'Consumption and turn order',
    text: {
      sum: 'Your consumption of the round is the sum of the numbers on the top cards of all your zones, old and new. Covered cards do not count; negative numbers reduce the sum. Move your counter forward by a positive sum, back by a negative one.',
      limits:
        'The counter never passes 100, never falls below 20, and never moves back onto or below your energy: it stays at least one space above it. So a backward move never raises your level.',
      formula:
        'To be exact: with a sum s of 0 or more, the new value is the smaller of 100 and old + s; with a negative sum, it is the largest of 20, energy + 1 and old + s, but never above the old value.',
      recorded: 'What you record is how far the counter really moved: less than the sum at a limit, perhaps 0 or negative.',
      order:
        'A player who recorded the most this round receives token 1, the next most token 2, and so on. The position on the track does not matter.',
      ties: 'On a tie the player with more energy on the track comes first, whatever the levels; if that is equal too, the player who reached that space first.',
      arrival:
        'Whenever an energy counter moves, forward or back after a rise, it arrives last on its new space. A gain of 0 moves nothing and changes nothing.',
    },
  },
  acting: {
    title: 'Phase 3: actions',
    text: {
      order:
        'The top card of each zone is carried out, from left to right, each one in full before the next, its steps in the printed order. What one card changes is there for the next: discover with the first, colonise with the second, extract with the third.',
      limits:
        'A card works only in sectors within the range of its zone, and you colonise only kinds of planets you can colonise: without upgrades, Earth-like planets in sector 1. A step marked “anywhere” ignores range and terraforming, but never what is already on a planet.',
      optional:
        'You may skip any step or stop in the middle of a repeated one; a step that cannot be done is skipped. Steps that only give gems or energy happen by themselves, and so does the resource that comes with a placed cube. A card without a step does nothing.',
      colonise:
        'Colonise: place the stated cubes as one tower on one planet of a system in range, of a kind you can colonise. Every planet of a system counts on its own.',
      occupied:
        'The planet must be free; with the colony extension it may hold one or two cubes of any player. No planet ever holds more than three cubes: if the tower does not fit, as many cubes are placed as fit. The order of cubes in a tower has no meaning.',
      extract:
        'Extract: gain up to the stated number of resources. You need a colony in the system, and the system must be in range; terraforming does not matter. A resource gives all its gems and all its energy together.',
      extractCubes:
        'Each of your cubes can be used once per card, so a system yields at most as often as you have cubes in it. You may spread extractions over several systems. Another card of the same turn may use the same cubes again. Extracting removes no cube.',
      discover:
        'Discover: choose a pile in range that has tiles and whose sector has a free open space. Look at its top two tiles, put one face up on any free space of that sector, in any galaxy, and the other back under the pile. A system on the board never moves.',
      drawing:
        'If the pile has one tile, that tile is placed. Once tiles are drawn, one must be placed; skip before drawing, not after.',
      followUp:
        'Then do one of two things: place the stated cubes on one planet of the new system, of a kind you can colonise (unless the card says any planet), or extract the resource of the new system the stated number of times. The resource needs no colony and no terraforming.',
      both: 'Some discoveries allow both, the cubes first. Each half is optional, and the resource may be taken even if no cube could be placed.',
      gems: 'Gain gems: take the shown gems; the starting card gives 2 anthracite and 1 gold. Gems lie open, and you may hold any number.',
      transform:
        'Transform: turn one anthracite gem into a gold one, or one gold gem into a transparent one. Where a card allows it several times, the same gem may rise again.',
      shift:
        'After your last card, and before exploiting, every zone’s cards move one zone to the right. The whole pile that leaves the last zone returns to your hand, covered cards included. Zone 1 is then empty.',
    },
  },
  exploiting: {
    title: 'Exploiting galaxies, majorities, bonus cards',
    text: {
      galaxy:
        'In your exploitation step you may exploit each galaxy in which you have a colony, once per round. Take the high or low yield and remove one of your cubes there. You choose the order and may stop at any time.',
      yield:
        'The majority is decided before the cube leaves. If the galaxy shows a light bonus card you draw one, with the high yield and with the low one. Range and terraforming do not matter.',
      cube: 'You choose which of your cubes leaves, even one below others. Colonies leave the board only by exploiting.',
      start:
        'Effects “at each exploitation” that offer no choice (Empire, Supremacy, S3E3) happen once, at the start of the step, before the first cube leaves.',
      extras: 'The extraction station and Buteo’s power can each be used once, at any moment of the step.',
      majority:
        'You have the majority in a galaxy if you have at least one cube that counts there and more than each single opponent. Alone, you have it. A tie is not enough. Opponents are compared one by one, never together.',
      system: 'The majority in a single system is decided in the same way, by the cubes on its planets.',
      bonus: 'A light bonus card is yours alone to see. Bonus cards do nothing before the final scoring.',
      limit:
        'You may hold four bonus cards, light and dark together. With a fifth in hand, you look at it and put it, or a light card gained earlier, under the light pile. The dark card is never returned.',
    },
  },
  levels: {
    title: 'Energy and Dark Tech levels',
    text: {
      gain: 'Energy you gain moves your counter immediately. During your turn it may pass your consumption and even 100, and you may simply go on with your turn; the rise comes at its end.',
      rise: 'At the end of your buy turn or action turn, if your energy is at least your consumption, subtract your consumption from it and rise one level. An exact hit is enough and leaves 0. The consumption counter stays.',
      sequence:
        'A rise goes like this: counter and level, then gems for the opponents, then your Dark Tech card and its immediate effects. After that the check is repeated, and another rise may follow, also thanks to the new card.',
      card: 'On reaching level I you look through the level-I pile and take one card, which stays face up in front of you; on level II the same with the level-II pile. You must take a card, but its optional effects stay optional. The other cards stay in their pile.',
      effects: 'Immediate effects happen immediately and once, even in phase 1; permanent effects hold from now on.',
      top: 'Level III gives no card. The first player there takes the throne and triggers the end of the game; later ones get only the level. You can rise beyond III, for nothing but the level.',
      compensation:
        'When a player reaches level I, each opponent on level 0 gains 1 gold gem. When a player reaches level II, each opponent on level I gains 1 transparent gem, and each on level 0 gains 1 gold and 1 transparent gem.',
      whom: 'Opponents who are already that high gain nothing, and no one gains anything for level III or more. This happens every time, not only for the first arrival, and immediately: if your buy turn is still to come, you can spend the gems there.',
    },
  },
};
