import type { BoardProps } from '@kaya/engine';
import { Label, type Pieces, SeatMark } from '@kaya/pieces';
import { components, postsOf, postsPerStreet, priceOf } from '../data/index.ts';
import { place } from '../rules/places.ts';
import { board } from '../text/board.ts';
import { type Lamp, type Post, UNLIT } from '../types/index.ts';
import { COLD, FLAME, STREET } from './colours.ts';
import { GLOW, type Layout } from './layout.ts';

interface Props extends BoardProps<Lamp> {
  readonly pieces: Pieces;
  readonly layout: Layout;
}

/** The streets with their posts: who lit which, and what the dark ones cost. */
export function Streets(props: Props) {
  const { say, layout } = props;
  return Array.from({ length: components.streets }, (_, street) => {
    const { x, y } = layout.street(street);
    const end = layout.post(postsOf(street)[postsPerStreet - 1] ?? 0).x + GLOW;
    return (
      <g key={y}>
        <path d={`M${x} ${y + 40}H${end}`} stroke={STREET} strokeWidth="26" strokeLinecap="round" />
        <Label x={x} y={y + 48} size={20} face="title" room={110}>
          {say(board.street(street))}
        </Label>
        {postsOf(street).map((post) => (
          <Lamppost key={post} {...props} post={post} />
        ))}
      </g>
    );
  });
}

function Lamppost({ view, pieces, layout, post }: Props & { readonly post: Post }) {
  const { x, y } = layout.post(post);
  const owner = view.posts[post] ?? UNLIT;
  const [flame] = pieces.at(place.post(post), 'flame');
  return (
    <g data-place={place.post(post)} transform={`translate(${x} ${y})`}>
      <rect x={-GLOW} y={-GLOW - 20} width={2 * GLOW} height={2 * GLOW + 30} rx="12" fill="transparent" />
      <path d="M0 -16V36M-14 36H14" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" pointerEvents="none" />
      <circle cy="-34" r="20" fill={owner === UNLIT ? COLD : FLAME} stroke="var(--line)" strokeWidth="2" />
      {flame === undefined ? (
        <Label x={0} y={-27} size={20} anchor="middle">
          {priceOf(post)}
        </Label>
      ) : (
        <g data-piece={flame.id} transform="translate(0 -34)">
          <SeatMark seat={owner} size={22} />
        </g>
      )}
    </g>
  );
}
