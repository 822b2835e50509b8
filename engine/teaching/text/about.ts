// What lies at a place and what it means now: the tooltip.
import { pileSize, placeParts, playerOf, type Viewer, type Words } from '@kaya/engine';
import { priceOf } from '../data/index.ts';
import { oilTonight, pointsNow } from '../explain/index.ts';
import { type LampState, UNLIT } from '../types/index.ts';
import { cardName } from './names.ts';
import { say } from './say.ts';

export function about(place: string, view: LampState, _viewer: Viewer): readonly Words[] {
  const { kind, id } = placeParts(place);
  const number = Number(id);
  switch (kind) {
    case 'post': {
      const owner = view.posts[number] ?? UNLIT;
      return [
        owner === UNLIT ? say('lmp.about.dark', { coins: priceOf(number) }) : say('lmp.about.lit', { seat: { seat: owner } }),
      ];
    }
    case 'harbour':
      return [say('lmp.about.harbour', { lights: view.lights, oil: oilTonight(view).needed })];
    case 'deck':
      return [say('lmp.describe.deck', { cards: pileSize(view.deck) })];
    case 'discard':
      return view.discard.length === 0 ? [] : [say('lmp.about.discard', { cards: view.discard.map(cardName) })];
    case 'hand':
      return [say('lmp.about.hand', { cards: playerOf(view, number).hand.length })];
    case 'coins':
      return [say('lmp.about.points', { seat: { seat: number }, points: pointsNow(view, number) })];
    default:
      return [];
  }
}
