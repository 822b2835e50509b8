// How many tokens of each type there are.
import { tokenType } from '../../data/index.ts';
import type { FutureEnergyState, TokenType } from '../../types/index.ts';

export type Counts = Record<TokenType, number>;

export function noCounts(): Counts {
  return { investor: 0, engineer: 0, coal: 0, gas: 0, nuclear: 0, oil: 0, site: 0 };
}

/** Face-up tokens on the board. */
export function tokensOnBoard({ tokens }: FutureEnergyState): Counts {
  const counts = noCounts();
  for (let space = 0; space < tokens.length; space++) {
    const token = tokens[space];
    if (token !== null && token !== undefined) counts[tokenType(token)]++;
  }
  return counts;
}
