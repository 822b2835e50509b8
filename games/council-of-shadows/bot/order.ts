// Which actions look best at first sight.
import { at, playerOf, type Seat } from '@kaya/engine';
import {
  bonusOf,
  cardOf,
  components,
  darkTechOf,
  galaxyOf,
  planetOf,
  spaceOf,
  stationOf,
  systemOf,
  upgradeOf,
} from '../data/index.ts';
import { isUnknownGround } from '../rules/cards/colonise.ts';
import { levelsToGo } from '../rules/ending.ts';
import { sparedBy, yieldOf } from '../rules/galaxies/exploitation.ts';
import { coloniesInGalaxy } from '../rules/galaxies/majority.ts';
import { reachesNextLevel } from '../rules/levels/energy.ts';
import { bonusEnergy } from '../rules/scoring.ts';
import type {
  CardId,
  CosAction,
  CosState,
  DarkTechId,
  GalaxyId,
  PlanetId,
  Player,
  Secret,
  SystemId,
  UpgradeId,
} from '../types/index.ts';
import { netWorth } from './card-worth.ts';
import { roundsToCome } from './horizon.ts';
import { exploitsLeft, gainIn, gemsWorth, lightCardWorth, type Prospects, prospectsOf } from './prospects.ts';

/** What the actions are judged by; the board is only looked over when an action needs it. */
interface Outlook {
  readonly state: CosState;
  readonly seat: Seat;
  readonly player: Player;
  readonly toGo: number;
  readonly rounds: number;
  prospects: Prospects | null;
}

export function order(state: CosState, seat: Seat, actions: readonly CosAction[]): number[] {
  const outlook: Outlook = {
    state,
    seat,
    player: playerOf(state, seat),
    toGo: levelsToGo(playerOf(state, seat)),
    rounds: roundsToCome(state),
    prospects: null,
  };
  return actions.map((action) => promise(outlook, action));
}

function cardNet(outlook: Outlook, card: CardId, zone: number): number {
  outlook.prospects ??= prospectsOf(outlook.state, outlook.seat);
  const range = outlook.player.zones[zone]?.range ?? 1;
  return netWorth(outlook.player, card, range, outlook.prospects, outlook.toGo);
}

function promise(outlook: Outlook, action: CosAction): number {
  const { state, seat, player, rounds } = outlook;
  switch (action.do) {
    case 'buy-card':
      return cardInMarket(outlook, action.slot);
    case 'take-card':
      return 5 + cardInMarket(outlook, action.slot);
    case 'buy-upgrade':
      return upgradePromise(outlook, action.upgrade);
    case 'buy-station':
      return (
        rounds * (action.station === 'exploitation' ? 0.6 * galaxyOf(action.galaxy).high : 2) -
        gemsWorth(stationOf(action.station).cost)
      );
    case 'free-colony':
      return 20;
    case 'stop-buying':
      return 0;
    case 'pay':
      return -gemsWorth(action.gems);
    case 'plan-card':
      return cardNet(outlook, action.card, action.zone - 1) + alreadyThere(outlook, action.zone - 1);
    case 'keep':
      return 0;
    case 'choose-branch':
      return 2 - action.option;
    case 'colonise':
    case 'add-cube':
      return colonisePromise(outlook, action.planet);
    case 'extract':
    case 'station-extract':
    case 'leader-extract':
      return 1 + resource(action.system);
    case 'discover':
      return 2 + action.sector;
    case 'take-tile':
      return tilePromise(player, action.tile);
    case 'place-tile':
      return gainIn(state, seat, galaxyOf(spaceOf(action.space).galaxy), 1, exploitsLeft(state, seat));
    case 'take-resource':
      return followUpResource(state);
    case 'transform':
      return 1;
    case 'exploit':
      return exploitPromise(state, seat, action.galaxy);
    case 'stop-exploiting':
      return 1.5;
    case 'remove-cube':
      return -cubesBeside(player, action.planet);
    case 'return-bonus':
      return -bonusEnergy(state, seat, bonusOf(action.card).formula);
    case 'take-dark-tech':
      return darkTechPromise(outlook, action.card);
    case 'choose-leader':
    case 'choose-civilisation':
      return 0;
    case 'skip':
      return 0.1;
  }
}

function cardInMarket(outlook: Outlook, slot: number): number {
  const card = outlook.state.market[slot] ?? null;
  if (card === null) return -100;
  return 2 + 0.45 * outlook.rounds * cardNet(outlook, card, 0) - gemsWorth(cardOf(card).cost);
}

function upgradePromise({ player, rounds }: Outlook, id: UpgradeId): number {
  const { effect, cost } = upgradeOf(id);
  switch (effect.op) {
    case 'gainEnergy':
      return (
        effect.amount -
        gemsWorth(cost) +
        (!reachesNextLevel(player) && reachesNextLevel({ ...player, energy: player.energy + effect.amount }) ? 30 : 0)
      );
    case 'setRange':
      return effect.energy + rounds * (effect.zone === '1' ? 1 : 0.6) - gemsWorth(cost);
    case 'unlockPlanet':
      return rounds * (effect.type === 'desert' ? 1.5 : 1.1) - gemsWorth(cost);
    case 'unlockStacking':
      return 0.8 * rounds - gemsWorth(cost);
  }
}

/** Covering a card gives up what it would have done. */
function alreadyThere(outlook: Outlook, zone: number): number {
  const top = outlook.player.zones[zone]?.cards.at(-1);
  return top === undefined ? 100 : -cardNet(outlook, top, zone) - 1;
}

function colonisePromise({ state, seat }: Outlook, planet: PlanetId): number {
  const { system } = planetOf(planet);
  const space = state.spaces.indexOf(system);
  if (space < 0) return 0;
  const galaxy = galaxyOf(at(components.spaces, space).galaxy);
  return 1 + gainIn(state, seat, galaxy, 1, exploitsLeft(state, seat)) + 0.2 * resource(system);
}

function resource(id: Secret<SystemId>): number {
  const { resource: it } = systemOf(id);
  return it.energy + gemsWorth(it.gems);
}

function tilePromise(player: Player, tile: Secret<SystemId>): number {
  const open = systemOf(tile).planets.filter((planet) => !isUnknownGround(player, planet, false)).length;
  return resource(tile) + 2 * Math.min(1, open) + 0.5 * open;
}

/** The resource of the system just discovered. */
function followUpResource(state: CosState): number {
  const step = state.agenda.at(-1);
  return step?.do === 'discover-follow-up' ? resource(step.system) * step.followUp.extractTimes : 1;
}

function exploitPromise(state: CosState, seat: Seat, id: GalaxyId): number {
  const galaxy = galaxyOf(id);
  const player = playerOf(state, seat);
  const now = galaxy[yieldOf(state, seat, galaxy)] + lightCardWorth(player, galaxy);
  if (sparedBy(state, player, galaxy) !== null) return 20 + now;
  const patience = roundsToCome(state) > 0 && coloniesInGalaxy(state, player, galaxy) === 1 ? 0.6 : 0.4;
  return now * (1 - 0.3 * patience) - 1;
}

function cubesBeside(player: Player, planet: PlanetId): number {
  return systemOf(planetOf(planet).system).planets.reduce((sum, it) => sum + at(player.colonies, it.number), 0) === 1 ? 1 : 0;
}

function darkTechPromise({ rounds, player }: Outlook, card: Secret<DarkTechId>): number {
  let worth = 0;
  for (const effect of darkTechOf(card).effects) {
    switch (effect.op) {
      case 'energyPerGalaxyMajority':
      case 'energyPerSystemMajority':
        worth += 6 * (rounds + 1);
        break;
      case 'zeroConsumption':
        worth += 5 * rounds;
        break;
      case 'gainEnergy':
        worth += effect.amount;
        break;
      case 'exploit':
        worth += 6 * effect.galaxies;
        break;
      case 'addZone':
      case 'discoverExtraCube':
        worth += 3 * rounds;
        break;
      case 'changeConsumption':
        worth += player.consumption > 27 ? -effect.amount * 1.6 : 4;
        break;
      case 'colonise':
        worth += 6 * effect.cubes;
        break;
      default:
        worth += 4;
    }
  }
  return worth;
}
