import { at, type Seat, type Words } from '@kaya/engine';
import { Label } from '@kaya/pieces';
import { memo, useDeferredValue } from 'react';
import { lineGains } from '../explain/index.ts';
import type { FutureEnergyState } from '../types/index.ts';
import { BADGE, badgeArea, badgeSpot, freeSpot, keptFree } from './badges.ts';
import { geometryOf } from './geometry.ts';
import type { Area } from './labels.ts';
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

const GOLD = { fill: '#f2c14e', stroke: '#5c4100', strokeWidth: 1.3 } as const;

function Gains({ view, seat, layout, say }: Props) {
  const { segments } = geometryOf(view, layout);
  const kept = keptFree(view, layout, say);
  const lying: Area[] = [];
  return [...lineGains(view, seat)].map(([connection, points]) => {
    const segment = at(segments, connection);
    const free = freeSpot(kept, lying, segment, layout);
    const { x, y } = free ?? badgeSpot(kept, segment, layout);
    // Where there is no room for the number there is a sign that the line brings something: the list says how much.
    if (free === null) return <circle key={connection} cx={x} cy={y} r={5 * layout.zoom} {...GOLD} pointerEvents="none" />;
    lying.push(badgeArea(free, layout));
    return (
      <g key={connection} transform={`translate(${x} ${y}) scale(${layout.zoom})`} pointerEvents="none">
        <rect x={-BADGE.width / 2} y={-BADGE.height / 2} {...BADGE} rx={BADGE.height / 2} {...GOLD} />
        <Label x={0} y={5.5} size={14.8} weight={800} anchor="middle" fill="#241a02">
          {`+${points}`}
        </Label>
      </g>
    );
  });
}
