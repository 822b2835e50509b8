import { playerOf, type Seat, type Trait } from '@kaya/engine';
import type { LampState } from '../types/index.ts';
import { cardName } from './names.ts';
import { say } from './say.ts';

/** What set a seat apart: the cards it was dealt. */
export function traits(start: LampState, _end: LampState, seat: Seat): readonly Trait[] {
  return playerOf(start, seat).hand.map((card) => ({ kind: say('lmp.trait.hand'), value: cardName(card) }));
}
