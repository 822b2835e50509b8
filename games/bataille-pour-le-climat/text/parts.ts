import { playerOf, type Seat, type Words } from '@kaya/engine';
import type { BpcAction, BpcState, PlayerNumber } from '../types/index.ts';
import { runsSeveral } from './actions.ts';
import { cardName, characterShort, colourName, electricityName } from './names.ts';

/** Who does it, where a person runs several characters; then the card, the colour, or what is replaced. */
export function parts(action: BpcAction, view: BpcState, seat: Seat): readonly (readonly Words[])[] {
  const by = (who: PlayerNumber) => (runsSeveral(view, seat) ? [[characterShort(playerOf(view, who).character)]] : []);
  switch (action.do) {
    case 'lay':
    case 'take-up':
      return by(action.who);
    case 'signal':
      return [...by(action.who), [colourName(action.colour)]];
    case 'fake-news-check':
      return [[cardName(action.card)]];
    case 'replace':
      return [[electricityName(action.from)]];
    default:
      return [];
  }
}
