import { at, type BoardProps } from '@kaya/engine';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { mapOf } from '../data/map.ts';
import { type Fare, reach } from '../explain/index.ts';
import type { FutureEnergy, FutureEnergyState, SpaceId } from '../types.ts';
import { CREW } from './colours.ts';
import { geometryOf } from './geometry.ts';
import { Paid } from './glyphs.tsx';
import { movingNow } from './reachable.ts';

const OFF: readonly number[] = [0, 7, -7, 14, -14];

/** Under the children: the way to the place that is pointed at, what it costs and who is paid; all ways where one is chosen. */
export function Routes({ view, children }: BoardProps<FutureEnergy> & { readonly children: ReactNode }) {
  const root = useRef<SVGGElement>(null);
  const pointed = usePointedSpace(root);
  const shown = waysShown(view, pointed);
  return (
    <g>
      {shown.map((fare, i) => (
        <Way key={fare.path.join()} view={view} path={fare.path} off={OFF[i] ?? 0} />
      ))}
      <g ref={root}>{children}</g>
      {shown.map((fare, i) => (
        <Price key={fare.path.join()} view={view} fare={fare} share={shown.length === 1 ? 1 : (i + 1) / (shown.length + 1)} />
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

function waysShown(view: FutureEnergyState, pointed: SpaceId | null): readonly Fare[] {
  const step = view.agenda.at(-1);
  if (step?.do === 'route') return reach(view, step.seat, step.space).fares.filter((it) => it.payable);
  const moving = movingNow(view);
  if (moving === null || pointed === null) return [];
  const [cheapest] = reach(view, moving.seat, pointed).fares;
  return cheapest === undefined ? [] : [cheapest];
}

/** The way itself, beside the cables that lie there. */
function Way({ view, path, off }: { readonly view: FutureEnergyState; readonly path: readonly SpaceId[]; readonly off: number }) {
  const { spots } = geometryOf(view);
  const map = mapOf(view);
  const line = path.map((id) => at(spots, map.space(id))).map(({ x, y }) => `${x + off} ${y + off / 2}`);
  const d = `M${line.join('L')}`;
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round" pointerEvents="none">
      <path d={d} stroke="#2b2206" strokeWidth="12" opacity=".75" />
      <path d={d} stroke={CREW} strokeWidth="8" strokeDasharray="14 11" />
    </g>
  );
}

/** Who is paid, near the end of the way. */
function Price({ view, fare, share }: { readonly view: FutureEnergyState; readonly fare: Fare; readonly share: number }) {
  const map = mapOf(view);
  const { spots } = geometryOf(view);
  const steps = fare.path.length - 1;
  const along = steps * (share === 1 ? 1 : share);
  const before = at(spots, map.space(at(fare.path, Math.floor(Math.min(along, steps - 0.001)))));
  const after = at(spots, map.space(at(fare.path, Math.min(steps, Math.floor(Math.min(along, steps - 0.001)) + 1))));
  const part = share === 1 ? 1 : along - Math.floor(along);
  const x = before.x + (after.x - before.x) * part;
  const y = before.y + (after.y - before.y) * part - (share === 1 ? 52 : 0);
  const tolls = fare.tolls.flatMap((amount, seat) => (amount > 0 ? [{ seat, amount }] : []));
  const parts = [...(fare.bank > 0 || tolls.length === 0 ? [{ seat: null, amount: fare.bank }] : []), ...tolls];
  const width = parts.reduce((sum, it) => sum + (it.seat === null ? 26 : 42), 6);
  let at0 = -width / 2 + 16;
  return (
    <g transform={`translate(${Math.max(x, width / 2 + 4)} ${Math.max(y, 18)})`} pointerEvents="none">
      <rect x={-width / 2} y="-15" width={width} height="30" rx="15" fill="var(--surface)" stroke="#2b2206" strokeWidth="1.5" />
      {parts.map(({ seat, amount }) => {
        const here = at0;
        at0 += seat === null ? 26 : 42;
        return <Paid key={seat ?? 'bank'} seat={seat} amount={amount} x={here} y={0} />;
      })}
    </g>
  );
}
