// Chapter 5.4: getting a construction contract.
import { type ActionOf, type Decides, drawFrom, type Play, pileSize, playerOf, type Seat, turnedUp } from '@kaya/engine';
import { components, contractCard, priceOfPlace } from '../../data/index.ts';
import type { Cause, ContractId, FutureEnergy, FutureEnergyState } from '../../types/index.ts';
import { isLastContractUp, triggerEnd } from '../ending.ts';
import { SKIP } from '../table.ts';

/** How many slots the contract on this place has. */
function slotsOn({ display }: FutureEnergyState, place: number): number {
  return contractCard(display[place - 1] as ContractId).symbols.length;
}

/** FE-CON-3, FE-CMP-16: the reserve must hold a plant for each slot of the contract on this place. */
const TOO_FEW_PLANTS = {
  rule: 'FE-CON-3',
  when: (state: FutureEnergyState, { place }: { readonly place: number }, seat: Seat) =>
    slotsOn(state, place) > playerOf(state, seat).plants,
  values: (state: FutureEnergyState, { place }: { readonly place: number }, seat: Seat) => ({
    slots: slotsOn(state, place),
    plants: playerOf(state, seat).plants,
  }),
};

/** FE-CON-2, -4: the contract is laid out and every slot gets a plant. `cause` is null where it was bought. */
function getContract(play: Play<FutureEnergy>, seat: Seat, place: number, price: number, cause: Cause | null): void {
  const { state } = play;
  const player = playerOf(state, seat);
  const contract = state.display[place - 1] as ContractId;
  const slots = slotsOn(state, place);
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
  const contract = turnedUp(drawFrom(state.contractPile, state.rng));
  if (contract === undefined) return;
  state.display.push(contract);
  play.emit?.({ kind: 'contract-revealed', contract, place: state.display.length, left: pileSize(state.contractPile) });
  if (isLastContractUp(state)) triggerEnd(play, seat, 'contracts');
}

/** By how many contracts are on display: one action for each. */
function everyPlace<A>(make: (place: number) => A): readonly (readonly A[])[] {
  const all = components.display.map((_, i) => make(i + 1));
  return [[], ...all.map((_, i) => all.slice(0, i + 1))];
}

const purchases = everyPlace((place): ActionOf<FutureEnergy, 'buy-contract'> => ({ do: 'buy-contract', place }));

/** FE-DEC-3: which contract is bought. */
export const buyContract: Decides<FutureEnergy, 'buy-contract', 'buy-contract'> = {
  candidates: ({ display }) => purchases[display.length] as (typeof purchases)[number],
  blockers: {
    'buy-contract': [
      TOO_FEW_PLANTS,
      {
        rule: 'FE-CON-1',
        when: (state, { place }, seat) => priceOfPlace(place) > playerOf(state, seat).money,
        values: (state, { place }, seat) => ({ price: priceOfPlace(place), money: playerOf(state, seat).money }),
      },
    ],
  },
  play: (play, { seat }, { place }) => getContract(play, seat, place, priceOfPlace(place), null),
};

const gifts = everyPlace((place): ActionOf<FutureEnergy, 'take-contract'> => ({ do: 'take-contract', place }));

/** FE-DEC-11: which contract is taken for free (ns-contract, pc-10). */
export const freeContract: Decides<FutureEnergy, 'free-contract', 'take-contract' | 'skip'> = {
  candidates({ display }, { optional }) {
    const list = gifts[display.length] as (typeof gifts)[number];
    return optional ? [...list, SKIP] : list;
  },
  blockers: { 'take-contract': [TOO_FEW_PLANTS] },
  play(play, { seat, cause }, action) {
    if (action.do === 'skip') play.emit?.({ kind: 'effect-declined', seat, cause });
    else getContract(play, seat, action.place, 0, cause);
  },
};
