import { at, type Seat, type Trait } from '@kaya/engine';
import type { CosState } from '../types/index.ts';
import { bonusName, leaderName } from './names.ts';
import { say } from './say.ts';

/** Who led the civilisation, and what its dark bonus card wanted: for statistics. */
export function traits(_start: CosState, end: CosState, seat: Seat): Trait[] {
  const { leader, dark } = at(end.players, seat);
  return [
    ...(leader === null ? [] : [{ kind: say('cos.board.offer.leaders'), value: leaderName(leader) }]),
    ...(dark === null ? [] : [{ kind: say('cos.source.darkBonus'), value: bonusName(dark) }]),
  ];
}
