import type { Reference } from '../../outline.ts';

/** The first steps, what lies on the table, and the supply phase. */
export const table = {
  tutorial: {
    title: 'The game in five minutes',
    text: {
      aim: 'The world needs more energy every decade, and whatever green power does not cover is covered by coal, oil and gas. Each of you runs an energy company. You compete for points, but if pollution reaches 500 ppm after a supply phase you all lose together.',
      world:
        'There are six regions. Each has a row of three to six energy slots that fill from the left, and an agenda: three types of green energy, the only ones it accepts. From the second decade on, one more slot of every region must be filled at the start of each decade. If no one has constructed a green plant there in time, a random fossil plant appears.',
      turn: 'On your turn you do exactly one main action: propose a project, install one, or construct a plant. Around it you may use three free actions, once each: move a scientist, buy or sell one CEP, play a lobby card or score a UN goal.',
      steps:
        'A plant takes three steps. Propose: put a project tile on a free space of a region and take its grant (money, tech cubes, or recruiting or moving a scientist). Install: pay one CEP, flip the tile and take its benefit. Construct: pay money and tech cubes, place the plant, score its points. Projects belong to no one: what you propose another company may install, and a third may construct.',
      scientists:
        'Keep a scientist on a project: at the end of each of your turns one of them teaches you one step of expertise. A company that wants to use the project pays you $1, and your scientist brings you expertise or travels to a world summit. When every topic of a summit is taken, everyone there learns.',
      expertise:
        'Expertise is the heart of the game. You need it to construct, it pays income to those in first and second place of each type, it decides who controls a region, and some spaces of its tracks give bonuses that can set off others.',
      permits:
        'A CEP is a carbon emission permit. Each installation costs one, and so does each new fossil plant. CEPs are bought and sold on a market whose price rises when it is emptied and falls with every sale. Paid CEPs go to the bank.',
      control:
        'A player who supplies a region with the most different wanted types controls it. The controller may spend the CEPs lying there and takes them at the end, but must also pay for its fossil plants.',
      decade:
        'A decade begins with the supply phase (not in the first): income is paid, regions that lack energy get fossil plants and pollution rises by 20, 30 or 40 ppm for each, and at 350 ppm or more a disaster strikes a region. Then everyone plays a few rounds.',
      end: 'The game ends after five decades (six with five players), or earlier when two regions are completely green or when pollution has come back below 350 ppm. CEPs are sold, a last income is paid, secret company goals are scored, every $2 is a point, and the highest score wins.',
      advice:
        'For your first turn: propose a project where the grant helps you most, then move your scientist onto it. You earn expertise immediately, and anyone who wants your project has to pay you for it. One step ahead on a track is enough to earn an income.',
    },
  },
  components: {
    title: 'What is on the table',
    text: {
      permits: 'There are 40 CEPs. Each of them is in the bank, on the market, in a hand or in a region; no more are ever made.',
      tech: 'There are 25 tech cubes in all, with the companies, in the regions and in the supply. If an effect would give you more cubes than the supply holds, you get those that are left.',
      money: 'Money is counted in whole dollars, and the bank always has enough of it.',
      discs:
        'Discs of your colour mark your score, expertise, plants and regions: 20 each in the French edition, 15 in the Russian. They are only markers, so running out of them forbids nothing. The score track starts again every 50 points. Scores may fall below zero.',
      scientists:
        'Every company has four scientists. Each one is in the recruitment pool, in hand, on a project or on a summit topic.',
      types:
        'The five types of green energy, always in this order, are forestation, solar, cold fusion, biomass and recycling. Forestation counts as an energy source like the others.',
      projects:
        'There are six project tiles of each type. While all six are on the board, that type cannot be proposed; a tile comes back to the reserve when its plant is constructed.',
      plants:
        'There are five plants of each type in an open stack. Once a stack is empty nothing of that type can be constructed any more, and its projects simply stay where they are.',
      fossils:
        'There are ten coal plants (40 ppm each), ten oil plants (30 ppm) and ten gas plants (20 ppm) in a face-down stack. A replaced fossil plant leaves the game. Should the stack ever be empty, no plant is placed, pollution stays the same and no CEP is paid.',
      regions:
        'The regions and their slots, clockwise: North America 5, Europe 5, Asia 6, Oceania 4, Africa 3, South America 4. Each region has three project spaces, one for each grant: money, tech, joint research.',
      tracks:
        'The board has six places for summits and five expertise tracks of twelve spaces. Your expertise is 0 until your first gain puts a disc on space 1. The decades are 1970, 1980, 1990, 2000, 2010 and, with five players only, 2020.',
    },
  },
  setup: {
    title: 'Setting up',
    text: {
      players:
        'Each company starts with one scientist in hand and three in the recruitment pool, 2 CEPs in hand, no tech cubes, no expertise and 0 points.',
      first:
        'The first player is drawn at random and takes the first-player tile. Clockwise from there the companies receive $3, $4, $4, $5 and $5.',
      stocks:
        'The decade marker starts on the first decade, the round marker on the number of players. All tech cubes are in the supply and all project tiles in the reserve. Each stack of plants is sorted by tech cost, then by money, cheapest on top.',
      tiles:
        'Six of the two-topic summits are drawn and laid open on the board; the other two-topic summits are shuffled with those of three and four topics into a face-down pile. Each region receives a random agenda tile; the two left over leave the game.',
      fossils:
        'The fossil plants are shuffled and one is placed open on the first slot of each region. Pollution starts at the sum of their ppm. (For a start with chosen plants see “Options”.)',
      permits:
        'Each region receives one CEP for every empty slot: North America 4, Europe 4, Asia 5, Oceania 3, Africa 2, South America 3. The market starts with 2 CEPs at a price of $3. The rest is the bank: 15, 13, 11, 9 or 7 CEPs for one to five players.',
      goals:
        'Some company goals are removed first. French edition: 27, 30, 32 and 33 with one player; 28, 30 and 33 with two; 30 with three; none with four or five. Russian edition: 27 and 33 with one player, otherwise none. Then everyone is dealt one goal in secret, and no one sees the rest.',
      'un-goals': 'Ten UN goals (seven with two players) are drawn and laid open; the others leave the game.',
      events:
        'The event cards are shuffled. One is laid on the event space and the next is turned up on top of the pile, so that you always see the two disasters to come.',
      lobby:
        'Five lobby cards are dealt to each player, or drafted (see “Options”). The others are set aside and only used in a solo game.',
      start:
        'No one controls a region yet. Everything random comes from the seed of the game, in a fixed order, so that the same seed gives the same set-up.',
    },
  },
  flow: {
    title: 'Decades, phases and rounds',
    text: {
      decades:
        'A game lasts five decades, six with five players. A decade is a supply phase followed by an operations phase; the first decade has no supply phase. The supply phase has three steps: income, energy, event.',
      rounds:
        'The operations phase has 5 rounds with two players, 4 with three, 3 with four, 2 with five and 6 in a solo game. In each round everyone takes one turn, clockwise from the holder of the first-player tile. The round marker advances after each round.',
      change:
        'After the last round, first check whether the game is over. If not, the decade marker advances, the round marker goes back to its start, and the first-player tile passes to the left or is auctioned.',
      order:
        'What several players decide outside a turn is decided clockwise from the first-player tile. A mandatory choice with only one option is made for you. On another player’s turn you are only asked about the draft, income, CEPs you owe, a dismissed scientist, bonuses of your tracks, summits and the auction.',
    },
  },
  income: {
    title: 'Supply phase, step 1: income',
    text: {
      places:
        'For each type, the companies in first and second place on its track are paid; with one or two players only first place is. First place is the highest expertise there, second place the next lower one. Everyone on such a space is paid in full, and a tie for first does not use up second place. Without expertise in a type you hold no place in it.',
      amount:
        'You are paid the number of the space your own disc is on: 1 on spaces 1 and 2; 2 on spaces 3 to 5; 3 on spaces 6 to 8; 4 on spaces 9 to 11; 5 on space 12.',
      split:
        'The sums of all tracks are added up, and you take the total as money, as points, or as any mixture. Choices are made one after the other, clockwise from the first player.',
    },
  },
  energy: {
    title: 'Supply phase, step 2: energy',
    text: {
      cubes: 'First every region that holds tech cubes returns one of them to the supply.',
      check:
        'Then the regions are checked one by one, clockwise from North America. In decade 2 slot 2 is checked, in decade 3 slot 3, and so on. Where that slot does not exist or is already filled, nothing happens.',
      fossil:
        'On an empty slot the top fossil plant of the stack is placed. Pollution rises by its ppm: 40 for coal, 30 for oil, 20 for gas. Then one CEP is paid to the bank for it, before the next region is checked.',
      pay: 'If no one controls the region, the CEP comes from the region’s own (there is always one). A controller pays it from hand or from any region they control, not only from the one with the new plant.',
      purchase:
        'If you control the region and have no CEP anywhere, you must buy one from the market at the current price; it goes straight to the bank. If money is short, and only in this phase, you give up points for it, $1 for each point and no more than needed; your score may fall below zero. Before that you may discard your company goal for $8.',
      market:
        'This purchase can empty the market, which is then refilled at a higher price. If market and bank are both empty, nothing is paid.',
      limit:
        'When all regions have been checked and pollution is at 500 ppm or more, the game is lost on the spot, without an event. If it is 350 ppm or more, the game remembers it: coming back below 350 then ends the game.',
    },
  },
  event: {
    title: 'Supply phase, step 3: event',
    text: {
      disaster:
        'The card on the event space is resolved. At 350 ppm or more disaster strikes its region: every company without a plant there must give one tech cube to the region. Below 350 ppm nothing happens, but the card is used up all the same.',
      help: 'A player who has no cube to give loses 2 points instead, even below zero; as long as you have a cube you cannot choose to lose points. The cubes stay in the region, any number of them, and help every player who constructs there.',
      next: 'Then the card is discarded, the open card of the pile takes its place, and the next one is turned up.',
      cards: 'There is one card for each region: 47 Africa, 48 Asia, 49 Europe, 50 North America, 51 Oceania, 52 South America.',
    },
  },
} as const satisfies Partial<Reference>;
