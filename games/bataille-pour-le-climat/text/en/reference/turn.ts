import type { Part } from '../../outline.ts';

/** What players do in a turn. */
export const turn = {
  tutorial: {
    title: 'The game in five minutes',
    paragraphs: [
      'You are one team. The world is nine regions and together they emit greenhouse gases (GHG). The world counter starts at 100. Bring it to 33 or less within 36 turns and you win together; there is no individual score.',
      'A turn has four steps. The active player draws Influence cards, reveals an event, takes two different actions, and then the active region comes to life: its calamities bite, ideas spread to it, its Living Standard is checked, people are born, and its gases are counted.',
      'Influence cards are your only currency: six colours (Military, Media, Industry, NGO, Politics, Education) with powers from 1 to 4. You never see each other’s cards, and you may only say whether you have a little, medium or a lot of a colour.',
      'You spend cards together in two ways. A joint action asks for three colours: everyone lays cards face down, two random outside cards help or hinder, and the sum must reach a threshold. A Permanent Transformation asks for all six colours, face up, and a total of 20 minus the Destruction pawns on the board.',
      'Transformations are how you win: in pairs they save oil, electricity or emissions, and once you have implanted one somewhere it spreads by itself from region to region. Replacing coal and gas power plants helps too.',
      'Meanwhile the world worsens. Riots, shortages and diseases pile up; when a region holds more of one colour than its Resilience, they turn into something worse, up to War, Famine and Pandemic. The more gas in the air, the sooner the next Climate Consequence strikes.',
      'Three habits of good teams: look at the next two or three regions on the track and remove the pawn that would make them overflow; implant each pair transformation once, early, so that it can spread; and stop Epidemics and Wars at the institutions before they feed on themselves.',
    ],
  },
  components: {
    title: 'What is on the table',
    paragraphs: [
      'Nine regions: Europe, North America, South America, the Middle East, Africa, Indo-Australia, Russia, China and India. Each has a tile on the region track and a cube on the GHG scale. Its tile shows whether it shares its transformations.',
      '69 event cards: 12 Oil Constraints, 12 Warming cards (three for each zone) and 45 green events made by people. 16 Climate Consequences have a deck of their own. A used-up deck is reshuffled from its discard pile.',
      '192 Influence cards, 32 of each colour: Military, Media, Industry, NGO, Politics, Education/Health. Each colour has eight cards of each power from 1 to 4. Powers 1 and 2 share one text, powers 3 and 4 another.',
      'Each colour has its own draw pile and an open discard pile that everyone may look through. Only when a card is asked from an empty pile is its discard shuffled into a new one; if both are empty, nothing is drawn.',
      'The External Influences deck holds three cards of each colour. When a joint action needs two and fewer are left, the rest is discarded and a new deck of 18 is built from the piles.',
      'Nine characters (one face with two secondary Influences for 3 or 4 characters in play, another with one for 5), nine employers (with and without weakness), and eight scenarios.',
      'Twelve Destruction pawns, at most three in each of the four zones. Six special pawns: two of Overconsumption in North America (+4 emissions each), two of Overproduction in China (+2 each), Cold in Russia (+4, later +2) and Heat in the Middle East (+2, later +4). Those removed from China or North America never come back.',
      'An eight-sided die (D8) and a four-sided die (D4). Calamity pawns, refugees, energy tokens and cubes never run out.',
    ],
  },
  setup: {
    title: 'Setting up',
    paragraphs: [
      'Every region starts with the values of its sheet. The nine GHG values add up to 100. The green pawn is on 0 and the red pawn on 30 of the climate track; the oil balance is 0, with seven exports and seven imports. The red tables are only for Expert mode.',
      'The six Influence piles are shuffled apart; three cards of each are shuffled together into the External Influences deck.',
      'Each character in play gets an employer. The characters must give access to all six colours; in a draft, a choice that would make this impossible is not offered. Newcomers take the suggested pairs. Weaknesses are off unless chosen, and on in Expert mode.',
      'The nine region tiles are shuffled onto the track from top to bottom, or laid in the default order. The first player is drawn at random unless the first seat is asked for. The region pawn starts beside the top region, in round 1.',
      'One Warming card of each zone leaves the game and one Destruction pawn is placed in each zone. The other 65 event cards are shuffled, or prepared as the chosen deck says; so are the 16 Climate Consequences.',
      'Starting with the player to the left of the first one, everyone but the first player draws as many cards as there are characters, from colours allowed to the character. Pawns are placed on the regions of the track in turn order, so that each starts where its first turn takes place.',
      'There are no calamities at the start, except in Expert mode, in scenarios, or when the table asks for some. Everything is set up in a fixed order: regions, track, cards, characters, first player, event decks, Destruction, scenario, calamities, hands, pawns.',
    ],
  },
  turn: {
    title: 'The turn',
    paragraphs: [
      'There are 36 turns in four rounds. Each turn belongs to one player and activates one region; in a round every region is activated once, from the top of the track to the bottom.',
      'Step 1: the active player draws Influence cards. Step 2: an event is revealed and resolved. Step 3: up to two different actions. Step 4: the active region is activated. Then victory is checked, the turn passes to the left and the region pawn moves down one, from the bottom back to the top.',
      'War, Dictatorship and Chaos stop everything: their effects are carried out completely as soon as the pawn is placed, and then what was interrupted goes on.',
      'An effect that touches several regions goes through them one by one from the top of the track. What cannot be done in full is done as far as possible, and nothing is owed later.',
      'A region’s gases are counted only in its own activation. At other times only effects that name the global counter change it.',
    ],
  },
  regions: {
    title: 'A region’s sheet',
    paragraphs: [
      'A region of Living Standard (LS) 1 to 4 burns one oil unit and uses one electricity token per level. Oil is local (produced and burnt there) or imported; exported oil is not burnt there. A completed pair AB stands in for one oil unit, a pair CD for one electricity token. Too much or too little electricity waits for the region’s next activation.',
      'Resilience is the higher of Living Standard and Discipline. Discipline (D) runs from 0 to 4; at 0 the region falls into Chaos.',
      'Emissions: 1 for each local or imported oil unit, 2 for coal, 1 for gas, plus the special pawns, minus 1 with pair EF; never below 0. Exports, hydro, nuclear and renewables count nothing.',
      'One population point is 50 million people; a population never falls below 1. The demography rate runs from −2 to +4. The population unit (PU) is the tens digit of the population: 1 up to 19, 2 for 20–29, 3 for 30–39 and so on, 9 from 90.',
      'Letters A to L show the transformations a region has. Its oil production is local plus export tokens and is never pushed below 1. Imports and exports never stay together: one of each becomes one local token.',
      'Europe, North America, Russia, China and India own the nuclear weapon. South America, Africa, Indo-Australia and Russia have a nature reserve. Fourteen lines link the regions: refugees, exoduses and free moves follow them.',
    ],
  },
  influence: {
    title: 'Influence cards and hands',
    paragraphs: [
      'At the start of a turn the active player draws two cards of each primary colour. With 3 characters in play, one of each secondary colour is added; with 4, one of a secondary colour of choice; with 5, one of the only secondary colour.',
      'A hand holds at most 10 cards. Before drawing, and only then, you may discard as many cards as you like; a draw beyond the limit is not made, and if not everything fits you choose the colours card by card.',
      'The powers in your hand are secret. You may signal, colour by colour, that you hold a little, medium or a lot. No one checks what you say.',
      'A card is used either for its power or for its text. Texts of power 1–2 cost one of your actions and work anywhere on the board; in one turn you may not play two of the same colour. A card that removes a pawn needs such a pawn. Texts of power 3–4 cost no action and are played by anyone at the moment they name.',
      'Action texts (power 1–2): UN Action removes a Shortage; Communication lets another player take one action now (never another Communication, and it may be declined); Decarbonisation advice lowers the global GHG by 1; Humanitarian Action integrates a refugee; Negotiations remove a Riot; Health Standards remove an Epizootic. None of them touches a pawn of level 2 or 3.',
      'Free texts (power 3–4): Blue Helmets change a D8 by 2; Referendum rolls a D8 again; Lobbying opens a joint action for all to see; Fake News Check cancels one colour at its end; Citizens’ Assembly adds or takes 2 at its end; Crisis Cabinet counts 2 more in a transformation.',
    ],
  },
  actions: {
    title: 'Actions',
    paragraphs: [
      'You have two actions, and they must be of different kinds: move, implant a transformation, electricity, institution, draw, or an action card (each colour is a kind of its own). You may stop early. An action that fails is spent all the same. Free moves and free cards given by employers do not count.',
      'Move: go to any region or institution, however far. Any number of pawns may share a place.',
      'Implant: a regional transformation where you are, or a global one from anywhere. Electricity: launch a joint action to replace or add a power plant where you are. Institution: launch the joint action of the institution where you are.',
      'Draw: two cards of colours allowed to your character, or one of a colour that is not. Card: play the text of one action card.',
      'Characters may enter a region in War, Famine, Dictatorship or Chaos, but can neither implant nor change electricity there.',
    ],
  },
  events: {
    title: 'Events',
    paragraphs: [
      'After drawing, the active player reveals the top card of the event deck, and it is resolved before the actions: an Oil Constraint (yellow), Warming (orange), a green event that people can influence, or a Climate Consequence that was waiting on top.',
      'The target is the active region if it meets the card’s condition. Otherwise the search goes region by region up or down the track, as the arrow says, round the ends, and the first region that fits is the target. Regions that do not share their transformations are skipped by green events. If none fits, the card is discarded.',
      'On a green event the table decides whether to launch a joint action. Without one, or below the first threshold, the first outcome applies; from the first threshold the second; from the second threshold the third. One outcome replaces the others completely, and its effects go in the order written, on the target unless another place is named.',
      'A GHG change on an event only moves the global counter. An electricity token from an event acts at the target’s next activation. A low-carbon token is chosen by the table, with its usual side effects. What should be replaced but is not there is left alone.',
    ],
  },
  oil: {
    title: 'Oil Constraints and the oil balance',
    paragraphs: [
      'Oil Constraint: the first region from the active one, in the arrow’s direction, that produces at least 2 loses one unit: an export token if it has one, otherwise one local token becomes an import. Either way the balance falls by 1. A region that produces 1 is spared.',
      'The oil balance is exports minus imports in the whole world. A negative balance only hurts when a region that imports oil is activated. A positive one lets a region with spare electricity import oil and rise. Production +1 turns an import into local oil, or adds an export.',
    ],
  },
  climate: {
    title: 'Warming and the climate track',
    paragraphs: [
      'A Warming card adds a Destruction pawn to its zone, then strikes by the number now there. Poles: a local refugee in every region of LS 1–2 (two pawns) or 1–3 (three). Glaciers: 2 or 3 Shortages in China and in India. Currents: 2 or 3 Shortages in Africa. Forests: the green pawn rises by all Destruction pawns in the world. With a single pawn (Expert setup): LS 1 only, or 1 Shortage.',
      'At the end of each activation the green pawn rises by the tens of the global GHG (100: ten spaces, 59: five). When it reaches the red pawn it restarts from 0 with the spaces left, the red pawn goes down one (not below 1), and the top Climate Consequence is laid face down on the event deck. Several may pile up; each turn draws one card.',
      'When the red pawn is first on 24 or below, the special pawns of Russia and the Middle East are turned over: Cold now counts +2, Heat +4.',
      'A Climate Consequence replaces the turn’s event, cannot be influenced and strikes every region, sharing or not. The previous region is the one just above the active one. A walk over the next regions never counts the target and goes round the track; a region visited twice is hit twice.',
    ],
  },
  'joint-actions': {
    title: 'Joint Influence actions (ACI)',
    paragraphs: [
      'There are three occasions: to change a green event, to run an institution, to replace or add a power plant. Each asks for three colours; one of them may be enough. The power is the sum of these colours minus the External cards of other colours. No joint action concerns a region that does not share.',
      'First, anyone may play one Lobbying card (NGO 3–4): everything is then played face up. Then two External Influences are drawn, face down unless Lobbying was played.',
      'From the initiator’s left, and the initiator last, each player once gives any number of cards of the asked colours. The number is visible, colours and powers are not. You may say that your help is a little, medium or a lot.',
      'Then all cards are revealed. External cards of an asked colour help, others hinder. In a last round each player may play a Fake News Check (one colour counts 0, for good or ill; several on different colours) or a Citizens’ Assembly (+2 or −2, once), until all pass.',
      'The final power is compared with the thresholds and every card is discarded face up, also after a failure. A negative power simply fails. Not launching a joint action on an event costs nothing.',
    ],
  },
  transformations: {
    title: 'Permanent Transformations',
    paragraphs: [
      'A to F work in pairs (AB, CD, EF) and do nothing alone; G and H raise Discipline; I to L lower births; M to P are global. A transformation stays until the end, and a region has each at most once. Once the players have implanted one anywhere it is seeded: from then on it can spread.',
      'Requirements: A and B need LS 3–4 and Discipline 2; C and D LS 2–4 and Discipline 2; E, F and H Discipline 2; G nothing (Expert: LS 2–4); I LS 1; J LS 1–2; K LS 2–3; L Discipline 3. Nothing can be implanted where transformations are not shared.',
      'Pair AB (low-consumption vehicles, transport reform): an import goes, or a local token becomes an export; the balance rises by 1. Pair CD (thermal renovation, geothermal energy): an electricity token goes, coal first, then gas, else one of the table’s choice. Pair EF (post-carbon industry, low-CO₂ food): emissions −1. None of them lowers the LS, and each completed pair lowers the global GHG by 1 immediately (not in Expert mode).',
      'G (long-term goals) and H (eco-responsible majority): Discipline +1, up to 4. The players may implant G again where Discipline is back at 1, and H again at 2; propagation never does.',
      'I (women’s access to education), J (family planning), K (pension funds), L (birth limitation): demography −1 each, not below −2.',
      'Global, once each: M (4th-generation nuclear) allows nuclear tokens, one more per region; N (a successful COP) gives one more chance on every propagation die; O (fund for refugees) spares the Riot when a full region integrates a refugee; P (emergency measures) lowers the global GHG by half the Destruction pawns, rounded down.',
    ],
  },
  implanting: {
    title: 'Implanting a transformation',
    paragraphs: [
      'You must be in the region (anywhere for a global one). Announce the transformation. Together the players must lay at least one card of each of the six colours, with a total of 20 minus all Destruction pawns (one less with The Shift Action). A Crisis Cabinet counts 2 more than its power.',
      'Cards are played face up in any order; no one has to take part, and until the end you may take back your own. External cards and joint-action texts play no part.',
      'The initiator closes the attempt when both conditions hold, or gives it up; it also ends when everyone is done. Success discards the cards and the transformation works immediately. Otherwise everyone takes the cards back and the action is lost.',
    ],
  },
  propagation: {
    title: 'Propagation',
    paragraphs: [
      'When a region is activated, or when an event says so, it looks at the others. It can learn a transformation that is seeded, present in another sharing region, not its own yet, and whose requirement it meets. Regions that do not share neither learn nor teach. Global ones, and G or H already owned, do not spread.',
      'Simple method: every other sharing region with at least one learnable transformation counts 2. Precise method: every learnable transformation of every other sharing region counts 1.',
      'For every full 8 the region gains one transformation without a roll; a rest r gives a D8 roll that succeeds on r or less (r + 1 with N). Sure gains come first, and the table chooses each among what is learnable at that moment. Blue Helmets, Referendum and the Volunteers’ power can change the die.',
    ],
  },
  dice: {
    title: 'Dice',
    paragraphs: [
      'A check with chance c succeeds when the D8 shows c or less. After the roll anyone may play “Blue Helmets” (±2, or ±3 with Global Amnesty; one per roll, and the result is not cut off at 1 or 8) or a “Referendum” (roll again; one per check; what changed the first roll is lost).',
      'A chance of 8 or more succeeds without a roll, of 0 or less fails without one. D4 rolls are never influenced.',
    ],
  },
} satisfies Part;
