import { at, type Seat } from '@kaya/engine';
import { Label } from '@kaya/pieces';
import { memo, useDeferredValue } from 'react';
import { lineGains } from '../explain/index.ts';
import type { FutureEnergyState } from '../types/index.ts';
import { geometryOf } from './geometry.ts';
import type { Layout } from './layout.ts';

interface Props {
  readonly view: FutureEnergyState;
  readonly seat: Seat;
  readonly layout: Layout;
}

/**
 * While a connection is chosen: the points that a line there would add to one's networks. They are tried out one by
 * one, so the answer to a click does not wait for them.
 */
export const LineGains = memo(function LineGains({ view, seat, layout }: Props) {
  const settled = useDeferredValue(view) === view;
  return settled ? <Gains view={view} seat={seat} layout={layout} /> : null;
});

function Gains({ view, seat, layout }: Props) {
  const { segments } = geometryOf(view, layout);
  return [...lineGains(view, seat)]
    .filter(([connection]) => view.lines[connection] === 0 || view.agenda.at(-1)?.do !== 'place-line')
    .map(([connection, points]) => {
      const { x, y } = at(segments, connection).middle;
      return (
        <g key={connection} transform={`translate(${x} ${y}) scale(${layout.zoom})`} pointerEvents="none">
          <rect x="-14" y="-9.5" width="28" height="19" rx="9.5" fill="#f2c14e" stroke="#5c4100" strokeWidth="1.3" />
          <Label x={0} y={5} size={14} weight={800} anchor="middle" fill="#241a02">
            {`+${points}`}
          </Label>
        </g>
      );
    });
}
