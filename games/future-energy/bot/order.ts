// What looks good at first sight, action by action, without looking ahead.

import { playerOf, type Seat } from '@kaya/engine';
import { components, contractCard, newSite, priceOfPlace, publicCard, tokenType } from '../data/index.ts';
import { type Ends, type GameMap, mapOf } from '../data/tables.ts';
import { accepts } from '../rules/building/building.ts';
import { contractOf, plantsLeftOn, symbolOf } from '../rules/building/slots.ts';
import { hasPlaceFor } from '../rules/building/tokens.ts';
import { isOwn, linesOn } from '../rules/planning/lines.ts';
import { canPayReal, realOf } from '../rules/public/payment.ts';
import { networksOf, regionsReached } from '../rules/scoring/networks.ts';
import type { Counts } from '../rules/scoring/token-counts.ts';
import type {
  ConnectionId,
  ContractId,
  FutureEnergyAction,
  FutureEnergyState,
  PlanChoice,
  Player,
  SpaceId,
  TokenId,
} from '../types/index.ts';
import { chances, turnsLeft } from './outlook.ts';

/** One number per action, higher is more promising. */
export function order(state: FutureEnergyState, seat: Seat, actions: readonly FutureEnergyAction[]): number[] {
  const glance = new Glance(state, seat);
  return actions.map((action) => glance.at(action));
}

/** The widest network of the seat. */
interface OwnNetwork {
  readonly isEmpty: boolean;
  /** By space. */
  readonly holds: readonly boolean[];
  readonly regions: readonly number[];
}

/** One look at the table; what several actions need is worked out once. */
class Glance {
  readonly #state: FutureEnergyState;
  readonly #seat: Seat;
  readonly #player: Player;
  readonly #map: GameMap;
  #turns: number | null = null;
  #chances: Counts | null = null;
  #network: OwnNetwork | null = null;

  constructor(state: FutureEnergyState, seat: Seat) {
    this.#state = state;
    this.#seat = seat;
    this.#player = playerOf(state, seat);
    this.#map = mapOf(state);
  }

  at(action: FutureEnergyAction): number {
    switch (action.do) {
      case 'plan':
      case 'repeat':
        return this.#plan(action.choice);
      case 'done':
        return 1;
      case 'place-line':
      case 'line-to':
        return this.#line(action.connection);
      case 'line-from':
        return -this.#line(action.connection);
      case 'buy-contract':
        return this.#contract(action.place) - 0.45 * priceOfPlace(action.place);
      case 'take-contract':
        return this.#contract(action.place);
      case 'buy-public':
        return 1 + realOf(this.#player, publicCard(action.card)) + publicCard(action.card).points / 4;
      case 'buy-blind':
        return 1;
      case 'go':
        return this.#destination(action.space);
      case 'route':
        return -action.bank - 1.3 * action.tolls.reduce((sum, toll) => sum + toll, 0);
      case 'build':
      case 'oil-extra':
      case 'join-slot':
      case 'extra-plant':
        return 5 + this.#leaving(action.contract);
      case 'coal-return':
      case 'return-plant':
        return this.#returned(action.contract, action.slot);
      case 'join':
        return 2.2 + this.#leaving(action.contract) - 0.45 * components.economy.joint;
      case 'decline':
        return 2.5;
      case 'use-public':
        return canPayReal(this.#player, publicCard(action.card)) ? 4 : this.#timeLeft() < 2 ? 2 : 0.6;
      case 'pay':
        return action.with === 'real' ? 3 : action.with === 'joker' ? 1 : 0;
      case 'nuclear':
        return action.to === 'board' ? 0.35 * this.#timeLeft() : 0.6;
      case 'extra-plant-space':
      case 'join-space':
        return 2 - (this.#player.built[this.#map.space(action.space)] as number);
      case 'step-crew':
        return this.#tokenWorth(this.#tokenOn(action.space));
      case 'sell-certificate':
        return -(this.#player.certificates[action.certificate] as number);
      case 'shift':
        return this.#scarcity(action.contract, action.from) - this.#scarcity(action.contract, action.to);
      case 'swap-first':
      case 'swap-second':
        return -this.#tokenWorth(this.#tokenOn(action.space));
      case 'double-oil':
        return 1.5;
      case 'pass':
      case 'stop':
      case 'skip':
      case 'end':
        return 1;
    }
  }

  #timeLeft(): number {
    this.#turns ??= turnsLeft(this.#state, this.#seat);
    return this.#turns;
  }

  /** A contract while there is time for it, lines while they reach further. */
  #plan(choice: PlanChoice): number {
    const { money, contracts } = this.#player;
    const waiting = contracts.reduce((sum, contract) => sum + plantsLeftOn(contract), 0);
    const turns = this.#timeLeft();
    switch (choice) {
      case 'contract':
        return waiting === 0 ? 9 : waiting < 1.5 * turns ? 3.5 : 0.5;
      case 'one-line':
        return money >= 3 ? 2.5 : 1.2;
      case 'two-lines':
        return money >= 8 ? 2.2 : turns < 1.5 && money >= 6 ? 2 : 0.4;
      case 'public':
        return turns > 2 ? 1.5 : 0.3;
    }
  }

  /** Joins the own network, brings it into a new region, or lies where others will drive. */
  #line(connection: ConnectionId): number {
    const { regionOf, ends } = this.#map;
    const index = this.#map.connection(connection);
    const [a, b] = ends[index] as Ends;
    const { isEmpty, holds, regions } = this.#ownNetwork();
    const touches = holds[a] !== holds[b];
    const far = holds[a] === true ? b : a;
    const { crew, lines, tokens } = this.#state;
    let promise = isEmpty ? 0.3 * (regionOf[a] !== regionOf[b] ? 2 : 1) : 0;
    if (touches) promise += this.#isNew(regions, far) ? 4 : 1;
    if (touches && this.#isBesideNew(regions, far)) promise += 0.8;
    if (a === crew || b === crew) promise += 0.6;
    if ((tokens[a] === null) !== (tokens[b] === null)) promise += 0.5;
    const { built } = this.#player;
    if (this.#state.options.module1) promise += 0.8 * ((built[a] as number) + (built[b] as number));
    const owners = lines[index] as number;
    return promise + (isOwn(owners, this.#seat) ? 0 : 0.2 * linesOn(owners));
  }

  #isNew(regions: readonly number[], space: number): boolean {
    const region = this.#map.regionOf[space] as number;
    return region >= 0 && !regions.includes(region);
  }

  #isBesideNew(regions: readonly number[], space: number): boolean {
    for (const next of this.#map.neighbours[space] as readonly number[]) if (this.#isNew(regions, next)) return true;
    return false;
  }

  #ownNetwork(): OwnNetwork {
    if (this.#network === null) {
      const networks = networksOf(this.#state, this.#seat);
      const regions = regionsReached(this.#state, networks);
      const widest = networks.find((network) => network.regions === regions) ?? networks[0];
      const holds = new Array<boolean>(this.#map.spaces.length).fill(false);
      for (const space of widest?.spaces ?? []) holds[space] = true;
      this.#network = { isEmpty: widest === undefined, holds, regions };
    }
    return this.#network;
  }

  /** Points for what can still be done of it, by time and by the tokens left. */
  #contract(place: number): number {
    const { symbols, points } = contractCard(this.#state.display[place - 1] as ContractId);
    const chance = symbols.reduce((product, symbol) => product * this.#found()[symbol], 1);
    const waiting = this.#player.contracts.reduce((sum, contract) => sum + plantsLeftOn(contract), 0);
    const time = Math.min(1, (1.45 * this.#timeLeft()) / (waiting + symbols.length));
    return points * chance * time;
  }

  #found(): Counts {
    this.#chances ??= chances(this.#state);
    return this.#chances;
  }

  #tokenOn(space: SpaceId): TokenId | null {
    return this.#state.tokens[this.#map.space(space)] as TokenId | null;
  }

  #destination(space: SpaceId): number {
    const step = this.#state.agenda.at(-1);
    const price = step?.do === 'destination' ? (step.prices[this.#map.space(space)] as number) : 0;
    const token = this.#tokenOn(space);
    return 3 + this.#tokenWorth(token) + this.#bestLeaving(token) - 0.5 * price;
  }

  #tokenWorth(token: TokenId | null): number {
    if (token === null) return 0;
    const turns = this.#timeLeft();
    const { engineers } = this.#player;
    switch (tokenType(token)) {
      case 'investor':
        return hasPlaceFor(this.#player, 'investor') ? 0.42 * turns : 0;
      case 'engineer':
        return hasPlaceFor(this.#player, 'engineer') ? (engineers === 1 ? 0.6 : 0.35) * turns : 0;
      case 'gas':
        return 3.5;
      case 'site':
        return newSite(token) === undefined ? 1.2 : 1.8;
      case 'oil':
        return 2 * Math.max(0, this.#waitingFor('oil') - 1);
      case 'coal':
        return 1;
      case 'nuclear':
        return 1.2;
    }
  }

  #waitingFor(symbol: string): number {
    let count = 0;
    for (const { id, plants } of this.#player.contracts) {
      plants.forEach((plant, slot) => {
        if (plant > 0 && symbolOf(id, slot) === symbol) count++;
      });
    }
    return count;
  }

  /** The best a matching plant can do for its contract. */
  #bestLeaving(token: TokenId | null): number {
    if (token === null) return 0;
    const type = tokenType(token);
    let best = 0;
    for (const { id, plants } of this.#player.contracts) {
      const fits = plants.some((plant, slot) => plant > 0 && accepts(type, id, slot));
      if (fits) best = Math.max(best, this.#leaving(id));
    }
    return best;
  }

  /** Nearer to completion is better, and completing is best. */
  #leaving(id: ContractId): number {
    const contract = contractOf(this.#player, id);
    if (contract === undefined) return 0;
    const left = plantsLeftOn(contract);
    return left === 1 ? contractCard(id).points : 2 / left;
  }

  #scarcity(id: ContractId, slot: number): number {
    return 1 - this.#found()[symbolOf(id, slot)];
  }

  /** A plant that waits in vain, or the last one of its contract. */
  #returned(id: ContractId, slot: number): number {
    const left = this.#leaving(id);
    return left > 2 ? 1 + left : 0.6 + 2 * this.#scarcity(id, slot);
  }
}
