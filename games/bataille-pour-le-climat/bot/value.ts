// How well the team stands: the counter at the end, what the world suffers, what is in the hands and under way.
import { at } from '@kaya/engine';
import { constants, eventCard } from '../data/index.ts';
import { aciPower } from '../rules/joint-action/aci-power.ts';
import { objectives } from '../rules/objectives.ts';
import { freePopulation } from '../rules/regions/region.ts';
import { pointsOf } from '../rules/scoring.ts';
import { isComplete, powerLaid, powerNeeded } from '../rules/transformations/implant.ts';
import { type BpcState, COLOURS } from '../types/index.ts';
import { endAhead, expectedGhg } from './horizon.ts';
import { lossOf } from './outcomes.ts';
import { Outlook } from './outlook.ts';
import { implantValue } from './plans.ts';
import { type Cause, lossFrom, oilLoss } from './suffering.ts';
import { canStillImplant, powerToCome, teamPower } from './team.ts';
import type { Weights } from './weights.ts';

/** What a point of power in hand is worth. */
const CARD = 0.1;

/** The parts of the value by name, higher is better. */
function valueParts(w: Weights, state: BpcState): Record<Part, number> {
  const ahead = endAhead(state);
  const over = state.outcome !== null;
  const scored = over || ahead?.near === 1;
  return {
    // Troubles still cost regions and people at the last count; what would come after it does not.
    ending: over ? outcomeValue(state) : ahead === null ? 0 : ahead.near * endValue(ahead.ending, pointsOf(state)),
    gases: scored ? 0 : -gasesAbove(w, state),
    people: scored ? 0 : 0.15 * freePopulation(state),
    peace: over ? 0 : -lossFrom(w, state, 'peace'),
    food: over ? 0 : -lossFrom(w, state, 'food'),
    health: over ? 0 : -lossFrom(w, state, 'health'),
    refuge: over ? 0 : -lossFrom(w, state, 'refuge'),
    discipline: scored ? 0 : -lossFrom(w, state, 'discipline'),
    oil: scored ? 0 : -oilLoss(w, state),
    hands: scored ? 0 : CARD * teamPower(state, COLOURS),
    seeds: scored ? 0 : 0.4 * state.seeded.length + 0.6 * state.globals.length,
    'joint-action': scored ? 0 : jointActionValue(w, state),
    implanting: scored ? 0 : implantationValue(w, state),
  };
}

type Part = Cause | 'ending' | 'gases' | 'people' | 'oil' | 'hands' | 'seeds' | 'joint-action' | 'implanting';

/** Higher is better; the same for every seat, since the team wins or loses together. */
export function value(w: Weights, state: BpcState): number {
  let sum = 0;
  for (const part of Object.values(valueParts(w, state))) sum += part;
  return sum;
}

/** By how much the counter will miss the goal, if nobody did anything more. */
function gasesAbove(w: Weights, state: BpcState): number {
  const goal = objectives(state).find((it) => it.check === 'ghg-max');
  return Math.max(0, expectedGhg(w, state) - (goal?.check === 'ghg-max' ? goal.value : constants['victory-ghg']));
}

function outcomeValue(state: BpcState): number {
  switch (state.outcome?.ending) {
    case 'victory':
    case 'pyrrhic':
      return endValue(state.outcome.ending, at(state.outcome.scores, 0));
    default:
      return -state.ghg;
  }
}

function endValue(ending: 'victory' | 'pyrrhic', points: number): number {
  return ending === 'victory' ? 200 + points : 60;
}

/** A soft step: how likely a power that is still open reaches a threshold. */
function reaches(power: number, threshold: number, certain: boolean): number {
  if (certain) return power >= threshold ? 1 : 0;
  return 1 / (1 + Math.exp((threshold - power) / 1.5));
}

/** What a joint action under way promises, less what it will still cost. */
function jointActionValue(w: Weights, state: BpcState): number {
  const { aci } = state;
  if (aci === null) return 0;
  const now = aciPower(aci);
  const power = now + (aci.revealed ? 0 : 0.55 * powerToCome(state, -1));
  let value = 0;
  for (const [i, threshold] of aci.thresholds.entries()) {
    value += reaches(power, threshold, aci.revealed) * (stepValue(w, state, i) - CARD * Math.max(0, threshold - now));
  }
  return value;
}

/** What reaching the next threshold adds. */
function stepValue(w: Weights, state: BpcState, tier: number): number {
  const card = state.aci?.kind === 'event' && state.event !== null ? eventCard(state.event.card) : null;
  if (card?.type !== 'green') return 3;
  const target = state.event?.target ?? null;
  return lossOf(w, state, at(card.outcomes, tier), target) - lossOf(w, state, at(card.outcomes, tier + 1), target);
}

/** What an implantation under way promises: those who are not ready yet can still lay what is missing. */
function implantationValue(w: Weights, state: BpcState): number {
  const { implant } = state;
  if (implant === null || implant.over) return 0;
  const laid = powerLaid(implant);
  const needed = powerNeeded(state);
  const complete = isComplete(state, implant);
  if (!complete && !canStillImplant(state)) return CARD * laid;
  const worth = implantValue(new Outlook(state, w), implant.region ?? 'un', implant.tp);
  return (complete ? 1 : 0.85) * worth - CARD * Math.max(0, needed - laid);
}
