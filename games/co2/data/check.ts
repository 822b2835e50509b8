import type { NoteFault } from '@kaya/engine/components';
import { EDITIONS, ENERGIES, FOSSILS, GRANTS, REGIONS, type SummitId } from '../types/index.ts';
import type { Components } from './read.ts';

/** The summits and solo ranks that have a name in the catalogues of words. */
export const NAMED_SUMMITS: readonly SummitId[] = Array.from(
  { length: 18 },
  (_, i) => `summit-${String(i + 1).padStart(2, '0')}` as const,
);
export const NAMED_RANKS: readonly string[] = ['trainee', 'engineer', 'director', 'visionary', 'guardian'];

/** What the components must have in common so that every game of every size can be laid out and played to its end. */
export function check(components: Components, fault: NoteFault): void {
  const must = (holds: boolean, place: string, problem: string): void => {
    if (!holds) fault(place, problem);
  };
  const { constants } = components;

  // CO2-SET-14, CO2-SET-16: the permits suffice for the set-up of five players; CO2-CEP-3: the limit is the number of slots.
  let startCep = constants.marketStart + 5 * constants.cepPerPlayerAtStart;
  for (const id of REGIONS) {
    const region = components.regions[id];
    startCep += region.startCep;
    must(region.cepLimit === region.slots, `$.regions[${id}].cepLimit`, `must be its number of slots, ${region.slots}`);
    must(region.startCep === region.slots - 1, `$.regions[${id}].startCep`, `must be its empty slots, ${region.slots - 1}`);
    must(
      same(region.grants, GRANTS),
      `$.regions[${id}].projectSpaces`,
      'must have one space for each grant: money, tech, research',
    );
  }
  must(startCep <= constants.cepTotal, '$.constants.cepTotal', `the set-up of five players needs ${startCep}`);
  must(constants.startMoney.length >= 5, '$.constants.startMoneyByOrder', 'must name five players');
  must(
    constants.minPrice <= constants.startPrice && constants.startPrice <= constants.maxPrice,
    '$.constants.marketStartPrice',
    'must lie between the lowest and the highest price',
  );
  must(
    constants.scientistsAtStart <= constants.scientistsPerPlayer,
    '$.constants.scientistsAtStart',
    'must not be more than a player has',
  );

  // Fossil tiles: six for the start of every set-up.
  for (const [id, tiles] of Object.entries(components.fossilSetups)) {
    const count = FOSSILS.reduce((sum, fossil) => sum + tiles[fossil], 0);
    must(count === REGIONS.length, `$.fossilSetups[${id}].tiles`, `must be ${REGIONS.length} tiles, not ${count}`);
    for (const fossil of FOSSILS) {
      must(tiles[fossil] <= components.fossilTiles[fossil], `$.fossilSetups[${id}].tiles.${fossil}`, 'more than there are');
    }
  }
  const gas = components.fossilTiles.gas - components.fossilSetups.extreme.gas;
  for (const edition of EDITIONS) {
    must(
      components.editions[edition].extremeGasRemoved <= gas,
      `$.editions[${edition}].extremeGasRemoved`,
      `there are only ${gas} gas tiles left to remove`,
    );
  }

  // CO2-SET-9: the stacks are sorted; CO2-CON-2: what a plant needs can be reached.
  for (const type of ENERGIES) {
    const stack = components.plants[type];
    must(stack.length > 0, '$.greenPlants', `there is no plant of ${type}`);
    stack.forEach((plant, i) => {
      const above = stack[i - 1];
      must(
        above === undefined || above.tech < plant.tech || (above.tech === plant.tech && above.money <= plant.money),
        `$.greenPlants[${plant.id}].stackPosition`,
        'stacks are sorted by tech, then by money',
      );
      must(plant.expertise === plant.tech, `$.greenPlants[${plant.id}].requiredExpertise`, 'must be its tech cost');
      must(plant.expertise <= components.tracks[type].last, `$.greenPlants[${plant.id}].requiredExpertise`, 'beyond the track');
    });
    // CO2-TRK-3
    must(
      components.tracks[type].constructionIcon === stack[0]?.expertise,
      `$.expertiseTracks[${type}].constructIconSpace`,
      'must be what the first plant of the stack needs',
    );
  }

  // Agendas and summits.
  const agendas = Object.entries(components.agendas);
  must(agendas.length >= REGIONS.length, '$.agendaTiles', `must be at least ${REGIONS.length}`);
  for (const [id, types] of agendas) {
    must(types.length === 3 && new Set(types).size === 3, `$.agendaTiles[${id}].types`, 'must be three different types');
  }
  for (const type of ENERGIES) {
    // Two regions have six project spaces, more than the five start projects of solo (CO2-AGD-2, CO2-SOL-5).
    const without = agendas.filter(([, types]) => !types.includes(type)).length;
    must(REGIONS.length - without >= 2, '$.agendaTiles', `${type} must be wanted by two regions in every deal`);
  }
  for (const [id, topics] of Object.entries(components.summits)) {
    const different = new Set(topics).size === topics.length;
    must(
      different && topics.length >= 2 && topics.length <= 4,
      `$.summitTiles[${id}].topics`,
      'must be two to four different types',
    );
  }
  const pairs = Object.values(components.summits).filter((topics) => topics.length === 2).length;
  must(pairs >= constants.summitPlaces, '$.summitTiles', `the set-up needs ${constants.summitPlaces} tiles with two topics`);

  // Cards.
  const lobby = Object.values(components.lobby);
  must(lobby.length >= 5 * constants.lobbyHand, '$.lobbyCards', `five hands need ${5 * constants.lobbyHand} cards`);
  for (const card of lobby) {
    const discount = card.trigger.action === 'construct';
    for (const effect of card.major) {
      must(
        (effect.kind === 'construction-discount') === discount,
        `$.lobbyCards[${card.id}].major`,
        'a construction card, and no other, gives a discount',
      );
    }
    must(!discount || card.major.length === 1, `$.lobbyCards[${card.id}].major`, 'a construction card has one effect');
    must(card.minor.kind !== 'construction-discount', `$.lobbyCards[${card.id}].minor`, 'cannot be a discount');
  }
  const regions = Object.values(components.events).map((event) => event.region);
  must(
    regions.length === REGIONS.length && new Set(regions).size === REGIONS.length,
    '$.eventCards',
    'must be one card for each region',
  );
  for (const edition of EDITIONS) {
    const { discsPerPlayer, goalsRemoved, unGoals } = components.editions[edition];
    // CO2-CMP-4
    const discs = ENERGIES.length + 1;
    must(discsPerPlayer >= discs, `$.editions[${edition}].discsPerPlayer`, `score and expertise tracks need ${discs}`);
    for (let players = 1; players <= 5; players++) {
      const removed = goalsRemoved[players] ?? [];
      const left = Object.values(components.goals).filter(({ id }) => !removed.includes(id)).length;
      must(left >= players, `$.editions[${edition}].companyGoalsRemoved.${players}`, `only ${left} company goals would be left`);
      const shown = constants.unGoalsShown[players] ?? 0;
      must(shown <= unGoals.length, `$.constants.unGoalsShown.${players}`, `the edition has only ${unGoals.length}`);
    }
    for (const id of unGoals) {
      must(Object.hasOwn(components.unGoals, id), `$.editions[${edition}].unGoalIds`, `there is no card '${id}'`);
    }
  }
  components.soloRanks.forEach((rank, i) => {
    const below = components.soloRanks[i - 1];
    must(
      below === undefined || below.from < rank.from,
      `$.soloRanks[${rank.id}].minVp`,
      'ranks go from the lowest to the highest',
    );
  });

  // A host may change what stands on a tile or card; what it is called stands in the catalogues of words, by its id.
  for (const id of Object.keys(components.summits)) {
    must(
      NAMED_SUMMITS.some((it) => it === id),
      `$.summitTiles[${id}].id`,
      `has no name; the ids with a name are ${list(NAMED_SUMMITS)}`,
    );
  }
  for (const { id } of components.soloRanks) {
    must(NAMED_RANKS.includes(id), `$.soloRanks[${id}].id`, `has no name; the ids with a name are ${list(NAMED_RANKS)}`);
  }
  // CO2-FLO-1: a year for each decade.
  for (let players = 1; players <= 5; players++) {
    const decades = components.decades[players] ?? 0;
    must(
      decades < components.years.length,
      `$.rounds.decades.${players}`,
      `there are only ${components.years.length - 1} decades`,
    );
    must(decades - 1 <= Object.keys(components.events).length, `$.rounds.decades.${players}`, 'more decades than events');
  }
}

function list(ids: readonly string[]): string {
  return ids.join(', ');
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}
