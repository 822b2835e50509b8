// What using a card once is worth, in energy.

import { cardOf } from '../data/index.ts';
import type { CardEffect, FollowUp } from '../data/read/effects.ts';
import { reachOf } from '../rules/cards/effects.ts';
import { powerOf } from '../rules/table.ts';
import type { CardId, Player, Sector } from '../types/index.ts';
import { gemsWorth, type Prospects, settleGain } from './prospects.ts';

/** What one point of consumption costs for every level still to go. */
export const CONSUMPTION_COSTS = 0.8;
const TRANSFORMATION = 1.2;
const SECOND_CUBE = 0.75;

/** What the steps of a card bring from a zone of this range. */
export function actionWorth(player: Player, card: CardId, range: Sector, prospects: Prospects): number {
  let worth = 0;
  for (const effect of cardOf(card).steps) worth += effectWorth(player, effect, range, prospects);
  return worth;
}

/** The same without what its consumption costs. */
export function netWorth(player: Player, card: CardId, range: Sector, prospects: Prospects, levelsToGo: number): number {
  const costs = powerOf(player, 'zeroConsumption') === null ? CONSUMPTION_COSTS * levelsToGo * cardOf(card).consumption : 0;
  return actionWorth(player, card, range, prospects) - costs;
}

function effectWorth(player: Player, effect: CardEffect, range: Sector, prospects: Prospects): number {
  switch (effect.op) {
    case 'colonise': {
      const gain = settleGain(prospects, reachOf(effect, range), effect.cubes, effect.anyPlanet && effect.anySector);
      return gain > 0 ? gain + 2 * effect.thenExtractHere : 0;
    }
    case 'extract': {
      const resources = prospects.resources[reachOf(effect, range) - 1] as readonly number[];
      let worth = 0;
      for (let i = 0; i < effect.times; i++) worth += resources[i] ?? 0;
      return worth;
    }
    case 'discover':
      return discoverWorth(effect.followUp, reachOf(effect, range) - 1, prospects);
    case 'gainGems':
      return gemsWorth(effect.gems);
    case 'transformGem':
      return TRANSFORMATION * effect.times * (player.gems.anthracite + player.gems.gold > 0 ? 1 : 0.5);
    case 'gainEnergy':
      return effect.amount;
    case 'choice': {
      let best = 0;
      for (const steps of effect.options) {
        let worth = 0;
        for (const step of steps) worth += effectWorth(player, step, range, prospects);
        best = Math.max(best, worth);
      }
      return best;
    }
  }
}

function discoverWorth(followUp: FollowUp, reach: number, prospects: Prospects): number {
  const cubes = (prospects.newCube[reach] as number) * (1 + SECOND_CUBE * (followUp.cubes - 1));
  const resource = (prospects.newResource[reach] as number) * followUp.extractTimes;
  return followUp.mode === 'both' ? cubes + resource : Math.max(cubes, resource);
}
