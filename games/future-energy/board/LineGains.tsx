import { at, type Seat, type Words } from '@kaya/engine';
import { Label, type Point } from '@kaya/pieces';
import { memo, useDeferredValue } from 'react';
import { lineGains } from '../explain/index.ts';
import type { FutureEnergyState } from '../types/index.ts';
import { citiesOf } from './cities.ts';
import { geometryOf, type Segment } from './geometry.ts';
import { type Area, shared } from './labels.ts';
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

const BADGE = { width: 30, height: 20 } as const;
/** Where along its connection a badge may stand, the middle first. */
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8] as const;

function Gains({ view, seat, layout, say }: Props) {
  const { segments } = geometryOf(view, layout);
  const names = citiesOf(view.players.length, layout, say).map((city) => city.at.area);
  return [...lineGains(view, seat)].map(([connection, points]) => {
    const { x, y } = beside(names, at(segments, connection), layout);
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

/** The spot of a connection at which a badge covers the least of the cities' names. */
function beside(names: readonly Area[], { from, to }: Segment, { zoom }: Layout): Point {
  const spots = ALONG.map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
  const covered = spots.map((spot) => {
    const [wide, high] = [(BADGE.width / 2) * zoom, (BADGE.height / 2) * zoom];
    const area = { left: spot.x - wide, right: spot.x + wide, top: spot.y - high, bottom: spot.y + high };
    return names.reduce((sum, name) => sum + shared(area, name), 0);
  });
  return at(spots, covered.indexOf(Math.min(...covered)));
}
