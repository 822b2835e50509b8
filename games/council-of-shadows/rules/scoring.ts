// Chapters 7.2 and 7.3: the final scoring, and who wins.

import { type Play, playerOf, type Runs } from '@kaya/engine';
import { bonusOf, components, constants, galaxyOf } from '../data/index.ts';
import type { BonusFormula } from '../data/read/effects.ts';
import type { Planet } from '../data/read.ts';
import type { BonusId, Cos, CosState, Ending, Player, PlayerNumber, Secret } from '../types/index.ts';
import { cubesOnOwnBoards } from './buying/upgrades.ts';
import { hasColony, hasMajority } from './galaxies/majority.ts';
import { bonusCardsOf } from './levels/bonus-cards.ts';
import { afterDeliveries, gainEnergy, raiseLevel, reachesNextLevel } from './levels/energy.ts';
import { aiCardsOwned, who } from './table.ts';

/** What the final scoring brings one player, by source. */
export interface FinalEnergy {
  readonly gems: number;
  readonly aiCards: number;
  readonly bonus: readonly { readonly card: Secret<BonusId>; readonly energy: number }[];
}

/** COS-SCO-2 to -4, -7: gems, AI cards and bonus cards, as the table stands. */
export function finalEnergy(state: CosState, number: PlayerNumber): FinalEnergy {
  const player = playerOf(state, number);
  return {
    gems: components.gems.reduce((sum, gem) => sum + gem.finalEnergy * player.gems[gem.id], 0),
    aiCards: components.energyPerAiCard * aiCardsOwned(player),
    bonus: bonusCardsOf(player).map((card) => ({ card, energy: bonusEnergy(state, number, bonusOf(card).formula) })),
  };
}

/** 6.6: what a bonus card gives now. */
export function bonusEnergy(state: CosState, number: PlayerNumber, formula: BonusFormula): number {
  if (formula.count === 'galaxyControl') return formula.base + galaxyControl(state, number, formula);
  return formula.base + formula.per * countFor(state, number, formula);
}

/** COS-BND-1: majority, else presence. */
function galaxyControl(
  state: CosState,
  number: PlayerNumber,
  formula: Extract<BonusFormula, { count: 'galaxyControl' }>,
): number {
  const galaxy = galaxyOf(formula.galaxy);
  if (hasMajority(state, number, galaxy)) return formula.majority;
  return hasColony(state, playerOf(state, number), galaxy) ? formula.presence : 0;
}

function countFor(state: CosState, number: PlayerNumber, formula: Exclude<BonusFormula, { count: 'galaxyControl' }>): number {
  const player = playerOf(state, number);
  switch (formula.count) {
    case 'gemsHeld': // COS-BNL-1
      return player.gems[formula.gem];
    case 'cubesOnPlanetType': // COS-BNL-2
      return cubesWhere(player, (planet) => planet.type === formula.planet);
    case 'cubesInSector': // COS-BNL-3
      return cubesWhere(player, (planet) => planet.sector === formula.sector);
    case 'consumptionTensFloor': // COS-BNL-4
      return Math.floor(player.consumption / 10);
    case 'cubesOnOwnBoards': // COS-BNL-5
      return cubesOnOwnBoards(player);
    case 'aiCardsOwned': // COS-BNL-6
      return aiCardsOwned(player);
    case 'lightBonusCards': // COS-BNL-7
      return player.light.length;
    case 'stationsBuilt': // COS-BND-3
      return player.stations.length;
    case 'none': // COS-BNL-8
      return 0;
  }
}

function cubesWhere(player: Player, wanted: (planet: Planet) => boolean): number {
  return components.planets.reduce((sum, planet) => (wanted(planet) ? sum + (player.colonies[planet.number] as number) : sum), 0);
}

/** COS-SCO-1: the holder of the throne first, then the others in turn order. */
function scoringOrder(state: CosState): PlayerNumber[] {
  if (state.throne === null) return state.order.slice();
  return [state.throne, ...state.order.filter((player) => player !== state.throne)];
}

/** COS-END-4, COS-SCO-1 to -7, COS-SOL-20. */
export const finalScoring: Runs<Cos, 'final-scoring'> = {
  run(play) {
    const { state, emit } = play;
    const results = state.players.map((player, number) => resultOf(player, finalEnergy(state, number))); // COS-SCO-7
    for (const number of scoringOrder(state)) {
      const player = playerOf(state, number);
      const { gained, total, after } = results[number] as FinalResult;
      gainEnergy(state, player, total);
      emit?.({ kind: 'scored', who: who(state, number), ...gained, ...after });
      while (reachesNextLevel(player)) raiseLevel(play, number);
    }
    finish(
      play,
      results.map(({ sources }) => sources),
    );
  },
};

/** Where the final scoring leaves a player. */
export interface FinalResult {
  readonly gained: FinalEnergy;
  /** All the energy of it. */
  readonly total: number;
  readonly after: { readonly level: number; readonly energy: number };
  /** The parts of the score. */
  readonly sources: Readonly<Record<string, number>>;
}

/** COS-SCO-5, -6: a delivery turns its consumption into a level. */
export function resultOf(player: Player, gained: FinalEnergy): FinalResult {
  const shade = (wanted: string) =>
    gained.bonus.reduce((sum, { card, energy }) => (bonusOf(card).shade === wanted ? sum + energy : sum), 0);
  const { gems, aiCards } = gained;
  const bonus = { lightBonus: shade('light'), darkBonus: shade('dark') };
  const total = gems + aiCards + bonus.lightBonus + bonus.darkBonus;
  const after = afterDeliveries(player.level, player.energy + total, player.consumption);
  const delivery = scoreOf(after) - scoreOf(player) - total;
  const sources = {
    level: scoreOf({ level: player.level, energy: 0 }),
    energy: player.energy,
    gems,
    aiCards,
    ...bonus,
    delivery,
  };
  return { gained, total, after, sources };
}

/** COS-TIE-1 to -3: level, then energy, then cubes on the own board. Positive where `a` is ahead of `b`. */
export function compareResults(a: Player, b: Player): number {
  return a.level - b.level || a.energy - b.energy || cubesOnOwnBoards(a) - cubesOnOwnBoards(b);
}

/** COS-TIE-5: the score as one number. */
export function scoreOf({ level, energy }: Pick<Player, 'level' | 'energy'>): number {
  return 100 * level + energy;
}

/** COS-TIE-1 to -5, COS-SOL-21: places by the same comparison; who is tied to the end shares a place. The Automa is ranked too. */
function finish({ state, emit }: Play<Cos>, sources: readonly Readonly<Record<string, number>>[]): void {
  const { players, seats } = state;
  const ranks = players.map((own) => 1 + players.filter((other) => compareResults(other, own) > 0).length);
  const scores = players.map(scoreOf);
  const best = [...players.keys()].filter((player) => ranks[player] === 1);
  const winners = best.filter((player) => player < seats);
  const ending = endingOf(state, winners.length > 0);
  const ofSeats = { ranks: ranks.slice(0, seats), scores: scores.slice(0, seats), sources: sources.slice(0, seats) };
  const rivals = players.slice(seats).map((_, i) => ({
    name: 'automa',
    rank: ranks[seats + i] as number,
    score: scores[seats + i] as number,
    sources: sources[seats + i] ?? {},
  }));
  state.outcome = { ending, winners, ...ofSeats, ...(rivals.length > 0 ? { rivals } : {}) };
  emit?.({ kind: 'ended', ending, winners: best.map((player) => who(state, player)) });
}

function endingOf(state: CosState, someoneWins: boolean): Ending {
  if (!someoneWins) return 'automa';
  return state.throne === null && state.round >= constants.technicalRoundLimit ? 'round-limit' : 'throne';
}
