import { at, type Seat, type Words } from '@kaya/engine';
import { Label } from '@kaya/pieces';
import { memo, useDeferredValue } from 'react';
import { lineGains } from '../explain/index.ts';
import type { FutureEnergyState } from '../types/index.ts';
import { BADGE, badgeSpot, keptFree } from './badges.ts';
import { geometryOf } from './geometry.ts';
import type { Layout } from './layout.ts';

interface Props {
  readonly view: FutureEnergyState;
  readonly seat: Seat;
  readonly layout: Layout;
  say(words: Words): string;
}

/**
 * While a connection is chosen: the points that a line there would add to one's networks. They are tried out one by
 * one, so the answer to a click does not wait for them.
 */
export const LineGains = memo(function LineGains(props: Props) {
  const settled = useDeferredValue(props.view) === props.view;
  return settled ? <Gains {...props} /> : null;
});

function Gains({ view, seat, layout, say }: Props) {
  const { segments } = geometryOf(view, layout);
  const kept = keptFree(view, layout, say);
  return [...lineGains(view, seat)].map(([connection, points]) => {
    const { x, y } = badgeSpot(kept, at(segments, connection), layout);
    return (
      <g key={connection} transform={`translate(${x} ${y}) scale(${layout.zoom})`} pointerEvents="none">
        <rect
          x={-BADGE.width / 2}
          y={-BADGE.height / 2}
          {...BADGE}
          rx={BADGE.height / 2}
          fill="#f2c14e"
          stroke="#5c4100"
          strokeWidth="1.3"
        />
        <Label x={0} y={5.5} size={14.8} weight={800} anchor="middle" fill="#241a02">
          {`+${points}`}
        </Label>
      </g>
    );
  });
}
