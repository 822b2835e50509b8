import type { ParsedComponents } from '@kaya/engine';
import { EDITIONS, type EditionId, ENERGIES, type Energy, FOSSILS, GRANTS, REGIONS } from '../types.ts';
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
} from './components.ts';
import { Reader } from './reader.ts';
import { recordOf } from './record-of.ts';

/** Reads a component file into typed components, or says what is wrong and where. */
export function parse(file: unknown): ParsedComponents<Components> {
  const reader = new Reader(file);
  const components = read(reader);
  // What the numbers say to each other is only worth looking at once each of them can be read.
  if (reader.faults.length === 0) checkComponents(components, reader.faults);
  return reader.faults.length === 0 ? { ok: true, components } : { ok: false, faults: reader.faults };
}

const PLAYERS = [1, 2, 3, 4, 5] as const;
const PRESETS = ['beginner', 'normal', 'expert', 'extreme'] as const;

function read(file: Reader): Components {
  const fossils = file.at('fossilTypes').oneEach(FOSSILS, 'id', (it) => ({
    ppm: sourced(it).at('ppm').number(1, 500),
    count: it.at('count').number(0, 99),
  }));
  const projects = file.at('projects').oneEach(ENERGIES, 'type', (it) => ({
    count: sourced(it).at('count').number(1, 99),
    install: recordOf(EDITIONS, (edition) => readBenefit(it.at('install').at(edition))),
  }));
  return {
    constants: readConstants(file.at('constants')),
    editions: file.at('editions').oneEach(EDITIONS, 'id', readEdition),
    rounds: byPlayers(sourced(file.at('rounds')).at('roundsPerDecade'), 1, 20),
    decades: byPlayers(file.at('rounds').at('decades'), 1, 20),
    years: [
      0,
      ...file
        .at('decades')
        .list()
        .map((it) => sourced(it).at('year').number(0, 9999)),
    ],
    regions: file.at('regions').oneEach(REGIONS, 'id', (it) => ({
      slots: sourced(it).at('energySlots').number(1, 9),
      cepLimit: it.at('cepLimit').number(0, 99),
      startCep: it.at('startCep').number(0, 99),
      grants: it
        .at('projectSpaces')
        .list()
        .map((space) => sourced(space).at('grant').oneOf(GRANTS)),
    })),
    supplyStart: sourced(file.at('board').at('supplyStartRegion')).at('value').oneOf(REGIONS),
    ppm: recordOf(FOSSILS, (fossil) => fossils[fossil].ppm),
    fossilTiles: recordOf(FOSSILS, (fossil) => fossils[fossil].count),
    fossilSetups: file
      .at('fossilSetups')
      .oneEach(PRESETS, 'id', (it) => recordOf(FOSSILS, (fossil) => sourced(it).at('tiles').at(fossil).number(0, 6))),
    projectTiles: recordOf(ENERGIES, (type) => projects[type].count),
    benefits: recordOf(EDITIONS, (edition) => recordOf(ENERGIES, (type) => projects[type].install[edition])),
    plants: readPlants(file.at('greenPlants')),
    tracks: file.at('expertiseTracks').oneEach(ENERGIES, 'type', readTrack),
    agendas: file.at('agendaTiles').byId((it) => energies(sourced(it).at('types'))),
    summits: file.at('summitTiles').byId((it) => energies(sourced(it).at('topics'))),
    lobby: file.at('lobbyCards').byId((it, id) => ({
      id,
      number: readNumbers(sourced(it)),
      trigger: readTrigger(it.at('major').at('trigger')),
      major: it.at('major').at('effects').list().map(readEffect),
      minor: readEffect(it.at('minor')),
    })),
    goals: file.at('companyGoals').byId((it, id) => ({
      id,
      number: sourced(it).at('number').number(1, 99),
      measure: it.at('measure').oneOf(MEASURES),
      pointsEach: it.at('vpPer').number(0, 99),
      max: it.at('maxVp').value === null ? null : it.at('maxVp').number(0, 99),
    })),
    unGoals: file.at('unGoals').byId((it, id) => ({
      id,
      number: sourced(it).at('number').number(1, 99),
      types: energies(it.at('requires')),
      points: it.at('vp').number(0, 99),
    })),
    events: file.at('eventCards').byId((it, id) => ({
      id,
      number: sourced(it).at('number').number(1, 99),
      region: it.at('region').oneOf(REGIONS),
    })),
    soloRanks: file
      .at('soloRanks')
      .list()
      .map((it) => ({ id: sourced(it).at('id').text(), from: it.at('minVp').number(-999, 999) })),
  };
}

/** Every component says where it comes from. */
function sourced(it: Reader): Reader {
  it.at('source').oneOf(ORIGINS);
  return it;
}

function energies(list: Reader): Energy[] {
  return list.list().map((it) => it.oneOf(ENERGIES));
}

function byPlayers(record: Reader, min: number, max: number): ByPlayers {
  return [0, ...PLAYERS.map((players) => record.at(String(players)).number(min, max))];
}

function readConstants(constants: Reader): Constants {
  const value = (name: string): Reader => sourced(constants.at(name)).at('value');
  const number = (name: string, min = 0, max = 999): number => value(name).number(min, max);
  return {
    cepTotal: number('cepTotal'),
    techTotal: number('techCubesTotal'),
    summitPlaces: number('summitPlaces', 1, 18),
    scientistsPerPlayer: number('scientistsPerPlayer', 1, 9),
    scientistsAtStart: number('scientistsAtStart', 0, 9),
    cepPerPlayerAtStart: number('cepPerPlayerAtStart'),
    startMoney: value('startMoneyByOrder')
      .list()
      .map((it) => it.number(0, 99)),
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
    auctionTech: value('auctionValues').at('tech').number(0, 99),
    greenRegionsToEnd: number('greenRegionsToEnd', 1, 6),
    incomePlaces: byPlayers(value('incomePlaces'), 0, 5),
  };
}

function readEdition(edition: Reader): EditionData {
  sourced(edition);
  const order = edition
    .at('summitOrder')
    .oneOf(['clockwise-from-left-of-active-active-last', 'clockwise-from-first-player-tile']);
  const removed = edition.at('companyGoalsRemoved');
  return {
    discsPerPlayer: edition.at('discsPerPlayer').number(1, 99),
    unGoals: edition
      .at('unGoalIds')
      .list()
      .map((it) => `un-goal-${it.number(1, 99)}`),
    goalsRemoved: [
      [],
      ...PLAYERS.map((players) =>
        removed
          .at(String(players))
          .list()
          .map((it) => `company-goal-${it.number(1, 99)}`),
      ),
    ],
    scientistProjectToHand: edition.at('scientistProjectToHand').flag(),
    summitOrder: order === 'clockwise-from-first-player-tile' ? 'from-first-player' : 'active-last',
    plantsNotCountedForGoal: edition.at('goal30').at('freePlants').number(0, 9),
    extremeGasRemoved: edition.at('extremeGasRemoved').number(0, 99),
    soloNextProject:
      edition.at('soloNextProjectStart').oneOf(['next-region-clockwise', 'same-region']) === 'same-region'
        ? 'same-region'
        : 'next-region',
  };
}

function readBenefit(benefit: Reader): Benefit {
  return {
    money: benefit.at('money').number(0, 99),
    tech: benefit.at('tech').number(0, 99),
    cepFromMarket: benefit.at('cepFromMarket').number(0, 9),
    cepFromBank: benefit.at('cepFromBank').number(0, 9),
  };
}

function readPlants(list: Reader): Record<Energy, Plant[]> {
  const plants = list.list().map((it) => ({
    at: it,
    position: it.at('stackPosition').number(1, 99),
    plant: {
      id: sourced(it).at('id').text(),
      type: it.at('type').oneOf(ENERGIES),
      money: it.at('money').number(0, 99),
      tech: it.at('tech').number(0, 99),
      points: it.at('vp').number(0, 99),
      expertise: it.at('requiredExpertise').number(0, 99),
    },
  }));
  return recordOf(ENERGIES, (type) => {
    const stack = plants.filter((it) => it.plant.type === type).sort((a, b) => a.position - b.position);
    stack.forEach((it, i) => {
      if (it.position !== i + 1) it.at.at('stackPosition').fault(`the stack of ${type} has no plant number ${i + 1}`);
    });
    return stack.map((it) => it.plant);
  });
}

function readTrack(track: Reader): Track {
  const spaces = sourced(track).at('spaces').list();
  spaces.forEach((it, i) => {
    if (it.at('space').value !== i + 1) it.at('space').fault(`must be ${i + 1}`);
  });
  return {
    spaces: [
      { income: 0, bonus: null },
      ...spaces.map((it) => ({ income: sourced(it).at('income').number(0, 99), bonus: readBonus(it.at('bonus')) })),
    ],
    last: spaces.length,
    constructionIcon: track.at('constructIconSpace').number(0, spaces.length),
  };
}

function readBonus(bonus: Reader): Bonus | null {
  if (bonus.value === null) return null;
  const kind = bonus.at('kind').oneOf(['tech', 'region-cep', 'expertise', 'expertise-any']);
  if (kind === 'tech') return { kind, amount: bonus.at('amount').number(1, 9) };
  bonus.at('amount').number(1, 1);
  return kind === 'expertise' ? { kind, type: bonus.at('type').oneOf(ENERGIES) } : { kind };
}

function readNumbers(card: Reader): Record<EditionId, number> {
  const number = card.at('number').number(1, 99);
  const own = card.at('numberByEdition');
  return recordOf(EDITIONS, (edition) => (own.value === undefined ? number : own.at(edition).number(1, 99)));
}

function readTrigger(trigger: Reader): LobbyTrigger {
  const action = trigger
    .at('action')
    .oneOf(['propose', 'install', 'construct', 'send-scientist-to-summit', 'market-buy', 'market-sell']);
  switch (action) {
    case 'propose':
      return trigger.at('region').value === undefined
        ? { action, grant: trigger.at('grant').oneOf(GRANTS) }
        : { action, region: trigger.at('region').oneOf(REGIONS) };
    case 'install':
    case 'construct':
    case 'send-scientist-to-summit':
      return { action, type: trigger.at('type').oneOf(ENERGIES) };
    case 'market-buy':
    case 'market-sell':
      return { action };
  }
}

function readEffect(effect: Reader): LobbyEffect {
  const kind = effect
    .at('kind')
    .oneOf(['money', 'tech', 'vp', 'cep-from-market', 'move-scientist', 'expertise', 'construction-discount']);
  switch (kind) {
    case 'vp':
      return { kind: 'points', amount: effect.at('amount').number(1, 99) };
    case 'money':
    case 'tech':
    case 'cep-from-market':
    case 'construction-discount':
      return { kind, amount: effect.at('amount').number(1, 99) };
    case 'move-scientist':
      effect.at('amount').number(1, 1);
      return { kind };
    case 'expertise':
      effect.at('amount').number(1, 1);
      return { kind, type: effect.at('type').oneOf(ENERGIES) };
  }
}
