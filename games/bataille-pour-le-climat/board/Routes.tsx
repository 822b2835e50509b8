import type { BoardProps } from '@kaya/engine';
import { Icon, Label, type Point } from '@kaya/pieces';
import type { Bpc, RegionId } from '../types/index.ts';
import { hazardInk } from './colours.ts';
import type { IconName } from './icons.ts';
import { type Route, routesOf, type Way } from './journeys.ts';
import { gapBeside, type Layout } from './layout.ts';

/** Each way has a colour, a pattern and a sign. */
const LOOK: Readonly<Record<Way, { readonly colour: string; readonly dash: string; readonly icon: IconName }>> = {
  refugees: { colour: hazardInk('yellow'), dash: '9 5', icon: 'yellow' },
  exodus: { colour: 'var(--ink)', dash: 'none', icon: 'population' },
  disease: { colour: hazardInk('green'), dash: '2 6', icon: 'green' },
  war: { colour: hazardInk('red'), dash: 'none', icon: 'red' },
};

/** A stretch of a way from corner to corner, and where it says how many go it. */
interface Stretch {
  readonly corners: readonly [Point, Point, ...Point[]];
  readonly badge: Point;
}

type Props = BoardProps<Bpc> & { readonly layout: Layout };

/** The ways of refugees, exoduses, diseases and wars: they pass under the sheets, so that no figure is covered. */
export function Ways({ view, told, layout }: Props) {
  return (
    <g pointerEvents="none" fill="none" strokeLinecap="round" strokeLinejoin="round">
      {drawn(view, told ?? [], layout).map(({ route, stretch, key }) => {
        const { colour, dash } = LOOK[route.way];
        const way = `M${stretch.corners.map(({ x, y }) => `${x} ${y}`).join('L')}`;
        return (
          <g key={key} opacity={isOnlyOpen(route) ? 0.75 : 1}>
            <path d={way} stroke="var(--surface)" strokeWidth="9" opacity=".9" />
            <path
              d={way}
              stroke={colour}
              strokeWidth={route.way === 'exodus' || route.way === 'war' ? 5 : 4}
              strokeDasharray={isOnlyOpen(route) ? '3 6' : dash}
            />
          </g>
        );
      })}
    </g>
  );
}

/** Where the ways end, on the edges of the sheets, and how many go them. */
export function Ends({ view, told, layout }: Props) {
  return (
    <g pointerEvents="none">
      {drawn(view, told ?? [], layout).map(({ route, stretch: { corners, badge }, key, counted }) => {
        const { colour, icon } = LOOK[route.way];
        const [before, tip] = corners.slice(-2);
        if (before === undefined || tip === undefined) return null;
        const turn = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
        return (
          <g key={key} opacity={isOnlyOpen(route) ? 0.75 : 1}>
            <path
              transform={`translate(${tip.x} ${tip.y}) rotate(${turn})`}
              d="M-14-9 2 0-14 9z"
              fill={colour}
              stroke="var(--surface)"
              strokeWidth="1.5"
            />
            {route.n > 0 && counted && (
              <g transform={`translate(${badge.x} ${badge.y})`}>
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
    </g>
  );
}

const isOnlyOpen = ({ open, n }: Route): boolean => open && n === 0;

/** Every stretch of every way, with a name of its own. */
function drawn(view: Bpc['state'], told: readonly Bpc['event'][], layout: Layout) {
  const routes = routesOf(view, told);
  return routes.flatMap((route) => {
    // Two ways between the same regions run side by side.
    const beside = routes.filter(({ from, to }) => from === route.from && to === route.to).indexOf(route);
    const stretches = layout.land === null ? [alongGutter(route, beside, layout)] : overMap(route, beside, layout);
    return stretches.map((stretch, i) => ({
      route,
      stretch,
      key: `${route.way} ${route.from} ${route.to} ${route.open} ${i}`,
      // Around the edge of the map there is more room beside North America.
      counted: i === (route.from === 'north-america' ? 0 : stretches.length - 1),
    }));
  });
}

/** How far an arrow reaches over the sheet it comes to. */
const REACH = 9;
const BESIDE = 13;

/** Straight from sheet to sheet; across the Pacific in two stretches, around the edge of the map. */
function overMap({ from, to }: Route, beside: number, layout: Layout): readonly Stretch[] {
  const [a, b] = [middle(from, layout), middle(to, layout)];
  // Neighbours in a row are joined at their feet, where only letters stand.
  const low = a.y === b.y && Math.abs(a.x - b.x) < layout.sheet.width + 40 ? { x: 0, y: FEET } : null;
  if (!crossesPacific(from, to)) {
    const stretch = straight(edge(a, b, layout), edge(b, a, layout), beside, low);
    return [a.y === b.y ? stretch : { ...stretch, badge: onEdge(from, to, beside, layout) }];
  }
  const { width } = layout.world;
  const around = (at: Point, id: RegionId): Point =>
    id === 'north-america' ? { x: 4, y: at.y + 20 } : { x: width - 4, y: at.y - 70 };
  const [out, into] = [around(a, from), around(b, to)];
  return [straight(edge(a, out, layout), out, beside, null), straight(into, edge(b, into, layout), beside, null)];
}

/** From the middle of a sheet to the letters at its foot, and from there to below it. */
const FEET = 44;
const BELOW = 20;

function straight(from: Point, to: Point, beside: number, low: Point | null): Stretch {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [ux, uy] = [dx / length, dy / length];
  const shifted = ({ x, y }: Point): Point => ({
    x: x - uy * beside * BESIDE,
    y: y + ux * beside * BESIDE + (low?.y ?? 0),
  });
  const tip = shifted(to);
  return {
    corners: [shifted(from), tip],
    badge: low === null ? besideHead(tip, ux, uy) : { x: tip.x - 14 * ux, y: tip.y + BELOW },
  };
}

/** On the upper edge of the lower sheet, beside its name, on the side from which the way comes or to which it goes. */
function onEdge(from: RegionId, to: RegionId, beside: number, layout: Layout): Point {
  const { sheets, sheet } = layout;
  const [upper, lower] = sheets[from].y < sheets[to].y ? [sheets[from], sheets[to]] : [sheets[to], sheets[from]];
  return { x: lower.x + sheet.width * (upper.x < lower.x ? 0.5 : 0.82) - beside * 42, y: lower.y - 3 };
}

/** In the gap between the rows of sheets, beside the head of the arrow; below it where the way leads sideways. */
function besideHead(tip: Point, ux: number, uy: number): Point {
  const gap = REACH + 5.5;
  if (Math.abs(uy) < 0.35) return { x: tip.x - 34 * ux, y: tip.y };
  return { x: tip.x - (gap * ux) / Math.abs(uy) + (ux > 0 ? 34 : -34), y: tip.y - gap * Math.sign(uy) };
}

/** Where the sheets lie close together: out into the gutter between the two columns, along it, and in. */
function alongGutter({ from, to }: Route, beside: number, layout: Layout): Stretch {
  const [a, b] = [middle(from, layout), middle(to, layout)];
  const gutter = gapBeside(layout, from, to) + beside * 4;
  const half = layout.sheet.width / 2 - REACH;
  const side = ({ x }: Point) => (x < gutter ? half : -half);
  const shift = beside * BESIDE;
  const corners: Stretch['corners'] = [
    { x: a.x + side(a), y: a.y + shift },
    { x: gutter, y: a.y + shift },
    { x: gutter, y: b.y + shift },
    { x: b.x + side(b), y: b.y + shift },
  ];
  // At the corner of four sheets, where nothing stands; between neighbours in a row the corner below them.
  const away = (a.y >= b.y ? 1 : -1) * (layout.sheet.height / 2 + 4);
  return { corners, badge: { x: gutter, y: b.y + away } };
}

export const middle = (id: RegionId, { sheets, sheet }: Layout): Point => ({
  x: sheets[id].x + sheet.width / 2,
  y: sheets[id].y + sheet.height / 2,
});

/** The shorter way from North America to Indo-Australia leads around the edge of the map. */
export const crossesPacific = (from: RegionId, to: RegionId): boolean =>
  [from, to].includes('north-america') && [from, to].includes('indo-australia');

/** Where the line from the middle of a sheet towards a point leaves it, a little inside. */
function edge(from: Point, to: Point, { sheet }: Layout): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const half = { x: sheet.width / 2, y: sheet.height / 2 };
  const reach = Math.min(half.x / Math.max(1, Math.abs(dx)), half.y / Math.max(1, Math.abs(dy)));
  const length = Math.hypot(dx, dy);
  const part = Math.max(0, reach - REACH / Math.max(1, length));
  return { x: from.x + dx * part, y: from.y + dy * part };
}
