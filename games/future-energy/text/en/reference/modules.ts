import type { Telling } from '../../outline.ts';

/** Options, the three modules, and how they work together. */
export const modules = {
  options: {
    title: 'Options',
    told: {
      modules: 'The three modules are each off or on, in any combination. At first none is in the game.',
      network:
        'Network in regions: connected (the usual way, one connected network counts) or anywhere (every region touched by any of your lines counts).',
      permanent:
        'Investors and engineers with module 2: first on the player board as long as there is room (the usual way), or always kept as substitutes for public contracts, in which case they do nothing else.',
      timing:
        'Public contracts may be used in your own turn, when you are asked to join, and before the final scoring (the usual way), or in addition before every turn of another player.',
      solo: 'There is no solo game. Alone, you play against bots by the rules for two to four.',
    },
  },
  module1: {
    title: 'Module 1: the largest network',
    told: {
      score: 'In the final scoring, on top of everything else, each plant in your largest network scores 2 points.',
      network:
        'A network is made of the spaces that a connected set of your lines joins; it may branch, close circles and contain spaces without your plants. All your plants on its spaces count, several on one space too, and so does the one on the start space.',
      largest:
        'The largest network is the one with most of your plants, not the one with most lines. It needs your plants on at least two spaces: plants on a single space are joined to nothing and score nothing.',
    },
  },
  module2: {
    title: 'Module 2: public contracts',
    told: {
      setup:
        'Player boards show side B, action bars side A. Shuffle the 16 public contracts, turn up four in a row and keep the rest as a pile; put the 18 jokers beside it.',
      buy: 'With the contract action you may buy a public contract for €1M instead of a construction contract: one from the row or, unseen, the top one of the pile. One contract of either kind is all you can buy in a turn. The row is filled up from the pile; an empty pile does not end the game. Public contracts lie open in front of you, as many as you like.',
      keep: 'Used tokens are not lost: coal, gas, nuclear, oil and construction sites stay in front of you. Investors and engineers go to your player board as long as there is room; after that they are kept too.',
      joker: 'A player who joins a joint construction takes a joker and keeps it.',
      use: 'To use one of your public contracts, discard the tokens it shows. Then its effect happens, completely, you score its points, and card and tokens leave the game.',
      substitutes:
        'A joker, construction site, investor or engineer among your kept tokens may stand in for a token shown, but at least one must be real. Coal, gas, nuclear and oil never stand in for each other, and tokens on your boards cannot be used. With even one substitute you get the effect but no points.',
      windows:
        'When may you use one? In your own turn while planning, before you move the crew, and at the end of the turn; when you are asked to join; and once after the last turn of the game. You may use several, one after the other, but never in the middle of another effect. After each one you see afresh what you can do.',
      everyTurn:
        'With the option for every turn there is one more moment: before each turn all the others who could use a card are asked in turn order.',
      effect:
        'You never have to use a public contract. If you do, its effect must be carried out if it can be; if it cannot, you still score the points. A use that would bring neither points nor an effect is not possible.',
      duty: 'If you must buy a construction contract, a public contract does not do, but taking a construction contract with a card does. If no construction contract can be bought, you may buy a public one.',
      crew: 'If a card has put the crew on a covered space, you may build right there at no cost if the token suits you, or drive on.',
      ask: 'If you cannot join a joint construction yet, you are still asked if your cards may give you what you lack, be it a plant or the money.',
    },
  },
  cards: {
    title: 'The public contracts one by one',
    told: {
      money:
        'Grant (coal, gas; 2 points), Subsidy (coal, gas, oil; 4 points) and Rescue fund (all four; 6 points): receive €4M, €6M or €8M.',
      lines:
        'Rerouting (nuclear, oil; 2 points): move one of your lines to another connection, which must be empty. Grid sharing (coal, gas, nuclear; 4 points): the same, but also beside exactly one line of another player. Trunk line (all four; 6 points): place a line from your reserve for free, on an empty connection or beside exactly one line of another player.',
      certificate:
        'Emission trading (gas, oil; 2 points): return one of your certificates to the box and receive its points plus 1 in millions.',
      shift: 'Redesign (coal, oil; 2 points): move one of your plants on a contract to the empty slot on its left or right.',
      step: 'Express convoy (coal, nuclear; 2 points): move the crew along one connection to a plant space next to it, covered or not, but not to the start space or a closed one. Nothing is paid, taken or built.',
      back: 'Streamlining (gas, nuclear; 2 points): put one plant from your contracts back in your reserve. This may complete the contract.',
      join: 'Partnership (gas, nuclear, oil; 4 points): put any plant from your contracts on a space where another player has built. Consortium (all four; 6 points): the same with two plants from one contract, on one space or on two; if only one can be placed, one. Nothing is paid, there is no joker, the start space is out, and three of your plants on a space is the limit.',
      contract:
        'Direct award (coal, nuclear, oil; 4 points): take a construction contract from the display without paying. You need the plants for it, and the display is filled up as usual.',
      swap: 'Site swap (coal, gas, oil; 4 points): exchange two different tokens that lie face up on the board.',
      twin: 'Twin plant (gas, nuclear, oil; 4 points): you may put a second plant from your reserve on an oil slot that holds one. When you later build from that slot where the token was oil, on your own move or by joining, both go on the space together for one price.',
      twinLater:
        'If the limit of three leaves room for only one of the two, one is placed and one stays. On a construction site, and for everything else, the two count singly. The contract is not completed until both have left.',
      overtime:
        'Overtime (all four; 6 points): once more, carry out a planning action that you have used in this turn, at its usual price. Only in your own turn; a repeated contract action may buy a contract of either kind.',
    },
  },
  module3: {
    title: 'Module 3: new sites and a longer life',
    told: {
      setup:
        'The seven new construction sites take the place of the seven old ones; with two or three players chance decides which are left out. Around the start space they all count as one kind. Everyone has a nuclear board with two places, and action bars show side B.',
      sites: 'A new site accepts any plant, like the old ones, and its own effect replaces the €3M.',
      simple: 'Two of them give €4M, one gives €5M, and one scores 5 points immediately.',
      contract:
        'Free contract: you may take a construction contract from the display without paying, if your reserve holds the plants; then the display is filled up.',
      lines:
        '2 power lines: you may place up to two lines for free, each on an empty connection or beside exactly one line of another player.',
      plant:
        'Extra plant: you may put any plant from your contracts on a plant space that already holds one or two of your plants; the space just built on will do, the start space will not.',
      nuclear:
        'Nuclear tokens no longer give a free line. A nuclear token goes on your nuclear board, which has room for two; a third goes to the box without effect, unless module 2 is in the game.',
      free: 'When you drive the crew, each token on your nuclear board makes one connection free, whatever is on it, and no one is paid for it. Each works once in a turn; a token taken in this turn works from your next one on.',
      reach:
        'These free connections count when it is asked whether you can reach a space, and so whether you must move. You choose where they are used; the choices appear as different payments.',
    },
  },
  together: {
    title: 'Modules together',
    told: {
      sites:
        'Modules 2 and 3: new sites are kept after use and are substitutes like the old ones. Site swap may exchange them like any token; two different new sites are different tokens.',
      nuclear:
        'Modules 2 and 3: while there is room on your nuclear board, you choose for each nuclear token you take: on the board, or kept for public contracts, where it has no other use. The choice is final. Once the board is full, further ones are kept.',
      without3:
        'Module 2 without module 3: a nuclear token first gives its free line and is then kept. With module 3 two lines on one connection can only come from the site with two lines, and from Grid sharing and Trunk line.',
      boards: 'Modules 2 and 3: player boards and action bars both show side B.',
      scoring:
        'Module 1 counts lines where they lie at the end, moved or not, and all plants on the board, however they came there.',
      free: 'Contracts taken for free are not bought: they use up no action and count towards no limit. Plants placed by a card or by the site with the extra plant are not followed by a joint construction.',
    },
  },
} satisfies Partial<Telling>;
