// What a card would mean on the zone that is being planned, and where its zone takes it.
import type { Seat, Words } from '@kaya/engine';
import { idleZones, isPlanning, planForecast, stopsToCome } from '../explain/index.ts';
import { plannedCard, zoneToPlan } from '../rules/planning/planning.ts';
import type { CardId, CosState } from '../types/index.ts';
import { placesText, signed } from './names.ts';
import { say } from './say.ts';

/** A card from hand, tried on the zone whose turn it is. */
export function tryOutLines(view: CosState, seat: Seat, card: CardId): Words[] {
  const player = view.players[seat];
  if (player === undefined || !player.hand.includes(card)) return [];
  const index = zoneToPlan(player);
  if (index < 0) return [];
  const plan = player.plan.map((_, i) => (i === index ? card : plannedCard(player, i)));
  const { recorded, to, places } = planForecast(view, seat, plan);
  const zone = index + 1;
  const lines = [say('cos.about.try-out', { zone, sum: signed(recorded), to, place: placesText(places, view.players.length) })];
  if (idleZones(view, seat, plan).includes(zone)) lines.push(say('cos.about.idle'));
  return [...lines, pathLine(view, seat, zone)];
}

/** A zone: whether its card has something to do, and where the shift takes its pile. */
export function zoneOutlook(view: CosState, seat: Seat, zone: number): Words[] {
  const idle = isPlanning(view, seat) && idleZones(view, seat).includes(zone) ? [say('cos.about.idle')] : [];
  return [...idle, pathLine(view, seat, zone)];
}

/** Where a card acts in the rounds to come, until it is back in the hand; nothing is promised of rounds that will not come. */
function pathLine(view: CosState, seat: Seat, zone: number): Words {
  const stops = stopsToCome(view, seat, zone);
  if (stops === null) return say('cos.about.last', { over: view.outcome === null ? 'no' : 'yes' });
  if (stops.length === 0) return say('cos.about.returns');
  return say('cos.about.path', { stops: stops.map(({ zone, range }) => say('cos.about.stop', { zone, range })) });
}
