import { Icon } from '../aid/Icon.tsx';
import { planetOf } from '../data/index.ts';
import type { CosAction } from '../types/index.ts';

/** A picture as it looks on the board. */
export function Sign({ name }: { readonly name: string }) {
  return <Icon name={name} size={20} />;
}

/** What an answer is about. */
export function signOf(action: CosAction): string | null {
  switch (action.do) {
    case 'colonise':
    case 'add-cube':
    case 'remove-cube':
      return planetOf(action.planet).type;
    case 'transform':
      return action.gem;
    case 'extract':
    case 'station-extract':
    case 'leader-extract':
    case 'take-resource':
      return 'extract';
    case 'discover':
      return 'discover';
    case 'buy-card':
    case 'take-card':
      return 'ai';
    case 'buy-upgrade':
      return 'extension';
    case 'buy-station':
      return action.station;
    case 'free-colony':
      return 'planet';
    case 'exploit':
      return 'exploitation';
    case 'take-dark-tech':
      return 'dark-tech';
    default:
      return null;
  }
}
