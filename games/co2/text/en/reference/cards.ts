import type { Reference } from '../../outline.ts';

/** Cards, control, the end, options, and the glossary. */
export const cards = {
  lobby: {
    title: 'Card action: lobby cards',
    text: {
      action:
        'The card action is either playing one lobby card or scoring one UN goal, once per turn and only on your own turn. A played card leaves the game. You use either its major or its minor effect.',
      minor:
        'The minor effect needs nothing and may be used whenever a free action is allowed: 1 tech cube, $2, 1 CEP from the market, or one scientist move.',
      major:
        'The major effect is played at the step the card shows: after a proposal and its grant, after an installation and its benefit, when you declare a construction, after your scientist arrives at a summit, after buying or selling. One card at most per step; the question comes when the step is finished, so that the table looks the same whether you hold a card or not.',
      lost: 'An effect is carried out as far as possible. You may play a card even if some or all of it is lost.',
      regions:
        'When you propose in the region, $3: 01 Africa (or 1 tech), 02 Asia (or 1 CEP), 03 Europe (or a scientist move), 04 North America (or 1 CEP), 05 Oceania (or 1 tech), 06 South America (or a scientist move). In brackets: the minor effect.',
      grants:
        'When you propose on a space with that grant: 07 money, $3 (or 1 tech); 08 tech, 2 tech cubes (or $2); 09 joint research, one more scientist move (or $2).',
      installs:
        'When you install that type: 10 forestation, 2 tech cubes (or a scientist move); 11 solar, $3 (or 1 CEP); 12 biomass, $3 or 2 tech cubes as you choose (or a scientist move); 13 recycling, 2 tech cubes (or $2); 14 cold fusion, $3 (or 1 tech).',
      constructs:
        'When you construct that type, pay $3 less: 15 forestation (or 1 tech), 16 solar (or a scientist move), 17 biomass (or 1 CEP), 18 recycling (or 1 tech), 19 cold fusion (or 1 CEP).',
      summits:
        'When you send a scientist to that topic, 1 expertise in it immediately: 20 forestation (or $2), 21 solar (or 1 CEP), 22 biomass (or $2), 23 recycling (or 1 tech), 24 cold fusion (or $2).',
      market:
        'When you buy a CEP on a market visit, 2 points (or $2): 25. When you sell one, $3 on top of the price (or a scientist move): 26. In the Russian edition the two numbers are swapped.',
    },
  },
  'un-goals': {
    title: 'Card action: UN goals',
    text: {
      score:
        'An open UN goal can be scored by any company that owns a plant of every type it shows, anywhere in the world. It takes your card action and 1 tech cube. You score the points immediately and keep the card; no one else can score it.',
      limits:
        'One plant may serve for any number of goals, and the turn in which you complete a set is early enough. New goals are not laid out (except in a solo game).',
      pairs:
        '34 forestation and solar: 5 points. 35 forestation and biomass: 5. 36 forestation and recycling: 4. 37 solar and cold fusion: 6. 38 cold fusion and biomass: 6. 39 cold fusion and recycling: 5.',
      triples:
        '40 forestation, solar, cold fusion: 9 points. 41 solar, cold fusion, biomass: 8. 42 cold fusion, biomass, recycling: 8. 43 forestation, biomass, recycling: 7. 44 forestation, solar, recycling: 7.',
      quadruples:
        '45 forestation, solar, biomass, recycling: 11 points. 46 solar, cold fusion, biomass, recycling: 12 (French edition only).',
    },
  },
  control: {
    title: 'Control of a region',
    text: {
      agenda:
        'The agenda of a region shows three types in order, from top to bottom. Only these may have projects and plants there. Whichever agendas are dealt, every type is wanted by at least two regions.',
      brings:
        'The controller may spend the region’s CEPs, takes them at the end of the game, and must pay for fossil plants that appear there.',
      check:
        'Control is checked only when someone constructs in the region, and only between that company and the present controller; others are not compared, even if they would beat both. Without a controller, the constructing company takes control immediately.',
      compare:
        'More different types there wins; the number of plants does not matter. If equal, go down the agenda: the first type that only one of you has there decides. If you have exactly the same types, go down these types: the first in which your expertise differs decides. If all is equal, the constructing company takes control.',
      moment:
        'Expertise is compared after the gain from the construction with all its bonuses, and what the controller has just gained from a dismissed scientist counts too. Later changes of expertise change nothing, and a controlled region is never free again.',
      agendas:
        'The eight agendas: 1 forestation, solar, biomass; 2 solar, recycling, forestation; 3 biomass, cold fusion, forestation; 4 recycling, forestation, cold fusion; 5 forestation, recycling, biomass; 6 cold fusion, biomass, solar; 7 recycling, cold fusion, solar; 8 solar, biomass, recycling.',
    },
  },
  'company-goals': {
    title: 'Company goals',
    text: {
      goal: 'Everyone holds one secret company goal. It is scored at the end of the game, if you still have it.',
      discard:
        'You may discard it for $8: on your own turn, when you lack money for a forced purchase, and before you bid or pay in the auction. Others only learn that it is gone, never what it was. It is not replaced and scores nothing.',
      cards:
        '27: 4 points per region you control, at most 16. 28: 3 per region with one of your plants, at most 15. 29: 3 per UN goal you scored, at most 15. 30: 3 per plant you constructed, at most 15 (French edition: the first plant does not count). 31: 2 per CEP in your hand, at most 16, counted before you take CEPs from regions. 32: 4 per type in which no one has more expertise than you, at most 16; expertise 0 does not count. 33: 3 per different type of plant you constructed.',
    },
  },
  end: {
    title: 'End of the game',
    text: {
      moment:
        'Except for defeat, the end of the game is checked only after an operations phase; the phase is always played to its end.',
      reasons:
        'The game ends after decade 5 (decade 6 with five players), or when at least two regions have green plants on all their slots, or when pollution is below 350 ppm after having been at 350 or more.',
      defeat:
        'If pollution is 500 ppm or more after the energy step of a supply phase, everyone loses and nothing is scored (a solo game is). Pollution never rises during operations.',
    },
  },
  scoring: {
    title: 'Final scoring',
    text: {
      permits:
        'The CEPs in your hand are counted for company goal 31. Then you take all CEPs from the regions you control and sell everything at the current price, which does not change. CEPs in regions without a controller stay there.',
      income: 'A last income is paid, as points.',
      goal: 'A company goal you still hold scores its points, or is exchanged for $8 (worth 4 points) if that is better.',
      money: 'Every full $2 is worth 1 point.',
      majorities:
        'The player with the most tech cubes scores 3 points, and so does the player with the most UN goals. Tied players score 3 each; if the most is 0, no one scores.',
      winner:
        'The highest score wins. Ties are broken by the number of plants, then by expertise in forestation, solar, cold fusion, biomass and recycling in that order, then by the number of controlled regions. If all is equal, the victory is shared.',
    },
  },
  options: {
    title: 'Options',
    text: {
      general: 'Options are chosen before the game and can be combined freely; only a solo game has neither draft nor auction.',
      fossils:
        'Instead of random fossil plants you may start with chosen ones, dealt at random to the regions. Beginner: 4 gas, 1 oil, 1 coal (150 ppm). Normal: 2 of each (180 ppm). Expert: 1 gas, 1 oil, 4 coal (210 ppm). Extreme: 6 coal (240 ppm); in the French edition 6 gas plants then leave the game. All other plants form the stack.',
      draft:
        'With the draft you keep one of your five lobby cards and pass the others to the right, then one of four, and so on until everyone has five. All choose at the same time and in secret.',
    },
  },
  auction: {
    title: 'Option: auction for first player',
    text: {
      when: 'Instead of passing the first-player tile to the left, it is auctioned before each new decade. If you chose every decade, there is also an auction before the first, after set-up with a first player drawn for the time being.',
      bid: 'There is one round, clockwise from the holder of the tile. Each player once bids more than the highest bid so far, or passes. The lowest bid is 0. No one may bid more than they can pay, nor more than 60.',
      pay: 'The highest bidder pays and gives the tile to any player, themselves included. A bid is paid in money, in tech cubes worth 2 each and in CEPs worth the market price each, from hand or from controlled regions. There is no change for paying too much, nothing may be added once the bid is covered, and the price does not move.',
      pass: 'If everyone passes, the tile goes to the left as usual; before the first decade it stays.',
    },
  },
  editions: {
    title: 'Option: the two editions',
    text: {
      choice:
        'The French edition is the later, revised text and the default; the Russian edition is the first printing. What only one of them says and the other does not contradict is played in both.',
      cards:
        'Cards: the Russian edition has no UN goal 46, swaps the numbers of lobby cards 25 and 26, counts every plant for goal 30, and removes other company goals by player count.',
      play: 'Play: in the Russian edition installing biomass brings $1 instead of $3, the CEP for recycling comes from the bank, a scientist cannot be moved from a project back to hand, and summits are counted from the first-player tile.',
      rest: 'Further: 15 discs instead of 20, no gas plants removed in the extreme start, and in a solo game the search for the next start project begins again in the region just used.',
    },
  },
  solo: {
    title: 'The solo game',
    text: {
      frame:
        'Alone you play by the rules for two, with these exceptions. You are paid for every type in which you have expertise. There are 6 rounds in a decade.',
      cards:
        'Company goals 27, 30, 32 and 33 (Russian edition: 27 and 33) are removed before you draw yours. All UN goals form a face-down pile; none is open yet.',
      projects:
        'Choose a region. One project of each type is shuffled, and they are drawn one by one: each goes to the first region, clockwise from the current one, that wants its type and has a free space. You choose the space; there is no grant. The next search begins in the region after it (Russian edition: in the same one).',
      lobby:
        'Each time you play a lobby card you draw a new one while there are any. Each time you use a major effect, a UN goal is turned up to the right of the others.',
      disaster: 'Each time disaster strikes, even where you have a plant, the leftmost open UN goal leaves the game.',
      end: 'If pollution reaches 500 ppm the game ends, but it is scored, without a last income. The other endings are as usual. One tech cube or one UN goal is enough for the majority. Your score gives your rank: engineer from 80 points, director from 110, visionary from 140, guardian of the planet from 170, trainee below.',
    },
  },
  secrets: {
    title: 'What is open and what is secret',
    text: {
      open: 'Open to everyone: the board, money, tech cubes and CEPs of every company, the number of cards in hand, market, bank and supply, stacks of plants, open and scored UN goals, and the two coming events.',
      cards:
        'Only you see your lobby cards, until you play them. In the draft you see what you have to choose from and what you kept.',
      goals:
        'Only you see your company goal. Goals still held are shown at the final scoring, also if they are exchanged for $8 there; a goal discarded before is never shown to the table.',
      piles:
        'No one knows the order of the face-down piles or what was removed at set-up. Solo start projects are known only when drawn. Nothing on the table tells what is to come.',
      reactions:
        'The question whether you want to react with a lobby card looks to the others like any moment of your turn, and passing leaves no trace. What you could do, and why you cannot, is shown to you alone.',
      after: 'After the game everything may be shown, except goals discarded for money.',
    },
  },
  sources: {
    title: 'What is reconstructed',
    text: {
      printed:
        'The rulebooks show some components only in pictures. The numbers on the plants, the spaces of the expertise tracks, agendas, summits, UN goals, the order of the regions and part of the lobby cards are therefore our reconstruction, balanced by many played games. Each component names its source, and owners of the box can play with their own numbers.',
    },
  },
  glossary: {
    title: 'Glossary',
    text: {
      agenda: 'Agenda: the tile of a region with the three types of energy it accepts, in order of importance.',
      bank: 'Bank: the CEPs outside the board, and all the money.',
      bonus: 'Bonus: what a space of an expertise track gives to a disc that arrives there.',
      'card-action': 'Card action: the free action of playing a lobby card or scoring a UN goal.',
      cep: 'CEP: carbon emission permit.',
      'company-goal': 'Company goal: your secret card, scored at the end or discarded for $8.',
      control: 'Control: the right to use a region’s CEPs and the duty to pay for its fossil plants.',
      decade: 'Decade: a supply phase and an operations phase.',
      dismissal: 'Dismissal: paying $1 so that another company’s scientist leaves a project you want to use.',
      event: 'Event: the card that names the region where disaster may strike at the next supply phase.',
      expertise: 'Expertise: how far your disc has come on the track of a type, from 0 to 12.',
      fossil: 'Fossil plant: a coal, oil or gas plant; it pollutes.',
      free: 'Free action: a scientist move, a market visit or the card action; each once per turn.',
      grant: 'Grant: what a region gives for a proposal: money, tech or joint research.',
      hand: 'Hand: what you hold yourself: money, tech cubes, CEPs and scientists off the board.',
      income: 'Income: the pay for first and second place on the expertise tracks.',
      lobby: 'Lobby card: a card with a major effect for a certain step and a minor effect for any time.',
      market: 'Market: the stack of CEPs in the middle of the board, with its price from $1 to $8.',
      plant: 'Plant: a green power plant; it belongs to the company that constructed it.',
      ppm: 'Ppm: the measure of pollution; the danger begins at 350 and the game is lost at 500.',
      project: 'Project: a tile on a project space; first proposed, then installed.',
      recruitment: 'Recruitment pool: where your scientists wait until you recruit them.',
      round: 'Round: one turn for everyone.',
      scientist: 'Scientist: one of your four figures on projects and at summits.',
      slot: 'Slot: one space in a region’s row of energy, numbered from the left.',
      summit: 'Summit: a conference with two to four topics; it is completed when every topic has a scientist.',
      supply: 'Supply: the tech cubes that no one holds.',
      tech: 'Tech cube: the resource you need to construct, to score UN goals and to help in disasters.',
      type: 'Type: forestation, solar, cold fusion, biomass or recycling.',
      'un-goal': 'UN goal: an open card for those who own plants of certain types.',
    },
  },
} as const satisfies Partial<Reference>;
