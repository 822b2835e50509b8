import type { Telling } from '../../outline.ts';

/** What helps around the rules: the game in five minutes, secrets, questions, examples, the glossary. */
export const help = {
  tutorial: {
    title: 'The game in five minutes',
    told: {
      idea: 'Europe is full of old power stations. Every plant space of the map has a token: coal, gas, nuclear, oil, an investor, an engineer or a construction site. All players share one construction crew. In your turn you drive it to a token that you need, take the token, and build one of your green plants in its place.',
      contracts:
        'Your contracts show what you need. Each has two to five symbols, and under each symbol waits one of your plants. A plant may be built where the token shows its symbol. When the last plant has left a contract you score its points and receive €1M.',
      turn: 'First you receive €3M. Then you plan: each of your engineers may buy a line for €1M, two lines for €5M, or a new contract for €1M to €4M. You begin with one engineer. Then you drive and build.',
      drive:
        'Every connection on the route costs €1M: to the bank if it is empty, to the owner if another player has a line there, nothing if the line is yours. The crew cannot drive past a token: it has to stop there.',
      bonus:
        'Each token helps you. An investor raises your income, an engineer gives one more planning action. Coal takes a plant off a contract, gas brings a secret certificate worth points, nuclear places a free line, oil builds up to three plants together, a construction site gives €3M and suits any plant.',
      joint:
        'When you have built, the others are asked in turn. The first who wants to may pay you €2M and build a plant of the same kind on the same space, without the bonus.',
      end: 'When someone has placed all 15 lines, or the last contract has been turned up, the round is finished and the points are counted: empty slots on open contracts, certificates, most plants in each region, and the number of regions your lines join. Most points win; in a tie, most money.',
      tips: 'Three hints. Investors and engineers pay off early. Paying €2M to join is often a good deal, since it brings a contract closer to its end. And plants whose symbol has vanished from the map can still leave a contract by a construction site or by coal.',
    },
  },
  hidden: {
    title: 'What is secret',
    told: {
      open: 'Nearly everything is open: the board, all money and points, reserves, contracts, kept tokens, the display, and how many cards each pile holds.',
      certificates:
        'Only you know what your CO₂ certificates are worth; the others, and those who watch, see how many you hold. A certificate sold with Emission trading is shown by the money it brings.',
      piles:
        'No one knows the order of the piles, the contracts put back during set-up, or the tokens that are face down or were left over. A public contract bought unseen is turned up as it is bought.',
      end: 'In the final scoring everything is turned up.',
    },
  },
  questions: {
    title: 'What you are asked, and when',
    told: {
      planning:
        'While planning: one line, two lines, a contract, with module 2 a public contract, or done. Then where the line goes, or which contract you take.',
      moving: 'While moving: where the crew drives; if several payments are possible, whom you pay; and which plant you build.',
      tokens:
        'After building, depending on the token: further oil plants, the plant that coal takes off, the free line, the free contract, the extra plant and its space, or where a nuclear token goes.',
      others:
        'In the turns of others: whether you join. With module 2 also: whether you use a public contract at the end of your turn, before the final scoring and, with the option, before the turns of others.',
      cards:
        'For a public contract: what you pay for each symbol, then what its effect needs: the line and its new place, the certificate, the plant that moves over, the space for the crew, the plant that goes back.',
      moreCards:
        'Or the plant to be placed and its space, the two tokens to be exchanged, the oil slot for a twin, the planning action to be repeated.',
      order:
        'A question with only one answer is answered by itself, unless that would give a secret away. The order in the third phase is: drive, pay, take the token, build, score, use the token, ask the others, end of turn.',
    },
  },
  examples: {
    title: 'Examples',
    told: {
      drive:
        'The crew drives over an empty connection, one with a red line and one with your own: you pay €1M to the bank and €1M to Red. If one route costs €1M to Red and €1M to Blue, and another €1M to the bank, you may choose either if you have €2M.',
      coal: 'Your contract coal + nuclear holds both plants. You build on a coal token and take the nuclear plant back with its effect: the contract is completed, for 4 points and €1M. Two contracts can be completed in this way in one turn.',
      oil: 'You have plants under oil on three contracts. On an oil token you build all three. If two of these contracts are empty now, worth 7 and 4 points, you score 11 points and receive €2M.',
      joint:
        'The third of four players builds. The fourth is asked, then the first, then the second. If the first accepts, the second is not asked any more. A player who has no matching plant, or less than €2M, is not asked at all.',
      duty: 'No plant is on your contracts, you have 2 plants in reserve and €3M, and the display shows contracts with 4, 4, 3 and 2 slots. The only one that fits costs €4M, so you are free of the duty. With €4M you would have to buy it.',
      regions:
        'Four players with 2, 2, 1 and 1 plants: the first two share 6 + 3 and get 4 each, the others share 1 and get nothing. With 2, 2, 2 and 1 the first three get 3 each. Three players with 3, 1 and 1: 5, 1 and 1. Two players with 2 each: 1 each. Alone in a region: the full first prize.',
      network:
        'Lines that join the centre, north, west and east score 10 points. A network over three regions and a separate one over two score 6 points: only the better one counts (with the option anywhere: 15 points). A single line from the start space to Hamburg reaches one region.',
      module1:
        'One network of six lines holds eight of your plants, another of three lines holds four: you score 16 points. Lines that join only the plant on the start space to empty spaces score nothing.',
      module2:
        'Subsidy asks for coal, gas and oil. With a coal token, a joker and a kept investor you receive €6M, but no points. Asked to join without money, you may first use Grant and then pay the €2M.',
      module3:
        'You drive over an empty connection and then over a red line, with one nuclear token: you choose which to save: the €1M to the bank or the €1M to Red.',
    },
  },
  glossary: {
    title: 'Glossary',
    told: {
      crew: 'Crew: the construction crew, the one pawn that everyone moves.',
      space: 'Space: a plant space or the start space. A covered space still has its token, an uncovered one has lost it.',
      connection: 'Connection: the stretch between two neighbouring spaces. It carries no line, one, or at most two.',
      line: 'Line: a power line of a player on a connection.',
      plant: 'Plant: one of the 20 plants of a player, in their colour.',
      contract: 'Contract: a construction contract, with symbols and slots. The starting contract is one too.',
      slot: 'Slot: the place under a symbol of a contract, where a plant waits.',
      token: 'Token: an action token; investor and engineer are permanent, the others immediate.',
      display: 'Display: the four places with open contracts, at €1M to €4M. The pile is next to it.',
      reserve: 'Reserve: your plants and lines that are not in use yet.',
      box: 'Box: where things go that are out of the game.',
      certificate: 'Certificate: a CO₂ certificate, worth 3 to 5 points at the end.',
      network: 'Network: your own lines that are connected.',
      million: '€M: one million euro.',
      points: 'Points: victory points. The most points win.',
      round: 'Round: one turn of everyone. Turn: the three phases of one player.',
      joint: 'Joint construction: building on the same space for €2M in another player’s turn.',
      public: 'Public contract: a card of module 2, paid for with tokens.',
      kept: 'Kept token: with module 2, a used token in front of you.',
      joker: 'Joker, substitute: what may stand in for a token on a public contract, at the price of its points.',
      newSite: 'New site: one of the seven construction sites of module 3 with an effect of its own.',
      nuclearBoard:
        'Nuclear board: with module 3, the place for two nuclear tokens, each of which makes one connection free in every turn.',
    },
  },
} satisfies Partial<Telling>;
