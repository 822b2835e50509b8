import { Label, type Rect } from '@kaya/pieces';
import type { ReactNode } from 'react';
import { INK } from './colours.ts';

/** What the things in a box are, over it. */
export function Heading({ over, room, children }: { readonly over: Rect; readonly room?: number; readonly children: string }) {
  return (
    <Label x={over.x + 2} y={over.y - 11} size={16} face="title" weight={700} fill={INK} room={room ?? over.width}>
      {children}
    </Label>
  );
}

/** A group that begins at the corner of a box. */
export function In({
  box: { x, y },
  where,
  children,
}: {
  readonly box: Rect;
  readonly where: string;
  readonly children: ReactNode;
}) {
  return (
    <g data-place={where} transform={`translate(${x} ${y})`}>
      {children}
    </g>
  );
}
