import type { Seat } from '@kaya/engine';
import type { ReactNode } from 'react';
import { SeatMark, seatColour } from './seats.tsx';

/** Things one could pick up: flat, one weight of outline, a small honest shadow. */

const SHADOW = 'rgb(0 0 0 / .22)';

interface TileProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly stroke?: string;
  readonly radius?: number;
  readonly dashed?: boolean;
  /** How far it stands off the table; 0 lies flat. */
  readonly lift?: number;
  readonly children?: ReactNode;
}

/** A cardboard tile; what is on it is drawn from its upper left corner. */
export function Tile({ x, y, width, height, fill, stroke = 'var(--line)', radius = 5, dashed, lift = 2, children }: TileProps) {
  const shape = { width, height, rx: radius };
  return (
    <g transform={`translate(${x} ${y})`}>
      {lift > 0 && <rect y={lift} {...shape} fill={SHADOW} />}
      <rect {...shape} fill={fill} stroke={stroke} strokeWidth="1.5" strokeDasharray={dashed === true ? '4 3' : undefined} />
      {children}
    </g>
  );
}

interface WoodProps {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** A wooden figure of a player, standing on x, y. */
export function Pawn({ seat, x, y, size = 30 }: WoodProps) {
  const scale = size / 30;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} pointerEvents="none">
      <ellipse cy="-1" rx="12" ry="3.5" fill={SHADOW} />
      <path
        d="M-11-2C-11-10-6-12-5-17A7 7 0 1 1 5-17C6-12 11-10 11-2 11 0-11 0-11-2z"
        fill={seatColour(seat)}
        stroke="var(--surface)"
        strokeWidth="1.6"
      />
      <circle cy="-8" r="6.2" fill="var(--surface)" />
      <SeatMark seat={seat} y={-8} size={8} />
    </g>
  );
}

/** A wooden disc of a player around x, y. */
export function Disc({ seat, x, y, size = 16 }: WoodProps) {
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <circle cy="1.2" r={size * 0.62} fill={SHADOW} />
      <SeatMark seat={seat} size={size} />
    </g>
  );
}

/** A coin beside a line of text, with the letter of its money. */
export function Coin({ size, fill, children }: { readonly size: number; readonly fill: string; readonly children: string }) {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="11.5" fill={fill} />
      <text y="5.5" textAnchor="middle" fontSize="15.5" fontWeight="700" fill="#fff">
        {children}
      </text>
    </svg>
  );
}
