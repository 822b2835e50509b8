// 'When will I act?' As far as one can know before all plans are revealed: hands lie open, plans do not (COS-HID-3).
import { at, sum } from '@kaya/engine';
import { cardOf, components } from '../data/index.ts';
import { consumptionCounted, movedBy, topCard } from '../rules/planning/consumption.ts';
import { plannedCard } from '../rules/planning/planning.ts';
import { compareTurnOrder } from '../rules/planning/turn-order.ts';
import { isAutoma } from '../rules/table.ts';
import { type CosState, KEEP, type Player, type PlayerNumber } from '../types/index.ts';

/** The first and the last place in the turn order that are possible, from 1. */
export interface Places {
  readonly best: number;
  readonly worst: number;
}

/** The places of a player who records so much, whatever the others plan. */
export function placesFor(view: CosState, number: PlayerNumber, recorded: number): Places {
  const places = { best: 1, worst: view.players.length };
  for (let other = 0; other < view.players.length; other++) {
    if (other === number) continue;
    const { least, most } = recordedBy(view, other);
    if (isBefore(view, other, least, number, recorded)) places.best++;
    else if (!isBefore(view, other, most, number, recorded)) places.worst--;
  }
  return places;
}

function isBefore(view: CosState, a: PlayerNumber, aRecorded: number, b: PlayerNumber, bRecorded: number): boolean {
  const players = view.players.slice();
  players[a] = { ...at(players, a), recorded: aRecorded };
  players[b] = { ...at(players, b), recorded: bRecorded };
  return compareTurnOrder({ ...view, players }, a, b) < 0;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** What a player can record in this round, at least and at most. */
function recordedBy(view: CosState, number: PlayerNumber): Range {
  const player = at(view.players, number);
  const { least, most } = isAutoma(view, number) ? AUTOMA_CONSUMES : sumsOf(player);
  const moved = (sum: number) => movedBy(player, consumptionCounted(player, sum)) - player.consumption;
  return { least: moved(least), most: moved(most) };
}

const AUTOMA_CONSUMES: Range = {
  least: Math.min(...components.automaCards.map(({ consumption }) => consumption)),
  most: Math.max(...components.automaCards.map(({ consumption }) => consumption)),
};

/** The lowest and the highest sum of visible cards that the hand allows; zones that are seen to be planned stay as they are. */
function sumsOf(player: Player): Range {
  const shown = (zone: number) => plannedCard(player, zone);
  const lying = player.zones.map((zone, i) => {
    const card = shown(i) ?? topCard(zone);
    return card === null ? 0 : cardOf(card).consumption;
  });
  const decided = lying.filter((_, i) => shown(i) !== null || player.plan[i] === KEEP);
  const open = lying.filter((_, i) => shown(i) === null && player.plan[i] !== KEEP).sort((a, b) => a - b);
  const used = player.zones.map((_, i) => shown(i));
  const hand = player.hand.flatMap((card) => (used.includes(card) ? [] : [cardOf(card).consumption])).sort((a, b) => a - b);
  const fixed = sum(decided);
  return {
    least: fixed + sum(open.toReversed().map((now, i) => Math.min(now, hand[i] ?? now))),
    most: fixed + sum(open.map((now, i) => Math.max(now, hand[hand.length - 1 - i] ?? now))),
  };
}
