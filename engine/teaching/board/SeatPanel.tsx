import { type BoardProps, playerOf, type Seat } from '@kaya/engine';
import { Heap, Heard, usePieces } from '@kaya/pieces';
import type { CSSProperties } from 'react';
import { place } from '../rules/places.ts';
import { board } from '../text/board.ts';
import type { Lamp } from '../types/index.ts';
import { CARD, OIL } from './colours.ts';
import { scene } from './scene.ts';

const row: CSSProperties = { display: 'flex', alignItems: 'center', gap: 8, fontVariantNumeric: 'tabular-nums' };
const coin: CSSProperties = { width: 18, height: 18, borderRadius: 9, background: OIL };
const card: CSSProperties = { width: 13, height: 18, borderRadius: 3, background: CARD, border: '1.5px solid var(--line)' };
const chosen: CSSProperties = { width: 8, height: 8, borderRadius: 4, background: 'var(--ink)' };

/** What a lamplighter visibly owns: coins, how many cards, and a dot once it has chosen what to pour. */
export function SeatPanel({ view, viewer, seat, say }: BoardProps<Lamp> & { readonly seat: Seat }) {
  const pieces = usePieces(view, viewer, scene);
  const { coins, hand, poured } = playerOf(view, seat);
  return (
    <div style={{ ...row, gap: 20 }}>
      <span style={row} data-place={place.coins(seat)}>
        <Heard>{say(board.coins)}</Heard>
        <Heap pieces={pieces.at(place.coins(seat), 'coin')}>
          <span style={coin} />
        </Heap>
        {coins}
      </span>
      <span style={row} data-place={place.hand(seat)}>
        <Heard>{say(board.cards)}</Heard>
        <Heap pieces={pieces.at(place.hand(seat), 'card')}>
          <span style={card} />
        </Heap>
        {hand.length}
        {poured !== null && <span style={chosen} />}
      </span>
    </div>
  );
}
