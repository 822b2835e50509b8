import type { Part } from '../../outline.ts';

/** What the regions live through. */
export const world = {
  calamities: {
    title: 'Calamities',
    paragraphs: [
      'Three colours, three levels: red Riots, Conflicts, War; orange Shortage, Hunger, Famine; green Epizootic, Epidemic, Pandemic. In a region all pawns of a colour have the same level, at most as many as its Resilience; there is never more than one Epidemic or pawn of level 3. Refugees (yellow) are not a calamity.',
      'Pawns added by one effect come together. If they make a colour exceed the Resilience, all its pawns become one of the next level. Pawns of level 1 added to level 2 join as level 2; a level-2 pawn chases away those of level 1. When the Resilience falls, everything is checked immediately: red, orange, green, refugees.',
      'Calamities act when their region is activated: a colour acts if its level-1 pawns equal the Resilience or if it has pawns of level 2 or 3. The order is red, orange, green, yellow, and never back. War, Dictatorship and Chaos also act when placed.',
      'Red. Riots equal to the Resilience: one refugee. Conflicts: PU refugees. Above the Resilience, Riots become a Conflict and Conflicts a War. A Riot added to Conflicts is a Conflict. In a War, added Riots do nothing and each added Conflict costs 1 population.',
      'Orange. Shortages equal to the Resilience: one refugee. Hunger: PU refugees, then a Riot. Above the Resilience, Shortages become a Hunger pawn and Hunger a Famine. A Shortage added to Hunger is a Hunger pawn. In a Famine, added Shortages do nothing and each added Hunger costs 1 population.',
      'Famine: the region does not share. At activation it loses a D4 of population per PU, demography −1, an Exodus leaves, the Famine goes, and Discipline falls by 1; a Chaos that follows is placed after all this.',
      'Green. Epizootics equal to the Resilience: one Shortage. Above it they become an Epidemic. With an Epidemic or Pandemic, each added Epizootic is a Shortage instead, and another Epidemic does nothing.',
      'Epidemic at activation: a Shortage; PU population lost if the region does not share; then a D8, and 2 or less ends it, otherwise it becomes a Pandemic. Pandemic: two Shortages; a D4 per PU and 1 Discipline lost if the region does not share; then the same D8, and a failure infects the next region. A new Pandemic always puts an Epidemic on the next region down the track that is free of both.',
      'While an Epidemic or Pandemic rages, all refugees of the region stay local, and an Exodus carries an Epidemic to each destination.',
    ],
  },
  refugees: {
    title: 'Refugees and exoduses',
    paragraphs: [
      'Refugees leave immediately along a line; the table chooses for each pawn. They may not enter War, Dictatorship or Chaos; Famine does not stop them. They do not change populations.',
      'A region holds at most Resilience refugees. Those that one effect sends to a place arrive as a group: what does not fit becomes one Riot there. With nowhere to go, the whole group becomes one Riot at home. Local refugees stay, as a group of their own. All destinations are chosen first; then the groups arrive in track order.',
      'At activation, a region with as many refugees as its Resilience integrates one (the pawn is removed) and gets a Riot, unless transformation O is in place.',
      'An Exodus moves PU points of population, one by one, along lines chosen by the table, never into War, Famine, Dictatorship or Chaos. Each unit brings 2 Riots, after an Epidemic if the origin is sick. A unit without destination dies; the origin keeps at least 1. A Dictatorship eliminates its units, unless it is sick: then it lets them go and the disease leaves with them.',
    ],
  },
  sharing: {
    title: 'Regions that do not share',
    paragraphs: [
      'A region in War, Famine, Dictatorship or Chaos does not share: nothing can be implanted, it neither learns nor teaches, no joint action concerns it, and green events pass it by. What it already has keeps working, and it shares again as soon as the last of these pawns is gone.',
    ],
  },
  activation: {
    title: 'Activating a region',
    paragraphs: [
      'Always in this order: renewables, calamities and refugees (red, orange, green, yellow), propagation, Living Standard, demography, the region’s gases, the world’s gases, climate track. Each step looks at what the earlier ones left.',
      'Renewables: one Shortage for each intermittent token, all together; then one Riot if the region has two or more renewable tokens of any kind.',
      'The red step resolves exactly one thing: Chaos, Dictatorship, War, Conflicts or Riots, whichever was there when the step began. A Chaos or Dictatorship that appears now acts from the next activation on, and so does a War that the renewables brought about: its placement was its effect.',
      'Demography: the rate and the size of the population give the change in a table, one for normal mode and one for Expert mode. Rate 0 changes nothing. As an example, at rate +1 a population of 10–19 gains 2, one of 30–39 gains 4.',
      'Gases: population times emissions divided by 10, rounded to the nearest. The region’s cube takes the new value and the global counter moves by the difference. The counter also carries direct changes, so it may differ from the sum of the regions; it never falls below 0.',
      'Last, the green pawn rises (one space less with the Malmö Resilience Institute).',
    ],
  },
  'living-standard': {
    title: 'The Living Standard check',
    paragraphs: [
      'In order: an effort of China or North America, a voluntary decrease, an electricity deficit, an oil shortage, an electricity surplus. A region loses at most one level per activation and secures its level before it tries to rise.',
      'Voluntary decrease: a region of LS 3–4 whose oil and electricity are in order, with Discipline 3 and two complete pairs, goes down one level by itself. One oil unit is freed, the table removes an electricity token; no Riots, no change of births. Not in War, Chaos or Dictatorship, nor in China or North America while they keep special pawns.',
      'Electricity deficit: above LS 1, the region loses a level. An involuntary loss frees one oil unit, brings as many Riots as the new level and demography +1, and only then is everything checked against the new Resilience.',
      'Oil shortage: if the region imports oil and the world balance is negative, it starts a war for oil if it can and its people do not refuse; otherwise China or North America gives up a special pawn; otherwise, above LS 1, the region loses one import, one electricity token and one level.',
      'Electricity surplus: the region tries to rise one level (not in War or Chaos; at LS 4 the surplus is simply removed). It turns its own export into local oil, or imports if the balance is at least +1, or, from LS 3, makes war for it. Rising: LS +1, demography −1, Discipline −1 but not below 1.',
      'The people may refuse. At LS 2–3, before rising, and before a war, a D8 is rolled with a chance of 2 per complete pair, plus 2 with Discipline 3; LS 1 and Dictatorships never refuse. If the region cannot or will not rise, the table removes one electricity token.',
    ],
  },
  wars: {
    title: 'War',
    paragraphs: [
      'War for oil: only a region of LS 3–4 that is not in War or Chaos. The victim is the first region down the track with a lower Resilience, LS 2 or more, no nuclear weapon, and neither War nor Dictatorship. The War frees one oil unit there (balance +1); to rise, the attacker then imports it. After a refusal no other victim is sought.',
      'When a War is placed: other red pawns go; above LS 1 the table removes an electricity token, an oil unit is freed, LS −1 and demography +1 (no Riots); refugees there are removed; 2 × PU refugees flee; calamities worsen. A second War, or a War on a Dictatorship, does nothing.',
      'Worsening: Hunger becomes a Famine, Shortages a Hunger pawn, an Epidemic a Pandemic, Epizootics an Epidemic. A region at War does not share.',
      'At its first activation a War drives out 2 × PU refugees, worsens the calamities, turns to its second face and holds one export token of the region. At the second it does the same and becomes a Dictatorship; the held token is lost. If the UN ends it in time, the token comes back.',
    ],
  },
  dictatorship: {
    title: 'Dictatorship and Chaos',
    paragraphs: [
      'A Dictatorship removes red pawns and refugees, sets Discipline to 4 and takes no red pawn from then on. It ignores green events and its people do not count in the score. Orange and green pawns act as usual. If its Discipline falls to 0 it becomes Chaos.',
      'At activation, unless it has an Epidemic, Famine or Pandemic (whose losses it then suffers): its demography moves 1 towards 0, it implants the first possible missing pair of AB, CD, EF by itself (which seeds nothing), and it loses PU population.',
      'Chaos comes when Discipline reaches 0. Hunger costs PU population, a Famine a D4 per PU, and Conflicts PU; then red and orange pawns and refugees go. With a War instead: a D4 per PU, and the Chaos becomes a Dictatorship.',
      'In Chaos, Riots and Shortages are ignored and each Conflict or Hunger pawn costs 1 population; green events pass by; Discipline neither rises nor falls. At activation 2 × PU refugees leave, even from a sick region (and carry an Epidemic), demography −1, and PU population is lost. It does not count in the score.',
      'The UN ends Chaos with a power of 16, and a Dictatorship with 16 plus twice its Discipline (24 at Discipline 4); Discipline is then 2.',
    ],
  },
  electricity: {
    title: 'Electricity',
    paragraphs: [
      'In a region that shares, a character may launch a joint action (Industry, Politics, Education) to replace or add one electricity token. Say first which. The threshold is 10, 12, 14 or 16 for LS 1 to 4; Volunteers of the World take 4 off.',
      'Adding is for regions below LS 4 without a waiting surplus; it makes the region try to rise at its next activation. A token is never replaced with its own kind.',
      'Coal is never built by players; gas may be. Nuclear needs transformation M, one added per region in the whole game. Hydro: one per region, and it brings 2 local refugees. Intermittent renewables bring a Shortage when they replace something. Dispatchable renewables only replace intermittent ones, except in the Middle East, where they can be built directly.',
    ],
  },
  institutions: {
    title: 'Institutions',
    paragraphs: [
      'Go to an institution and launch its joint action. Thresholds are 8, 12 and 16 (6, 10, 14 with Famox). Afterwards one option of the tier reached, or of a lower one, is chosen; pawns may come from any regions. Colours: UN Military, Politics, Media; ICRC NGO, Military, Industry; WHO Education, Industry, Politics; UNHCR NGO, Media, Education.',
      'UN. Tier 1: remove a Conflict. Tier 2: turn a War into a Conflict, or remove 2 Conflicts. Tier 3: remove a War; or turn 2 Wars into Conflicts; or remove 4 Conflicts; or turn a War into a Conflict and remove 2 others; or end a Chaos; or, with enough power, a Dictatorship.',
      'ICRC. Tier 1: remove a Hunger pawn. Tier 2: a Famine or 2 Hunger. Tier 3: 2 Famines, or 4 Hunger, or a Famine and 2 Hunger.',
      'WHO. Tier 1: all Epizootics of one region. Tier 2: an Epidemic, or the Epizootics of 2 regions. Tier 3: a Pandemic, or 2 Epidemics, or an Epidemic and the Epizootics of a region, or the Epizootics of 3 regions.',
      'UNHCR: integrate all refugees of 1, 2 or 3 regions.',
    ],
  },
  special: {
    title: 'China and North America',
    paragraphs: [
      'When oil is lacking and no war is possible or wanted, they give up a special pawn instead of a level. They never do so to rise, and at most one pawn goes per activation. An effort (below) also settles an oil shortage.',
      'Effort: if the region shares, it removes one pawn when it has two pawns, one complete pair and Discipline 2, or one pawn, two complete pairs and Discipline 3.',
      'The others feel it: less Overproduction in China means a Shortage in every other region of LS 3–4; less Overconsumption in North America means a Riot in every other region of LS 2–3.',
    ],
  },
} satisfies Part;
