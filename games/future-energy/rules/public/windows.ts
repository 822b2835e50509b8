// Chapter 8.2: the moments in which public contracts may be used.
import { type ActionOf, at, type Blocker, type Decision, next, type Play, playerOf, type Seat, type StepOf } from '@kaya/engine';
import { components, publicCard } from '../../data/index.ts';
import type { FutureEnergy, FutureEnergyState, FutureEnergyStep, PublicId } from '../../types/index.ts';
import { canPay, canPayReal } from './payment.ts';
import { isPossible } from './possible.ts';

type UsePublic = ActionOf<FutureEnergy, 'use-public'>;

const useActions: ReadonlyMap<PublicId, UsePublic> = new Map(
  components.publicContracts.map(({ id }) => [id, { do: 'use-public', card: id }]),
);

/** FE-M2-14: the options of a decision, and every public contract the seat holds. */
export function withPublicContracts<A>(state: FutureEnergyState, seat: Seat, options: readonly A[]): readonly (A | UsePublic)[] {
  const held = playerOf(state, seat).publicContracts;
  if (held.length === 0) return options;
  const list: (A | UsePublic)[] = options.slice();
  for (let i = 0; i < held.length; i++) {
    const action = useActions.get(at(held, i));
    if (action !== undefined) list.push(action);
  }
  return list;
}

/** Why a public contract cannot be used now. */
export const publicContractBlockers: readonly Blocker<FutureEnergyState, UsePublic, unknown>[] = [
  { rule: 'FE-M2-10', when: (state, { card }, seat) => !canPay(playerOf(state, seat), publicCard(card)) },
  {
    rule: 'FE-M2-19',
    when: (state, { card }, seat) => canPay(playerOf(state, seat), publicCard(card)) && !hasAnyUse(state, seat, card),
  },
];

/** FE-M2-18, -19: it must have its effect, or score because it is paid with real tokens. */
function hasAnyUse(state: FutureEnergyState, seat: Seat, id: PublicId): boolean {
  const card = publicCard(id);
  return canPayReal(playerOf(state, seat), card) || isPossible(state, seat, card.effect);
}

/** FE-M2-15 to -17: the card is paid and resolved; then the decision that was interrupted is asked anew. */
export function playPublicContract({ state, emit }: Play<FutureEnergy>, interrupted: FutureEnergyStep, card: PublicId): void {
  if (!('seat' in interrupted)) throw new RangeError(`nobody uses a public contract in '${interrupted.do}'`);
  const { seat } = interrupted;
  state.roundChanged = true;
  emit?.({ kind: 'public-used', seat, card });
  next(state, { do: 'pc-pay', seat, card, paid: 0, real: 0 }, interrupted);
}

type WindowAction = ActionOf<FutureEnergy, 'end'> | UsePublic;
type WindowStep = StepOf<FutureEnergy, 'turn-end'> | StepOf<FutureEnergy, 'between-turns'> | StepOf<FutureEnergy, 'final-window'>;

const END: ActionOf<FutureEnergy, 'end'> = { do: 'end' };

/** A moment for nothing but public contracts. Without a usable one nobody is asked. */
function window<T extends WindowStep>(): Decision<FutureEnergy, T, WindowAction> {
  return {
    candidates: (state, _step, seat) => withPublicContracts(state, seat, [END]),
    blockers: { 'use-public': publicContractBlockers },
    standing: { 'never-use': () => END },
    play(play, step, action) {
      if (action.do === 'use-public') playPublicContract(play, step, action.card);
    },
  };
}

/** FE-DEC-15: after Phase 3. */
export const turnEnd = window<StepOf<FutureEnergy, 'turn-end'>>();
/** FE-DEC-28, FE-M2-25: before the turn of another player. */
export const betweenTurns = window<StepOf<FutureEnergy, 'between-turns'>>();
/** FE-DEC-16: before final scoring. */
export const finalWindow = window<StepOf<FutureEnergy, 'final-window'>>();
