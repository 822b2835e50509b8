// Chapter 8: options.
import type { Option, Reason } from '@kaya/engine';
import type { FutureEnergyOptions } from '../types/index.ts';

/** FE-OPT-1 to -5: three modules, off unless wanted, and three rulings that a table may turn round. */
export const options: Readonly<Record<keyof FutureEnergyOptions, Option>> = {
  module1: { type: 'flag', default: false },
  module2: { type: 'flag', default: false },
  module3: { type: 'flag', default: false },
  regionNetwork: { type: 'choice', values: ['connected', 'anywhere'], default: 'connected' },
  permanentTokensWithModule2: { type: 'choice', values: ['board-first', 'always-kept'], default: 'board-first' },
  publicContractTiming: { type: 'choice', values: ['own-turn', 'every-turn'], default: 'own-turn' },
};

/** FE-OPT-1: every combination of options is allowed with every number of players. */
export function refuse(): readonly Reason[] {
  return [];
}
