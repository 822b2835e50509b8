import type { Piece, Viewer } from '@kaya/engine';
import { pileSize } from '@kaya/engine';
import { equal } from '@kaya/pieces';
import { place } from '../rules/places.ts';
import { type LampState, UNLIT } from '../types/index.ts';

/** Which piece lies where. */
export function scene(view: LampState, viewer: Viewer): readonly Piece[] {
  return [
    ...equal('light', [[place.harbour, view.lights]]),
    ...equal('card', [
      [place.deck, pileSize(view.deck)],
      [place.discard, view.discard.length],
      ...view.players.map(({ hand }, seat) => [place.hand(seat), seat === viewer ? 0 : hand.length] as const),
      ...(view.players[viewer]?.hand ?? []).map((card) => [place.card(card), 1] as const),
    ]),
    ...view.players.flatMap(({ coins }, seat) => equal('coin', [[place.coins(seat), coins]], seat)),
    ...view.posts.flatMap((owner, post) =>
      owner === UNLIT ? [] : [{ id: `flame:${post}`, kind: 'flame', place: place.post(post), owner }],
    ),
  ];
}
