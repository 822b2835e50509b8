// Chapters 7.2 and 7.3: the final scoring, and who has won.
import { instead, type Play, playerOf, type Runs, type Seat } from '@kaya/engine';
import { components } from '../data/index.ts';
import { type Co2, type Co2State, ENERGIES } from '../types/index.ts';
import { goalPoints } from './cards/company-goals.ts';
import { chartThePoints } from './charts.ts';
import { isPlanetLost } from './ending.ts';
import { soloRank } from './options/solo.ts';
import { incomeOf } from './supply/income.ts';
import { isSolo, plantsOf, regionsOf, scoreAtTheEnd } from './table.ts';
import { cepsInControlledRegions } from './turn/ceps.ts';

const { constants } = components;

/** CO2-SCO-1 to CO2-SCO-9, in this order. */
export const finalScoring: Runs<Co2, 'final-scoring'> = {
  run(play, { lastIncome }) {
    const { state } = play;
    const seats = state.players.map((_, seat) => seat);
    const held = state.players.map((it) => it.cep); // CO2-SCO-1
    const incomes = seats.map((seat) => (lastIncome ? incomeOf(state, seat) : 0)); // CO2-SOL-10
    for (const seat of seats) sellAllCeps(play, seat);
    for (const seat of seats) scoreAtTheEnd(play, seat, 'last-income', incomes[seat] as number); // CO2-SCO-4
    for (const seat of seats) scoreGoal(play, seat, held[seat] as number);
    for (const seat of seats) scoreMoney(play, seat);
    const tech = state.players.map((it) => it.tech);
    for (const seat of most(tech)) scoreAtTheEnd(play, seat, 'most-tech', constants.mostTechPoints); // CO2-SCO-7
    const cards = state.players.map((it) => it.unGoals.length);
    for (const seat of most(cards)) scoreAtTheEnd(play, seat, 'most-un-goals', constants.mostUnGoalsPoints); // CO2-SCO-8
    chartThePoints(play, state.decade);
    finish(play);
  },
};

/** CO2-SCO-2, CO2-SCO-3: hand and controlled regions, at the current price, which does not change. */
function sellAllCeps(play: Play<Co2>, seat: Seat): void {
  const { state } = play;
  const player = playerOf(state, seat);
  const fromRegions = cepsInControlledRegions(state, seat);
  for (const id of regionsOf(state, seat)) state.regions[id].cep = 0;
  const count = player.cep + fromRegions;
  const money = count * state.price;
  player.cep = 0;
  state.market += count;
  player.money += money;
  if (count > 0) play.emit?.({ kind: 'ceps-sold', seat, fromRegions, count, money });
}

/** CO2-SCO-5, CO2-HID-12: a goal still held is shown, and scored or exchanged, whichever is worth more. */
function scoreGoal(play: Play<Co2>, seat: Seat, cepsHeld: number): void {
  const { state } = play;
  const player = playerOf(state, seat);
  if (!player.goalHeld) return;
  const points = goalPoints(state, seat, cepsHeld);
  const exchanged = points < constants.goalCash / constants.moneyPerPoint;
  play.emit?.({ kind: 'goal-revealed', seat, card: player.goal, points, exchanged });
  if (exchanged) player.money += constants.goalCash;
  else scoreAtTheEnd(play, seat, 'company-goal', points);
}

/** CO2-SCO-6: a point for every full two dollars. */
function scoreMoney(play: Play<Co2>, seat: Seat): void {
  const player = playerOf(play.state, seat);
  const points = Math.floor(player.money / constants.moneyPerPoint);
  player.money -= points * constants.moneyPerPoint;
  scoreAtTheEnd(play, seat, 'money', points);
}

/** The seats with the highest number; nobody where that is zero. */
function most(counts: readonly number[]): Seat[] {
  const highest = Math.max(...counts);
  return highest === 0 ? [] : counts.flatMap((count, seat) => (count === highest ? [seat] : []));
}

/** CO2-TIE-1 to CO2-TIE-3: what decides between two seats, in this order; negative where `a` stands better. */
function compareResults(state: Co2State, a: Seat, b: Seat): number {
  for (const what of COMPARED) {
    const lead = comparedOf(state, b, what) - comparedOf(state, a, what);
    if (lead !== 0) return lead;
  }
  return 0; // CO2-TIE-4
}

/** Score, plants, expertise by type, controlled regions. */
export const COMPARED = ['points', 'plants', ...ENERGIES, 'regions'] as const;

/** What a seat has of something that is compared. */
export function comparedOf(state: Co2State, seat: Seat, what: (typeof COMPARED)[number]): number {
  const player = playerOf(state, seat);
  switch (what) {
    case 'points':
      return player.points;
    case 'plants':
      return plantsOf(state, seat);
    case 'regions':
      return regionsOf(state, seat).length;
    default:
      return player.expertise[what];
  }
}

function finish(play: Play<Co2>): void {
  const { state } = play;
  const seats = state.players.map((_, seat) => seat);
  const ranks = seats.map((seat) => 1 + seats.filter((other) => compareResults(state, other, seat) < 0).length);
  const scores = state.players.map((it) => it.points);
  const winners = seats.filter((seat) => ranks[seat] === 1); // CO2-SCO-9
  state.phase = 'over';
  instead(state);
  state.outcome = { ending: endingOf(state), winners, ranks, scores, sources: state.players.map((it) => ({ ...it.sources })) };
  const [points = 0] = scores;
  if (isSolo(state)) play.emit?.({ kind: 'solo-rank', rank: soloRank(points), points });
  play.emit?.({ kind: 'result', winners, scores });
}

/** CO2-SOL-10: alone even a lost planet is scored, and no defeat. */
function endingOf(state: Co2State): 'victory' | 'solo' | 'solo-planet-lost' {
  if (!isSolo(state)) return 'victory';
  return isPlanetLost(state) ? 'solo-planet-lost' : 'solo';
}
