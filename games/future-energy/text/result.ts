import { ownPlace, type Viewer, type Words } from '@kaya/engine';
import { endedBy, ties } from '../explain/index.ts';
import type { FutureEnergyState } from '../types/index.ts';
import { person, say } from './say.ts';

/** What ended the game, the reader's place, and what decided between equal scores. */
export function result(view: FutureEnergyState, viewer: Viewer): readonly Words[] {
  if (view.outcome === null) return [];
  const { lastLine, lastContract, idle } = endedBy(view);
  return [
    ...lastLine.map((seat) => say('fe.result.lines', { seat: person(seat) })),
    ...(lastContract ? [say('fe.result.contracts')] : []),
    ...(idle ? [say('fe.event.end-triggered.idle')] : []),
    ...ownPlace(view.outcome, viewer),
    ...ties(view).map(({ ahead, behind, money }) => {
      const seats = { ahead: person(ahead), behind: person(behind) };
      return money === null ? say('fe.result.shared', seats) : say('fe.result.tie', { ...seats, more: money[0], less: money[1] });
    }),
  ];
}
