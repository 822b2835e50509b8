import { at, type Seat, type Trait } from '@kaya/engine';
import type { FutureEnergyState } from '../types/index.ts';
import { contract } from './names.ts';
import { say } from './say.ts';

/** The contracts that a company completed: for statistics. */
export function traits(_start: FutureEnergyState, end: FutureEnergyState, seat: Seat): Trait[] {
  return at(end.players, seat).completed.map((id) => ({ kind: say('fe.board.contracts'), value: contract(id, 'bare') }));
}
