import { at, same } from '@kaya/engine';
import type { Point } from '@kaya/pieces';
import { memo } from 'react';
import type { Goal } from '../explain/index.ts';
import type { FutureEnergyState } from '../types/index.ts';
import { geometryOf } from './geometry.ts';
import { Coin, Sign } from './glyphs.tsx';
import { type Layout, SOCKET } from './layout.ts';
import { movingNow } from './reachable.ts';

interface Props {
  readonly view: FutureEnergyState;
  readonly layout: Layout;
}

/** Where the crew can go now: what the way there costs, and whether a contract would be done; over the names. */
export const Goals = memo(function Goals({ view, layout }: Props) {
  const { spots } = geometryOf(view, layout);
  const goals = movingNow(view)?.goals ?? [];
  return [...goals].map(([space, goal]) => <GoalSign key={space} {...goal} spot={at(spots, space)} zoom={layout.zoom} />);
});

const GoalSign = memo(function GoalSign({
  price,
  completes,
  spot,
  zoom,
}: Goal & { readonly spot: Point; readonly zoom: number }) {
  return (
    <g transform={`translate(${spot.x} ${spot.y})`} pointerEvents="none">
      <Coin x={SOCKET - 3} y={-SOCKET + 4} size={25 * zoom}>
        {price}
      </Coin>
      {completes && (
        <g>
          <circle cx={-SOCKET + 3} cy={-SOCKET + 4} r={10 * zoom} fill="var(--surface)" stroke="#b98300" strokeWidth="1.5" />
          <Sign name="points" x={-SOCKET + 3} y={-SOCKET + 4} size={15 * zoom} fill="#d79a00" />
        </g>
      )}
    </g>
  );
}, same);
