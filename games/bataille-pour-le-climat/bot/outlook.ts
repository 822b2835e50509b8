// What one look at a state yields: worked out once, however many actions are compared by it.

import { transformation } from '../data/index.ts';
import { implantReach } from '../explain/implant-reach.ts';
import { canGiveUpSpecial, completePairs, demographyAfter, emissions, shares } from '../rules/regions/region.ts';
import { mayLearn, pairBonus } from '../rules/transformations/transformations.ts';
import {
  type BpcState,
  type BpcStep,
  COLOURS,
  type Colour,
  type Pawn,
  type PlayerNumber,
  REGIONAL_TPS,
  REGIONS,
  type RegionalTp,
  type RegionId,
  type Spot,
} from '../types/index.ts';
import { activationsLeft, grownPopulation, savedByPair } from './horizon.ts';
import { change } from './suffering.ts';
import { canImplant, teamPower } from './team.ts';
import type { Weights } from './weights.ts';

/** What may be taken off a region, or ended there. */
export type Burden = Pawn | 'chaos' | 'dictatorship';

/** What an implantation under way still needs: colours, and power beside them. */
export interface Lacking {
  readonly colours: readonly Colour[];
  readonly power: number;
}

export class Outlook {
  readonly state: BpcState;
  readonly weights: Weights;
  /** The decision that waits; of a vote, the one voted on. */
  readonly step: BpcStep | undefined;
  /** Who acts: the player the step names, else the one whose turn it is. */
  readonly who: PlayerNumber;
  readonly place: Spot;
  #powers: (number | undefined)[] | undefined;
  #worths: (number | undefined)[] | undefined;
  #seeds: (number | undefined)[] | undefined;
  #seedsAt: (number | undefined)[] | undefined;
  #activations: (number | undefined)[] | undefined;
  #populations: (number | undefined)[] | undefined;
  #reliefs: Map<Burden, number> | undefined;
  #reliefsOfAll: Map<Burden, number> | undefined;
  #canImplant: boolean | undefined;
  /**
   * Kept here by who worked it out: what the event's joint action promises, what oneself should give to one, what an
   * implantation lacks, who sees whose hand, what is worth a word.
   */
  eventPromise: number | undefined;
  share: number | undefined;
  lacking: Lacking | undefined;
  handsAreHidden: boolean | undefined;
  coloursToTalkAbout: readonly Colour[] | undefined;

  constructor(state: BpcState, weights: Weights) {
    const step = state.agenda[state.agenda.length - 1];
    this.state = state;
    this.weights = weights;
    this.step = step?.do === 'vote' ? step.about : step;
    this.who = this.step !== undefined && 'who' in this.step ? this.step.who : state.active;
    this.place = state.players[this.who]?.place ?? 'europe';
  }

  /** Power of these colours in all hands. */
  power(colours: readonly Colour[]): number {
    this.#powers ??= [];
    let sum = 0;
    for (const colour of colours) {
      const i = COLOURS.indexOf(colour);
      this.#powers[i] ??= teamPower(this.state, [colour]);
      sum += this.#powers[i];
    }
    return sum;
  }

  /** Can an implantation succeed at all, however high the hidden cards may be? */
  get mayImplant(): boolean {
    if (this.canImplant) return true;
    const { needed, most, missing } = implantReach(this.state);
    return most >= needed && missing.length === 0;
  }

  /** What one point of power costs: less and less, for cards that are left at the end are worth nothing. */
  get price(): number {
    const { state, weights: w } = this;
    return w.power * (1 - (w['power-fades'] * state.turn) / state.lastTurn);
  }

  /** Could the team implant something now? */
  get canImplant(): boolean {
    this.#canImplant ??= canImplant(this.state, this.weights['implant-margin']);
    return this.#canImplant;
  }

  /** Activations of a region that are still to come. */
  activations(id: RegionId): number {
    const i = REGIONS.indexOf(id);
    this.#activations ??= [];
    this.#activations[i] ??= activationsLeft(this.state, id);
    return this.#activations[i];
  }

  /** The population of a region at the end, if births go on as now. */
  population(id: RegionId): number {
    const i = REGIONS.indexOf(id);
    this.#populations ??= [];
    const { population } = this.state.regions[id];
    this.#populations[i] ??=
      population + this.weights.growth * (grownPopulation(this.state, this.state.regions[id], this.activations(id)) - population);
    return this.#populations[i];
  }

  /** What a transformation is worth in a region, if it gets it now. */
  tpValue(id: RegionId, tp: RegionalTp): number {
    const i = numberOf(id, tp);
    this.#worths ??= [];
    this.#worths[i] ??= this.weights[`tp-${tp}`] * tpValue(this, id, tp);
    return this.#worths[i];
  }

  /** Seeding a transformation lets it spread: a share of its worth in all regions that could learn it. */
  seedValue(tp: RegionalTp, home: RegionId): number {
    if (this.state.seeded.includes(tp)) return 0;
    const i = REGIONAL_TPS.indexOf(tp);
    this.#seeds ??= [];
    this.#seeds[i] ??= REGIONS.reduce((sum, id) => sum + this.#seedAt(tp, id), 0);
    return this.#seeds[i] - this.#seedAt(tp, home);
  }

  #seedAt(tp: RegionalTp, id: RegionId): number {
    const i = numberOf(id, tp);
    this.#seedsAt ??= [];
    this.#seedsAt[i] ??= this.#spread(tp, id);
    return this.#seedsAt[i];
  }

  #spread(tp: RegionalTp, id: RegionId): number {
    if (!shares(this.state.regions[id]) || !mayLearn(this.state, id, tp)) return 0;
    return this.weights.spread * this.activations(id) * this.tpValue(id, tp);
  }

  /** What it is worth, where it is worth most, to take one pawn (or all of a kind) off a region. */
  bestRelief(token: Burden, all: boolean): number {
    if (all) this.#reliefsOfAll ??= new Map();
    else this.#reliefs ??= new Map();
    const known = all ? this.#reliefsOfAll : this.#reliefs;
    let best = known?.get(token);
    if (best === undefined) {
      best = 0;
      for (const id of REGIONS) best = Math.max(best, reliefAt(this.weights, this.state, id, token, all));
      known?.set(token, best);
    }
    return best;
  }
}

function numberOf(id: RegionId, tp: RegionalTp): number {
  return REGIONS.indexOf(id) * REGIONAL_TPS.length + REGIONAL_TPS.indexOf(tp);
}

function tpValue(outlook: Outlook, id: RegionId, tp: RegionalTp): number {
  const { state, weights: w } = outlook;
  const region = state.regions[id];
  const left = outlook.activations(id);
  if (left === 0) return 0.1;
  const { kind, pair } = transformation(tp);
  switch (kind) {
    case 'pair': {
      if (pair === null) return 0;
      const partner = pair.replace(tp, '');
      const gain =
        -pairBonus(state) + (w.pair * savedByPair(region, pair) * outlook.population(id)) / 10 + effortValue(w, state, id);
      return region.tps.includes(partner) ? gain : w.half * gain;
    }
    case 'discipline': {
      if (region.discipline >= 4) return 0;
      const opens = region.discipline === 1 ? w['opens-pairs'] : region.discipline === 2 ? w['opens-more'] : w['opens-little'];
      const share = region.discipline === 1 ? w['opens-gases'] : region.discipline === 2 ? w['opens-more-gases'] : 0;
      const gases = (share * emissions(state, id) * outlook.population(id)) / 10;
      return gases + opens * (0.5 + region.population / 20) - change(w, state, id, { discipline: region.discipline + 1 });
    }
    case 'demography': {
      const now = outlook.population(id);
      const then = grownPopulation(state, region, left, demographyAfter(region.demography, -1));
      return (w.demography * (now - then) * emissions(state, id)) / 10;
    }
    case 'global':
      return 0;
  }
}

/** China and North America give up a pawn for their first pair, and for their second one (BPC-SPC-4). */
function effortValue(w: Weights, state: BpcState, id: RegionId): number {
  const region = state.regions[id];
  if (region.special > 1 && completePairs(region) === 0) return w.effort * region.population;
  if (region.special === 1 && completePairs(region) === 1 && canGiveUpSpecial(state, id))
    return w['second-effort'] * region.population;
  return 0;
}

/** What it is worth to take one pawn (or all of a kind) off a region. */
export function reliefAt(w: Weights, state: BpcState, id: RegionId, token: Burden, all: boolean): number {
  const region = state.regions[id];
  if (token === 'chaos' || token === 'dictatorship')
    return region.regime === token ? -change(w, state, id, { regime: 'free', discipline: 2 }) : 0;
  if (region[token] === 0) return 0;
  const changes = token === 'war' ? { war: 0, secondFace: false } : { [token]: all ? 0 : region[token] - 1 };
  return -change(w, state, id, changes);
}
