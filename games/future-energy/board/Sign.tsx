import { Icon } from '../aid/Icon.tsx';
import { contractCard, tokenType } from '../data/index.ts';
import { tokenOn } from '../rules/table.ts';
import type { ContractId, FutureEnergyAction, FutureEnergyState } from '../types/index.ts';

/** A picture as it looks on the board. */
export function Sign({ name }: { readonly name: string }) {
  return <Icon name={name} size={20} />;
}

/** What an answer is about. */
export function signOf(action: FutureEnergyAction, view: FutureEnergyState): string | null {
  switch (action.do) {
    case 'go':
    case 'swap-first':
    case 'swap-second': {
      const token = tokenOn(view, action.space);
      return token === null ? null : tokenType(token);
    }
    case 'build':
    case 'oil-extra':
    case 'double-oil':
    case 'coal-return':
    case 'return-plant':
    case 'extra-plant':
    case 'join':
    case 'join-slot':
      return symbolAt(action.contract, action.slot);
    case 'shift':
      return symbolAt(action.contract, action.to);
    case 'pay':
      return action.with === 'real' ? null : action.with;
    case 'plan':
      return PLANNED[action.choice];
    default:
      return null;
  }
}

const PLANNED = { 'one-line': 'line', 'two-lines': 'line', contract: 'contract', public: 'public' } as const;

function symbolAt(contract: ContractId, slot: number): string | null {
  return contractCard(contract).symbols[slot] ?? null;
}
