import { at, type Seat, same } from '@kaya/engine';
import { type Pieces, SeatMark, seatColour } from '@kaya/pieces';
import { memo } from 'react';
import { mapOf } from '../data/tables.ts';
import { place } from '../rules/places.ts';
import { ownersOf } from '../rules/planning/lines.ts';
import type { FutureEnergyState } from '../types/index.ts';
import { INK } from './colours.ts';
import { geometryOf, type Handle, type Segment } from './geometry.ts';
import type { Layout } from './layout.ts';
import { layingLines } from './reachable.ts';

/** How far two cables on one connection lie apart. */
const APART = 8;

interface CablesProps {
  readonly view: FutureEnergyState;
  readonly pieces: Pieces;
  readonly layout: Layout;
}

/** The connections, and the power lines on them: bright cables in the players' colours. */
export function Cables({ view, pieces, layout }: CablesProps) {
  const { connections, openConnections } = mapOf(view);
  const { segments, handles } = geometryOf(view, layout);
  const open = new Set(openConnections);
  const wide = layingLines(view) !== null;
  return connections.map(({ id }, i) => {
    const segment = at(segments, i);
    if (!open.has(i)) return <Wire key={id} segment={segment} closed />;
    const where = place.connection(id);
    const lines = ownersOf(view, at(view.lines, i)).map((seat) => ({
      seat,
      piece: pieces.at(where, 'line').find((it) => it.owner === seat)?.id,
    }));
    return <Connection key={id} where={where} segment={segment} lines={lines} wide={wide} handle={at(handles, i)} />;
  });
}

interface ConnectionProps {
  readonly where: string;
  readonly segment: Segment;
  readonly wide: boolean;
  /** Where a finger takes hold of it. */
  readonly handle: Handle;
  readonly lines: readonly { readonly seat: Seat; readonly piece: string | undefined }[];
}

/** Drawn anew only when a line comes or goes: a move changes one of eighty. */
const Connection = memo(function Connection({ where, segment, wide, handle, lines }: ConnectionProps) {
  return (
    <g data-place={where}>
      {/* What may be pointed at shows itself narrower than it is: eighty broad bands would hide the map. */}
      <path d={lineOf(segment)} stroke="transparent" strokeWidth={wide ? 12 : 9} fill="none" />
      <g>
        <path d={lineOf(segment)} stroke="transparent" strokeWidth={wide ? 24 : 14} fill="none" pointerEvents="stroke" />
        <circle cx={handle.x} cy={handle.y} r={handle.r} fill="none" pointerEvents="all" />
      </g>
      {lines.length === 0 && <Wire segment={segment} />}
      {lines.map(({ seat, piece }, k) => (
        <g key={seat} data-piece={piece}>
          <Cable segment={segment} seat={seat} aside={(k - (lines.length - 1) / 2) * APART} />
        </g>
      ))}
    </g>
  );
}, same);

function lineOf({ from, to, across }: Segment, aside = 0): string {
  const [dx, dy] = [across.x * aside, across.y * aside];
  return `M${from.x + dx} ${from.y + dy}L${to.x + dx} ${to.y + dy}`;
}

/** A connection that nobody has built on. */
function Wire({ closed, segment }: { readonly segment: Segment; readonly closed?: boolean }) {
  return (
    <path
      d={lineOf(segment)}
      stroke={INK}
      strokeWidth={closed === true ? 1 : 2.6}
      strokeDasharray={closed === true ? '2 5' : '7 4'}
      strokeOpacity={closed === true ? 0.35 : 0.9}
      fill="none"
      pointerEvents="none"
    />
  );
}

/** A power line: a lit core in a cable of its owner's colour, with the owner's mark. */
function Cable({ segment, seat, aside }: { readonly segment: Segment; readonly seat: Seat; readonly aside: number }) {
  const line = lineOf(segment, aside);
  const { middle, across } = segment;
  return (
    <g fill="none" strokeLinecap="round" pointerEvents="none">
      <path d={line} stroke={seatColour(seat)} strokeWidth="17" strokeOpacity=".16" />
      <path d={line} stroke={seatColour(seat)} strokeWidth="11" strokeOpacity=".22" />
      <path d={line} stroke={seatColour(seat)} strokeWidth="6.5" />
      <path d={line} stroke="#fff" strokeWidth="1.6" strokeOpacity=".75" />
      <SeatMark seat={seat} x={middle.x + across.x * aside} y={middle.y + across.y * aside} size={13} />
    </g>
  );
}
