import type { Reference } from '../../outline.ts';

/** A turn: main actions, scientists, expertise, summits, the market. */
export const actions = {
  turn: {
    title: 'Your turn',
    text: {
      main: 'On your turn you carry out exactly one main action: propose, install or construct. You may skip it only if none is possible as things stand; no one has to use a lobby card or a free action to make one possible.',
      free: 'Before and after it you may use each of the three free actions once, in any order: move a scientist, visit the market, and the card action (play a lobby card or score a UN goal). They are optional, and available again on each of your turns.',
      between:
        'Free actions do not interrupt a main action. The exceptions are lobby cards that react to one of its steps, and the move of your own scientist off a project on which you have just constructed. After dismissing a scientist you must use the project immediately.',
      goal: 'At any point of your turn you may discard your company goal for $8. It costs nothing else and is not a free action.',
      end: 'When you end your turn you gain 1 expertise in the type of one project with your scientist; if your scientists work on different types, you choose. Scientists in hand or at summits do not count. Then every summit whose topics are all taken is resolved, and the turn is over.',
    },
  },
  propose: {
    title: 'Main action: propose a project',
    text: {
      project:
        'Choose a region, one of its empty project spaces and a type from its agenda that is still in the reserve, and place the tile with its proposed side up. It belongs to the region, not to you. A region may have several projects, even of the same type, and projects may be proposed even where all slots are green.',
      grant:
        'Then you receive the grant of that space. Money: as many dollars as there are CEPs in the region, at least $1. Tech: 2 tech cubes.',
      research:
        'Joint research: either recruit one of your scientists from the pool into your hand, or make one scientist move, which does not use up your free action and may go to the new project. You may decline.',
      order:
        'The order is: place the tile, take the grant with all that follows from it, then play a matching lobby card if you wish.',
    },
  },
  install: {
    title: 'Main action: install a project',
    text: {
      project:
        'Choose any proposed project of any region, no matter who proposed it, even where all slots are green. If another company’s scientist is on it, you must first pay that company $1 and dismiss the scientist; without the dollar you cannot choose the project.',
      pay: 'Pay 1 CEP to the bank, from your hand or from a region you control. Only then flip the tile and take its benefit: you cannot pay with a CEP that the benefit brings.',
      benefits:
        'Forestation: 2 CEPs from the market, one after the other. Solar: 3 tech cubes. Cold fusion: $5 and 1 tech cube. Biomass: 1 tech cube, 1 CEP from the market and $3 (Russian edition: $1). Recycling: $5 and 1 CEP from the market (Russian edition: from the bank).',
      scientist: 'Your own scientist may stay on the project. Moving away takes a scientist move.',
      order:
        'The order is: choose, dismiss (the owner of the scientist decides and takes all bonuses), pay the CEP, flip, take the benefit, then play a matching lobby card if you wish.',
    },
  },
  construct: {
    title: 'Main action: construct a plant',
    text: {
      needs:
        'Choose an installed project, no matter who brought it there. You construct the top plant of the stack of its type. You need as much expertise in the type as the plant costs tech cubes (help and cards do not lower this), the money and the cubes, $1 more if another company’s scientist is on the project, and the region must have an empty slot or a fossil plant.',
      pay: 'First another company’s scientist is dismissed. Then you pay the money to the bank and the cubes to the supply. If the region holds tech cubes, it pays exactly one of them for you.',
      place:
        'The plant goes on the leftmost empty slot, whatever the decade. If no slot is empty, it replaces the leftmost fossil plant. Green plants are never replaced: in a region that is full and completely green nothing can be constructed, and its projects stay.',
      replace:
        'A replaced fossil plant leaves the game and pollution falls by its ppm. One CEP is taken from the market and put into the region, unless the region is at its limit.',
      reward:
        'Mark the plant as yours, score its points, gain 1 expertise in its type with all bonuses, and then see whether you take control of the region.',
      scientist:
        'Your own scientist on the project returns to your hand without expertise or, if your scientist move is unused, may move on with it. At last the project tile goes back to the reserve and its space is empty again.',
      order:
        'The order is: choose project and discount card, dismiss, pay, place or replace, points, expertise, control, own scientist, tile back, and a lobby card for a scientist who went to a summit.',
      plants:
        'The plants in stack order, as money/tech/points. Forestation: 5/3/7, 6/3/8, 6/4/9, 7/4/10, 7/5/11. Solar: 10/2/8, 11/2/9, 11/3/10, 12/3/11, 12/4/12. Cold fusion: 11/3/12, 12/3/13, 12/4/14, 13/4/15, 13/5/16. Biomass: 8/2/7, 9/2/8, 9/3/9, 10/3/10, 10/4/11. Recycling: 9/1/6, 10/1/7, 10/2/8, 11/2/9, 11/3/10. The icon on each expertise track reminds you of what the first plant needs.',
    },
  },
  scientists: {
    title: 'Scientists',
    text: {
      moves:
        'A scientist move takes one of your scientists from your hand to a vacant project; or from a project to another vacant project, to a free summit topic of the same type, or (French edition only) back to your hand. Projects may be proposed or installed, in any region.',
      room: 'A project holds one scientist, and so does a topic. From the hand no one goes straight to a summit, and no one leaves a summit before it is complete. One move is your free action; grants and cards can give you more in the same turn.',
      dismissal:
        'A player who installs or constructs on a project where your scientist sits must first pay you $1. You then choose: take the scientist into your hand and gain 1 expertise in the type of the project, or send the scientist to a free summit topic of that type. If there is no free topic, it is the hand and the expertise.',
      after: 'You take all bonuses that follow before the other goes on, and the other must then use the project immediately.',
      recruits:
        'Scientists are recruited only through the joint research grant, and stay with you for the rest of the game. No one has more than four.',
    },
  },
  expertise: {
    title: 'Expertise',
    text: {
      gains:
        'You gain expertise at the end of your turn for one project with your scientist; when you construct a plant; when a summit you attend is completed; when your scientist is dismissed and you take the scientist into your hand; through bonuses of the tracks; and through lobby cards 20 to 24.',
      track:
        'A gain moves your disc one space on; the first gain puts it on space 1. Discs never move back and may share a space. On the last space further gains are lost.',
      bonuses:
        'A space with a bonus pays everyone whose disc arrives there, immediately and no matter whose turn it is. Energy symbol: 1 expertise in the type shown. Resource: 1 tech cube. Region CEP: put 1 CEP from the market into a region of your choice that is below its limit. Expertise symbol: 1 expertise in a type of your choice.',
      limits:
        'One bonus may set off the next, and each chain is played to its end before anything else goes on. The region CEP is lost if all regions are full or no CEP can be had; it never goes to your hand.',
      spaces:
        'Forestation: 2 resource, 5 solar, 7 region CEP, 10 expertise of your choice. Solar: 3 region CEP, 5 cold fusion, 8 resource, 10 choice. Cold fusion: 2 resource, 4 biomass, 6 region CEP, 9 choice. Biomass: 3 resource, 6 recycling, 8 region CEP, 10 choice. Recycling: 2 region CEP, 4 forestation, 7 resource, 10 choice.',
    },
  },
  summits: {
    title: 'World summits',
    text: {
      topics:
        'A summit has two, three or four topics of different types, each with room for one scientist. Scientists come only from a project of the same type, by a scientist move or after a dismissal. Different companies, and several scientists of one company, may attend together.',
      complete:
        'At the end of any turn each summit with a scientist on every topic is completed. Each company there gains 1 expertise in the topic of each of its scientists, and then 1 more in any one topic of that summit, also in one it did not attend.',
      order:
        'French edition: the companies take their gains clockwise from the left of the active player, who comes last. Russian edition: clockwise from the first-player tile. Your own topics are counted in the order of the tile. If several summits are complete, the active player chooses which comes first.',
      next: 'Then all scientists return to their owners’ hands and the next summit of the pile takes the place. When the pile runs out, the summits set aside are shuffled into a new one.',
      tiles: 'There are eight summits with two topics, six with three and four with four; every type is a topic of ten of them.',
    },
  },
  market: {
    title: 'Free action: the CEP market',
    text: {
      visit: 'Once per turn you may buy one CEP or sell one CEP, never both.',
      buy: 'To buy, pay the current price to the bank and take a CEP from the market. You need the money: points do not help here. A trade is finished at the old price before the price changes.',
      sell: 'To sell, put a CEP from your hand (never from a region) on the market and take the current price. Then the price falls by $1, but not below $1. The stack may grow without limit.',
      empty:
        'Whenever the last CEP is taken from the market, by a purchase or by any effect, 2 CEPs are refilled from the bank and the price rises by $1, but not above $8. Otherwise taking does not change the price. Effects that take several CEPs take them one by one.',
      stop: 'Once the market has been emptied during a turn, it is closed for selling until the end of that turn, no matter who emptied it and even at a price of $8. Buying stays possible.',
    },
  },
  permits: {
    title: 'The way of the CEPs',
    text: {
      paths:
        'Every CEP that comes into play is taken from the market; only the market itself is refilled from the bank. Every CEP that is paid goes to the bank; only a sold one goes to the market. You may hold as many as you like. In the Russian edition the CEP for installing recycling comes from the bank and leaves the market alone; with an empty bank there is none.',
      regions:
        'A region holds no more CEPs than it has slots. Its controller may use them to pay what has to be paid, each CEP from wherever they like, but cannot take or sell them before the end of the game. No one else may touch them. They stay when control changes.',
      shortage:
        'If the bank has fewer than two CEPs for a refill, it gives what it has; the price rises all the same. While both are empty nothing can be bought and no effect gives a CEP, but selling is possible. As soon as CEPs reach the bank while the market is empty they go on to the market, up to two, without a change of price. A forced purchase is finished, refill included, before the CEP is paid.',
    },
  },
} as const satisfies Partial<Reference>;
