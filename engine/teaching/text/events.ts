import type { Words } from '@kaya/engine';
import type { LampEvent } from '../types/index.ts';
import { cardName, postName } from './names.ts';
import { say } from './say.ts';

/** The line of the log; null for what only feeds the charts. */
export function eventWords(event: LampEvent): Words | null {
  switch (event.kind) {
    case 'drew':
    case 'bartered':
      return say(`lmp.event.${event.kind}`, { seat: { seat: event.seat }, card: cardName(event.card) });
    case 'poured':
      return say('lmp.event.poured', { cards: event.cards.map(cardName) });
    case 'wind':
      return say('lmp.event.wind', { roll: event.roll, gust: event.gust ? 'yes' : 'no' });
    case 'sheltered':
    case 'lost-coin':
      return say(`lmp.event.${event.kind}`, { seat: { seat: event.seat } });
    case 'light-out':
      return say('lmp.event.light-out', { left: event.left, cause: event.cause });
    case 'earned':
      return say('lmp.event.earned', { seat: { seat: event.seat }, coins: event.coins });
    case 'lit':
      return say('lmp.event.lit', { seat: { seat: event.seat }, post: postName(event.post), coins: event.coins });
    case 'sold':
      return say('lmp.event.sold', { seat: { seat: event.seat }, card: cardName(event.card), coins: event.coins });
    case 'ended':
      return say('lmp.event.ended', { ending: { key: `lmp.ending.${event.ending}` } });
    case 'chart':
      return null;
  }
}
