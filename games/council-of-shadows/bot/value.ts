// How well a player stands: the distance to level III, and everything that will shorten it.

import { playerOf } from '@kaya/engine';
import { bonusOf, cardOf, components, darkTechOf, leaderOf } from '../data/index.ts';
import type { Leader } from '../data/read.ts';
import { hasStation } from '../rules/buying/stations.ts';
import { levelsToGo } from '../rules/ending.ts';
import { galaxiesLed, systemsLed, yieldOf } from '../rules/galaxies/exploitation.ts';
import { coloniesOf } from '../rules/galaxies/majority.ts';
import { topCard } from '../rules/planning/consumption.ts';
import { plannedCard } from '../rules/planning/planning.ts';
import { bonusEnergy, compareResults } from '../rules/scoring.ts';
import { aiCardsOwned } from '../rules/table.ts';
import { type CosState, HIDDEN, type Player, type PlayerNumber, type Zone } from '../types/index.ts';
import { actionWorth, CONSUMPTION_COSTS, netWorth } from './card-worth.ts';
import { roundsToCome } from './horizon.ts';
import { exploitsLeft, gemsWorth, type Prospects, prospectsOf } from './prospects.ts';

const LEVEL = 200;
const WON = 5000;
/** A card that will act again in a later round: how much of it is counted on. */
const NEXT_ROUND = 0.65;
/** A good card in hand, for each round to come. */
const CARD_AT_HAND = 0.16;
const UNKNOWN_BONUS = 5;
/** Exploitations to come that lasting powers are counted for. */
const SOON = 2;

export function value(state: CosState, number: PlayerNumber): number {
  const it = valueParts(state, number);
  const progress = it.victory + it.level + it.energy + it.consumption;
  return progress + it.colonies + it.cards + it.possessions + it.upgrades + it.powers;
}

/** What the value is made of. */
type Part = 'level' | 'energy' | 'consumption' | 'colonies' | 'cards' | 'possessions' | 'upgrades' | 'powers' | 'victory';
type Parts = Readonly<Record<Part, number>>;

export function valueParts(state: CosState, number: PlayerNumber): Parts {
  const player = playerOf(state, number);
  const level = LEVEL * player.level;
  const { energy } = player;
  if (state.outcome !== null) {
    const victory = isAhead(state, number) ? WON : -WON;
    return { level, energy, consumption: 0, colonies: 0, cards: 0, possessions: 0, upgrades: 0, powers: 0, victory };
  }
  const toGo = levelsToGo(playerOf(state, number));
  const prospects = prospectsOf(state, number);
  return {
    level,
    energy,
    consumption: -CONSUMPTION_COSTS * toGo * player.consumption,
    colonies: colonies(state, number, prospects),
    cards: cardsInPlay(state, number, prospects, toGo) + cardsAtHand(state, player, prospects, toGo),
    possessions: possessions(state, number),
    upgrades: boards(state, player),
    powers: powers(state, number),
    victory: 0,
  };
}

function isAhead(state: CosState, number: PlayerNumber): boolean {
  const own = playerOf(state, number);
  return state.players.every((other) => compareResults(other, own) <= 0);
}

/** Cubes on the board, galaxy by galaxy. */
function colonies(state: CosState, number: PlayerNumber, { footholds }: Prospects): number {
  const player = playerOf(state, number);
  let sum = 0;
  for (const { galaxy, colonies: present, own, card, worth } of footholds) {
    if (present === 0) continue;
    const stays = hasStation(player, 'exploitation', galaxy.id);
    sum += stays ? 0.7 * exploitsLeft(state, number) * (galaxy[yieldOf(state, number, galaxy)] + card) : worth * (present / own);
  }
  return sum;
}

/** Cards on the zones: what they will still do this round, and in the rounds to come as they slide to the right. */
function cardsInPlay(state: CosState, number: PlayerNumber, prospects: Prospects, toGo: number): number {
  const player = playerOf(state, number);
  const { zones, plan } = player;
  const planning = plan.length > 0;
  const waiting = state.agenda.some((step) => step.do === 'action-turn' && step.player === number);
  const later = Math.min(zones.length, Math.floor(roundsToCome(state)));
  let worth = 0;
  for (let i = 0; i < zones.length; i++) {
    const zone = zones[i] as Zone;
    const card = plannedCard(player, i) ?? topCard(zone);
    if (card === null) continue;
    const acts =
      planning || waiting || state.agenda.some((step) => step.do === 'zone' && step.seat === number && step.zone === i);
    if (planning) worth += netWorth(player, card, zone.range, prospects, toGo);
    else if (acts) worth += actionWorth(player, card, zone.range, prospects);
    const shifted = planning || acts ? i + 1 : i; // where it acts in the next round
    let share = NEXT_ROUND;
    for (let place = shifted, round = 0; place < zones.length && round < later; place++, round++) {
      worth += share * netWorth(player, card, (zones[place] as Zone).range, prospects, toGo);
      share *= NEXT_ROUND;
    }
  }
  return worth;
}

/** The best cards one could play next. */
function cardsAtHand(state: CosState, player: Player, prospects: Prospects, toGo: number): number {
  const rounds = roundsToCome(state);
  const range = player.zones[0]?.range ?? 1;
  let worth = 0;
  for (const card of player.hand) {
    if (cardOf(card).kind !== 'ai' || player.plan.includes(card)) continue;
    worth += Math.max(0, netWorth(player, card, range, prospects, toGo)) * CARD_AT_HAND * rounds;
  }
  return worth;
}

/** Gems, AI cards and bonus cards: they also score in the end. */
function possessions(state: CosState, number: PlayerNumber): number {
  const player = playerOf(state, number);
  const rounds = roundsToCome(state);
  const atEnd = components.gems.reduce((sum, gem) => sum + gem.finalEnergy * player.gems[gem.id], 0);
  const gems = rounds > 1 ? Math.max(atEnd, gemsWorth(player.gems)) : atEnd;
  let bonus = 0;
  for (const card of player.light) bonus += card === HIDDEN ? UNKNOWN_BONUS : bonusEnergy(state, number, bonusOf(card).formula);
  if (player.dark !== null) {
    bonus += player.dark === HIDDEN ? UNKNOWN_BONUS : bonusEnergy(state, number, bonusOf(player.dark).formula);
  }
  return gems + components.energyPerAiCard * aiCardsOwned(player) + bonus;
}

/** Ranges, terraforming and extension pay off in every round to come. */
function boards(state: CosState, player: Player): number {
  const rounds = Math.min(5, roundsToCome(state));
  let worth = 0;
  player.zones.forEach((zone, i) => {
    worth += (zone.range - 1) * (i === 0 ? 0.9 : 0.6);
  });
  if (player.terraformed.desert) worth += 1.5;
  if (player.terraformed.volcanic) worth += 1.1;
  if (player.colonyExtension) worth += 0.8;
  return worth * rounds;
}

/** What lasting powers will bring. */
function powers(state: CosState, number: PlayerNumber): number {
  const player = playerOf(state, number);
  const exploits = Math.min(SOON, exploitsLeft(state, number));
  let worth = 0;
  for (const card of player.darkTech) {
    for (const effect of darkTechOf(card).effects) {
      switch (effect.op) {
        case 'energyPerGalaxyMajority':
          worth += effect.amount * exploits * (0.6 * galaxiesLed(state, number) + 0.6);
          break;
        case 'energyPerSystemMajority':
          worth += effect.amount * exploits * (0.6 * systemsLed(state, number) + 0.8);
          break;
        case 'zeroConsumption':
          worth += 5 * roundsToCome(state);
          break;
        case 'upgradeExtractedGems':
        case 'extractAtOpponents':
          worth += 2 * roundsToCome(state);
          break;
        case 'discoverExtraCube':
          worth += 2.5 * roundsToCome(state);
          break;
      }
    }
  }
  return worth + (player.leader === null ? 0 : leaderWorth(state, player, leaderOf(player.leader)));
}

function leaderWorth(state: CosState, player: Player, { power }: Leader): number {
  const rounds = roundsToCome(state);
  switch (power.op) {
    case 'leaderExtract':
      return 3 * rounds;
    case 'leaderFreeColony':
      return 4 * rounds;
    case 'addZone':
      return 2 * rounds;
    case 'leaderKeepCube':
      return 1.5 * rounds;
    case 'leaderEnergyPerColony':
      return rounds * (1 + 0.6 * coloniesOf(player));
    case 'leaderTieIsMajority':
      return rounds;
  }
}
