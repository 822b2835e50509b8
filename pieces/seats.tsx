import type { Seat } from '@kaya/engine';
import { memo } from 'react';

/** A player is never told by colour alone: each seat has a mark of its own. */

/** The colour of a seat; the site's theme has the values. */
export const seatColour = (seat: Seat): string => `var(--seat-${seat})`;

/** The outline of a seat's mark around 0, 0, reaching about 1 in every direction, as an SVG path. */
const OUTLINES: readonly string[] = [
  'M1 0A1 1 0 1 1-1 0 1 1 0 1 1 1 0z',
  'M0-1.08 1.08.84H-1.08z',
  'M-.88-.88H.88V.88H-.88z',
  'M0-1.18 1.02 0 0 1.18-1.02 0z',
  'M-.55-.95H.55L1.1 0 .55.95H-.55L-1.1 0z',
];

/** The outline of a seat's mark, for whoever draws it in another colour. */
export const outline = (seat: Seat): string => OUTLINES[seat % OUTLINES.length] ?? '';

interface MarkProps {
  readonly seat: Seat;
  /** Its width, about. */
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
}

/** A seat's mark inside a drawing, around x, y. */
export const SeatMark = memo(function SeatMark({ seat, size = 16, x = 0, y = 0 }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 2})`} pointerEvents="none">
      <path
        d={outline(seat)}
        fill={seatColour(seat)}
        stroke="var(--surface)"
        strokeWidth={Math.min(0.36, 3.2 / size)}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
    </g>
  );
});

/** A seat's mark on its own, among HTML. */
export function SeatBadge({ seat, size = 16 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-1.3 -1.3 2.6 2.6" aria-hidden="true" style={{ flex: 'none' }}>
      <path d={outline(seat)} fill={seatColour(seat)} strokeLinejoin="round" />
    </svg>
  );
}
