import type { Seat } from '@kaya/engine';
import { Icon, Label, SeatMark, Tile } from '@kaya/pieces';
import { components } from '../data/index.ts';
import type { Energy, Fossil } from '../types/index.ts';
import { CEP, ENERGY, FOSSIL, MONEY, ON_FOSSIL, onSurface, PPM_ON_FOSSIL, TECH } from './colours.ts';
import type { IconName } from './icons.ts';

/** What everything of CO₂ looks like, wherever it is drawn: one icon and one colour each. */

interface At {
  readonly x: number;
  readonly y: number;
}

export function Sign({
  name,
  x,
  y,
  size,
  fill,
}: At & { readonly name: IconName; readonly size: number; readonly fill?: string }) {
  return <Icon name={name} x={x} y={y} size={size} {...(fill === undefined ? {} : { fill })} />;
}

/** The sign of a type of energy, in its colour. */
export function EnergySign({ type, x, y, size }: At & { readonly type: Energy; readonly size: number }) {
  return <Sign name={type} x={x} y={y} size={size} fill={onSurface(ENERGY[type])} />;
}

/** A small chip of a type: white on its colour, around x, y. */
export function EnergyChip({
  type,
  x,
  y,
  size,
  faint,
}: At & { readonly type: Energy; readonly size: number; readonly faint?: boolean }) {
  return (
    <g pointerEvents="none" opacity={faint === true ? 0.45 : 1}>
      <rect x={x - size / 2} y={y - size / 2} width={size} height={size} rx={size / 5} fill={ENERGY[type]} />
      <Sign name={type} x={x} y={y} size={size * 0.8} fill="#fff" />
    </g>
  );
}

/** A tech cube around x, y. */
export function Cube({ x, y, size }: At & { readonly size: number }) {
  return <Sign name="tech" x={x} y={y} size={size} fill={onSurface(TECH)} />;
}

/** An emission permit around x, y. */
export function Cep({ x, y, size }: At & { readonly size: number }) {
  const width = size * 0.82;
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <rect x={-width / 2} y={-size / 2 + 1.2} width={width} height={size} rx={size * 0.16} fill="rgb(0 0 0 / .25)" />
      <rect
        x={-width / 2}
        y={-size / 2}
        width={width}
        height={size}
        rx={size * 0.16}
        fill={CEP}
        stroke="#fff"
        strokeWidth={size / 16}
      />
      <Sign name="cep" x={0} y={0} size={size * 0.66} fill="#fff" />
    </g>
  );
}

/** Dollars, as a coin around x, y with the amount on it. */
export function Coin({ x, y, size, children }: At & { readonly size: number; readonly children: string | number }) {
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <circle r={size / 2} cy="1.2" fill="rgb(0 0 0 / .25)" />
      <circle r={size / 2} fill={MONEY} stroke="#fff" strokeWidth={size / 18} />
      <Label x={0} y={size * 0.2} size={size * 0.57} weight={700} anchor="middle" fill="#fff">
        {children}
      </Label>
    </g>
  );
}

/** A fossil plant on its slot. */
export function FossilTile({ fossil, size }: { readonly fossil: Fossil; readonly size: number }) {
  return (
    <Tile x={0} y={0} width={size} height={size} fill={FOSSIL[fossil]} stroke="#b9ab9455">
      <Sign name={fossil} x={size / 2} y={size * 0.31} size={size * 0.56} fill={ON_FOSSIL} />
      <Label x={size / 2} y={size * 0.95} size={size * 0.465} weight={700} anchor="middle" fill={PPM_ON_FOSSIL}>
        {components.ppm[fossil]}
      </Label>
    </Tile>
  );
}

/** A green plant on its slot, with its owner. */
export function PlantTile({ type, owner, size }: { readonly type: Energy; readonly owner: Seat; readonly size: number }) {
  return (
    <Tile x={0} y={0} width={size} height={size} fill={ENERGY[type]} stroke="#fff9">
      <Sign name={type} x={size * 0.42} y={size * 0.42} size={size * 0.66} fill="#fff" />
      <circle cx={size * 0.76} cy={size * 0.76} r={size * 0.23} fill="var(--surface)" />
      <SeatMark seat={owner} x={size * 0.76} y={size * 0.76} size={size * 0.3} />
    </Tile>
  );
}

/** A project: dark while it is only proposed, in its full colour once it is installed. */
export function ProjectTile({
  type,
  installed,
  size,
}: {
  readonly type: Energy;
  readonly installed: boolean;
  readonly size: number;
}) {
  if (!installed) {
    return (
      <Tile
        x={0}
        y={0}
        width={size}
        height={size}
        fill={`color-mix(in srgb, ${ENERGY[type]} 14%, var(--surface))`}
        stroke={onSurface(ENERGY[type])}
        dashed
      >
        <Sign name={type} x={size / 2} y={size / 2} size={size * 0.62} fill={onSurface(ENERGY[type])} />
      </Tile>
    );
  }
  return (
    <Tile x={0} y={0} width={size} height={size} fill={ENERGY[type]} stroke="#fff" lift={3}>
      <Sign name={type} x={size / 2} y={size * 0.46} size={size * 0.62} fill="#fff" />
      <path d={`M${size * 0.16} ${size * 0.87}H${size * 0.84}`} stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
    </Tile>
  );
}
