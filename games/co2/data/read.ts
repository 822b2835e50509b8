import { ComponentReader, type ParsedComponents, recordOf } from '@kaya/engine';
import { EDITIONS, type EditionId, ENERGIES, type Energy, FOSSILS, GRANTS, REGIONS } from '../types/index.ts';
import { checkComponents } from './check.ts';
import {
  type Benefit,
  type Bonus,
  type ByPlayers,
  type Components,
  type Constants,
  type EditionData,
  type LobbyEffect,
  type LobbyTrigger,
  MEASURES,
  ORIGINS,
  type Plant,
  type Track,
} from './schema.ts';

/** Reads a component file into typed components, or says what is wrong and where. */
export function parse(file: unknown): ParsedComponents<Components> {
  const reader = new ComponentReader(file);
  const components = read(reader);
  // What the numbers say to each other is only worth looking at once each of them can be read.
  if (reader.faults.length === 0) checkComponents(components, reader.faults);
  return reader.faults.length === 0 ? { ok: true, components } : { ok: false, faults: reader.faults };
}

const PLAYERS = [1, 2, 3, 4, 5] as const;
const PRESETS = ['beginner', 'normal', 'expert', 'extreme'] as const;

function read(file: ComponentReader): Components {
  const fossils = file.field('fossilTypes').oneEach(FOSSILS, (it) => ({
    ppm: sourced(it).field('ppm').whole(1, 500),
    count: it.field('count').whole(0, 99),
  }));
  const projects = file.field('projects').oneEach(
    ENERGIES,
    (it) => ({
      count: sourced(it).field('count').whole(1, 99),
      install: recordOf(EDITIONS, (edition) => readBenefit(it.field('install').field(edition))),
    }),
    'type',
  );
  return {
    constants: readConstants(file.field('constants')),
    editions: file.field('editions').oneEach(EDITIONS, readEdition),
    rounds: byPlayers(sourced(file.field('rounds')).field('roundsPerDecade'), 1, 20),
    decades: byPlayers(file.field('rounds').field('decades'), 1, 20),
    years: [0, ...file.field('decades').list((it) => sourced(it).field('year').whole(0, 9999))],
    regions: file.field('regions').oneEach(REGIONS, (it) => ({
      slots: sourced(it).field('energySlots').whole(1, 9),
      cepLimit: it.field('cepLimit').whole(0, 99),
      startCep: it.field('startCep').whole(0, 99),
      grants: it.field('projectSpaces').list((space) => sourced(space).field('grant').oneOf(GRANTS)),
    })),
    supplyStart: sourced(file.field('board').field('supplyStartRegion')).field('value').oneOf(REGIONS),
    ppm: recordOf(FOSSILS, (fossil) => fossils[fossil].ppm),
    fossilTiles: recordOf(FOSSILS, (fossil) => fossils[fossil].count),
    fossilSetups: file
      .field('fossilSetups')
      .oneEach(PRESETS, (it) => recordOf(FOSSILS, (fossil) => sourced(it).field('tiles').field(fossil).whole(0, 6))),
    projectTiles: recordOf(ENERGIES, (type) => projects[type].count),
    benefits: recordOf(EDITIONS, (edition) => recordOf(ENERGIES, (type) => projects[type].install[edition])),
    plants: readPlants(file.field('greenPlants')),
    tracks: file.field('expertiseTracks').oneEach(ENERGIES, readTrack, 'type'),
    agendas: file.field('agendaTiles').byId((it) => energies(sourced(it).field('types'))),
    summits: file.field('summitTiles').byId((it) => energies(sourced(it).field('topics'))),
    lobby: file.field('lobbyCards').byId((it, id) => ({
      id,
      number: readNumbers(sourced(it)),
      trigger: readTrigger(it.field('major').field('trigger')),
      major: it.field('major').field('effects').list(readEffect),
      minor: readEffect(it.field('minor')),
    })),
    goals: file.field('companyGoals').byId((it, id) => ({
      id,
      number: sourced(it).field('number').whole(1, 99),
      measure: it.field('measure').oneOf(MEASURES),
      pointsEach: it.field('vpPer').whole(0, 99),
      max: it.field('maxVp').value === null ? null : it.field('maxVp').whole(0, 99),
    })),
    unGoals: file.field('unGoals').byId((it, id) => ({
      id,
      number: sourced(it).field('number').whole(1, 99),
      types: energies(it.field('requires')),
      points: it.field('vp').whole(0, 99),
    })),
    events: file.field('eventCards').byId((it, id) => ({
      id,
      number: sourced(it).field('number').whole(1, 99),
      region: it.field('region').oneOf(REGIONS),
    })),
    soloRanks: file
      .field('soloRanks')
      .list((it) => ({ id: sourced(it).field('id').text(), from: it.field('minVp').whole(-999, 999) })),
  };
}

/** Every component says where it comes from. */
function sourced(it: ComponentReader): ComponentReader {
  it.field('source').oneOf(ORIGINS);
  return it;
}

function energies(list: ComponentReader): Energy[] {
  return list.list((it) => it.oneOf(ENERGIES));
}

function byPlayers(record: ComponentReader, min: number, max: number): ByPlayers {
  return [0, ...PLAYERS.map((players) => record.field(String(players)).whole(min, max))];
}

function readConstants(constants: ComponentReader): Constants {
  const value = (name: string): ComponentReader => sourced(constants.field(name)).field('value');
  const number = (name: string, min = 0, max = 999): number => value(name).whole(min, max);
  return {
    cepTotal: number('cepTotal'),
    techTotal: number('techCubesTotal'),
    summitPlaces: number('summitPlaces', 1, 18),
    scientistsPerPlayer: number('scientistsPerPlayer', 1, 9),
    scientistsAtStart: number('scientistsAtStart', 0, 9),
    cepPerPlayerAtStart: number('cepPerPlayerAtStart'),
    startMoney: value('startMoneyByOrder').list((it) => it.whole(0, 99)),
    startTech: number('startTech'),
    marketStart: number('marketStartStack', 1),
    marketRefill: number('marketRefill', 1),
    startPrice: number('marketStartPrice', 1),
    minPrice: number('marketMinPrice', 1),
    maxPrice: number('marketMaxPrice', 1),
    lobbyHand: number('lobbyHand', 1),
    unGoalsShown: byPlayers(value('unGoalsShown'), 0, 99),
    unGoalTech: number('unGoalTechCost'),
    goalCash: number('companyGoalCash'),
    dismissFee: number('dismissFee'),
    disasterPpm: number('eventThresholdPpm'),
    lossPpm: number('lossThresholdPpm'),
    disasterPoints: number('eventVpPenalty'),
    disasterTech: number('eventTech'),
    moneyPerPoint: number('moneyPerVp', 1),
    mostTechPoints: number('mostTechVp'),
    mostUnGoalsPoints: number('mostUnGoalsVp'),
    pointsPerDollar: number('supplyVpPerDollar', 1),
    regionHelp: number('regionHelpTech'),
    regionTechUse: number('regionTechConsumedPerDecade'),
    minMoneyGrant: number('minMoneyGrant'),
    techGrant: number('techGrant'),
    auctionTech: value('auctionValues').field('tech').whole(0, 99),
    greenRegionsToEnd: number('greenRegionsToEnd', 1, 6),
    incomePlaces: byPlayers(value('incomePlaces'), 0, 5),
  };
}

function readEdition(edition: ComponentReader): EditionData {
  sourced(edition);
  const order = edition
    .field('summitOrder')
    .oneOf(['clockwise-from-left-of-active-active-last', 'clockwise-from-first-player-tile']);
  const removed = edition.field('companyGoalsRemoved');
  return {
    discsPerPlayer: edition.field('discsPerPlayer').whole(1, 99),
    unGoals: edition.field('unGoalIds').list((it) => `un-goal-${it.whole(1, 99)}`),
    goalsRemoved: [
      [],
      ...PLAYERS.map((players) => removed.field(String(players)).list((it) => `company-goal-${it.whole(1, 99)}`)),
    ],
    scientistProjectToHand: edition.field('scientistProjectToHand').flag(),
    summitOrder: order === 'clockwise-from-first-player-tile' ? 'from-first-player' : 'active-last',
    plantsNotCountedForGoal: edition.field('goal30').field('freePlants').whole(0, 9),
    extremeGasRemoved: edition.field('extremeGasRemoved').whole(0, 99),
    soloNextProject:
      edition.field('soloNextProjectStart').oneOf(['next-region-clockwise', 'same-region']) === 'same-region'
        ? 'same-region'
        : 'next-region',
  };
}

function readBenefit(benefit: ComponentReader): Benefit {
  return {
    money: benefit.field('money').whole(0, 99),
    tech: benefit.field('tech').whole(0, 99),
    cepFromMarket: benefit.field('cepFromMarket').whole(0, 9),
    cepFromBank: benefit.field('cepFromBank').whole(0, 9),
  };
}

function readPlants(list: ComponentReader): Record<Energy, Plant[]> {
  const plants = list.list((it) => ({
    at: it,
    position: it.field('stackPosition').whole(1, 99),
    plant: {
      id: sourced(it).field('id').text(),
      type: it.field('type').oneOf(ENERGIES),
      money: it.field('money').whole(0, 99),
      tech: it.field('tech').whole(0, 99),
      points: it.field('vp').whole(0, 99),
      expertise: it.field('requiredExpertise').whole(0, 99),
    },
  }));
  return recordOf(ENERGIES, (type) => {
    const stack = plants.filter((it) => it.plant.type === type).sort((a, b) => a.position - b.position);
    stack.forEach((it, i) => {
      if (it.position !== i + 1) it.at.field('stackPosition').fault(`the stack of ${type} has no plant number ${i + 1}`);
    });
    return stack.map((it) => it.plant);
  });
}

function readTrack(track: ComponentReader): Track {
  const spaces = sourced(track).field('spaces').list();
  spaces.forEach((it, i) => {
    if (it.field('space').value !== i + 1) it.field('space').fault(`must be ${i + 1}`);
  });
  return {
    spaces: [
      { income: 0, bonus: null },
      ...spaces.map((it) => ({ income: sourced(it).field('income').whole(0, 99), bonus: readBonus(it.field('bonus')) })),
    ],
    last: spaces.length,
    constructionIcon: track.field('constructIconSpace').whole(0, spaces.length),
  };
}

function readBonus(bonus: ComponentReader): Bonus | null {
  if (bonus.value === null) return null;
  const kind = bonus.field('kind').oneOf(['tech', 'region-cep', 'expertise', 'expertise-any']);
  if (kind === 'tech') return { kind, amount: bonus.field('amount').whole(1, 9) };
  bonus.field('amount').whole(1, 1);
  return kind === 'expertise' ? { kind, type: bonus.field('type').oneOf(ENERGIES) } : { kind };
}

function readNumbers(card: ComponentReader): Record<EditionId, number> {
  const number = card.field('number').whole(1, 99);
  const own = card.field('numberByEdition');
  return recordOf(EDITIONS, (edition) => (own.value === undefined ? number : own.field(edition).whole(1, 99)));
}

function readTrigger(trigger: ComponentReader): LobbyTrigger {
  const action = trigger
    .field('action')
    .oneOf(['propose', 'install', 'construct', 'send-scientist-to-summit', 'market-buy', 'market-sell']);
  switch (action) {
    case 'propose':
      return trigger.field('region').value === undefined
        ? { action, grant: trigger.field('grant').oneOf(GRANTS) }
        : { action, region: trigger.field('region').oneOf(REGIONS) };
    case 'install':
    case 'construct':
    case 'send-scientist-to-summit':
      return { action, type: trigger.field('type').oneOf(ENERGIES) };
    case 'market-buy':
    case 'market-sell':
      return { action };
  }
}

function readEffect(effect: ComponentReader): LobbyEffect {
  const kind = effect
    .field('kind')
    .oneOf(['money', 'tech', 'vp', 'cep-from-market', 'move-scientist', 'expertise', 'construction-discount']);
  switch (kind) {
    case 'vp':
      return { kind: 'points', amount: effect.field('amount').whole(1, 99) };
    case 'money':
    case 'tech':
    case 'cep-from-market':
    case 'construction-discount':
      return { kind, amount: effect.field('amount').whole(1, 99) };
    case 'move-scientist':
      effect.field('amount').whole(1, 1);
      return { kind };
    case 'expertise':
      effect.field('amount').whole(1, 1);
      return { kind, type: effect.field('type').oneOf(ENERGIES) };
  }
}
