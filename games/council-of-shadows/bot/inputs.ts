// What a learnt judgement looks at, from one seat's view.
import { at, type Inputs, pileSize, playerOf, type Seat, type Sheet } from '@kaya/engine';
import { cardOf, components, constants, layoutFor } from '../data/index.ts';
import type { CardEffect } from '../data/read/effects.ts';
import { cubesOnOwnBoards } from '../rules/buying/upgrades.ts';
import { levelsToGo } from '../rules/ending.ts';
import { coloniesInGalaxy, cubesThatCount, hasMajority, strongestOpponent } from '../rules/galaxies/majority.ts';
import { sumOfCards, topCard } from '../rules/planning/consumption.ts';
import { isPlanned, plannedCard } from '../rules/planning/planning.ts';
import { aiCardsOwned } from '../rules/table.ts';
import {
  type Cos,
  type CosState,
  GEM_COLOURS,
  HIDDEN,
  OPEN,
  PLANET_TYPES,
  type Player,
  type PlayerNumber,
  SECTORS,
  STATION_KINDS,
} from '../types/index.ts';
import { actionWorth } from './card-worth.ts';
import { exploitsThisRound, roundsToCome } from './horizon.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { valueParts } from './value.ts';

/** The unit of energy and of everything that counts like it. */
const ENERGY = 20;
const PHASES = ['setup', 'buy', 'plan', 'act'] as const;
/** Zones of a player board with both extra ones. */
const ZONES = components.boardZones.length + components.extraZones.length;
const EFFECTS: readonly CardEffect['op'][] = [
  'colonise',
  'extract',
  'discover',
  'gainGems',
  'transformGem',
  'gainEnergy',
  'choice',
];
/** Cubes of a galaxy, and leads in it, are told apart up to this. */
const MOST_CUBES = 4;
const MOST_LEAD = 2;

export const inputs: Inputs<Cos> = {
  look(truth, seat, sheet) {
    const state = knownTo(truth, seat);
    const count = state.players.length;
    const estimates = state.players.map((_, number) => estimateOf(state, number));
    const best = Math.max(...estimates.map(({ known }) => known));
    theTable(state, seat, sheet);
    for (let i = 0; i < count; i++) {
      const number = (seat + i) % count;
      sheet.about('player', i);
      theEstimate(at(estimates, number), best, sheet);
      thePlayer(state, number, sheet);
      theZones(state, number, sheet);
      theGalaxies(state, number, sheet);
    }
  },
};

/** What is secret to a seat is hidden from what follows too, whatever world it looks at (COS-HID-3, -5). */
function knownTo(state: CosState, seat: Seat): CosState {
  const players = state.players.map((player, number): Player => {
    if (number === seat) return player;
    const { light, dark, plan } = player;
    const hidden: Pick<Player, 'light' | 'dark'> = { light: light.map(() => HIDDEN), dark: dark === null ? null : HIDDEN };
    if (!state.screens) return { ...player, ...hidden };
    const entry = isPlanned(player) ? HIDDEN : OPEN;
    return { ...player, ...hidden, plan: plan.map(() => entry) };
  });
  return { ...state, players };
}

/** The parts of the evaluation written by hand; `known` is all of it but the level. */
interface Estimate {
  readonly parts: ReturnType<typeof valueParts>;
  readonly known: number;
}

function estimateOf(state: CosState, number: PlayerNumber): Estimate {
  const parts = valueParts(state, number);
  const { energy, consumption, colonies, cards, possessions, upgrades, powers } = parts;
  return { parts, known: energy + consumption + colonies + cards + possessions + upgrades + powers };
}

function theEstimate({ parts, known }: Estimate, best: number, sheet: Sheet): void {
  sheet.number('consumption will cost', parts.consumption / (4 * ENERGY));
  sheet.number('colonies may bring', parts.colonies / ENERGY);
  sheet.number('cards may bring', parts.cards / (2 * ENERGY));
  sheet.number('possessions bring', parts.possessions / ENERGY);
  sheet.number('upgrades may bring', parts.upgrades / ENERGY);
  sheet.number('powers may bring', parts.powers / ENERGY);
  sheet.number('all of it', known / (4 * ENERGY));
  sheet.number('behind the best', (best - known) / (2 * ENERGY));
  sheet.steps('behind the best by sixes', (best - known) / 6, 6);
}

function theTable(state: CosState, seat: Seat, sheet: Sheet): void {
  const count = state.players.length;
  sheet.about('table');
  sheet.number('open plans', state.screens ? 0 : 1);
  sheet.number('module 1', state.module1 ? 1 : 0);
  sheet.number('module 2', state.module2 ? 1 : 0);
  sheet.number('silver cards', state.soloSilver ? 1 : 0);
  sheet.number('round', state.round / 12);
  sheet.steps('round', state.round, 10);
  sheet.oneOf('phase', PHASES.indexOf(state.phase), PHASES.length);
  sheet.number('rounds to come', roundsToCome(state) / 6);
  sheet.steps('rounds to come', Math.round(roundsToCome(state)), 7);
  sheet.oneOf('throne', state.throne === null ? -1 : (state.throne - seat + count) % count, count);
  for (let place = 0; place < count; place++) {
    const number = state.order[place];
    sheet.oneOf('turn order', number === undefined ? -1 : (number - seat + count) % count, count, place);
  }
  sheet.number('light cards left', pileSize(state.lightPile) / components.lightBonus.length);
  for (const sector of SECTORS) {
    const open = state.spaces.filter((tile, space) => tile !== null && components.spaces[space]?.sector === sector).length;
    sheet.number('systems known in sector', open / 6, sector);
    sheet.number('systems hidden in sector', pileSize(at(state.sectorPiles, sector - 1)) / 8, sector);
  }
  for (const { id } of components.aiCards) sheet.number('on offer', state.market.includes(id) ? 1 : 0, id);
}

function thePlayer(state: CosState, number: PlayerNumber, sheet: Sheet): void {
  const player = playerOf(state, number);
  const { energy, consumption } = player;
  const missing = consumption - energy;
  sheet.steps('level', player.level, constants.endLevel + 1);
  sheet.number('levels to go', levelsToGo(player) / constants.endLevel);
  sheet.number('energy', energy / (2 * ENERGY));
  sheet.number('consumption', consumption / (3 * ENERGY));
  sheet.number('share of the next level', Math.min(2, energy / consumption));
  sheet.number('missing to the next level', missing / (2 * ENERGY));
  sheet.steps('missing to the next level by fours', Math.ceil(missing / 4), 10);
  sheet.number('recorded', player.recorded / 10);
  sheet.number('visible cards ask for', sumOfCards(player) / 10);
  sheet.number('still exploits in this round', exploitsThisRound(state, number) ? 1 : 0);
  sheet.number('has planned', isPlanned(player) ? 1 : 0);
  for (const colour of GEM_COLOURS) {
    sheet.number('gems', player.gems[colour] / 8, colour);
    sheet.steps('gems', player.gems[colour], 4, colour);
  }
  sheet.number('hand', player.hand.length / 8);
  sheet.number('AI cards', aiCardsOwned(player) / 6);
  sheet.number('cubes on boards', cubesOnOwnBoards(player) / 8);
  sheet.steps('bonus cards', player.light.length, constants.bonusCardLimit);
  for (const type of PLANET_TYPES) sheet.number('may settle', player.terraformed[type] ? 1 : 0, type);
  sheet.number('colony extension', player.colonyExtension ? 1 : 0);
  for (const { id } of components.upgrades) {
    if (id.startsWith('energy')) sheet.number('has bought', player.upgrades.includes(id) ? 1 : 0, id);
  }
  for (const { id } of components.darkTech) sheet.number('knows', player.darkTech.includes(id) ? 1 : 0, id);
  sheet.oneOf(
    'leader',
    components.leaders.findIndex(({ id }) => id === player.leader),
    components.leaders.length,
  );
  for (const kind of STATION_KINDS) sheet.number('station', player.stations.some((it) => it.kind === kind) ? 1 : 0, kind);
  for (const { id } of components.aiCards) sheet.number('in hand', player.hand.includes(id) ? 1 : 0, id);
}

/** What lies on each zone, or is planned for it. */
function theZones(state: CosState, number: PlayerNumber, sheet: Sheet): void {
  const player = playerOf(state, number);
  const prospects = prospectsOf(state, number);
  for (let i = 0; i < ZONES; i++) {
    const zone = player.zones[i];
    const card = zone === undefined ? null : (plannedCard(player, i) ?? topCard(zone));
    sheet.steps('range of zone', zone?.range ?? 0, SECTORS.length, i);
    sheet.number('zone is used', card === null ? 0 : 1, i);
    sheet.number('zone asks for', card === null ? 0 : cardOf(card).consumption / 5, i);
    sheet.number('zone may bring', card === null || zone === undefined ? 0 : worthOn(player, i, prospects) / ENERGY, i);
    const effects = card === null ? [] : cardOf(card).steps;
    for (const op of EFFECTS) sheet.number(`zone ${i} can`, effects.some((it) => it.op === op) ? 1 : 0, op);
  }
}

function worthOn(player: Player, i: number, prospects: Prospects): number {
  const zone = at(player.zones, i);
  const card = plannedCard(player, i) ?? topCard(zone);
  return card === null ? 0 : actionWorth(player, card, zone.range, prospects);
}

function theGalaxies(state: CosState, number: PlayerNumber, sheet: Sheet): void {
  const player = playerOf(state, number);
  for (const galaxy of layoutFor(state.seats).galaxies) {
    const own = cubesThatCount(state, player, galaxy);
    const lead = own - strongestOpponent(state, number, galaxy);
    sheet.steps('cubes in', coloniesInGalaxy(state, player, galaxy), MOST_CUBES, galaxy.id);
    sheet.oneOf(
      'lead in',
      own === 0 ? -1 : Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead)) + MOST_LEAD,
      2 * MOST_LEAD + 1,
      galaxy.id,
    );
    sheet.number('leads in', hasMajority(state, number, galaxy) ? 1 : 0, galaxy.id);
  }
}
