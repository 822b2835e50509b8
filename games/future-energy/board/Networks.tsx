import { at, playerOf, type Seat } from '@kaya/engine';
import { seatColour } from '@kaya/pieces';
import { memo } from 'react';
import { mapOf } from '../data/tables.ts';
import { network } from '../explain/index.ts';
import type { FutureEnergyState } from '../types/index.ts';
import { geometryOf, octagon, radiusOf } from './geometry.ts';
import type { Layout } from './layout.ts';

interface NetworksProps {
  readonly view: FutureEnergyState;
  readonly seat: Seat;
  readonly layout: Layout;
}

/** On request: the network of a seat that counts, bright, its other lines fainter, and a halo around each of its plants. */
export const Networks = memo(function Networks({ view, seat, layout }: NetworksProps) {
  const map = mapOf(view);
  const { segments, spots } = geometryOf(view, layout);
  const { parts } = network(view, seat);
  const { built } = playerOf(view, seat);
  return (
    <g fill="none" strokeLinecap="round" stroke={seatColour(seat)} pointerEvents="none">
      {parts.map((part) => (
        <path
          key={part.connections.join()}
          d={part.connections
            .map((id) => {
              const { from, to } = at(segments, map.connection(id));
              return `M${from.x} ${from.y}L${to.x} ${to.y}`;
            })
            .join('')}
          strokeWidth="30"
          strokeOpacity={part.counts ? 0.55 : 0.2}
        />
      ))}
      {built.map((count, i) => {
        if (count === 0) return null;
        const { x, y } = at(spots, i);
        return (
          <path
            key={at(map.spaces, i).id}
            d={octagon(radiusOf(i) + 9)}
            transform={`translate(${x} ${y})`}
            strokeWidth="7"
            strokeOpacity=".75"
          />
        );
      })}
    </g>
  );
});
