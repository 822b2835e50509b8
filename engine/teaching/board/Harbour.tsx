import type { BoardProps } from '@kaya/engine';
import { Label, type Pieces } from '@kaya/pieces';
import { place } from '../rules/places.ts';
import { board } from '../text/board.ts';
import type { Lamp } from '../types/index.ts';
import { FLAME, WATER } from './colours.ts';
import type { Layout } from './layout.ts';

/** The lights that burn for everybody, the night, and what the harbour needs. */
export function Harbour({ view, say, pieces, layout }: BoardProps<Lamp> & { readonly pieces: Pieces; readonly layout: Layout }) {
  const { x, y, width, height } = layout.harbour;
  return (
    <g data-place={place.harbour} transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="14" fill={WATER} />
      <Label x={24} y={44} size={26} face="title" room={width / 3}>
        {say(board.harbour)}
      </Label>
      <Label x={24} y={82} size={22} room={width / 2}>
        {say(board.oil(view))}
      </Label>
      <Label x={width - 24} y={44} size={24} anchor="end" room={width / 3}>
        {say(board.night(view))}
      </Label>
      {pieces.at(place.harbour, 'light').map((piece, i) => (
        <circle key={piece.id} data-piece={piece.id} cx={width / 2 + i * 56} cy={height / 2} r="20" fill={FLAME} />
      ))}
    </g>
  );
}
