// An event card as it is written on the board, under its name.
import type { Words } from '@kaya/engine';
import type { EventCard } from '../data/read.ts';
import { cardText, effectsWords } from './effects.ts';

/** The outcomes of a card that has several, each with what it takes: a power, or pawns in the zone. */
export function outcomesOf(card: EventCard): readonly { readonly from: string; readonly text: Words }[] {
  switch (card.type) {
    case 'green':
      return card.outcomes.map((effects, i) => ({
        from: i === 0 ? '–' : `${card.thresholds[i - 1]}+`,
        text: effectsWords(effects),
      }));
    case 'warming':
      return card.byDestruction.map((effects, i) => ({ from: String(i + 1), text: effectsWords(effects) }));
    case 'oil-constraint':
    case 'climate-consequence':
      return [];
  }
}

/** The whole text of a card that has one outcome. */
export const plainText = (card: EventCard): Words => cardText(card);
