import type { Words } from '@kaya/engine';
import type { components } from '../data/index.ts';
import { characterName, colourName } from './names.ts';
import { say } from './say.ts';

/** Who a character is, and which cards it may draw. */
export function characterText(card: (typeof components.characters)[number]): Words {
  return say('bpc.reference.character', {
    character: characterName(card.id),
    role: { key: `bpc.character.${card.id}.role` },
    primary: card.primary.map(colourName),
    secondary: card.secondary.map(colourName),
    five: card.secondaryFivePlayers.map(colourName),
  });
}
