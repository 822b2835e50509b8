import type { LampAction, LampEvent } from '../types.ts';

/** The places that an action points at. */
export function actionPlaces(action: LampAction): readonly string[] {
  switch (action.do) {
    case 'light':
      return [`post:${action.post}`];
    case 'pour':
    case 'barter':
      return [`card:${action.card}`];
    case 'lose-light':
      return ['harbour'];
    default:
      return [];
  }
}

/** The places where an event happened. */
export function eventPlaces(event: LampEvent): readonly string[] {
  switch (event.kind) {
    case 'lit':
      return [`post:${event.post}`];
    case 'light-out':
      return ['harbour'];
    case 'drew':
    case 'bartered':
      return ['deck', `hand:${event.seat}`];
    default:
      return [];
  }
}
