import type { Words } from '@kaya/engine';
import { postsOf, streetOf } from '../data/index.ts';
import { type Card, HIDDEN, type Post, SHIELD } from '../types/index.ts';
import { say } from './say.ts';

export function cardName(card: Card): Words {
  if (card === HIDDEN) return say('lmp.card.hidden');
  return card === SHIELD ? say('lmp.card.shield') : say('lmp.card.oil', { value: card });
}

export function postName(post: Post): Words {
  const street = streetOf(post);
  return say('lmp.place.post', { street: street + 1, post: postsOf(street).indexOf(post) + 1 });
}
