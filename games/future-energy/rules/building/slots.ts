// Chapter 5.8 and what it rests on: the plants on a player's contracts, and contracts that are completed.
import { type Play, playerOf, type Seat } from '@kaya/engine';
import { components, contractCard } from '../../data/index.ts';
import type {
  Cause,
  ContractId,
  ContractSymbol,
  FutureEnergy,
  FutureEnergyState,
  OwnedContract,
  Player,
} from '../../types/index.ts';

/** A contract with a plant left, or undefined (completed contracts are turned over and count for nothing, FE-DONE-4). */
export function contractOf(player: Player, id: ContractId): OwnedContract | undefined {
  for (const contract of player.contracts) if (contract.id === id) return contract;
  return undefined;
}

/** How many plants stand on the slot. */
export function plantsOn(player: Player, id: ContractId, slot: number): number {
  return contractOf(player, id)?.plants[slot] ?? 0;
}

export function symbolOf(id: ContractId, slot: number): ContractSymbol {
  return contractCard(id).symbols[slot] as ContractSymbol;
}

/** How many plants stand on the contract. */
export function plantsLeftOn(contract: OwnedContract): number {
  let count = 0;
  for (const plants of contract.plants) count += plants;
  return count;
}

/** FE-INV-8: every contract that is not completed carries a plant. */
export function hasPlantOnContracts(player: Player): boolean {
  return player.contracts.length > 0;
}

/** Does a plant stand under this symbol on one of the player's contracts? */
export function hasPlantUnder(player: Player, symbol: ContractSymbol): boolean {
  for (const { id, plants } of player.contracts) {
    const slot = contractCard(id).symbols.indexOf(symbol);
    if (slot >= 0 && (plants[slot] as number) > 0) return true;
  }
  return false;
}

/** Takes plants off a slot; what becomes of them is up to the caller, who then calls `settle`. */
export function takeOff(player: Player, id: ContractId, slot: number, count: number): void {
  changePlants(player, id, slot, -count); // FE-BLD-4
}

/** One plant more on a slot. */
export function putOn(player: Player, id: ContractId, slot: number): void {
  changePlants(player, id, slot, 1);
}

function changePlants(player: Player, id: ContractId, slot: number, by: number): void {
  const contract = contractOf(player, id);
  if (contract === undefined) throw new RangeError(`there is no open contract '${id}'`);
  contract.plants[slot] = (contract.plants[slot] as number) + by;
}

/** FE-DONE-1, -2, -3: a contract without plants scores at once, whatever took the last one away, and brings 1M. */
export function settle({ state, emit }: Play<FutureEnergy>, seat: Seat, id: ContractId): void {
  const player = playerOf(state, seat);
  const index = player.contracts.findIndex((contract) => contract.id === id);
  const contract = player.contracts[index];
  if (contract === undefined || plantsLeftOn(contract) > 0) return;
  player.contracts.splice(index, 1);
  player.completed.push(id);
  const { points } = contractCard(id);
  const money = components.economy.completed;
  player.points.contracts += points;
  player.money += money;
  emit?.({ kind: 'contract-completed', seat, contract: id, points, money });
}

/** Puts one plant back into the reserve (coal, or a public contract). */
export function returnPlant(play: Play<FutureEnergy>, seat: Seat, id: ContractId, slot: number, cause: Cause): void {
  const player = playerOf(play.state, seat);
  takeOff(player, id, slot, 1);
  player.plants++;
  play.emit?.({ kind: 'plant-returned', seat, contract: id, slot, cause });
  settle(play, seat, id); // FE-TOK-5
}

/** One action for every slot of every contract that the seat could point at, made once and for all. */
export function slotActions<A>(make: (contract: ContractId, slot: number) => A): (state: FutureEnergyState, seat: Seat) => A[] {
  const made = new Map<ContractId, readonly A[]>();
  for (const { id, symbols } of [...components.contracts, ...components.startContracts]) {
    made.set(
      id,
      symbols.map((_, slot) => make(id, slot)),
    );
  }
  return (state, seat) => {
    const list: A[] = [];
    for (const { id } of playerOf(state, seat).contracts) {
      for (const action of made.get(id) ?? []) list.push(action);
    }
    return list;
  };
}

/** FE-BLD-4: a slot that was emptied stays empty. */
export const EMPTY_SLOT = {
  rule: 'FE-BLD-4',
  when(state: FutureEnergyState, action: { readonly contract: ContractId; readonly slot: number }, seat: Seat): boolean {
    return plantsOn(playerOf(state, seat), action.contract, action.slot) === 0;
  },
};
