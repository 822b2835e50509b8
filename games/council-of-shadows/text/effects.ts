// What components do, in words, read from the operations of the data: whoever plays with other components reads theirs.
import { same, type Words, type WordValue } from '@kaya/engine';
import {
  automaCardOf,
  bonusOf,
  cardOf,
  constants,
  darkTechOf,
  extraZoneOf,
  leaderOf,
  stationOf,
  upgradeOf,
} from '../data/index.ts';
import type {
  AutomaAction,
  BonusFormula,
  CardEffect,
  DarkTechEffect,
  Effect,
  LeaderPower,
  StationEffect,
} from '../data/read/effects.ts';
import type { AutomaId, BonusId, CardId, DarkTechId, LeaderId, StationKind, UpgradeId } from '../types/index.ts';
import { cardName, galaxyName, gemsWords } from './names.ts';
import { say } from './say.ts';

function reachOf(anySector: boolean, anyPlanet: boolean): string {
  if (anySector) return anyPlanet ? 'anywhere' : 'sector';
  return anyPlanet ? 'planet' : 'range';
}

function effectWords(effect: Effect): Words {
  switch (effect.op) {
    case 'colonise':
      return say('cos.effect.colonise', {
        cubes: effect.cubes,
        reach: reachOf(effect.anySector, effect.anyPlanet),
        here: effect.thenExtractHere,
      });
    case 'extract':
      return say('cos.effect.extract', { times: effect.times, reach: effect.anySector ? 'anywhere' : 'range' });
    case 'discover': {
      const { mode, cubes, anyPlanet, extractTimes } = effect.followUp;
      return say(`cos.effect.discover.${mode}`, {
        reach: effect.anySector ? 'anywhere' : 'range',
        cubes,
        planet: anyPlanet ? 'any' : 'known',
        times: extractTimes,
      });
    }
    case 'gainGems':
      return say('cos.effect.gainGems', { gems: gemsWords(effect.gems) });
    case 'transformGem':
      return say('cos.effect.transformGem', { times: effect.times });
    case 'gainEnergy':
      return say('cos.effect.gainEnergy', { amount: effect.amount });
    case 'choice':
      return effect.options.map(effectsWords).reduce((first, second) => say('cos.effect.or', { first, second }));
    case 'unlockPlanet':
      return say('cos.effect.unlockPlanet', { type: effect.type });
    case 'unlockStacking':
      return say('cos.effect.unlockStacking', { most: constants.maxCubesPerPlanet });
    case 'setRange':
      return say('cos.effect.setRange', { zone: effect.zone, range: effect.range, energy: effect.energy });
    case 'addZone':
      return say('cos.effect.addZone', { range: extraZoneOf(effect.extraZone).startRange });
    case 'maxAllRanges':
      return say('cos.effect.maxAllRanges', { energy: effect.energyPerUpgrade });
    case 'changeConsumption':
      return say('cos.effect.changeConsumption', { amount: -effect.amount });
    case 'drawLightBonus':
      return say('cos.effect.drawLightBonus', { count: effect.count });
    case 'exploit':
      return say('cos.effect.exploit', { galaxies: effect.galaxies });
    case 'discoverExtraCube':
      return say('cos.effect.discoverExtraCube', { cubes: effect.cubes });
    case 'energyPerGalaxyMajority':
    case 'energyPerSystemMajority':
      return say(`cos.effect.${effect.op}`, { amount: effect.amount });
    case 'takeAiCard':
    case 'upgradeExtractedGems':
    case 'extractAtOpponents':
    case 'zeroConsumption':
      return say(`cos.effect.${effect.op}`);
  }
}

/** Several effects in their order. */
export function effectsWords(effects: readonly (CardEffect | DarkTechEffect)[]): Words {
  const [first, ...more] = effects;
  if (first === undefined) return say('cos.effect.none');
  if (more.length > 0 && more.every((effect) => same(effect, first))) {
    return say('cos.effect.repeat', { effect: effectWords(first), times: effects.length });
  }
  return more
    .map(effectWords)
    .reduce((sofar, effect) => say('cos.effect.then', { first: sofar, second: effect }), effectWords(first));
}

export function cardText(card: CardId): Words {
  return effectsWords(cardOf(card).steps);
}

export function upgradeText(upgrade: UpgradeId): Words {
  return effectWords(upgradeOf(upgrade).effect);
}

export function darkTechText(card: DarkTechId): Words {
  return effectsWords(darkTechOf(card).effects);
}

export function stationText(station: StationKind): Words {
  return stationEffect(stationOf(station).effect);
}

function stationEffect(effect: StationEffect): Words {
  return effect.op === 'stationColonise'
    ? say('cos.effect.stationColonise', { cubes: effect.cubes })
    : say(`cos.effect.${effect.op}`);
}

export function leaderText(leader: LeaderId): Words {
  const { startConsumption, startEnergy, power, forbids } = leaderOf(leader);
  const start = { consumption: startConsumption, energy: startEnergy, power: leaderPower(power) };
  return forbids === null
    ? say('cos.effect.leader', start)
    : say('cos.effect.leader.forbids', { ...start, card: cardName(forbids) });
}

export function leaderPower(power: LeaderPower): Words {
  switch (power.op) {
    case 'addZone':
      return effectWords(power);
    case 'leaderFreeColony':
      return say('cos.effect.leaderFreeColony', { cubes: power.cubes });
    case 'leaderKeepCube':
      return say('cos.effect.leaderKeepCube', { least: power.minColonies });
    case 'leaderEnergyPerColony':
      return say('cos.effect.leaderEnergyPerColony', { amount: power.amount });
    case 'leaderExtract':
    case 'leaderTieIsMajority':
      return say(`cos.effect.${power.op}`);
  }
}

export function automaAction(action: AutomaAction): Words {
  switch (action.op) {
    case 'colonise':
    case 'discover': {
      const { cubes, planet, galaxy, sector } = action;
      return say(`cos.effect.automa.${action.op}`, { cubes, type: planet, galaxy: galaxyName(galaxy), sector });
    }
    case 'gainEnergy':
      return say('cos.effect.automa.gainEnergy', { amount: action.amount });
    case 'refreshMarket':
      return say('cos.effect.automa.refreshMarket', { slots: action.slots.map((slot) => slot + 1) });
  }
}

/** The rows of an Automa card, and how it exploits. */
export function automaText(card: AutomaId): readonly Words[] {
  const { rows, exploit } = automaCardOf(card);
  const words = rows.map(({ left, right }) =>
    right === null ? automaAction(left) : say('cos.effect.automa.row', { left: automaAction(left), right: automaAction(right) }),
  );
  return [...words, say(`cos.effect.automa.${exploit}`)];
}

export function bonusText(card: BonusId): Words {
  const { formula } = bonusOf(card);
  return say(`cos.formula.${formula.count}`, valuesOf(formula));
}

/** What it counts, in a few words: for a card beside others. */
export function bonusBrief(card: BonusId): Words {
  const { formula } = bonusOf(card);
  return say(`cos.brief.${formula.count}`, valuesOf(formula));
}

function valuesOf(formula: BonusFormula): Readonly<Record<string, WordValue>> {
  const values: Record<string, WordValue> = {};
  for (const [name, value] of Object.entries(formula)) if (name !== 'count') values[name] = value;
  if (formula.count === 'galaxyControl') values['galaxy'] = galaxyName(formula.galaxy);
  return values;
}
