import { playerOf, type Tally } from '@kaya/engine';
import { components } from '../data/index.ts';
import { incomeOf } from '../rules/supply/income.ts';
import { regionsOf } from '../rules/table.ts';
import { type Co2, ENERGIES } from '../types/index.ts';
import { goalWorth } from './value.ts';

/** What one more is worth in points; a dollar is half a point at the end. */
const worth = {
  plants: 1,
  income: 1,
  'un-goals': 1,
  lobby: 1,
  losses: -1,
  goal: 0.8,
  money: 0.55,
  tech: 1.2,
  cep: 1.2,
  expertise: 0.6,
  supply: 1.2,
  regions: 1.5,
  scientists: 0.8,
  pollution: -0.1,
} as const;

/** Points by source, what a company owns, and the pollution that threatens all. */
export const tally: Tally<Co2> = {
  worth,
  span: () => 2,
  count(state, seat): Readonly<Record<keyof typeof worth, number>> {
    const { sources, money, tech, cep, expertise, pool } = playerOf(state, seat);
    return {
      plants: sources.plants,
      income: sources.income + sources['last-income'],
      'un-goals': sources['un-goals'] + sources['most-un-goals'],
      lobby: sources.lobby,
      losses: -(sources.disasters + sources.purchases),
      goal: state.outcome === null ? goalWorth(state, seat) : sources['company-goal'],
      money,
      tech,
      cep,
      expertise: ENERGIES.reduce((sum, type) => sum + expertise[type], 0),
      supply: incomeOf(state, seat),
      regions: regionsOf(state, seat).length,
      scientists: components.constants.scientistsPerPlayer - pool,
      pollution: state.pollution,
    };
  },
};
