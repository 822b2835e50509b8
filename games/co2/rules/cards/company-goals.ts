// Chapters 5.17 and 6.6: the secret goal of each company.
import { type ActionOf, type Forbids, type Play, playerOf, type Seat } from '@kaya/engine';
import { companyGoalOf, components } from '../../data/index.ts';
import type { Measure } from '../../data/read.ts';
import { type Co2, type Co2State, ENERGIES, REGIONS } from '../../types/index.ts';
import { edition, ownsPlant, ownsPlantIn, plantsOf, regionsOf } from '../table.ts';

export const DISCARD_GOAL: ActionOf<Co2, 'discard-goal'> = { do: 'discard-goal' };

/** CO2-CGO-5: it can be discarded only once. */
export const goalIsGone: Forbids<Co2, 'discard-goal'> = {
  rule: 'CO2-CGO-5',
  when: (state, _action, seat) => !playerOf(state, seat).goalHeld,
};

/** CO2-CGO-3, CO2-CGO-4: eight dollars for the goal, which nobody else gets to see. */
export function discardGoal(play: Play<Co2>, seat: Seat): void {
  const player = playerOf(play.state, seat);
  const money = components.constants.goalCash;
  player.goalHeld = false;
  player.money += money;
  play.emit?.({ kind: 'goal-discarded', seat, money });
}

/** CO2-GOAL-27 to CO2-GOAL-33: what the player's goal is worth; `ceps` is what he holds before his regions pay out (CO2-SCO-1). */
export function goalPoints(state: Co2State, seat: Seat, ceps: number): number {
  const goal = companyGoalOf(playerOf(state, seat).goal);
  if (goal === undefined) return 0;
  const points = goal.pointsEach * measured(state, seat, goal.measure, ceps);
  return goal.max === null ? points : Math.min(points, goal.max);
}

function measured(state: Co2State, seat: Seat, measure: Measure, ceps: number): number {
  switch (measure) {
    case 'controlled-regions':
      return regionsOf(state, seat).length;
    case 'regions-with-own-plant':
      return REGIONS.filter((region) => ownsPlantIn(state, seat, region)).length;
    case 'un-goals-taken':
      return playerOf(state, seat).unGoals.length;
    case 'plants-built':
      return Math.max(0, plantsOf(state, seat) - edition(state).plantsNotCountedForGoal);
    case 'cep-in-hand':
      return ceps;
    case 'expertise-leads':
      return ENERGIES.filter((type) => {
        const own = playerOf(state, seat).expertise[type];
        return own > 0 && state.players.every((other) => other.expertise[type] <= own);
      }).length;
    case 'plant-types':
      return ENERGIES.filter((type) => ownsPlant(state, seat, type)).length;
  }
}
