// A label for everything one may do.

import { at, pileSize, playerOf, type Seat, type Words, type WordValue } from '@kaya/engine';
import { cardOf, components, galaxyOf, planetOf, spaceOf, stationOf, systemOf, upgradeOf } from '../data/index.ts';
import { stillToExploit } from '../explain/exploitation.ts';
import { levelDistance } from '../explain/index.ts';
import { paidAtLeast } from '../rules/buying/buying.ts';
import { extraCubes } from '../rules/cards/discover.ts';
import { manyTimes, resourceFor } from '../rules/cards/extract.ts';
import { sparedBy, yieldOf } from '../rules/galaxies/exploitation.ts';
import { cubesOnPlanet } from '../rules/galaxies/majority.ts';
import {
  type CardId,
  type CosAction,
  type CosState,
  type GalaxyId,
  type Gems,
  HIDDEN,
  type SystemId,
  type UpgradeId,
} from '../types/index.ts';
import { bonusText, cardText, darkTechText, effectsWords, leaderText, stationText, upgradeText } from './effects.ts';
import {
  bonusName,
  cardName,
  civilisationName,
  darkTechName,
  gainedWords,
  galaxyName,
  gemsWords,
  leaderName,
  paidWords,
  planetLetter,
  planetName,
  planetTypeName,
  resourceWords,
  signed,
  spaceName,
  stationName,
  systemName,
  upgradeName,
} from './names.ts';
import { say } from './say.ts';

export function actionWords(action: CosAction, view: CosState, seat: Seat): Words {
  switch (action.do) {
    case 'choose-civilisation':
      return say('cos.action.choose-civilisation', { civilisation: civilisationName(action.civilisation) });
    case 'choose-leader':
      return say('cos.action.choose-leader', { leader: leaderName(action.leader), text: leaderText(action.leader) });
    case 'buy-card':
    case 'take-card':
      return marketWords(action.do, view, seat, action.slot);
    case 'buy-upgrade':
      return upgradeWords(view, seat, action.upgrade);
    case 'buy-station':
      return say('cos.action.buy-station', {
        station: stationName(action.station),
        galaxy: galaxyName(action.galaxy),
        price: costWords(view, seat, stationOf(action.station).cost),
        text: stationText(action.station),
      });
    case 'pay':
      return say('cos.action.pay', { gems: gemsWords(action.gems) });
    case 'plan-card':
      return say('cos.action.plan-card', { zone: action.zone, ...cardValues(action.card) });
    case 'keep':
      return say('cos.action.keep', { zone: action.zone });
    case 'choose-branch':
      return branchWords(view, action.option);
    case 'colonise': {
      const { system, number } = planetOf(action.planet);
      return say('cos.action.colonise', {
        planet: planetName(action.planet),
        ...whereabouts(view, system),
        cubes: cubesOnPlanet(view, number),
      });
    }
    case 'extract':
      return say('cos.action.extract', { ...resourceOf(view, seat, action.system), ...whereabouts(view, action.system) });
    case 'discover':
      return say('cos.action.discover', { sector: action.sector, tiles: pileSize(at(view.sectorPiles, action.sector - 1)) });
    case 'take-tile':
      return action.tile === HIDDEN
        ? say('cos.action.take-tile.hidden', { system: systemName(action.tile) })
        : say('cos.action.take-tile', { ...resourceOf(view, seat, action.tile), planets: planetsOf(action.tile) });
    case 'place-tile': {
      const { galaxy, sector } = spaceOf(action.space);
      const { high, low, lightBonusCard } = galaxyOf(galaxy);
      return say('cos.action.place-tile', { space: spaceName(action.space), sector, high, low, bonus: yes(lightBonusCard) });
    }
    case 'take-resource': {
      const step = view.agenda.at(-1);
      return step?.do === 'discover-follow-up'
        ? say('cos.action.take-resource.of', resourceOf(view, seat, step.system, step.followUp.extractTimes))
        : say('cos.action.take-resource');
    }
    case 'transform':
      return say('cos.action.transform', { gem: action.gem });
    case 'exploit':
      return exploitWords(view, seat, action.galaxy);
    case 'station-extract':
    case 'leader-extract':
      return say(`cos.action.${action.do}`, resourceOf(view, seat, action.system));
    case 'add-cube':
      return say('cos.action.add-cube', { planet: planetName(action.planet), cubes: extraCubes(view, seat) });
    case 'remove-cube':
      return say('cos.action.remove-cube', { planet: planetName(action.planet) });
    case 'return-bonus':
      return action.card === HIDDEN
        ? say('cos.action.return-bonus.hidden', { card: bonusName(action.card) })
        : say('cos.action.return-bonus', { card: bonusName(action.card), text: bonusText(action.card) });
    case 'take-dark-tech':
      return action.card === HIDDEN
        ? say('cos.action.take-dark-tech.hidden', { card: darkTechName(action.card) })
        : say('cos.action.take-dark-tech', { card: darkTechName(action.card), text: darkTechText(action.card) });
    case 'skip':
      return say('cos.action.skip', { what: (view.agenda.at(-1)?.do ?? '').replaceAll('-', '_') });
    case 'stop-exploiting':
      return say('cos.action.stop-exploiting', { left: leftBehind(view, seat) });
    case 'free-colony':
    case 'stop-buying':
      return say(`cos.action.${action.do}`);
  }
}

/** What one gives up by not exploiting any further: the next level, a majority, or nothing worth a word. */
function leftBehind(view: CosState, seat: Seat): 'level' | 'majority' | 'none' {
  const step = view.agenda.at(-1);
  if (step?.do !== 'exploit' || step.seat !== seat) return 'none';
  const open = stillToExploit(view, seat);
  const { missing } = levelDistance(view, seat);
  if (missing > 0 && open.some(({ energy }) => energy >= missing)) return 'level';
  return open.some((galaxy) => galaxy.yield === 'high') ? 'majority' : 'none';
}

function yes(value: boolean): string {
  return value ? 'yes' : 'no';
}

type Values = Readonly<Record<string, WordValue>>;

function cardValues(card: CardId): Values {
  return { card: cardName(card), consumption: signed(cardOf(card).consumption), text: cardText(card) };
}

/** The gems that really leave the seat: dearer ones where those of the price are not there. */
function costWords(view: CosState, seat: Seat, price: Gems): WordValue {
  return paidWords(paidAtLeast(playerOf(view, seat).gems, price));
}

function marketWords(kind: 'buy-card' | 'take-card', view: CosState, seat: Seat, slot: number): Words {
  const card = view.market[slot] ?? null;
  if (card === null) return say(`cos.action.${kind}.empty`, { slot: slot + 1 });
  if (kind === 'take-card') return say('cos.action.take-card', cardValues(card));
  return say('cos.action.buy-card', { ...cardValues(card), price: costWords(view, seat, cardOf(card).cost) });
}

/** What comes at once stands with a sign; what an upgrade opens is told. */
function upgradeWords(view: CosState, seat: Seat, upgrade: UpgradeId): Words {
  const { cost, effect } = upgradeOf(upgrade);
  const price = costWords(view, seat, cost);
  switch (effect.op) {
    case 'gainEnergy':
      return say('cos.action.buy-upgrade.energy', { price, energy: effect.amount });
    case 'setRange':
      return say('cos.action.buy-upgrade', { price, text: upgradeName(upgrade), energy: effect.energy });
    default:
      return say('cos.action.buy-upgrade', { price, text: upgradeText(upgrade), energy: 0 });
  }
}

function branchWords(view: CosState, option: number): Words {
  const step = view.agenda.at(-1);
  return step?.do === 'choose-branch'
    ? say('cos.action.choose-branch', { effects: effectsWords(at(step.options, option)) })
    : say('cos.action.choose-branch.later', { option: option + 1 });
}

/** Where a system lies. */
function whereabouts(view: CosState, system: SystemId): Values {
  const { galaxy, sector } = at(components.spaces, Math.max(0, view.spaces.indexOf(system)));
  return { galaxy: galaxyName(galaxy), sector };
}

/** A system with what its resource would give the seat. */
function resourceOf(view: CosState, seat: Seat, system: SystemId, times = 1): Values {
  const resource = manyTimes(resourceFor(playerOf(view, seat), systemOf(system)), times);
  return { system: systemName(system), resource: resourceWords(resource), gains: gainedWords(resource) };
}

/** The planets of a system, each with its letter and type. */
export function planetsOf(system: SystemId): Words[] {
  return systemOf(system).planets.map(({ id, type }) =>
    say('cos.planet.short', { letter: planetLetter(id), type: planetTypeName(type) }),
  );
}

function exploitWords(view: CosState, seat: Seat, galaxy: GalaxyId): Words {
  const it = galaxyOf(galaxy);
  const yields = yieldOf(view, seat, it);
  return say('cos.action.exploit', {
    galaxy: galaxyName(galaxy),
    yield: yields,
    energy: it[yields],
    bonus: yes(it.lightBonusCard),
    spared: yes(sparedBy(view, playerOf(view, seat), it) !== null),
  });
}
