// 'What does this contract still need?'
import { at, playerOf, recordOf, type Seat } from '@kaya/engine';
import { components, contractCard, publicCard, tokenType } from '../data/index.ts';
import { mapOf } from '../data/tables.ts';
import { groundFor } from '../rules/building/ground.ts';
import { cheapestPrices } from '../rules/building/prices.ts';
import { contractOf } from '../rules/building/slots.ts';
import { hasEffect } from '../rules/public/effects.ts';
import { canPayReal, keptOf, missingFor, substitutesOf } from '../rules/public/payment.ts';
import { tokensOnBoard } from '../rules/scoring/token-counts.ts';
import {
  type ContractId,
  type ContractSymbol,
  type FutureEnergyState,
  type PublicId,
  SUBSTITUTES,
  type Substitute,
  type TokenType,
} from '../types/index.ts';

export interface SlotNeed {
  readonly slot: number;
  readonly symbol: ContractSymbol;
  /** Plants that still stand there. */
  readonly plants: number;
  /** Matching tokens on the board, sites not counted. */
  readonly tokens: number;
  /** What the cheapest of them costs to reach from where the crew is; null where none can be reached. */
  readonly nearest: number | null;
}

export interface ContractNeeds {
  readonly contract: ContractId;
  readonly points: number;
  readonly money: number;
  readonly completed: boolean;
  readonly plantsLeft: number;
  readonly slots: readonly SlotNeed[];
  /** Sites on the board: each takes any plant. */
  readonly sites: number;
}

/** Works for contracts in front of the seat and, as if it were bought, for those on display. */
export function contractNeeds(view: FutureEnergyState, seat: Seat, contract: ContractId): ContractNeeds {
  const player = playerOf(view, seat);
  const { symbols, points } = contractCard(contract);
  const completed = player.completed.includes(contract);
  const plants = completed ? symbols.map(() => 0) : (contractOf(player, contract)?.plants ?? symbols.map(() => 1));
  const left = tokensOnBoard(view);
  return {
    contract,
    points,
    money: components.economy.completed,
    completed,
    plantsLeft: plants.reduce((sum, count) => sum + count, 0),
    slots: symbols.map((symbol, slot) => ({
      slot,
      symbol,
      plants: at(plants, slot),
      tokens: left[symbol],
      nearest: nearest(view, seat, symbol),
    })),
    sites: left.site,
  };
}

/** What the cheapest token of a type costs the seat to reach; null where none can be reached. */
export function nearest(view: FutureEnergyState, seat: Seat, type: TokenType): number | null {
  const prices = cheapestPrices(groundFor(view, seat));
  let best: number | null = null;
  for (const space of mapOf(view).plantSpaces) {
    const token = at(view.tokens, space);
    const price = at(prices, space);
    if (token === null || tokenType(token) !== type || price < 0) continue;
    if (best === null || price < best) best = price;
  }
  return best;
}

export interface PublicNeeds {
  readonly card: PublicId;
  readonly points: number;
  readonly shown: readonly { readonly token: TokenType; readonly held: boolean }[];
  readonly substitutes: Readonly<Record<Substitute, number>>;
  /** How many tokens are missing, substitutes counted. */
  readonly missing: number;
  readonly payable: boolean;
  /** It can be paid without substitutes, and so scores. */
  readonly scores: boolean;
  readonly effectPossible: boolean;
}

export function publicContractNeeds(view: FutureEnergyState, seat: Seat, card: PublicId): PublicNeeds {
  const player = playerOf(view, seat);
  const data = publicCard(card);
  const missing = missingFor(player, data);
  return {
    card,
    points: data.points,
    shown: data.tokens.map((token) => ({ token, held: keptOf(player, token) > 0 })),
    substitutes: recordOf(SUBSTITUTES, (kind) => substitutesOf(player, kind)),
    missing,
    payable: missing === 0,
    scores: canPayReal(player, data),
    effectPossible: hasEffect(view, seat, card),
  };
}
