import type { BoardProps } from '@kaya/engine';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Fare } from '../explain/index.ts';
import type { FutureEnergy, SpaceId } from '../types.ts';
import { CREW } from './colours.ts';
import { Paid } from './glyphs.tsx';
import { MAP, type Point } from './layout.ts';
import { waysShown } from './ways.ts';

/** Ways side by side lie this far apart. */
const OFF: readonly number[] = [0, 7, -7, 14, -14];

/** Under the children: the way to the place that is pointed at, what it costs and who is paid; all ways where one is chosen. */
export function Routes({ view, children }: BoardProps<FutureEnergy> & { readonly children: ReactNode }) {
  const root = useRef<SVGGElement>(null);
  const shown = waysShown(view, usePointedSpace(root));
  return (
    <g>
      {shown.map(({ fare, path }, i) => (
        <Way key={fare.path.join()} path={path} off={OFF[i] ?? 0} />
      ))}
      <g ref={root}>{children}</g>
      {shown.map(({ fare, tag }) => (
        <PriceTag key={fare.path.join()} fare={fare} spot={tag} />
      ))}
    </g>
  );
}

/** The space under the pointer, or the one that the keys have reached. */
function usePointedSpace(root: RefObject<SVGGElement | null>): SpaceId | null {
  const [pointed, setPointed] = useState<SpaceId | null>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const point = ({ target }: Event) => {
      const found = target instanceof Element ? target.closest('[data-place^="space:"]') : null;
      setPointed(found?.getAttribute('data-place')?.slice('space:'.length) ?? null);
    };
    const leave = () => setPointed(null);
    const listeners = { pointerover: point, focusin: point, pointerleave: leave, focusout: leave };
    for (const [kind, listener] of Object.entries(listeners)) element.addEventListener(kind, listener);
    return () => {
      for (const [kind, listener] of Object.entries(listeners)) element.removeEventListener(kind, listener);
    };
  }, [root]);
  return pointed;
}

/** The way itself. */
function Way({ path, off }: { readonly path: readonly Point[]; readonly off: number }) {
  const d = `M${path.map(({ x, y }) => `${x + off} ${y + off / 2}`).join('L')}`;
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round" pointerEvents="none">
      <path d={d} stroke="#2b2206" strokeWidth="12" opacity=".75" />
      <path d={d} stroke={CREW} strokeWidth="8" strokeDasharray="14 11" />
    </g>
  );
}

/** How wide the bank's and a seat's part of a price are. */
const PART = { bank: 26, seat: 42 } as const;

/** Who is paid how much. */
function PriceTag({ fare, spot }: { readonly fare: Fare; readonly spot: Point }) {
  const tolls = fare.tolls.flatMap((amount, seat) => (amount > 0 ? [{ seat, amount }] : []));
  const parts = [...(fare.bank > 0 || tolls.length === 0 ? [{ seat: null, amount: fare.bank }] : []), ...tolls];
  const widths = parts.map(({ seat }) => (seat === null ? PART.bank : PART.seat));
  const width = widths.reduce((sum, it) => sum + it, 6);
  const x = Math.min(Math.max(spot.x, width / 2 + 4), MAP.width - width / 2 - 4);
  return (
    <g transform={`translate(${x} ${Math.max(spot.y, 18)})`} pointerEvents="none">
      <rect x={-width / 2} y="-15" width={width} height="30" rx="15" fill="var(--surface)" stroke="#2b2206" strokeWidth="1.5" />
      {parts.map(({ seat, amount }, i) => {
        const before = widths.slice(0, i).reduce((sum, it) => sum + it, 16);
        return <Paid key={seat ?? 'bank'} seat={seat} amount={amount} x={before - width / 2} y={0} />;
      })}
    </g>
  );
}
