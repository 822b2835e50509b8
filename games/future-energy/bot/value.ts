import { playerOf, type Seat } from '@kaya/engine';
import { components, contractCard, publicCard, tableFor, tokenType } from '../data/index.ts';
import { mapOf } from '../data/tables.ts';
import { plantsLeftOn } from '../rules/building/slots.ts';
import { extraEngineers } from '../rules/building/tokens.ts';
import { missingFor, realOf } from '../rules/public/payment.ts';
import { networksOf, regionsReached } from '../rules/scoring/networks.ts';
import { largestNetworkPoints, majorityPointsOf, networkPoints, scoreOf } from '../rules/scoring/points.ts';
import type { Counts } from '../rules/scoring/token-counts.ts';
import type { ContractSymbol, FutureEnergyState, OwnedContract, Player } from '../types/index.ts';
import { chances, turnsLeft } from './outlook.ts';
import { linesToNextRegion } from './reach.ts';

/** How well a seat stands, in points it may hope for at the end. */
export function value(state: FutureEnergyState, seat: Seat): number {
  const { points, contracts, money, team, certificates, regions, network, public: cards } = valueParts(state, seat);
  return points + contracts + money + team + certificates + regions + network + cards;
}

/** What the value is made of. */
type Parts = Readonly<
  Record<'points' | 'contracts' | 'money' | 'team' | 'certificates' | 'regions' | 'network' | 'public', number>
>;

export function valueParts(state: FutureEnergyState, seat: Seat): Parts {
  const player = playerOf(state, seat);
  if (state.outcome !== null) {
    const points = state.outcome.scores[seat] as number;
    return { points, contracts: 0, money: player.money / 100, team: 0, certificates: 0, regions: 0, network: 0, public: 0 };
  }
  const turns = turnsLeft(state, seat);
  return {
    points: scoreOf(player),
    contracts: contractsWorth(player, chances(state), turns),
    money: moneyWorth(player.money, turns),
    team: boardWorth(player, turns),
    certificates: player.certificates.reduce((sum, value) => sum + value, 0),
    regions: regionsWorth(state, seat),
    network: linesWorth(state, seat, turns),
    public: publicWorth(player, turns),
  };
}

/** Plants that leave contracts in a turn, joining and oil included. */
const PLANTS_A_TURN = 1.45;

/** Each contract at its points times the chance to finish it, else its empty slots. The nearest to completion comes first. */
function contractsWorth(player: Player, found: Counts, turns: number): number {
  const hands = PLANTS_A_TURN * turns;
  const byPlants = [...player.contracts].sort((one, other) => plantsLeftOn(one) - plantsLeftOn(other));
  let ahead = 0;
  let worth = 0;
  for (const contract of byPlants) {
    const left = plantsLeftOn(contract);
    const time = Math.min(1, Math.max(0, (hands - ahead - left * 0.5) / (left * 0.9 + 0.6)));
    ahead += left;
    const done = time * tokensChance(contract, found);
    const slots = contract.plants.length;
    const partly = slots - left + 0.5 * Math.min(left - 1, left * time);
    const { points } = contractCard(contract.id);
    worth += done * (points + 0.3 * components.economy.completed) + (1 - done) * partly * components.scoring.emptySlot;
  }
  return worth;
}

function tokensChance({ id, plants }: OwnedContract, found: Counts): number {
  const { symbols } = contractCard(id);
  let chance = 1;
  for (let slot = 0; slot < plants.length; slot++) {
    if ((plants[slot] as number) > 0) chance *= found[symbols[slot] as ContractSymbol];
  }
  return chance;
}

/** A million is worth half a point while there is time to spend it, next to nothing at the end. */
function moneyWorth(money: number, turns: number): number {
  const rate = 0.04 + 0.42 * Math.min(1, turns / 3.5);
  return rate * (Math.min(money, 6) + 0.5 * Math.min(Math.max(0, money - 6), 8) + 0.05 * Math.max(0, money - 14));
}

/** Investors, engineers and nuclear tokens pay every turn. */
function boardWorth(player: Player, turns: number): number {
  const later = Math.max(0, turns - 1);
  const engineers = extraEngineers(player);
  const work = engineers >= 2 ? 0.95 : engineers === 1 ? 0.6 : 0;
  return later * (0.42 * player.investors + work + 0.35 * player.nuclear);
}

/** The ranks as they stand, less sure the more tokens are left in the region, where own plants promise more to come. */
function regionsWorth(state: FutureEnergyState, seat: Seat): number {
  const { majority } = tableFor(state.players.length);
  let worth = 0;
  for (const { plants, covered, spaces } of regionsAtAGlance(state)) {
    const open = covered / spaces;
    const own = plants[seat] as number;
    worth += majorityPointsOf(own, plants, majority) * (1 - 0.5 * open) + 0.45 * Math.min(own, 4) * open;
  }
  return worth;
}

interface RegionGlance {
  /** By seat. */
  readonly plants: number[];
  covered: number;
  spaces: number;
}

/** All regions in one pass over the board. */
function regionsAtAGlance({ players, tokens }: FutureEnergyState): RegionGlance[] {
  const { regions, plantSpaces, regionOf } = mapOf({ players });
  const found = regions.map((): RegionGlance => ({ plants: players.map(() => 0), covered: 0, spaces: 0 }));
  for (const space of plantSpaces) {
    const region = found[regionOf[space] as number] as RegionGlance;
    region.spaces++;
    if (tokens[space] !== null) {
      region.covered++;
      continue; // FE-INV-4: no plant on a covered space
    }
    for (let seat = 0; seat < players.length; seat++) {
      region.plants[seat] = (region.plants[seat] as number) + ((players[seat] as Player).built[space] as number);
    }
  }
  return found;
}

/** The network as it stands, the next region within reach, tolls to come, and (module 1) plants that are linked. */
function linesWorth(state: FutureEnergyState, seat: Seat, turns: number): number {
  const networks = networksOf(state, seat);
  const reached = regionsReached(state, networks).length;
  const now = networkPoints(reached);
  const player = playerOf(state, seat);
  let worth = now;
  const missing = linesToNextRegion(state, seat, networks);
  if (missing > 0 && missing <= player.lines && missing <= 2 * turns) {
    worth += (0.55 * (networkPoints(reached + 1) - now)) / missing;
  }
  const placed = components.supply.lines - player.lines;
  worth += Math.min(placed, 10) * 0.07 * Math.max(0, turns - 1);
  return worth + largestNetworkPoints(state, networks);
}

/** Kept tokens and jokers, more where they fit a card; cards by how far they can be paid. */
function publicWorth(player: Player, turns: number): number {
  let worth = 0.2 * player.jokers;
  for (const token of player.kept) {
    const type = tokenType(token);
    worth += player.publicContracts.some((id) => publicCard(id).tokens.some((it) => it === type)) ? 0.35 : 0.25;
  }
  for (const id of player.publicContracts) {
    const card = publicCard(id);
    const real = realOf(player, card) / card.tokens.length;
    const time = Math.min(1, turns / (1 + 2 * (1 - real) * card.tokens.length));
    worth += 0.85 * card.points * real * real * time + (missingFor(player, card) === 0 ? 0.8 : 0.3 * time);
  }
  return worth;
}
