// Chapter 8.2: the moments in which public contracts may be used.
import { type ActionOf, type Blocker, type Decides, next, type Play, playerOf, type Seat } from '@kaya/engine';
import { components, publicCard } from '../../data/index.ts';
import type { FutureEnergy, FutureEnergyState, FutureEnergyStep, PublicId } from '../../types/index.ts';
import { hasEffect } from './effects.ts';
import { canPayReal, missingFor } from './payment.ts';

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
    const action = useActions.get(held[i] as PublicId);
    if (action !== undefined) list.push(action);
  }
  return list;
}

/** FE-M2-18, -19: it must have its effect, or score because it is paid with real tokens. */
function hasAnyUse(state: FutureEnergyState, seat: Seat, card: PublicId): boolean {
  return canPayReal(playerOf(state, seat), publicCard(card)) || hasEffect(state, seat, card);
}

function isPayable(state: FutureEnergyState, seat: Seat, card: PublicId): boolean {
  return missingFor(playerOf(state, seat), publicCard(card)) === 0;
}

/** Why a public contract cannot be used now. */
export const publicContractBlockers: readonly Blocker<FutureEnergyState, UsePublic, unknown>[] = [
  { rule: 'FE-M2-10', when: (state, { card }, seat) => !isPayable(state, seat, card) },
  { rule: 'FE-M2-19', when: (state, { card }, seat) => isPayable(state, seat, card) && !hasAnyUse(state, seat, card) },
];

/** FE-M2-15 to -17: the card is paid and resolved; then the decision that was interrupted is asked anew. */
export function playPublicContract({ state, emit }: Play<FutureEnergy>, interrupted: FutureEnergyStep, card: PublicId): void {
  if (!('seat' in interrupted)) throw new RangeError(`nobody uses a public contract in '${interrupted.do}'`);
  const { seat } = interrupted;
  state.roundChanged = true;
  emit?.({ kind: 'public-used', seat, card });
  next(state, { do: 'pc-pay', seat, card, paid: 0, real: 0 }, interrupted);
}

type Window = 'turn-end' | 'between-turns' | 'final-window';

const END: ActionOf<FutureEnergy, 'end'> = { do: 'end' };

/** A moment for nothing but public contracts. Without a usable one nobody is asked. */
function window<D extends Window>(): Decides<FutureEnergy, D, 'end' | 'use-public'> {
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
export const turnEnd = window<'turn-end'>();
/** FE-DEC-28, FE-M2-25: before the turn of another player. */
export const betweenTurns = window<'between-turns'>();
/** FE-DEC-16: before final scoring. */
export const finalWindow = window<'final-window'>();
