// What is asked of the one who decides, and what the others are told meanwhile.

import { at, playerOf, type Seat, type Viewer, type Words } from '@kaya/engine';
import { levelDistance } from '../explain/level.ts';
import { planForecast } from '../explain/plan.ts';
import { priceOf, purchasesLeft } from '../rules/buying/buying.ts';
import { extraCubes } from '../rules/cards/discover.ts';
import { topCard } from '../rules/planning/consumption.ts';
import { zoneToPlan } from '../rules/planning/planning.ts';
import type { CosState, CosStep, Purchase } from '../types/index.ts';
import {
  cardName,
  galaxyName,
  gemsWords,
  levelText,
  planetName,
  sourceName,
  stationName,
  systemName,
  upgradeName,
} from './names.ts';
import { say } from './say.ts';

export function prompt(view: CosState, step: CosStep, viewer: Viewer): Words {
  if (step.do === 'plan') return planPrompt(view, viewer);
  if (!('seat' in step)) throw new Error(`'${step.do}' asks nobody`);
  return step.seat === viewer ? ownPrompt(view, step, viewer) : othersPrompt(step);
}

type Seated = Extract<CosStep, { readonly seat: Seat }>;

function planPrompt(view: CosState, viewer: Viewer): Words {
  if (viewer < 0) return say('cos.prompt.plan.others');
  const player = playerOf(view, viewer);
  const index = zoneToPlan(player);
  if (index < 0) return say('cos.prompt.plan.ready');
  const zone = at(player.zones, index);
  const card = topCard(zone);
  const { from, to } = planForecast(view, viewer);
  return say('cos.prompt.plan', {
    zone: index + 1,
    range: zone.range,
    occupied: card === null ? 'no' : 'yes',
    card: card === null ? '' : cardName(card),
    from,
    to,
  });
}

function ownPrompt(view: CosState, step: Seated, seat: Seat): Words {
  const player = playerOf(view, seat);
  const { energy, consumption } = player;
  switch (step.do) {
    case 'choose-civilisation':
    case 'choose-leader':
    case 'bonus-limit':
      return say(`cos.prompt.${step.do}`);
    case 'buy':
      return say('cos.prompt.buy', { gems: gemsWords(player.gems), left: purchasesLeft(step) });
    case 'pay':
      return say('cos.prompt.pay', { price: gemsWords(priceOf(view, step.purchase)), item: itemName(view, step.purchase) });
    case 'choose-branch':
    case 'take-ai-card':
      return say(`cos.prompt.${step.do}`, { source: sourceName(step.source) });
    case 'colonise':
      return say('cos.prompt.colonise', {
        source: sourceName(step.source),
        cubes: step.cubes,
        range: step.range,
        any: step.anyPlanet ? 'yes' : 'no',
      });
    case 'extract':
      return say('cos.prompt.extract', { source: sourceName(step.source), range: step.range, times: step.times });
    case 'discover-pile':
      return say('cos.prompt.discover-pile', { source: sourceName(step.source), range: step.range });
    case 'discover-tile':
      return say('cos.prompt.discover-tile', { sector: step.sector });
    case 'discover-space':
      return say('cos.prompt.discover-space', { sector: step.sector, tile: systemName(view.drawn[0] ?? '?') });
    case 'discover-follow-up':
      return say(`cos.prompt.discover-follow-up.${step.offer}`, {
        system: systemName(step.system),
        cubes: step.followUp.cubes,
        times: step.followUp.extractTimes,
      });
    case 'discover-extra-cube':
      return say('cos.prompt.discover-extra-cube', { planet: planetName(step.planet), cubes: extraCubes(view, seat) });
    case 'transform':
      return say('cos.prompt.transform', { source: sourceName(step.source), gems: gemsWords(player.gems), times: step.times });
    case 'exploit':
      return say('cos.prompt.exploit', { energy, consumption, missing: levelDistance(view, seat).missing });
    case 'hegemony-exploit':
      return say('cos.prompt.hegemony-exploit', { energy, consumption, left: step.left });
    case 'remove-cube':
    case 'automa-cube':
      return say(`cos.prompt.${step.do}`, { galaxy: galaxyName(step.galaxy) });
    case 'choose-dark-tech':
      return say('cos.prompt.choose-dark-tech', { level: levelText(step.level) });
    case 'automa-planet':
      return say('cos.prompt.automa-planet', { galaxy: galaxyName(step.target.galaxy), cubes: step.target.cubes });
    case 'automa-tile':
    case 'automa-space':
      return say(`cos.prompt.${step.do}`, { galaxy: galaxyName(step.target.galaxy) });
    case 'zone':
    case 'effect':
    case 'shift':
    case 'exploitation':
      throw new Error(`'${step.do}' asks nobody`);
  }
}

function othersPrompt(step: Seated): Words {
  const seat = { seat: step.seat };
  switch (step.do) {
    case 'choose-branch':
      return say('cos.prompt.choose-branch.others', { seat, source: sourceName(step.source) });
    case 'discover-tile':
    case 'discover-space':
      return say(`cos.prompt.${step.do}.others`, { seat, sector: step.sector });
    case 'discover-follow-up':
      return say('cos.prompt.discover-follow-up.others', { seat, system: systemName(step.system) });
    case 'remove-cube':
    case 'automa-cube':
      return say(`cos.prompt.${step.do}.others`, { seat, galaxy: galaxyName(step.galaxy) });
    case 'choose-dark-tech':
      return say('cos.prompt.choose-dark-tech.others', { seat, level: levelText(step.level) });
    case 'zone':
    case 'effect':
    case 'shift':
    case 'exploitation':
      throw new Error(`'${step.do}' asks nobody`);
    default:
      return say(`cos.prompt.${step.do}.others`, { seat });
  }
}

function itemName(view: CosState, item: Purchase): Words {
  switch (item.kind) {
    case 'card':
      return cardName(view.market[item.slot] ?? '?');
    case 'upgrade':
      return upgradeName(item.upgrade);
    case 'station':
      return stationName(item.station);
  }
}
