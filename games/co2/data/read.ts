import { recordOf } from '@kaya/engine';
import { keyed, type NoteFault, parser, type ReadonlyDeep } from '@kaya/engine/components';
import type { Static } from 'typebox';
import {
  type AgendaId,
  EDITIONS,
  ENERGIES,
  type Energy,
  FOSSILS,
  type GoalId,
  REGIONS,
  type SummitId,
  type UnGoalId,
} from '../types/index.ts';
import { check } from './check.ts';
import { schema } from './schema.ts';

type File = Static<typeof schema>;
type FileEffect = File['lobbyCards'][number]['minor'];

/** What the rules use of a component file. */
function read(file: File, fault: NoteFault) {
  const fossils = keyed(file.fossilTypes, 'id');
  const projects = keyed(file.projects, 'type');
  const regions = keyed(file.regions, 'id');
  const presets = keyed(file.fossilSetups, 'id');
  const editions = keyed(file.editions, 'id');
  const tracks = keyed(file.expertiseTracks, 'type');
  const agendas: Record<AgendaId, Energy[]> = {};
  for (const { id, types } of file.agendaTiles) agendas[id] = types;
  const summits: Record<SummitId, Energy[]> = {};
  for (const { id, topics } of file.summitTiles) summits[id] = topics;
  return {
    constants: readConstants(file.constants),
    editions: recordOf(EDITIONS, (id) => readEdition(editions[id])),
    rounds: byPlayers(file.rounds.roundsPerDecade),
    decades: byPlayers(file.rounds.decades),
    /** The year on the decade track, by decade; index 0 is unused. */
    years: [0, ...file.decades.map(({ year }) => year)],
    regions: recordOf(REGIONS, (id) => {
      const { energySlots, cepLimit, startCep, projectSpaces } = regions[id];
      return { slots: energySlots, cepLimit, startCep, grants: projectSpaces.map(({ grant }) => grant) };
    }),
    supplyStart: file.board.supplyStartRegion.value,
    ppm: recordOf(FOSSILS, (fossil) => fossils[fossil].ppm),
    fossilTiles: recordOf(FOSSILS, (fossil) => fossils[fossil].count),
    fossilSetups: {
      beginner: presets.beginner.tiles,
      normal: presets.normal.tiles,
      expert: presets.expert.tiles,
      extreme: presets.extreme.tiles,
    },
    projectTiles: recordOf(ENERGIES, (type) => projects[type].count),
    benefits: recordOf(EDITIONS, (edition) => recordOf(ENERGIES, (type) => projects[type].install[edition])),
    /** Top of the stack first. */
    plants: recordOf(ENERGIES, (type) => readStack(file.greenPlants, type, fault)),
    tracks: recordOf(ENERGIES, (type) => readTrack(tracks[type], fault)),
    /** From top to bottom. */
    agendas,
    summits,
    lobby: keyed(file.lobbyCards.map(readLobbyCard), 'id'),
    goals: keyed(
      file.companyGoals.map(({ id, number, measure, vpPer, maxVp }) => ({ id, number, measure, pointsEach: vpPer, max: maxVp })),
      'id',
    ),
    unGoals: keyed(
      file.unGoals.map(({ id, number, requires, vp }) => ({ id, number, types: requires, points: vp })),
      'id',
    ),
    events: keyed(
      file.eventCards.map(({ id, number, region }) => ({ id, number, region })),
      'id',
    ),
    /** Lowest first. */
    soloRanks: file.soloRanks.map(({ id, minVp }) => ({ id, from: minVp })),
  };
}

/** By number of players; index 0 is unused. */
function byPlayers(of: Readonly<Record<1 | 2 | 3 | 4 | 5, number>>): number[] {
  return [0, of[1], of[2], of[3], of[4], of[5]];
}

function readConstants(constants: File['constants']) {
  return {
    cepTotal: constants.cepTotal.value,
    techTotal: constants.techCubesTotal.value,
    summitPlaces: constants.summitPlaces.value,
    scientistsPerPlayer: constants.scientistsPerPlayer.value,
    scientistsAtStart: constants.scientistsAtStart.value,
    cepPerPlayerAtStart: constants.cepPerPlayerAtStart.value,
    /** By place in turn order. */
    startMoney: constants.startMoneyByOrder.value,
    startTech: constants.startTech.value,
    marketStart: constants.marketStartStack.value,
    marketRefill: constants.marketRefill.value,
    startPrice: constants.marketStartPrice.value,
    minPrice: constants.marketMinPrice.value,
    maxPrice: constants.marketMaxPrice.value,
    lobbyHand: constants.lobbyHand.value,
    unGoalsShown: byPlayers(constants.unGoalsShown.value),
    unGoalTech: constants.unGoalTechCost.value,
    goalCash: constants.companyGoalCash.value,
    dismissFee: constants.dismissFee.value,
    disasterPpm: constants.eventThresholdPpm.value,
    lossPpm: constants.lossThresholdPpm.value,
    disasterPoints: constants.eventVpPenalty.value,
    disasterTech: constants.eventTech.value,
    moneyPerPoint: constants.moneyPerVp.value,
    mostTechPoints: constants.mostTechVp.value,
    mostUnGoalsPoints: constants.mostUnGoalsVp.value,
    pointsPerDollar: constants.supplyVpPerDollar.value,
    regionHelp: constants.regionHelpTech.value,
    regionTechUse: constants.regionTechConsumedPerDecade.value,
    minMoneyGrant: constants.minMoneyGrant.value,
    techGrant: constants.techGrant.value,
    auctionTech: constants.auctionValues.value.tech,
    greenRegionsToEnd: constants.greenRegionsToEnd.value,
    /** How many places are paid income. */
    incomePlaces: byPlayers(constants.incomePlaces.value),
  };
}

function readEdition(edition: File['editions'][number]) {
  const removed = edition.companyGoalsRemoved;
  const goals = (numbers: readonly number[]) => numbers.map((number): GoalId => `company-goal-${number}`);
  return {
    discsPerPlayer: edition.discsPerPlayer,
    unGoals: edition.unGoalIds.map((number): UnGoalId => `un-goal-${number}`),
    /** By number of players; index 0 is unused. */
    goalsRemoved: [[], goals(removed[1]), goals(removed[2]), goals(removed[3]), goals(removed[4]), goals(removed[5])],
    scientistProjectToHand: edition.scientistProjectToHand,
    summitOrder: SUMMIT_ORDERS[edition.summitOrder],
    plantsNotCountedForGoal: edition.goal30.freePlants,
    extremeGasRemoved: edition.extremeGasRemoved,
    soloNextProject: SOLO_STARTS[edition.soloNextProjectStart],
  };
}

const SUMMIT_ORDERS = {
  'clockwise-from-left-of-active-active-last': 'active-last',
  'clockwise-from-first-player-tile': 'from-first-player',
} as const;
const SOLO_STARTS = { 'next-region-clockwise': 'next-region', 'same-region': 'same-region' } as const;

function readStack(plants: File['greenPlants'], type: Energy, fault: NoteFault) {
  const stack = plants.filter((it) => it.type === type).sort((a, b) => a.stackPosition - b.stackPosition);
  stack.forEach(({ id, stackPosition }, i) => {
    if (stackPosition !== i + 1) fault(`$.greenPlants[${id}].stackPosition`, `the stack of ${type} has no plant number ${i + 1}`);
  });
  return stack.map(({ id, money, tech, vp, requiredExpertise }) => ({
    id,
    type,
    money,
    tech,
    points: vp,
    expertise: requiredExpertise,
  }));
}

function readTrack({ id, spaces, constructIconSpace }: File['expertiseTracks'][number], fault: NoteFault) {
  spaces.forEach(({ space }, i) => {
    if (space !== i + 1) fault(`$.expertiseTracks[${id}].spaces[${i}].space`, `must be ${i + 1}`);
  });
  return {
    /** By space; index 0 is 'no disc yet'. */
    spaces: [{ income: 0, bonus: null }, ...spaces.map(({ income, bonus }) => ({ income, bonus: readBonus(bonus) }))],
    last: spaces.length,
    constructionIcon: constructIconSpace,
  };
}

function readBonus(bonus: File['expertiseTracks'][number]['spaces'][number]['bonus']) {
  if (bonus === null || bonus.kind === 'tech') return bonus;
  const { amount: _, ...rest } = bonus;
  return rest;
}

function readLobbyCard({ id, number, numberByEdition, major, minor }: File['lobbyCards'][number]) {
  return {
    id,
    /** The printed number, by edition. */
    number: recordOf(EDITIONS, (edition) => numberByEdition?.[edition] ?? number),
    trigger: major.trigger,
    /** One of these. */
    major: major.effects.map(readEffect),
    minor: readEffect(minor),
  };
}

function readEffect(effect: FileEffect) {
  switch (effect.kind) {
    case 'vp':
      return { kind: 'points', amount: effect.amount } as const;
    case 'move-scientist':
      return { kind: effect.kind };
    case 'expertise':
      return { kind: effect.kind, type: effect.type };
    case 'money':
    case 'tech':
    case 'cep-from-market':
    case 'construction-discount':
      return { kind: effect.kind, amount: effect.amount };
  }
}

export type Components = ReadonlyDeep<ReturnType<typeof read>>;
export type EditionData = Components['editions']['fr'];
export type Benefit = Components['benefits']['fr'][Energy];
export type Plant = Components['plants'][Energy][number];
export type TrackSpace = Components['tracks'][Energy]['spaces'][number];
export type Bonus = NonNullable<TrackSpace['bonus']>;
export type LobbyCard = Components['lobby'][keyof Components['lobby']];
export type LobbyTrigger = LobbyCard['trigger'];
export type LobbyEffect = LobbyCard['minor'];
export type CompanyGoal = Components['goals'][keyof Components['goals']];
export type Measure = CompanyGoal['measure'];

/** Reads a component file: a complete and sound one, or every fault with its place. */
export const parse = parser(schema, read, check);
