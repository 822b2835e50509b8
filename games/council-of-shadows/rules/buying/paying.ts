// Chapter 5.2, paying: gem for gem, with the same or a better one.
import { components } from '../../data/index.ts';
import type { Gems, Player } from '../../types/index.ts';

/** COS-PAY-1, -3: for each gem of the price one of the same or a higher value is there; asked far more often than `payments`. */
export function canPay(held: Gems, price: Gems): boolean {
  let spare = held.transparent - price.transparent;
  if (spare < 0) return false;
  spare += held.gold - price.gold;
  if (spare < 0) return false;
  return spare + held.anthracite >= price.anthracite;
}

/** What a set of gems is worth. */
function worthOf(gems: Gems): number {
  return components.gems.reduce((sum, { id, value }) => sum + value * gems[id], 0);
}

/** COS-PAY-1 to -4, COS-DEC-4: every distinct way to pay the price, the cheapest first. */
export function payments(held: Gems, price: Gems): Gems[] {
  const ways: Gems[] = [];
  const gems = price.anthracite + price.gold + price.transparent;
  for (let transparent = price.transparent; transparent <= Math.min(held.transparent, gems); transparent++) {
    for (let anthracite = Math.min(price.anthracite, held.anthracite, gems - transparent); anthracite >= 0; anthracite--) {
      const gold = gems - transparent - anthracite;
      if (gold <= held.gold && gold + transparent >= price.gold + price.transparent) ways.push({ anthracite, gold, transparent });
    }
  }
  if (ways.length > 2) ways.sort((a, b) => worthOf(a) - worthOf(b));
  return ways;
}

/** COS-PAY-2: the gems go to the supply; there is no change. */
export function pay(player: Pick<Player, 'gems'>, gems: Gems): void {
  player.gems.anthracite -= gems.anthracite;
  player.gems.gold -= gems.gold;
  player.gems.transparent -= gems.transparent;
}
