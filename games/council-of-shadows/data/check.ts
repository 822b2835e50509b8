// What must fit together in a component file, beyond the shape of each entry.
import type { NoteFault } from '@kaya/engine/components';
import { GEM_COLOURS, SECTORS, STATION_KINDS } from '../types/ids.ts';
import type { ActionCard, Component, Components } from './read.ts';

/** Every id names one thing, everything named exists, and there are enough components for every number of players. */
export function check(components: Components, note: NoteFault): void {
  const fault: NoteFault = (place, problem) => note(`$.${place}`, problem);
  checkIds(components, fault);
  checkBoard(components, fault);
  checkMentions(components, fault);
  checkNumbers(components, fault);
}

/** No id names two things, so that an id alone tells where a gain comes from. */
function checkIds(components: Components, fault: NoteFault): void {
  const lists: Readonly<Record<string, readonly Pick<Component, 'id'>[]>> = {
    gems: components.gems,
    civilisations: components.civilisations,
    galaxies: components.galaxies,
    boards: components.spaces,
    solarSystems: components.systems,
    planets: components.planets,
    extraZones: components.extraZones,
    upgrades: components.upgrades,
    startingCards: components.startingCards,
    aiCards: components.aiCards,
    darkTech: components.darkTech,
    bonusCards: [...components.lightBonus, ...components.darkBonus],
    stations: components.stations,
    leaders: components.leaders,
    automaCards: components.automaCards,
  };
  const seen = new Map<string, string>();
  for (const [name, list] of Object.entries(lists)) {
    for (const { id } of list) {
      const other = seen.get(id);
      if (other !== undefined) fault(`${name}[${id}]`, `the id is already used in ${other}`);
      seen.set(id, name);
    }
  }
  if (components.gems.length !== GEM_COLOURS.length) fault('gems', `there must be ${GEM_COLOURS.length} colours`);
  if (components.stations.length !== STATION_KINDS.length) fault('stations', `there must be ${STATION_KINDS.length} kinds`);
}

function checkBoard(components: Components, fault: NoteFault): void {
  for (const galaxy of components.galaxies) {
    for (const number of galaxy.spaces) {
      const space = components.spaces[number];
      if (space !== undefined && space.galaxy !== galaxy.id)
        fault(`galaxies[${galaxy.id}]`, `the space ${space.id} lies in ${space.galaxy}`);
    }
    if (galaxy.low > galaxy.high) fault(`galaxies[${galaxy.id}].yield`, 'the low yield is above the high one');
  }
  for (const space of components.spaces) {
    const galaxy = components.galaxies.find((it) => it.id === space.galaxy);
    if (galaxy?.spaces.includes(space.number) !== true)
      fault(`boards[${space.id}]`, `the galaxy ${space.galaxy} does not list it`);
  }
  for (const sector of SECTORS) {
    const tiles = components.systems.filter((system) => system.sector === sector).length;
    const spaces = components.spaces.filter((space) => space.sector === sector).length;
    if (spaces > tiles) fault('solarSystems', `sector ${sector} has ${tiles} tiles for ${spaces} spaces`);
  }
  for (const people of [1, 2, 3, 4]) {
    const layout = components.layouts[people];
    if (layout === undefined) {
      fault('setupByPlayers', `there is no entry for ${people} players`);
      continue;
    }
    if (layout.tokens !== Math.max(2, people))
      fault(`setupByPlayers[${people}]`, 'there must be one turn-order token per player');
    if (components.startSpaces.some((number) => !layout.spaces.some((space) => space.number === number)))
      fault('startSpaces', `not all of them are open with ${people} players`);
    const dark = components.darkBonus.filter((card) => card.module === null && !layout.darkBonusRemoved.includes(card.id));
    if (dark.length < people) fault('bonusCards.dark', `too few cards for ${people} players`);
    for (const { id, formula } of dark) {
      if (formula.count === 'galaxyControl' && !layout.galaxies.some((galaxy) => galaxy.id === formula.galaxy))
        fault(`bonusCards.dark[${id}]`, `the galaxy ${formula.galaxy} is not open with ${people} players`);
    }
  }
}

function checkMentions(components: Components, fault: NoteFault): void {
  const upgrades = new Set(components.upgrades.map((upgrade) => upgrade.id));
  const zones = new Set(components.extraZones.map((zone) => zone.id));
  for (const upgrade of components.upgrades) {
    if (upgrade.requires !== null && !upgrades.has(upgrade.requires))
      fault(`upgrades[${upgrade.id}].requires`, `there is no upgrade '${upgrade.requires}'`);
  }
  for (const leader of components.leaders) {
    if (leader.forbids !== null && !components.aiCards.some((card) => card.id === leader.forbids))
      fault(`leaders[${leader.id}].forbids`, `there is no AI card '${leader.forbids}'`);
    if (leader.power.op === 'addZone' && !zones.has(leader.power.extraZone))
      fault(`leaders[${leader.id}].power`, `there is no extra zone '${leader.power.extraZone}'`);
  }
  for (const card of components.darkTech) {
    for (const effect of card.effects) {
      if (effect.op === 'addZone' && !zones.has(effect.extraZone))
        fault(`darkTech[${card.id}].effects`, `there is no extra zone '${effect.extraZone}'`);
    }
  }
  const solo = components.layouts[1];
  for (const card of components.automaCards) {
    for (const action of card.rows.flatMap((row) => (row.right === null ? [row.left] : [row.left, row.right]))) {
      if (action.op === 'refreshMarket') {
        if (action.slots.some((slot) => slot >= components.constants.aiMarketSize))
          fault(`automaCards[${card.id}].rows`, `the market has ${components.constants.aiMarketSize} slots, counted from 0`);
      } else if (action.op !== 'gainEnergy') {
        if (solo?.spaces.some((space) => space.galaxy === action.galaxy && space.sector === action.sector) !== true)
          fault(`automaCards[${card.id}].rows`, `the galaxy ${action.galaxy} has no space in sector ${action.sector}`);
      }
    }
  }
}

function checkNumbers(components: Components, fault: NoteFault): void {
  const { constants } = components;
  if (constants.consumptionMin > constants.consumptionStart || constants.consumptionStart > constants.consumptionMax)
    fault('constants.consumptionStart', 'must lie on the consumption track');
  if (constants.energyStart >= constants.consumptionStart) fault('constants.energyStart', 'must lie below the consumption');
  if (components.startingCards.length < components.boardZones.length + 1)
    fault('startingCards', 'there must be a card for every zone of the first round');
  if (components.aiCards.length < constants.aiMarketSize) fault('aiCards', 'there are too few to fill the market');
  for (const level of [1, 2]) {
    const cards = components.darkTech.filter((card) => card.level === level).length;
    if (cards - constants.darkTechRemovedPerPile < 4) fault('darkTech', `level ${level} needs a card for each of four players`);
  }
  for (const level of [1, 2, 3]) {
    if (!components.automaCards.some((card) => card.level === level && !card.silver))
      fault('automaCards', `there is no normal card of level ${level}`);
  }
  for (const leader of components.leaders) {
    if (leader.startConsumption < constants.consumptionMin || leader.startConsumption > constants.consumptionMax)
      fault(`leaders[${leader.id}].startConsumption`, 'must lie on the consumption track');
    if (leader.startEnergy >= leader.startConsumption)
      fault(`leaders[${leader.id}].startEnergy`, 'must lie below the start consumption');
  }
  if (components.leaders.length < 4) fault('leaders', 'there must be a leader for each of four players');
  for (const card of [...components.startingCards, ...components.aiCards]) checkEffects(`cards[${card.id}]`, card.steps, fault);
}

/** An empty choice cannot be asked. */
function checkEffects(place: string, effects: ActionCard['steps'], fault: NoteFault): void {
  for (const effect of effects) {
    if (effect.op !== 'choice') continue;
    if (effect.options.length < 2 || effect.options.some((option) => option.length === 0))
      fault(place, 'a choice needs at least two options with something in them');
  }
}
