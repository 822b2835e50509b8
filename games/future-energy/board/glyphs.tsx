import type { Seat } from '@kaya/engine';
import { ICON_SIDE, Icon, Label, SeatMark } from '@kaya/pieces';
import type { ReactNode } from 'react';
import { newSite, type SiteEffect, tokenType } from '../data/index.ts';
import type { KeptId } from '../types/index.ts';
import { CREW, MONEY, tokenColour } from './colours.ts';
import { octagon } from './geometry.ts';
import { ICONS, type IconName } from './icons.ts';

/** What everything of Future Energy looks like, wherever it is drawn: one icon and one colour each. */

interface At {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function Sign({ name, ...at }: At & { readonly name: IconName; readonly fill?: string }) {
  return <Icon name={name} {...at} />;
}

const typeOf = (id: KeptId) => (id === 'joker' ? id : tokenType(id));

/** A token around x, y. New sites of module 3 show what they bring. */
export function Token({ id, x, y, size, faint }: At & { readonly id: KeptId; readonly faint?: boolean }) {
  const type = typeOf(id);
  const effect = newSite(id)?.effect;
  return (
    <g transform={`translate(${x} ${y})`} opacity={faint === true ? 0.35 : 1} pointerEvents="none">
      <path d={octagon(size / 2)} fill={tokenColour(type)} stroke="#fff" strokeOpacity=".85" strokeWidth={size / 26} />
      {effect === undefined ? (
        <Sign name={type} x={0} y={0} size={size * 0.64} fill="#fff" />
      ) : (
        <NewSite effect={effect} size={size} />
      )}
    </g>
  );
}

function NewSite({ effect, size }: { readonly effect: SiteEffect; readonly size: number }) {
  const icon = SITE_ICON[effect.kind];
  const amount = 'amount' in effect ? effect.amount : null;
  return (
    <>
      <Sign name="site" x={0} y={-size * 0.19} size={size * 0.42} fill="#fff" />
      {icon === null ? (
        <Coin x={0} y={size * 0.2} size={size * 0.46}>
          {amount ?? ''}
        </Coin>
      ) : (
        <>
          <Sign name={icon} x={amount === null ? 0 : -size * 0.13} y={size * 0.21} size={size * 0.4} fill="#ffe08a" />
          {amount !== null && (
            <Label x={size * 0.09} y={size * 0.36} size={size * 0.4} weight={800} fill="#ffe08a">
              {amount}
            </Label>
          )}
        </>
      )}
    </>
  );
}

const SITE_ICON: Readonly<Record<SiteEffect['kind'], IconName | null>> = {
  money: null,
  vp: 'points',
  'free-contract': 'contract',
  'free-line-shared': 'line',
  'extra-plant': 'plant',
};

/** A token on its own, among HTML. */
export function TokenBadge({ id, size, faint }: { readonly id: KeptId; readonly size: number; readonly faint?: boolean }) {
  const type = typeOf(id);
  return (
    <svg
      width={size}
      height={size}
      viewBox="-26 -26 52 52"
      aria-hidden="true"
      style={{ flex: 'none', opacity: faint === true ? 0.35 : 1 }}
    >
      <path d={octagon(25)} fill={tokenColour(type)} />
      <path d={ICONS[type]} fill="#fff" transform={`translate(-17 -17) scale(${34 / ICON_SIDE})`} />
    </svg>
  );
}

/** Millions, as a coin around x, y with the amount on it. */
export function Coin({ x, y, size, children }: At & { readonly children: string | number }) {
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <circle r={size / 2} cy={size / 22} fill="rgb(0 0 0 / .25)" />
      <circle r={size / 2} fill={MONEY} stroke="#fff" strokeWidth={size / 18} />
      <Label x={0} y={size * 0.22} size={size * 0.6} weight={700} anchor="middle" fill="#fff">
        {children}
      </Label>
    </g>
  );
}

/** Victory points around x, y: a star with the number on it. */
export function Star({ x, y, size, children }: At & { readonly children: string | number }) {
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <Sign name="points" x={0} y={0} size={size} fill="color-mix(in srgb, #e3b23c 80%, var(--ink))" />
      <Label
        x={0}
        y={size * 0.17}
        size={Math.max(14.8, size * (String(children).length > 1 ? 0.35 : 0.42))}
        weight={800}
        anchor="middle"
        fill="#241a02"
      >
        {children}
      </Label>
    </g>
  );
}

/** A plant of a seat around x, y. */
export function Plant({ seat, x, y, size }: At & { readonly seat: Seat }) {
  return (
    <g pointerEvents="none">
      <ellipse cx={x} cy={y + size * 0.44} rx={size * 0.5} ry={size * 0.17} fill="rgb(0 0 0 / .28)" />
      <SeatMark seat={seat} x={x} y={y} size={size} />
    </g>
  );
}

/** Plants of one seat on a heap around x, y. */
export function Plants({
  seat,
  ids,
  x,
  y,
  size,
}: At & { readonly seat: Seat; readonly ids: readonly (string | undefined)[] }): ReactNode {
  const lift = size * 0.22;
  const low = ((ids.length - 1) * lift) / 2;
  return ids.map((id, i) => (
    <g key={id ?? i} data-piece={id}>
      <Plant seat={seat} x={x} y={y + low - i * lift} size={size} />
    </g>
  ));
}

/** The construction crew around x, y: one for all. */
export function Crew({ x, y, size }: At) {
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <circle cy={size * 0.07} r={size / 2} fill="rgb(0 0 0 / .3)" />
      <circle r={size / 2} fill={CREW} stroke="#2b2206" strokeWidth={size / 15} />
      <Sign name="crew" x={0} y={0} size={size * 0.68} fill="#2b2206" />
    </g>
  );
}

/** Who is paid how much: a coin, and the mark of the seat (or none: the bank). */
export function Paid({ seat, amount, x, y }: { readonly seat: Seat | null; readonly amount: number } & Omit<At, 'size'>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Coin x={0} y={0} size={28.8}>
        {amount}
      </Coin>
      {seat !== null && <SeatMark seat={seat} x={22} y={0} size={15} />}
    </g>
  );
}
