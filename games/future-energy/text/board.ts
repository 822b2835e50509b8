import type { Words } from '@kaya/engine';
import { publicCard } from '../data/index.ts';
import type { FutureEnergyState, PublicId } from '../types/index.ts';
import { effectOf } from './names.ts';
import { say } from './say.ts';

/** The few words that are written on the board itself. */

export const heading = {
  contracts: say('fe.board.contracts'),
  planning: say('fe.board.planning'),
  publicContracts: say('fe.board.public'),
  tokens: say('fe.board.tokens'),
};

/** What the table of the scores counts. */
export const scoreLine = {
  points: say('fe.board.score.points'),
  money: say('fe.board.score.money'),
  majorities: say('fe.board.score.majorities'),
  networks: say('fe.board.score.networks'),
  largest: say('fe.board.score.largest'),
};

/** Which round it is; the last one says so. */
export function moment(view: FutureEnergyState, idle: boolean): Words {
  if (view.outcome !== null) return say('fe.board.over');
  if (view.lastRound) return say('fe.board.last');
  return say(idle ? 'fe.board.idle' : 'fe.board.round', { round: Math.max(1, view.round) });
}

/** What a public contract does. */
export function publicEffect(id: PublicId): Words {
  return effectOf(publicCard(id).effect);
}
