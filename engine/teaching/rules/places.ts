// The places of the table: everything one can point at.
import type { Seat } from '@kaya/engine';
import type { Card, LampAction, LampEvent, Post } from '../types/index.ts';

export const place = {
  harbour: 'harbour',
  deck: 'deck',
  discard: 'discard',
  post: (post: Post) => `post:${post}`,
  hand: (seat: Seat) => `hand:${seat}`,
  coins: (seat: Seat) => `coins:${seat}`,
  /** A card of the viewer's own hand. */
  card: (card: Card) => `card:${card}`,
};

/** The places that an action points at. */
function actionPlaces(action: LampAction): readonly string[] {
  switch (action.do) {
    case 'light':
      return [place.post(action.post)];
    case 'pour':
    case 'sell':
    case 'barter':
      return [place.card(action.card)];
    case 'lose-light':
      return [place.harbour];
    default:
      return [];
  }
}

/** The places where an event happened. */
function eventPlaces(event: LampEvent): readonly string[] {
  switch (event.kind) {
    case 'lit':
      return [place.post(event.post)];
    case 'light-out':
      return [place.harbour];
    case 'sold':
      return [place.hand(event.seat), place.discard];
    case 'earned':
    case 'lost-coin':
      return [place.coins(event.seat)];
    case 'drew':
    case 'bartered':
      return [place.deck, place.hand(event.seat)];
    default:
      return [];
  }
}

export const places = { action: actionPlaces, event: eventPlaces };
