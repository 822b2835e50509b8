// Chapters 7 and 8.3: how a game ends, and what it was worth.
import { type ActionOf, type Decides, next, type Play, type Runs } from '@kaya/engine';
import { components, constants, scenarioCard } from '../data/index.ts';
import type { Objective } from '../data/read.ts';
import { type Bpc, type BpcState, type BpcStep, REGIONS } from '../types/index.ts';
import { loseDicePerUnit, losePopulationUnit } from './events/changes.ts';
import { placeDictatorship } from './regions/regimes.ts';
import { freePopulation, freeRegions, oilBalance, resilience, shares } from './regions/region.ts';
import { table, tableSeat } from './table.ts';

/** What the team plays for now (BPC-END-1, BPC-SCN-1). */
export function objectives(state: BpcState): readonly Objective[] {
  const scenario = state.playingFor === 'scenario' ? scenarioCard(state.options.scenario) : null;
  const list = scenario?.objectives ?? [{ check: 'ghg-max', value: constants['victory-ghg'], atEnd: false } as const];
  return state.options['strict-victory'] && hasGhgGoal(list)
    ? [...list, { check: 'free-regions-min', value: constants['strict-victory-free-regions'], atEnd: true }]
    : list;
}

export function hasGhgGoal(list: readonly Objective[]): boolean {
  return list.some((it) => it.check === 'ghg-max');
}

/** What an objective counts, how much of it there is, and how much there may or must be. */
export interface Measured {
  readonly now: number;
  readonly bound: 'most' | 'least';
  readonly value: number;
}

/** How far an objective is from being met, as things stand. */
export function measured(state: BpcState, objective: Objective): Measured {
  switch (objective.check) {
    case 'tp-implanted':
      return { now: state.implantations, bound: 'least', value: objective.value };
    case 'ghg-max':
      return { now: state.ghg, bound: 'most', value: objective.value };
    case 'max-tokens': {
      let tokens = 0;
      for (const id of REGIONS) for (const token of objective.tokens) tokens += state.regions[id][token];
      return { now: tokens, bound: 'most', value: objective.value };
    }
    case 'no-regime': {
      const fallen = REGIONS.filter((id) => objective.regimes.some((regime) => state.regions[id].regime === regime));
      return { now: fallen.length, bound: 'most', value: 0 };
    }
    case 'balance-min':
      return { now: oilBalance(state), bound: 'least', value: objective.value };
    case 'free-regions-min':
      return { now: freeRegions(state), bound: 'least', value: objective.value };
  }
}

export function isEnough({ now, bound, value }: Measured): boolean {
  return bound === 'most' ? now <= value : now >= value;
}

function isMet(state: BpcState, objective: Objective): boolean {
  return isEnough(measured(state, objective));
}

/** BPC-PWR-3: is the game decided at the end of this activation, with a counter that leaves something to be scored? */
export function isDecidedNow(state: BpcState): boolean {
  const list = objectives(state);
  if (list.some((it) => it.check === 'ghg-max' && !isMet(state, it))) return false;
  return state.turn >= state.lastTurn || (list.some((it) => !it.atEnd) && list.every((it) => isMet(state, it)));
}

/** BPC-END-1 to 3, BPC-SCN-2, BPC-SCN-3: looked at only here, at the end of an activation. */
export const victoryCheck: Runs<Bpc, 'victory-check'> = {
  run(play) {
    const { state } = play;
    state.ghgByTurn.push(state.ghg);
    const list = objectives(state);
    const lastTurn = state.turn >= state.lastTurn;
    const atOnce = list.some((it) => !it.atEnd);
    const won = (lastTurn || atOnce) && list.every((it) => isMet(state, it));
    if (!won && !lastTurn) return;
    const counterReached = hasGhgGoal(list) && list.every((it) => it.check !== 'ghg-max' || isMet(state, it));
    if (isTutorial(state)) {
      play.emit?.({ kind: 'tutorial-over', won });
      return next(state, table(state, { do: 'go-on', seat: tableSeat(state), won })); // BPC-SCN-4
    }
    if (won || counterReached) return next(state, ...finalSteps(won)); // BPC-SCO-5, BPC-SCO-7
    defeat(play);
  },
};

function isTutorial(state: BpcState): boolean {
  return state.playingFor === 'scenario' && scenarioCard(state.options.scenario)?.kind === 'tutorial';
}

type GoOn = ActionOf<Bpc, 'go-on' | 'stop'>;
const GO_ON_OR_STOP: readonly GoOn[] = [{ do: 'go-on' }, { do: 'stop' }];

/** BPC-SCN-4: after a tutorial the table may play on as a normal game. */
export const goOn: Decides<Bpc, 'go-on', 'go-on' | 'stop'> = {
  candidates: () => GO_ON_OR_STOP,
  play(play, { won }, action) {
    const { state } = play;
    if (action.do === 'go-on') {
      state.playingFor = 'game';
      state.lastTurn = constants['last-turn'];
      return;
    }
    // BPC-SCO-8: a lesson is learned or not
    finish(play, won ? 'victory' : 'defeat', won ? 'lesson-learned' : 'lesson-missed', won ? freePopulation(state) : 0);
  },
};

function finalSteps(complete: boolean): readonly BpcStep[] {
  return [
    { do: 'final', part: 'refugees', complete },
    { do: 'final', part: 'losses', complete },
    { do: 'final', part: 'score', complete },
  ];
}

/** BPC-END-4 to 7: what the world still suffers after a victory. */
export const final: Runs<Bpc, 'final'> = {
  run(play, { part, complete }) {
    switch (part) {
      case 'refugees':
        return lastRiots(play.state);
      case 'losses':
        return lastLosses(play);
      case 'score':
        return score(play, complete);
    }
  },
};

/** (1), with BPC-END-7 */
function lastRiots(state: BpcState): void {
  if (state.globals.includes('O')) return;
  const steps: BpcStep[] = [];
  for (const id of state.order) {
    if (state.regions[id].refugee === resilience(state.regions[id])) steps.push({ do: 'add', region: id, token: 'riot', n: 1 });
  }
  next(state, ...steps);
}

/** (2) to (6) */
function lastLosses(play: Play<Bpc>): void {
  const { state } = play;
  for (const id of state.order) {
    if (shares(state.regions[id])) continue;
    if (state.regions[id].epidemic > 0) losePopulationUnit(play, id, 'disease');
    if (state.regions[id].pandemic > 0) loseDicePerUnit(play, id, 'disease');
  }
  for (const id of state.order) if (state.regions[id].famine > 0) loseDicePerUnit(play, id, 'famine');
  for (const id of state.order) {
    const region = state.regions[id];
    if (region.war > 0 && !region.secondFace) losePopulationUnit(play, id, 'war');
  }
  for (const id of state.order) if (state.regions[id].secondFace) placeDictatorship(play, id); // BPC-WAR-10
  for (const id of REGIONS) Object.assign(state.regions[id], NO_PAWNS);
}

const NO_PAWNS = {
  riot: 0,
  conflict: 0,
  war: 0,
  secondFace: false,
  held: 0,
  shortage: 0,
  dearth: 0,
  famine: 0,
  epizootic: 0,
  epidemic: 0,
  pandemic: 0,
  refugee: 0,
} as const;

/** BPC-SCO-1, 4, 6, 7 */
function score(play: Play<Bpc>, complete: boolean): void {
  const { state } = play;
  const population = freePopulation(state);
  const points = Math.floor((state.lastTurn * population) / state.turn);
  const pyrrhic =
    hasGhgGoal(objectives(state)) &&
    (!complete || freeRegions(state) < constants['pyrrhic-below-free-regions'] || points < constants['pyrrhic-below-score']);
  const verdict = components.verdicts.find((it) => points >= it.minScore)?.id ?? 'pyrrhic';
  finish(play, pyrrhic ? 'pyrrhic' : 'victory', pyrrhic ? 'pyrrhic' : verdict, points);
}

/** BPC-END-3, BPC-SCO-3 */
function defeat(play: Play<Bpc>): void {
  const grades = components.defeatGrades.filter((it) => it.min > constants['victory-ghg']);
  const grade = grades.findLast((it) => play.state.ghg >= it.min) ?? grades[0];
  finish(play, 'defeat', grade?.id ?? 'tropics-lost', 0);
}

/** BPC-SCO-2: the score is everybody's. */
function finish(play: Play<Bpc>, ending: 'victory' | 'pyrrhic' | 'defeat', verdict: string, points: number): void {
  const { state } = play;
  const population = freePopulation(state);
  state.verdict = verdict;
  state.outcome = {
    ending,
    winners: ending === 'victory' ? Array.from({ length: state.seats }, (_, seat) => seat) : [],
    ranks: new Array(state.seats).fill(1),
    scores: new Array(state.seats).fill(points),
    sources: Array.from({ length: state.seats }, () =>
      ending === 'defeat' ? {} : { 'free-population': population, 'early-victory': points - population },
    ),
  };
  const regions = freeRegions(state);
  play.emit?.({
    kind: 'ended',
    ending,
    verdict,
    score: points,
    ghg: state.ghg,
    turn: state.turn,
    freeRegions: regions,
    freePopulation: population,
  });
}
