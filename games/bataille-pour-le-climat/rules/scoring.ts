// Chapter 7: what a game was worth.
import { next, type Play, type Runs } from '@kaya/engine';
import { components, constants } from '../data/index.ts';
import { type Bpc, type BpcState, type BpcStep, PAWNS, REGIONS } from '../types/index.ts';
import { loseDicePerUnit, losePopulationUnit } from './events/changes.ts';
import { hasGhgGoal, objectives } from './objectives.ts';
import { placeDictatorship } from './regions/regimes.ts';
import { freePopulation, freeRegions, NO_PAWNS, resilience, shares } from './regions/region.ts';

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
  if (PAWNS.some((pawn) => REGIONS.some((id) => state.regions[id][pawn] > 0))) play.emit?.({ kind: 'pawns-off' });
  for (const id of REGIONS) Object.assign(state.regions[id], NO_PAWNS);
}

/** BPC-SCO-1: a victory is worth the more, the earlier it comes. */
export function pointsOf(state: BpcState): number {
  return Math.floor((state.lastTurn * freePopulation(state)) / state.turn);
}

/** Where the points of a game come from that was not lost. */
export function sourcesOf(population: number, points: number): Readonly<Record<string, number>> {
  return { 'free-population': population, 'early-victory': points - population };
}

/** BPC-SCO-4, 6, 7: is a counter that was met worth no more than that, as the world stands? */
export function isPyrrhic(state: BpcState, complete: boolean): boolean {
  const hasTooFew =
    freeRegions(state) < constants['pyrrhic-below-free-regions'] || pointsOf(state) < constants['pyrrhic-below-score'];
  return hasGhgGoal(objectives(state)) && (!complete || hasTooFew);
}

/** BPC-SCO-1, 4, 6, 7 */
function score(play: Play<Bpc>, complete: boolean): void {
  const { state } = play;
  const points = pointsOf(state);
  const pyrrhic = isPyrrhic(state, complete);
  const verdict = components.verdicts.find((it) => points >= it.minScore)?.id ?? 'pyrrhic';
  finish(play, pyrrhic ? 'pyrrhic' : 'victory', pyrrhic ? 'pyrrhic' : verdict, points);
}

/** BPC-END-3, BPC-SCO-3 */
export function defeat(play: Play<Bpc>): void {
  const grades = components.defeatGrades.filter((it) => it.min > constants['victory-ghg']);
  const grade = grades.findLast((it) => play.state.ghg >= it.min) ?? grades[0];
  finish(play, 'defeat', grade?.id ?? 'tropics-lost', 0);
}

/** BPC-SCO-2: the score is everybody's. */
export function finish(play: Play<Bpc>, ending: 'victory' | 'pyrrhic' | 'defeat', verdict: string, points: number): void {
  const { state } = play;
  const population = freePopulation(state);
  state.verdict = verdict;
  state.outcome = {
    ending,
    winners: ending === 'victory' ? Array.from({ length: state.seats }, (_, seat) => seat) : [],
    ranks: new Array(state.seats).fill(1),
    scores: new Array(state.seats).fill(points),
    sources: Array.from({ length: state.seats }, () => (ending === 'defeat' ? {} : sourcesOf(population, points))),
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
