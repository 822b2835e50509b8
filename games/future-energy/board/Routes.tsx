import type { Words } from '@kaya/engine';
import { mapOf } from '../data/tables.ts';
import type { FutureEnergyState } from '../types/index.ts';
import { citiesOf } from './cities.ts';
import { CREW } from './colours.ts';
import { Paid } from './glyphs.tsx';
import { areaOf } from './labels.ts';
import type { Layout } from './layout.ts';
import { idOf } from './pointed.ts';
import { signOf } from './signs.ts';
import { partsOf, type ShownWay, waysShown } from './ways.ts';

interface RoutesProps {
  readonly view: FutureEnergyState;
  readonly pointed: string | null;
  readonly layout: Layout;
  say(words: Words): string;
}

/** The ways for the crew to choose between, or those to the space that is pointed at; the one that is meant comes first. */
export function routesShown({ view, pointed, layout, say }: RoutesProps): Shown {
  const seats = view.players.length;
  const names = citiesOf(seats, layout, say).map((city) => city.at.area);
  const signs = mapOf(view).board.regions.map((region) => areaOf(signOf(region, seats, layout), layout));
  const ways = waysShown(view, idOf(pointed, 'space'), layout, [...names, ...signs]);
  return { ways, meant: ways.some(({ where }) => where === pointed) ? pointed : (ways[0]?.where ?? null) };
}

interface Shown {
  readonly ways: readonly ShownWay[];
  readonly meant: string | null;
}

/** Where they lead, under the names of the cities. */
export function RouteLines({ ways, meant }: Shown) {
  // The line that is pointed at lies on top; what has the focus must stay where it is in the page.
  const order = [...ways].reverse().sort((a, b) => Number(a.where === meant) - Number(b.where === meant));
  return order.map(({ where, stretches }) => <Line key={where} stretches={stretches} first={where === meant} />);
}

/** What each costs and who is paid. */
export function RoutePrices({ ways, meant, zoom }: Shown & { readonly zoom: number }) {
  return ways.map((way) => <Price key={way.where} {...way} first={way.where === meant} zoom={zoom} />);
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
