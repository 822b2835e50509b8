import type { BoardProps } from '@kaya/engine';
import type { FutureEnergy } from '../types.ts';
import { CREW } from './colours.ts';
import { Paid } from './glyphs.tsx';
import { idOf } from './pointed.ts';
import { partsOf, type ShownWay, waysShown } from './ways.ts';

/** The ways for the crew, what each costs and who is paid: all to choose between, or those to the space that is pointed at. */
export function Routes({ view, pointed }: BoardProps<FutureEnergy> & { readonly pointed: string | null }) {
  const shown = waysShown(view, idOf(pointed, 'space'));
  const chosen = shown.some(({ where }) => where === pointed) ? pointed : (shown[0]?.where ?? null);
  // What is pointed at lies on top.
  const order = [...shown].reverse().sort((a, b) => Number(a.where === chosen) - Number(b.where === chosen));
  return order.map((way) => <Way key={way.where} {...way} first={way.where === chosen} />);
}

const CASING = '#2b2206';

function Way({ where, fare, open, stretches, tag, first }: ShownWay & { readonly first: boolean }) {
  const line = stretches.join('');
  return (
    <g data-place={open ? where : undefined} pointerEvents={open ? undefined : 'none'}>
      {open && <path d={line} stroke="transparent" strokeWidth="20" fill="none" pointerEvents="stroke" />}
      <g fill="none" strokeLinecap="round" pointerEvents="none" opacity={first ? 1 : 0.8}>
        <path d={line} stroke={CASING} strokeWidth={first ? 10 : 7} />
        <path d={line} stroke={first ? CREW : `color-mix(in srgb, ${CREW} 55%, #fff)`} strokeWidth={first ? 6.5 : 3.5} />
        <path d={line} stroke={CASING} strokeWidth="1.6" strokeDasharray={first ? '1 11' : '1 6'} opacity=".8" />
      </g>
      <g transform={`translate(${tag.x - tag.width / 2} ${tag.y})`}>
        <rect
          y="-16"
          width={tag.width}
          height="32"
          rx="16"
          fill="var(--surface)"
          stroke={fare.payable ? CASING : 'var(--warn)'}
          strokeWidth={first ? 3 : 1.5}
        />
        {partsOf(fare).map(({ seat, amount, x }) => (
          <Paid key={seat ?? 'bank'} seat={seat} amount={amount} x={x} y={0} />
        ))}
      </g>
    </g>
  );
}
