// The few words that stand on the board itself.
import type { Words } from '@kaya/engine';
import { oilTonight } from '../explain/index.ts';
import type { LampState } from '../types/index.ts';
import { say } from './say.ts';

export const board = {
  harbour: say('lmp.board.harbour'),
  deck: say('lmp.board.deck'),
  discard: say('lmp.board.discard'),
  coins: say('lmp.source.coins'),
  cards: say('lmp.board.cards'),
  night: ({ night, nights }: LampState): Words => say('lmp.board.night', { night, nights }),
  oil: (view: LampState): Words => say('lmp.board.oil', { oil: oilTonight(view).needed }),
  street: (street: number): Words => say('lmp.board.street', { street: street + 1 }),
};
