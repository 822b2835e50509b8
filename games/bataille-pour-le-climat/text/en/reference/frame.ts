import type { Part } from '../../outline.ts';

/** Cards and employers, the end, options, the table. */
export const frame = {
  cards: {
    title: 'How to read the cards',
    paragraphs: [
      'A card names what happens, how much and where; without a place it is the target. “Anywhere” lets the table pick pawn by pawn. “Per Destruction pawn” counts the pawns of the zones named. Regions that fit a description are fixed when the effect starts and taken from the top of the track. Each region gets its pawns together. What is removed is exactly the pawn named, as far as there are any.',
      'A fossil token is coal where oil is imported, gas elsewhere. A low-carbon token is chosen among hydro (if there is none), nuclear (with M, if none was added), dispatchable renewables (Middle East, or in place of intermittent ones) and intermittent renewables. A transformation given by a card needs its requirement and becomes seeded. Production never falls below 1.',
      'Cards to discard are chosen by their owners, from the active player to the left. A propagation does nothing for a region that does not share. Discipline 1 lowered by a card means Chaos.',
    ],
  },
  employers: {
    title: 'Employers',
    paragraphs: [
      'A skill works for everyone as long as the employer is in play. A power is used once per game by its own player and costs no action. A weakness, when weaknesses are on, binds only its own character.',
      'The Shift Action. Skill: a transformation needs 1 less. Power: immediately complete a pair already begun in a sharing region that meets the requirement. Weakness: neither implants nor changes electricity in regions of LS 1.',
      'Volunteers of the World. Skill: electricity thresholds −4. Power: a failed propagation die succeeds. Weakness: in one turn, either a move action or action cards.',
      'Global Amnesty. Skill: Blue Helmets change a die by 3. Power: one tier-2 option of any institution, immediately. Weakness: in an institution’s joint action, no card or at least two.',
      'Famox. Skill: institution thresholds 6, 10, 14. Power: on a green event, before cards are given, choose the second or third outcome directly. Weakness: hand limit 8.',
      'Human Rights Guards. Skill: once per turn the active character moves along one line for free. Power: integrate as many refugees as there are Destruction pawns. Weakness: no move from one institution straight to another.',
      'The Real Climate Objective. Skill: once per turn a free action card that removes a pawn in a region with a nature reserve. Power: a Climate Consequence spares the regions with a reserve. Weakness: changes electricity only in regions with a reserve.',
      'Malmö Resilience Institute. Skill: the green pawn rises one space less at the end of a turn (not when cards move it). Power: remove as many Conflicts and Hunger as the round number. Weakness: neither implants nor changes electricity where another character is.',
      'Stateless Journalists. Skill: after the draw, exchange one card just drawn for another of its colour. Power: show the next three event cards to all and put each on top or under the deck (a Climate Consequence stays on top). Weakness: both cards of a draw action must be of one colour.',
      'Doctors without Limits. Skill: a character who arrives in a region removes one Epizootic there, or its Epidemic. Power: roll a D8 for every Epidemic and Pandemic; 4 or less removes it. Weakness: at most one card in event and electricity actions about a region with Conflicts.',
      'The powers of The Shift Action, Global Amnesty, Human Rights Guards, Malmö, the Journalists and the Doctors can be used at any time between two effects: before an event is revealed, while an event’s joint action is being considered, during actions, before a turn ends; The Shift Action also right before the victory check, and all of them once more before the final scoring. Afterwards the interrupted decision is asked again.',
      'The Volunteers’ power comes right after a failed propagation die; Famox’s from the moment a green event has a target until the first player has given cards (what was laid goes back or is discarded); The Real Climate Objective’s when a Consequence touching a reserve is revealed. A player who joined late waits for their second turn.',
    ],
  },
  end: {
    title: 'The end and the score',
    paragraphs: [
      'You win when the global GHG is 33 or less at the end of an activation; at other moments it does not count. If turn 36 ends above 33, the game is lost.',
      'After a victory the last calamities are applied step by step over all regions: those that are full when it begins get a Riot (not with O); Epidemics and Pandemics cost regions that do not share; Famines cost a D4 per PU; Wars on their first face cost PU, on their second they become Dictatorships. Then all pawns go.',
      'Score: 36 times the population of the free regions (neither Dictatorship nor Chaos), divided by the turn of the victory, rounded down. It is shared by all. 270 is exemplary, 210 solid, 140 a victory with scars, 60 a dark one.',
      'The outcome is a victory, a pyrrhic victory or a defeat. It is pyrrhic when the goal was reached with fewer than five free regions or a score below 60, or when the last turn ends at the goal with another condition missing: the climate is saved, freedom is not.',
      'A defeat is graded by the gases: 34–45 the tropics are lost, 46–60 a few refuges remain, 61–75 only small animals, 76–90 only the deep sea, 91 and more a hothouse planet. A tutorial that stops is a lesson learned or missed, without a grade; its score is the free population.',
    ],
  },
  options: {
    title: 'Modes, challenges and options',
    paragraphs: [
      'Expert mode: higher births in North America, Africa, the Middle East and India and a steeper table; G is closed to LS 1; pairs no longer lower the global GHG; weaknesses are on; and the four Warming cards of the setup strike. Each of these is also a switch of its own. Africa can rise with its own oil; India needs a positive balance.',
      'Challenges, freely combined: climate runaway (the red pawn goes down two at a time), no more deus ex machina (no employer powers), you are on your own (no employers at all).',
      'Prepared event decks: oil collapse (8 Oil Constraints within the first 30 cards), global warming (8 Warming cards within the first 30), Ragnarök (both within the first 32).',
      'You also choose: weaknesses, the order of the regions, how many characters are in play (3 to 5, which all player-count rules follow), who runs them (one person may run several), how characters are assigned (suggested, draft, random), and the first player.',
      'And: whether the active player decides for the table or all vote, open hands, the printed table for the population unit, calamities at the start, joining and leaving, and strict victory (at least five free regions are needed to win).',
    ],
  },
  scenarios: {
    title: 'Scenarios',
    paragraphs: [
      'A scenario changes the setup, the number of turns and the goal. Goals are checked after every activation, or after the last turn if they say so. After a tutorial you may play on as a normal game. Tutorials are played in normal mode, with employers, the standard deck and no challenges.',
      'Tutorials. First steps: 4 turns, implant one transformation. Chain reactions: 9 turns in a troubled world; end with at most one pawn of level 2 or 3 and neither Dictatorship nor Chaos. Black gold: 9 turns with little oil; end with a balance of 0 or more and no War.',
      'The decisive decade: 18 turns, goal 66. Oil shock: the oil-collapse deck and less oil in the Middle East and Russia. A sick world: an Epidemic in China, Epizootics elsewhere, a Shortage everywhere. Hothouse Earth: the global-warming deck, turned pawns, green pawn on 15. Age of tyrants: a Dictatorship in Russia, a War in South America, Riots in LS 1–3; goal 33 with eight free regions.',
    ],
  },
  table: {
    title: 'Who decides, joining and leaving',
    paragraphs: [
      '“The table” is the player whose turn it is, or a vote. In an action granted by Communication its receiver chooses what to do; the consequences (refugees, exoduses, lost tokens, learned transformations) stay with the table.',
      'Choices are small and asked one at a time: a character, the colour of a card to draw, a card to discard or exchange. Cards of the same colour and power are the same choice. Before an event is revealed the active player is only asked while someone could still use a power.',
      'In a joint action everyone answers in order; in an implantation all together, and any change of the cards makes everyone think again. The table picks institution options; owners of powers make the choices of their power. Of the three events shown by the Journalists, those put on top come in the order chosen, and the last one put under is the lowest. The active player ends the turn.',
      'Places, pawns to remove, destinations of refugees and of each unit of an exodus, electricity tokens to lose or build and transformations to learn are chosen one by one. A War that breaks out in between is settled first.',
      'Who is asked for a card in the middle of something depends only on what everyone knows: having at least one card of the colour, whatever its power. So a “pass” tells nothing. Nothing goes on for ever: in one joint action or attempt each player takes back at most ten cards and gives one help word.',
      'Everything on the board and all discard piles are public, and so are hand sizes and the colour of every card drawn. Hands are seen only by their owner (by everyone with open hands). No deck may be looked at; a waiting Climate Consequence is known to be one, not which.',
      'One person may run several characters, each with its own hand, pawn, employer and turn, and a bot may run any. At the start of a turn someone may join while fewer than five characters play: they choose a free character and employer, sit just before the active player, and draw a starting hand. Draws and character faces follow the new number.',
      'Someone may also leave at the start of a turn, as long as three characters remain or the seat is taken over. Character, employer and pawn go and the hand is discarded; if a colour is no longer covered, the others exchange characters. A used power stays used.',
    ],
  },
  glossary: {
    title: 'Glossary',
    paragraphs: [
      'Joint action (ACI): players add up cards of three asked colours against a threshold.',
      'Transformation: a permanent change, A to P.',
      'Living Standard, LS (1–4): how much oil and electricity a region uses.',
      'Discipline, D (0–4): how ready the people are for change.',
      'Resilience: the higher of LS and Discipline; how many pawns of a colour, and refugees, a region can bear.',
      'Population unit, PU: the tens digit of the population, at least 1.',
      'Sharing: a region without War, Famine, Dictatorship or Chaos shares its transformations.',
      'Seeded: implanted by the players somewhere; only then does a transformation spread.',
      'Zones: poles, glaciers, ocean currents, primary forests; Destruction pawns show their damage.',
      'Oil balance: exports minus imports of the whole world.',
      'Climate Consequence: a card that strikes in place of an event when the green pawn has met the red one.',
      'The table: all players together; one seat answers for them, or all vote.',
    ],
  },
} satisfies Part;
