import type { BoardProps } from '@kaya/engine';
import { Label, type Pieces, Tile } from '@kaya/pieces';
import { place } from '../rules/places.ts';
import { board } from '../text/board.ts';
import type { Lamp } from '../types/index.ts';
import { CARD } from './colours.ts';
import type { Layout } from './layout.ts';

/** The deck and the discards, with how many cards lie there. */
export function Piles({ say, pieces, layout }: BoardProps<Lamp> & { readonly pieces: Pieces; readonly layout: Layout }) {
  return (['deck', 'discard'] as const).map((name) => {
    const box = layout[name];
    const cards = pieces.at(place[name], 'card');
    return (
      <g key={name} data-place={place[name]}>
        <Tile {...box} fill={CARD}>
          <Label x={box.width / 2} y={36} size={20} anchor="middle" room={box.width - 12}>
            {say(board[name])}
          </Label>
          <Label x={box.width / 2} y={100} size={44} face="title" anchor="middle">
            {cards.length}
          </Label>
          {cards.map(({ id }) => (
            <rect key={id} data-piece={id} width={box.width} height={box.height} fill="none" pointerEvents="none" />
          ))}
        </Tile>
      </g>
    );
  });
}
