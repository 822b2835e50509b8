// Chapter 8.2: the tokens that a public contract asks for, and what may stand in for them.
import { type PublicCard, tokenType } from '../../data/index.ts';
import { type Player, SUBSTITUTES, type Substitute, type TokenId, type TokenType } from '../../types/index.ts';

/** How many tokens of the type the player keeps. FE-M2-13: those on player boards do not count. */
export function keptOf({ kept }: Player, type: TokenType): number {
  let count = 0;
  for (let i = 0; i < kept.length; i++) if (tokenType(kept[i] as TokenId) === type) count++;
  return count;
}

/** FE-M2-10, -11, FE-INT-1: what can replace a shown token. */
export function substitutesOf(player: Player, kind: Substitute): number {
  return kind === 'joker' ? player.jokers : keptOf(player, kind);
}

export function allSubstitutes(player: Player): number {
  let count = 0;
  for (const kind of SUBSTITUTES) count += substitutesOf(player, kind);
  return count;
}

/** How many of the shown tokens, from the `from`th on, the player has as real tokens. */
export function realOf(player: Player, { tokens }: PublicCard, from = 0): number {
  let count = 0;
  for (let i = from; i < tokens.length; i++) if (keptOf(player, tokens[i] as TokenType) > 0) count++;
  return count;
}

/** FE-M2-9: only with the tokens shown. */
export function canPayReal(player: Player, card: PublicCard): boolean {
  return realOf(player, card) === card.tokens.length;
}

/** How far a payment has come: so many of the shown tokens, and so many of them with real ones. */
interface Progress {
  readonly paid: number;
  readonly real: number;
}

const NOTHING_PAID: Progress = { paid: 0, real: 0 };

/** FE-M2-10: how many tokens are missing, with so many substitutes; one real token is needed in any case. */
export function missingFor(
  player: Player,
  card: PublicCard,
  { paid, real }: Progress = NOTHING_PAID,
  substitutes = allSubstitutes(player),
): number {
  const realLater = realOf(player, card, paid);
  return Math.max(real + realLater === 0 ? 1 : 0, card.tokens.length - paid - realLater - substitutes);
}
