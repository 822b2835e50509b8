import type { Telling } from '../../outline.ts';

/** The base game, chapter by chapter. */
export const base = {
  components: {
    title: 'What is on the table',
    told: {
      players:
        'Two, three or four people play, each in a colour of their own. Everyone has 20 plants, 15 lines and one engineer. What is used up is used up: without enough plants in your reserve you cannot take a contract, without a line in your reserve you cannot place one.',
      board:
        'The board has two sides: four players use the one with five regions, two or three players the one with four. Each side is a net of spaces joined by connections. One space is the octagonal start space, which is in no region; all others are plant spaces, and each is in exactly one region.',
      map: 'The side for four has 45 plant spaces and 80 connections, the side for two and three has 38 and 72. On both sides eight plant spaces touch the start space. Eight spaces of the smaller side have a red outline: with two players they are closed.',
      tokens:
        'There are 49 action tokens, seven of each kind. Investors and engineers stay with you and work in every turn; coal, gas, nuclear, oil and construction sites work once, immediately.',
      contracts:
        'The 24 construction contracts have two, three or four slots (10, 8 and 6 of them) and are worth 4, 7 and 10 points. Each slot has a symbol: coal, gas, nuclear, oil, investor or engineer, never a construction site and never the same one twice on a contract. The four starting contracts have five slots and are worth 12 points; each lacks another one of the four energies.',
      certificates:
        'Ten CO₂ certificates lie face down: six worth 3 points, three worth 4, one worth 5. They cannot run out, since there are only seven gas tokens.',
      money: 'Money is counted in millions of euro: €3M is three million. The bank never runs dry, and change is always at hand.',
      shared:
        'There is one construction crew for everyone, and one first-player marker. Player boards and action bars only remind you of the rules, whichever side is up; and whatever is painted on your plants, they are all alike.',
      modules:
        'The modules bring 16 public contracts, 18 jokers, 7 new construction sites and 4 nuclear boards. When the jokers are gone, no one gets another one.',
      box: 'What goes back to the box is out of the game for good. Scores have no upper limit: the track starts again after 75, the total does not.',
      reconstructed:
        'Some things were only to be seen in pictures, so we redrew them: the map with its spaces and connections, which symbols are on which contract, and which tokens a public contract asks for. If you own the box you can load its true parts over ours.',
    },
  },
  setup: {
    title: 'Setting up the game',
    told: {
      side: 'Four players use the side of the board for four; two or three use the other side.',
      tokens:
        'With two players set aside two tokens of each kind; eight of these fourteen go face down on the red-outlined spaces, the rest to the box. With three players put one token of each kind back into the box. With four players all tokens are in.',
      deal: 'Shuffle the tokens that are left, deal one to every plant space in play and turn them all up. What remains (five with two players, otherwise four) goes to the box.',
      trio: 'If three or more tokens of one kind lie around the start space, two of them are exchanged for left-over tokens of other kinds, chosen at random, and the check is made again. If the left-overs cannot help, all tokens are dealt again.',
      closed:
        'With two players the red-outlined spaces are out of the game: the crew neither enters nor crosses them, nothing is built there, their tokens stay face down, and no line may be placed on a connection that leads to them.',
      contracts:
        'Shuffle the contracts and put 12, 6 or 2 of them back unseen with two, three or four players. Turn up four on the display; the rest is the pile next to place 4.',
      starting:
        'Everyone gets a random starting contract, face up. Put one of your plants on the start space and one on each of the five slots of your contract; the other 14 plants and your 15 lines are your reserve.',
      bank: 'Shuffle the certificates face down. The crew is on the start space. Everyone begins with €2M, one engineer, no investor and 0 points.',
      first:
        'Chance names the first player. After that the only chance left is in the shuffled piles, which are always drawn from the top.',
    },
  },
  flow: {
    title: 'Rounds and turns',
    told: {
      rounds:
        'In each round everyone takes one turn, beginning with the first player and going clockwise. You finish your turn before the next player starts. The first player stays the same for the whole game.',
      turn: 'Your turn has three phases: income, planning, then movement and construction. In the third phase you move the crew, take the token and build, use the token, and then the others may join in. A contract is scored at the very moment it is completed.',
      back: 'At the end of your turn your engineers come back and are free for your next turn.',
      last: 'Once the end has been set off, the round is played out, so that everyone has had the same number of turns. Then comes the final scoring.',
    },
  },
  income: {
    title: 'Phase 1: income',
    told: {
      amount:
        'You receive €3M from the bank, and €1M more for each investor on your player board. There is room for two investors, so your income is €3M to €5M.',
      when: 'Income comes by itself; you cannot turn it down. An investor taken in this turn pays from your next turn on.',
    },
  },
  planning: {
    title: 'Phase 2: planning',
    told: {
      actions:
        'There are three planning actions: buy one line for €1M, buy two lines for €5M, buy one contract for the price of its place. Each of your engineers may carry out one of them, immediately and before you choose the next; each action is open to you only once in a turn.',
      free: 'You have one to three engineers and may use as many as you like, even none. An engineer taken in this turn works from your next turn on. You may only choose an action that you can carry out in full.',
      duty: 'If there is no plant on your contracts when your turn begins, you must buy a construction contract, and that comes before anything else: no line first, and no ending the phase.',
      void: 'You are free of this duty as long as no contract can be bought: they all need more plants than your reserve holds, those that fit cost more than you have, or the display is empty. If a purchase becomes possible later in the same phase and the contract action is still open, the duty is back.',
      without: 'Without a plant on a contract after planning there is nothing to build, so your third phase is skipped.',
    },
  },
  lines: {
    title: 'Power lines',
    told: {
      where:
        'Pay the bank and place the line from your reserve immediately, on any empty connection of the board. It need not touch anything you own. The connections of the start space are as good as all others.',
      taken:
        'Where there is a line, no second one can be bought. Lines stay where they are; only public contracts (module 2) can move them.',
      two: 'Two lines for €5M go on two different empty connections, one after the other. You need both lines in your reserve.',
      shared:
        'Some effects, such as a nuclear token, let you place a line beside exactly one line of another player. But there are never more than two lines on a connection, and never two of the same player.',
    },
  },
  contracts: {
    title: 'Buying a contract',
    told: {
      buy: 'Choose a contract on the display and pay the bank the price of its place: €1M, €2M, €3M or €4M, as written beside it. Lay it in front of you and put a plant from your reserve on each of its slots.',
      fit: 'Your reserve must hold a plant for every slot, or you may not take the contract. You may own as many contracts as you like.',
      refill:
        'The contracts to the right move one place to the left, and the top contract of the pile is turned up on place 4. Turning up the last one sets off the end of the game; from then on the gap is not filled, but contracts still slide left and get cheaper.',
    },
  },
  moving: {
    title: 'Phase 3: moving the crew',
    told: {
      where:
        'Drive the crew along connections, as far as you like, to a covered space whose token shows a symbol under which you have a plant on a contract; a construction site suits any plant. The route never ends on a space without a token.',
      price:
        'An empty connection costs €1M to the bank. A connection with one line of another player costs €1M to that player; with lines of two others it costs €2M, €1M to each. A connection with a line of your own is free, even if another player’s is beside it.',
      pass: 'The crew must stop at the first covered space it enters. It may drive through uncovered spaces and through the start space, no matter who has built there.',
      pay: 'The whole route is paid in one go, and you must have the money before you set out. The owners of the lines receive their share immediately.',
      must: 'If you can reach and pay a fitting space you must move, but you choose which one. If you cannot, the crew stays and the rest of your phase is skipped. No one stops you from spending the money for the route while planning.',
      routes:
        'If several routes lead there and give the other players different amounts, you choose whom to pay. Of routes that give everyone the same, only the cheapest is offered. No route visits a space twice.',
    },
  },
  building: {
    title: 'Phase 3: building',
    told: {
      take: 'Take the token and put a plant on the space: one from under the same symbol on one of your contracts. If several would do, the choice is yours. The slot stays empty from then on.',
      site: 'On a construction site you may build any plant from your contracts. You get what the site gives, not what belongs to the symbol of the plant.',
      limits:
        'A plant on the board stays there for good. You never have more than three plants on a space; how many different players build on a space does not matter.',
      effect:
        'Then the token takes effect; nothing can be saved for later. Coal, nuclear and oil you may turn down, everything else happens by itself. What cannot be done is lost. A used token goes to the box; investors and engineers go to your player board, or to the box if there is no room.',
    },
  },
  tokens: {
    title: 'The seven tokens',
    told: {
      investor:
        'Investor: goes on your player board and raises your income by €1M from your next turn on. You have room for two; a third goes to the box.',
      engineer:
        'Engineer: goes on your player board and gives you one more planning action from your next turn on. You have room for two besides your own; another one goes to the box.',
      coal: 'Coal: you may take one plant off any slot of your contracts and put it back in your reserve. This may complete the contract, with its points and its money. If nothing is left on your contracts after building, the effect is lost.',
      gas: 'Gas: draw a CO₂ certificate, look at it, and keep it face down until the final scoring.',
      nuclear:
        'Nuclear: you may place a line for free, on an empty connection or beside exactly one line of another player. Without a line or a fitting connection the effect is lost. Placing your last line in this way sets off the end too.',
      oil: 'Oil: you may put up to two more plants on the same space, taken from under oil symbols on your contracts: three in all.',
      site: 'Construction site: you receive €3M from the bank.',
    },
  },
  completed: {
    title: 'Completed contracts',
    told: {
      score:
        'A contract is completed as soon as its last plant has left, however it left. You score its points immediately, turn it over and receive €1M.',
      several:
        'If several are completed in one step, you score them all, with €1M for each. A completed contract is turned over and plays no further part.',
    },
  },
  joint: {
    title: 'Joint construction',
    told: {
      ask: 'When the token has been used, the others are asked in turn order, beginning after the player whose turn it is. You can join if you have €2M and a plant under the same symbol as the plant just built. After a construction site it is the symbol of the plant that was used. A player who cannot join is skipped.',
      join: 'You pay €2M to the player whose turn it is and put one matching plant on the same space. You do not get the token or its effect, and you build one plant only, even on an oil space. If this completes a contract, you score it immediately.',
      one: 'Only one player joins; after that no one else is asked. No one has to join, and no one can be turned away.',
    },
  },
  end: {
    title: 'The end of the game',
    told: {
      trigger:
        'The end is set off when someone places the last of their 15 lines, or when the last contract of the pile is turned up, by whatever means.',
      finish:
        'The round is then played to its end under the usual rules. If it was the last turn of the round, the game ends with it.',
      idle: 'If two whole rounds in a row bring no token taken, no line placed, no contract bought or taken and no public contract used, the game ends as well. One such round has no consequence, and running out of tokens on the board does not end the game.',
    },
  },
  scoring: {
    title: 'Final scoring',
    told: {
      slots: 'Each empty slot on your open contracts scores 1 point.',
      certificates: 'Your CO₂ certificates are turned up and score what they show.',
      majority:
        'In each region the number of plants counts, joined by lines or not. With four players the first three score 6, 3 and 1 point; with three players the first two score 5 and 2; with two players the first scores 3. The start space is in no region.',
      ties: 'Players who tie add up the points of the ranks they fill and share them, rounded down; the next player takes the rank after them. Without a plant in a region you take no rank there.',
      network:
        'Your network is a connected set of your own lines. It reaches every region in which one of its lines ends. For 1, 2, 3, 4 or 5 regions you score 1, 3, 6, 10 or 15 points; only your best network counts.',
      lines:
        'Plants are not needed for this, and a line that shares its connection counts in full. Without a line on the board you score nothing here.',
      winner:
        'The highest total wins. Those who tie compare their money; if that is equal too, they share the victory. Money, plants and tokens left over score nothing and cost nothing.',
    },
  },
} satisfies Partial<Telling>;
