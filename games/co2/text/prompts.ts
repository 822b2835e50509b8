import { playerOf, type Viewer, type Words } from '@kaya/engine';
import { components } from '../data/index.ts';
import { nextSpace } from '../rules/science/expertise.ts';
import { summitAt } from '../rules/science/summits.ts';
import type { Co2State, Co2Step, DecisionStep } from '../types/index.ts';
import { energy, money, person, region, summit } from './names.ts';
import { say } from './say.ts';

/** What the awaited player is asked, and what the others read meanwhile. */
export function promptWords(view: Co2State, step: Co2Step, viewer: Viewer): Words {
  if (step.do === 'draft-pick') return viewer >= 0 ? say('co2.prompt.draft-pick') : say('co2.prompt.draft-pick.others');
  if (!isDecision(step)) throw new Error(`'${step.do}' asks nobody`);
  return step.seat === viewer ? asked(view, step) : watched(view, step);
}

function isDecision(step: Co2Step): step is DecisionStep {
  return 'seat' in step;
}

/** CO2-DEC-2 to CO2-DEC-27, to the one who decides. */
function asked(view: Co2State, step: DecisionStep): Words {
  switch (step.do) {
    case 'solo-project-space':
      return say('co2.prompt.solo-project-space', { type: energy(step.type, 'of'), region: region(step.region, 'in') });
    case 'income-split':
      return say('co2.prompt.income-split', { total: step.total });
    case 'pay-cep':
      return step.cause === 'install'
        ? say('co2.prompt.pay-cep.install')
        : say('co2.prompt.pay-cep.fossil', { region: region(step.region, 'name') });
    case 'forced-purchase-funding':
      return say('co2.prompt.forced-purchase-funding', {
        price: money(view.price),
        money: money(playerOf(view, step.seat).money),
        cash: money(components.constants.goalCash),
      });
    case 'turn-menu':
      return view.turn.main ? say('co2.prompt.turn-menu.done') : say('co2.prompt.turn-menu');
    case 'dismissed-scientist':
      return say('co2.prompt.dismissed-scientist', {
        by: person(step.by),
        type: energy(step.type, 'of'),
        gain: nextSpace(view, step.seat, step.type) === null ? 'no' : 'yes',
      });
    case 'market':
      return say('co2.prompt.market', { price: money(view.price) });
    case 'summit-extra-expertise':
      return say('co2.prompt.summit-extra-expertise', { summit: summit(summitAt(view, step.place).tile) });
    case 'auction-bid':
      return view.bid < 0 ? say('co2.prompt.auction-bid.none') : say('co2.prompt.auction-bid', { bid: view.bid });
    case 'auction-payment':
      return say('co2.prompt.auction-payment', { rest: step.rest });
    case 'solo-start-region':
    case 'propose':
    case 'install':
    case 'construct':
    case 'scientist-move':
    case 'scientist-destination':
    case 'research-grant':
    case 'own-scientist-after-construct':
    case 'bonus-any-expertise':
    case 'bonus-region-cep':
    case 'lobby-trigger':
    case 'lobby-reward':
    case 'lobby-minor':
    case 'un-goal':
    case 'end-of-turn-expertise':
    case 'summit-order':
    case 'auction-first-player':
      return say(`co2.prompt.${step.do}`);
  }
}

/** The same, to everybody else. A `lobby-trigger` reads like the turn menu (CO2-HID-8). */
function watched(view: Co2State, step: DecisionStep): Words {
  const seat = person(step.seat);
  switch (step.do) {
    case 'lobby-trigger':
      return say('co2.prompt.turn-menu.others', { seat });
    case 'solo-project-space':
      return say('co2.prompt.solo-project-space.others', {
        seat,
        type: energy(step.type, 'of'),
        region: region(step.region, 'in'),
      });
    case 'income-split':
      return say('co2.prompt.income-split.others', { seat, total: step.total });
    case 'pay-cep':
      return step.cause === 'install'
        ? say('co2.prompt.pay-cep.install.others', { seat })
        : say('co2.prompt.pay-cep.fossil.others', { seat, region: region(step.region, 'name') });
    case 'forced-purchase-funding':
      return say('co2.prompt.forced-purchase-funding.others', {
        seat,
        price: money(view.price),
        money: money(playerOf(view, step.seat).money),
      });
    case 'summit-extra-expertise':
      return say('co2.prompt.summit-extra-expertise.others', { seat, summit: summit(summitAt(view, step.place).tile) });
    default:
      return say(`co2.prompt.${step.do}.others`, { seat });
  }
}
