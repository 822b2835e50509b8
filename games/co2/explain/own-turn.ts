import type { Seat } from '@kaya/engine';
import { freshTurn } from '../rules/table.ts';
import type { Co2State } from '../types/index.ts';

/** The view as on a turn of the seat: what another player has used up, or closed, on his turn does not hold for it (CO2-TRN-8). */
export function onOwnTurn(view: Co2State, seat: Seat): Co2State {
  return view.turn.seat === seat ? view : { ...view, turn: freshTurn(seat) };
}
