import type { BoardProps } from '@kaya/engine';
import { Icon, Label } from '@kaya/pieces';
import type { RegionId } from '../ids.ts';
import type { Bpc } from '../types.ts';
import { hazardInk } from './colours.ts';
import type { IconName } from './icons.ts';
import { type Route, routesOf, type Way } from './journeys.ts';
import { type Layout, SHEET } from './layout.ts';

/** Each way has a colour, a pattern and a sign. */
const LOOK: Readonly<Record<Way, { readonly colour: string; readonly dash: string; readonly icon: IconName }>> = {
  refugees: { colour: hazardInk('yellow'), dash: '9 5', icon: 'yellow' },
  exodus: { colour: 'var(--ink)', dash: 'none', icon: 'population' },
  disease: { colour: hazardInk('green'), dash: '2 6', icon: 'green' },
  war: { colour: hazardInk('red'), dash: 'none', icon: 'red' },
};

/** The ways of refugees, exoduses, diseases and wars, over the sheets. */
export function Routes({ view, told, layout }: BoardProps<Bpc> & { readonly layout: Layout }) {
  const routes = routesOf(view, told ?? []);
  return (
    <g pointerEvents="none">
      {routes.map((route) => (
        <Arrow
          key={`${route.way} ${route.from} ${route.to} ${route.open}`}
          route={route}
          // Two ways between the same regions run side by side.
          beside={routes.filter(({ from, to }) => from === route.from && to === route.to).indexOf(route)}
          layout={layout}
        />
      ))}
    </g>
  );
}

const lengthOf = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

interface Point {
  readonly x: number;
  readonly y: number;
}

function Arrow({ route, beside, layout }: { readonly route: Route; readonly beside: number; readonly layout: Layout }) {
  const { colour, dash, icon } = LOOK[route.way];
  const parts = stretches(route.from, route.to, layout);
  const longest = Math.max(...parts.map(([from, to]) => lengthOf(from, to)));
  return (
    <>
      {parts.map(([from, to]) => {
        const length = lengthOf(from, to);
        const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
        const badge = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        return (
          <g key={`${from.x} ${from.y}`} opacity={route.open && route.n === 0 ? 0.75 : 1}>
            <g transform={`translate(${from.x} ${from.y}) rotate(${turn}) translate(0 ${beside * 13})`}>
              <path d={`M0 0H${length - 9}`} stroke="var(--surface)" strokeWidth="9" strokeLinecap="round" opacity=".9" />
              <path
                d={`M0 0H${length - 9}`}
                stroke={colour}
                strokeWidth={route.way === 'exodus' || route.way === 'war' ? 5 : 4}
                strokeDasharray={route.open && route.n === 0 ? '3 6' : dash}
                strokeLinecap="round"
              />
              <path
                d={`M${length - 14}-9 ${length + 2} 0 ${length - 14} 9z`}
                fill={colour}
                stroke="var(--surface)"
                strokeWidth="1.5"
              />
            </g>
            {route.n > 0 && length === longest && (
              <g transform={`translate(${badge.x} ${badge.y + beside * 13})`}>
                <rect x="-20" y="-11" width="40" height="22" rx="11" fill="var(--surface)" stroke={colour} strokeWidth="1.8" />
                <Icon name={icon} x={-8} y={0} size={15} fill={colour} />
                <Label x={9} y={5} size={14} weight={800} anchor="middle">
                  {route.n}
                </Label>
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

/** How far an arrow reaches over the sheets it joins. */
const REACH = 15;

/** From the edge of one sheet to the edge of the other; across the Pacific in two stretches, around the edge of the map. */
function stretches(from: RegionId, to: RegionId, layout: Layout): readonly (readonly [Point, Point])[] {
  const [a, b] = [middle(from, layout), middle(to, layout)];
  const { width } = layout.world;
  if (layout.land !== null && crossesPacific(from, to)) {
    const west = from === 'north-america';
    const [left, right] = west ? [a, b] : [b, a];
    const out: readonly [Point, Point] = [edge(left, { x: 0, y: left.y + 20 }, layout), { x: 4, y: left.y + 20 }];
    const into: readonly [Point, Point] = [{ x: width - 4, y: right.y - 70 }, edge(right, { x: width, y: right.y - 70 }, layout)];
    return west
      ? [out, into]
      : [
          [into[1], into[0]],
          [out[1], out[0]],
        ];
  }
  return [[edge(a, b, layout), edge(b, a, layout)]];
}

export const middle = (id: RegionId, { sheets, sheetScale }: Layout): Point => ({
  x: sheets[id].x + (SHEET.width * sheetScale) / 2,
  y: sheets[id].y + (SHEET.height * sheetScale) / 2,
});

/** The shorter way from North America to Indo-Australia leads around the edge of the map. */
export const crossesPacific = (from: RegionId, to: RegionId): boolean =>
  [from, to].includes('north-america') && [from, to].includes('indo-australia');

/** Where the line from the middle of a sheet towards a point leaves it, a little inside. */
function edge(from: Point, to: Point, { sheetScale }: Layout): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const half = { x: (SHEET.width * sheetScale) / 2, y: (SHEET.height * sheetScale) / 2 };
  const reach = Math.min(half.x / Math.max(1, Math.abs(dx)), half.y / Math.max(1, Math.abs(dy)));
  const length = Math.hypot(dx, dy);
  const part = Math.max(0, reach - REACH / length);
  return { x: from.x + dx * part, y: from.y + dy * part };
}
