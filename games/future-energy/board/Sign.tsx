import { Icon } from '../aid/Icon.tsx';
import { contractCard } from '../data/index.ts';
import { tokenOn } from '../rules/table.ts';
import type { ContractId, FutureEnergyAction, FutureEnergyState } from '../types/index.ts';
import { TokenBadge } from './glyphs.tsx';

/** What an answer is about, as it looks on the board. */
export function Sign({ action, view }: { readonly action: FutureEnergyAction; readonly view: FutureEnergyState }) {
  switch (action.do) {
    case 'go':
    case 'swap-first':
    case 'swap-second': {
      const token = tokenOn(view, action.space);
      return token === null ? null : <TokenBadge id={token} size={20} />;
    }
    case 'build':
    case 'oil-extra':
    case 'double-oil':
    case 'coal-return':
    case 'return-plant':
    case 'extra-plant':
    case 'join':
    case 'join-slot':
      return <Slot contract={action.contract} slot={action.slot} />;
    case 'shift':
      return <Slot contract={action.contract} slot={action.to} />;
    case 'pay':
      return action.with === 'real' ? null : <Icon name={action.with} size={20} />;
    case 'plan':
      return <Icon name={PLANNED[action.choice]} size={20} />;
    default:
      return null;
  }
}

const PLANNED = { 'one-line': 'line', 'two-lines': 'line', contract: 'contract', public: 'public' } as const;

function Slot({ contract, slot }: { readonly contract: ContractId; readonly slot: number }) {
  const symbol = contractCard(contract).symbols[slot];
  return symbol === undefined ? null : <TokenBadge id={symbol} size={20} />;
}
