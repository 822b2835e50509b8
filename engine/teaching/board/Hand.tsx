import type { BoardProps } from '@kaya/engine';
import { usePieces } from '@kaya/pieces';
import type { CSSProperties } from 'react';
import { place } from '../rules/places.ts';
import { cardName } from '../text/names.ts';
import { type Lamp, SHIELD } from '../types/index.ts';
import { CARD, OIL, SHIELD_COLOUR } from './colours.ts';
import { scene } from './scene.ts';

const style: CSSProperties = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 84,
  height: 104,
  borderRadius: 8,
  background: CARD,
  border: '1.5px solid var(--line)',
  boxShadow: '0 2px 0 rgb(0 0 0 / .14)',
  fontSize: 14,
};

/** The viewer's cards; equal ones lie on one heap, since they are one option. */
export function Hand({ view, viewer, say }: BoardProps<Lamp>) {
  const pieces = usePieces(view, viewer, scene);
  const hand = view.players[viewer]?.hand ?? [];
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      {[...new Set(hand)].sort().map((card) => {
        const heap = pieces.at(place.card(card), 'card');
        return (
          <div key={card} data-place={place.card(card)} style={style}>
            {heap.map(({ id }) => (
              <span key={id} data-piece={id} style={{ position: 'absolute', inset: 0 }} />
            ))}
            {card === SHIELD ? <Shield /> : <strong style={{ fontSize: 30, color: OIL }}>{card}</strong>}
            <span>{say(cardName(card))}</span>
            {heap.length > 1 && <span>× {heap.length}</span>}
          </div>
        );
      })}
    </div>
  );
}

function Shield() {
  return (
    <svg width="30" height="34" viewBox="0 0 30 34" aria-hidden="true">
      <path d="M15 1L29 6V16C29 25 22 31 15 33C8 31 1 25 1 16V6Z" fill={SHIELD_COLOUR} />
    </svg>
  );
}
