// Chapter 8.2: the tokens that a public contract asks for, and what may stand in for them.
import { at } from '@kaya/engine';
import { type PublicCard, tokenType } from '../../data/index.ts';
import { type Player, SUBSTITUTES, type Substitute, type TokenType } from '../../types/index.ts';

/** How many tokens of the type the player keeps. FE-M2-13: those on player boards do not count. */
export function keptOf(player: Player, type: TokenType): number {
  let count = 0;
  for (let i = 0; i < player.kept.length; i++) if (tokenType(at(player.kept, i)) === type) count++;
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
  for (let i = from; i < tokens.length; i++) if (keptOf(player, at(tokens, i)) > 0) count++;
  return count;
}

/** FE-M2-9: only with the tokens shown. */
export function canPayReal(player: Player, card: PublicCard): boolean {
  return realOf(player, card) === card.tokens.length;
}

/** FE-M2-10: with substitutes for some, but not for all. */
export function canPay(player: Player, card: PublicCard): boolean {
  const real = realOf(player, card);
  return real > 0 && real + allSubstitutes(player) >= card.tokens.length;
}
