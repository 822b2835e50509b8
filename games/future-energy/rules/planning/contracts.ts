// Chapter 5.4: getting a construction contract.
import { type ActionOf, at, type Decides, drawFrom, type Play, pileSize, playerOf, type Seat } from '@kaya/engine';
import { components, contractCard, priceOfPlace } from '../../data/index.ts';
import type { Cause, FutureEnergy, FutureEnergyState } from '../../types/index.ts';
import { triggerEnd } from '../ending.ts';

/** FE-CON-3, FE-CMP-16: has the player a plant in reserve for each slot of the contract on this place? */
function fitsReserve(state: FutureEnergyState, seat: Seat, place: number): boolean {
  return contractCard(at(state.display, place - 1)).symbols.length <= playerOf(state, seat).plants;
}

/** Is there a contract on display that fits the reserve? */
export function someContractFits(state: FutureEnergyState, seat: Seat): boolean {
  for (let place = 1; place <= state.display.length; place++) if (fitsReserve(state, seat, place)) return true;
  return false;
}

/** FE-CON-1: is there one that fits and can be paid? */
export function canBuyContract(state: FutureEnergyState, seat: Seat): boolean {
  const { money } = playerOf(state, seat);
  for (let place = 1; place <= state.display.length; place++) {
    if (priceOfPlace(place) <= money && fitsReserve(state, seat, place)) return true;
  }
  return false;
}

/** FE-CON-2, -4: the contract is laid out and every slot gets a plant. `cause` is null where it was bought. */
function getContract(play: Play<FutureEnergy>, seat: Seat, place: number, price: number, cause: Cause | null): void {
  const { state } = play;
  const player = playerOf(state, seat);
  const contract = at(state.display, place - 1);
  const slots = contractCard(contract).symbols.length;
  player.money -= price;
  player.plants -= slots;
  player.contracts.push({ id: contract, plants: new Array<number>(slots).fill(1) });
  if (state.turn.seat === seat) state.turn.obliged = false; // FE-PLAN-12, FE-M2-20
  state.roundChanged = true;
  play.emit?.({ kind: 'contract-got', seat, contract, place, price, cause });
  state.display.splice(place - 1, 1); // FE-CON-5: those to the right move left
  refill(play, seat);
}

/** FE-CON-5 to -7: the next contract is turned up on the last place; the last one of the pile triggers the end. */
function refill(play: Play<FutureEnergy>, seat: Seat): void {
  const { state } = play;
  const contract = drawFrom(state.contractPile, state.rng);
  if (contract === undefined) return;
  state.display.push(contract);
  const left = pileSize(state.contractPile);
  play.emit?.({ kind: 'contract-revealed', contract, place: state.display.length, left });
  if (left === 0) triggerEnd(play, seat, 'contracts');
}

const places = components.display.map((_, i) => i + 1);
const buyActions = places.map((place): ActionOf<FutureEnergy, 'buy-contract'> => ({ do: 'buy-contract', place }));
const takeActions = places.map((place): ActionOf<FutureEnergy, 'take-contract'> => ({ do: 'take-contract', place }));

/** FE-DEC-3: which contract is bought. */
export const buyContract: Decides<FutureEnergy, 'buy-contract', 'buy-contract'> = {
  candidates: (state) => buyActions.slice(0, state.display.length),
  blockers: {
    'buy-contract': [
      {
        rule: 'FE-CON-1',
        when: (state, { place }, seat) => priceOfPlace(place) > playerOf(state, seat).money,
        values: (state, { place }, seat) => ({ price: priceOfPlace(place), money: playerOf(state, seat).money }),
      },
      {
        rule: 'FE-CON-3',
        when: (state, { place }, seat) => !fitsReserve(state, seat, place),
        values: slotsAndPlants,
      },
    ],
  },
  play: (play, { seat }, { place }) => getContract(play, seat, place, priceOfPlace(place), null),
};

/** FE-DEC-11: which contract is taken for free (ns-contract, pc-10). */
export const freeContract: Decides<FutureEnergy, 'free-contract', 'take-contract' | 'skip'> = {
  candidates(state, { optional }) {
    const list: (ActionOf<FutureEnergy, 'take-contract'> | ActionOf<FutureEnergy, 'skip'>)[] = takeActions.slice(
      0,
      state.display.length,
    );
    if (optional) list.push({ do: 'skip' });
    return list;
  },
  blockers: {
    'take-contract': [
      { rule: 'FE-CON-3', when: (state, { place }, seat) => !fitsReserve(state, seat, place), values: slotsAndPlants },
    ],
  },
  play(play, { seat, cause }, action) {
    if (action.do === 'skip') play.emit?.({ kind: 'effect-declined', seat, cause });
    else getContract(play, seat, action.place, 0, cause);
  },
};

function slotsAndPlants(state: FutureEnergyState, { place }: { readonly place: number }, seat: Seat) {
  return { slots: contractCard(at(state.display, place - 1)).symbols.length, plants: playerOf(state, seat).plants };
}
