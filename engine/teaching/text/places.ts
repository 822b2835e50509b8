import { placeParts, type Words } from '@kaya/engine';
import { cardName, postName } from './names.ts';
import { say } from './say.ts';

/** The name of a place. */
export function placeWords(place: string): Words {
  const { kind, id } = placeParts(place);
  switch (kind) {
    case 'post':
      return postName(Number(id));
    case 'card':
      return cardName(Number(id));
    case 'hand':
    case 'coins':
      return say(`lmp.place.${kind}`, { seat: { seat: Number(id) } });
    case 'deck':
    case 'discard':
      return say(`lmp.place.${kind}`);
    default:
      return say('lmp.place.harbour');
  }
}
