import { at, type Seat, same } from '@kaya/engine';
import type { Pieces, Point } from '@kaya/pieces';
import { memo } from 'react';
import { mapOf, START } from '../data/tables.ts';
import { place } from '../rules/places.ts';
import type { FutureEnergyState, TokenId } from '../types/index.ts';
import { crewSpot } from './badges.ts';
import { CLOSED, INK, SEA } from './colours.ts';
import { geometryOf, octagon } from './geometry.ts';
import { Crew, Plants, Sign, Token } from './glyphs.tsx';
import { type Layout, SOCKET, START_SOCKET } from './layout.ts';
import { layingLines } from './reachable.ts';

interface Props {
  readonly view: FutureEnergyState;
  readonly pieces: Pieces;
  readonly layout: Layout;
}

/** The cities as sockets: each with its token, or with the plants that were built there. */
export function Spaces({ view, pieces, layout }: Props) {
  const { spaces, closedSpaces } = mapOf(view);
  const { spots } = geometryOf(view, layout);
  const wide = layingLines(view) === null;
  return spaces.map(({ id }, i) => {
    const where = place.space(id);
    const token = at(view.tokens, i);
    return (
      <Socket
        key={id}
        where={where}
        spot={at(spots, i)}
        start={i === START}
        wide={wide}
        closed={closedSpaces.includes(i)}
        token={token === null ? null : { id: token, piece: pieces.at(where, `token-${token}`)[0]?.id }}
        built={builtOn(view, pieces, i, where)}
      />
    );
  });
}

/** The crew on its space, over the names: everybody looks for it first, and what is asked without a place is about where it builds. */
export function CrewOnMap({ view, pieces, layout }: Props) {
  const where = place.space(at(mapOf(view).spaces, view.crew).id);
  return (
    <g data-piece={pieces.at(where, 'crew')[0]?.id} data-about="">
      <Crew {...crewSpot(view, layout)} />
    </g>
  );
}

interface OwnPlants {
  readonly seat: Seat;
  readonly ids: readonly string[];
}

/** Whose plants stand on a space. */
function builtOn(view: FutureEnergyState, pieces: Pieces, index: number, where: string): OwnPlants[] {
  if (!view.players.some((player) => at(player.built, index) > 0)) return [];
  const plants = Map.groupBy(pieces.at(where, 'plant'), ({ owner }) => owner ?? 0);
  return [...plants].map(([seat, list]) => ({ seat, ids: list.map(({ id }) => id) })).sort((a, b) => a.seat - b.seat);
}

interface SocketProps {
  readonly where: string;
  readonly spot: Point;
  readonly start: boolean;
  /** Pointing beside it is pointing at it. */
  readonly wide: boolean;
  readonly closed: boolean;
  readonly token: { readonly id: TokenId; readonly piece: string | undefined } | null;
  readonly built: readonly OwnPlants[];
}

/** Drawn anew only when something on it changes: a move changes one or two of them. */
const Socket = memo(function Socket({ where, spot, start, wide, closed, token, built }: SocketProps) {
  const radius = start ? START_SOCKET : SOCKET;
  return (
    <g data-place={where} transform={`translate(${spot.x} ${spot.y})`}>
      <path d={octagon(radius + 6)} fill="none" stroke="transparent" strokeWidth="12" pointerEvents={wide ? 'all' : 'none'} />
      {built.length > 0 && !start && <circle r={radius + 9} fill="#ffd34d" fillOpacity=".3" pointerEvents="none" />}
      <path d={octagon(radius + 1)} transform="translate(0 2)" fill="rgb(0 0 0 / .2)" />
      <path
        d={octagon(radius)}
        fill={closed ? SEA : 'var(--surface)'}
        stroke={closed ? CLOSED : INK}
        strokeWidth={start ? 3 : 2}
        strokeDasharray={closed ? '4 3' : undefined}
      />
      {start && <path d={octagon(radius - 6)} fill="none" stroke={INK} strokeWidth="1" strokeOpacity=".6" />}
      {closed && <Sign name="closed" x={0} y={0} size={22} fill={CLOSED} />}
      {token !== null && (
        <g data-piece={token.piece}>
          <Token id={token.id} x={0} y={0} size={radius * 2 - 5} />
        </g>
      )}
      <Built plants={built} start={start} />
    </g>
  );
}, same);

/** Where the plants of so many players stand, in parts of the socket's size. */
const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.42, 0],
    [0.42, 0],
  ],
  [
    [-0.42, -0.34],
    [0.42, -0.34],
    [0, 0.42],
  ],
  [
    [-0.42, -0.38],
    [0.42, -0.38],
    [-0.42, 0.42],
    [0.42, 0.42],
  ],
];
/** On the start space they stand around the crew. */
const CORNERS: readonly (readonly [x: number, y: number])[] = [
  [-0.64, -0.3],
  [0.64, -0.3],
  [-0.64, 0.36],
  [0.64, 0.36],
];

function Built({ plants, start }: { readonly plants: readonly OwnPlants[]; readonly start: boolean }) {
  const [spots, unit] = start ? [CORNERS, START_SOCKET] : [PLACES[plants.length] ?? [], SOCKET];
  const size = start ? 14 : plants.length === 1 ? 21 : 15;
  return plants.map(({ seat, ids }, i) => {
    const [x, y] = spots[i] ?? [0, 0];
    return <Plants key={seat} seat={seat} ids={ids} x={x * unit} y={y * unit} size={size} />;
  });
}
