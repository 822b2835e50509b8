import type { FutureEnergyState } from '../types/index.ts';
import { CREW } from './colours.ts';
import { Paid } from './glyphs.tsx';
import type { Layout } from './layout.ts';
import { idOf } from './pointed.ts';
import { partsOf, type ShownWay, waysShown } from './ways.ts';

interface RoutesProps {
  readonly view: FutureEnergyState;
  readonly pointed: string | null;
  readonly layout: Layout;
}

/** The ways for the crew, what each costs and who is paid: all to choose between, or those to the space that is pointed at. */
export function Routes({ view, pointed, layout }: RoutesProps) {
  const shown = waysShown(view, idOf(pointed, 'space'), layout);
  const chosen = shown.some(({ where }) => where === pointed) ? pointed : (shown[0]?.where ?? null);
  // The line that is pointed at lies on top; what has the focus must stay where it is in the page.
  const order = [...shown].reverse().sort((a, b) => Number(a.where === chosen) - Number(b.where === chosen));
  if (shown.length === 0) return null;
  return (
    <g>
      {order.map(({ where, stretches }) => (
        <Line key={where} stretches={stretches} first={where === chosen} />
      ))}
      {shown.map((way) => (
        <Price key={way.where} {...way} first={way.where === chosen} zoom={layout.zoom} />
      ))}
    </g>
  );
}

const CASING = '#2b2206';

function Line({ stretches, first }: Pick<ShownWay, 'stretches'> & { readonly first: boolean }) {
  const d = stretches.join('');
  return (
    <g fill="none" strokeLinecap="round" pointerEvents="none">
      <path d={d} stroke={CASING} strokeWidth={first ? 9.5 : 6} strokeOpacity={first ? 1 : 0.75} />
      <path d={d} stroke={first ? CREW : `color-mix(in srgb, ${CREW} 45%, #fff)`} strokeWidth={first ? 6 : 3} />
      {first && stretches.map((stretch) => <path key={stretch} d={stretch} data-keep-clear="" />)}
    </g>
  );
}

/** What a way costs, on a tag; where it can be chosen, the tag and the whole way can be pointed at. */
function Price({
  where,
  fare,
  open,
  stretches,
  tag,
  first,
  zoom,
}: ShownWay & { readonly first: boolean; readonly zoom: number }) {
  const { x, y, width, leads } = tag;
  return (
    <g data-place={open ? where : undefined} pointerEvents={open ? undefined : 'none'}>
      {open && (
        <g>
          <path d={stretches.join('')} stroke="transparent" strokeWidth="9" fill="none" pointerEvents="stroke" />
        </g>
      )}
      {open && <rect {...pill(tag, 5, zoom)} fill="none" stroke="transparent" strokeWidth="8" />}
      <path d={`M${leads.x} ${leads.y}L${x} ${y}`} stroke={CASING} strokeWidth="2.5" pointerEvents="none" />
      <rect
        {...pill(tag, 0, zoom)}
        data-keep-clear=""
        fill={first ? `color-mix(in srgb, ${CREW} 35%, var(--surface))` : 'var(--surface)'}
        stroke={fare.payable ? CASING : 'var(--warn)'}
        strokeWidth={first ? 2.5 : 1.5}
      />
      <g transform={`translate(${x - width / 2} ${y}) scale(${zoom})`}>
        {partsOf(fare).map((part) => (
          <Paid key={part.seat ?? 'bank'} {...part} y={0} />
        ))}
      </g>
    </g>
  );
}

/** The outline of a tag, or so far around it. */
function pill({ x, y, width }: ShownWay['tag'], around: number, zoom: number) {
  const high = 32 * zoom + 2 * around;
  return { x: x - width / 2 - around, y: y - high / 2, width: width + 2 * around, height: high, rx: high / 2 };
}
