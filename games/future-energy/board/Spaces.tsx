import { at, type BoardProps } from '@kaya/engine';
import { Label, type Pieces } from '@kaya/pieces';
import { mapOf, START } from '../data/map.ts';
import { place } from '../rules/places.ts';
import { space as spaceName } from '../text/words.ts';
import type { FutureEnergy, FutureEnergyState } from '../types.ts';
import { CLOSED, INK, SEA } from './colours.ts';
import { geometryOf, octagon, radiusOf } from './geometry.ts';
import { Coin, Crew, Plants, Sign, Token } from './glyphs.tsx';
import { type Point, SOCKET, START_SOCKET } from './layout.ts';
import { type Goal, movingNow } from './reachable.ts';

type Props = BoardProps<FutureEnergy> & { readonly pieces: Pieces };

/** The cities as sockets: each with its token, or with the plants that were built there; and the crew. */
export function Spaces(props: Props) {
  const { view, pieces } = props;
  const { spaces } = mapOf(view);
  const { spots } = geometryOf(view);
  const moving = movingNow(view);
  const crew = at(spots, view.crew);
  return (
    <>
      {spaces.map(({ id }, i) => (
        <Socket key={id} {...props} id={id} index={i} spot={at(spots, i)} goal={moving?.goals.get(i)} />
      ))}
      <g data-piece={pieces.at(place.space(at(spaces, view.crew).id), 'crew')[0]?.id}>
        <Crew {...(view.crew === START ? crew : { x: crew.x + 19, y: crew.y - 20 })} size={view.crew === START ? 32 : 28} />
      </g>
    </>
  );
}

interface SocketProps extends Props {
  readonly id: string;
  readonly index: number;
  readonly spot: Point;
  readonly goal: Goal | undefined;
}

function Socket({ view, pieces, say, id, index, spot, goal }: SocketProps) {
  const where = place.space(id);
  const token = at(view.tokens, index);
  const closed = mapOf(view).closedSpaces.includes(index);
  const radius = radiusOf(index);
  const built = view.players.some((player) => at(player.built, index) > 0);
  return (
    <g data-place={where} transform={`translate(${spot.x} ${spot.y})`}>
      <path d={octagon(radius + 5)} fill="none" stroke="transparent" strokeWidth="9" pointerEvents="all" />
      <path d={octagon(radius + 3)} fill="none" stroke="transparent" strokeWidth="5" />
      {built && index !== START && <circle r={radius + 9} fill="#ffd34d" opacity=".3" pointerEvents="none" />}
      <path d={octagon(radius + 1)} transform="translate(0 2)" fill="rgb(0 0 0 / .2)" />
      <path
        d={octagon(radius)}
        fill={closed ? SEA : 'var(--surface)'}
        stroke={closed ? CLOSED : INK}
        strokeWidth={index === START ? 3 : 2}
        strokeDasharray={closed ? '4 3' : undefined}
      />
      {index === START && <path d={octagon(radius - 6)} fill="none" stroke={INK} strokeWidth="1" opacity=".6" />}
      {closed && <Sign name="closed" x={0} y={0} size={22} fill={CLOSED} />}
      {token !== null && (
        <g data-piece={pieces.at(where, `token-${token}`)[0]?.id}>
          <Token id={token} x={0} y={0} size={radius * 2 - 5} />
        </g>
      )}
      {built && <Built view={view} pieces={pieces} index={index} where={where} />}
      {index !== START && <Name closed={closed}>{say(spaceName(id))}</Name>}
      {goal !== undefined && <GoalSign {...goal} />}
    </g>
  );
}

/** A city's name, legible over cables. */
function Name({ children, closed }: { readonly children: string; readonly closed: boolean }) {
  return (
    <g stroke="var(--paper)" strokeWidth="3.4" strokeLinejoin="round" paintOrder="stroke" opacity={closed ? 0.55 : 1}>
      <Label x={0} y={SOCKET + 14} size={12.5} weight={600} anchor="middle" room={96}>
        {children}
      </Label>
    </g>
  );
}

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

interface BuiltProps {
  readonly view: FutureEnergyState;
  readonly pieces: Pieces;
  readonly index: number;
  readonly where: string;
}

function Built({ view, pieces, index, where }: BuiltProps) {
  const seats = view.players.map((_, seat) => seat).filter((seat) => at(at(view.players, seat).built, index) > 0);
  const [spots, unit] = index === START ? [CORNERS, START_SOCKET] : [PLACES[seats.length] ?? [], SOCKET];
  return seats.map((seat, i) => {
    const [x, y] = spots[i] ?? [0, 0];
    const ids = pieces
      .at(where, 'plant')
      .filter((it) => it.owner === seat)
      .map((it) => it.id);
    const size = index === START ? 14 : seats.length === 1 ? 21 : 15;
    return <Plants key={seat} seat={seat} ids={ids} x={x * unit} y={y * unit} size={size} />;
  });
}

/** What the way here costs, and whether a contract would be done. */
function GoalSign({ price, completes }: Goal) {
  return (
    <g>
      <Coin x={SOCKET - 3} y={-SOCKET + 4} size={20}>
        {price}
      </Coin>
      {completes && (
        <g>
          <circle cx={-SOCKET + 3} cy={-SOCKET + 4} r="10" fill="var(--surface)" stroke="#b98300" strokeWidth="1.5" />
          <Sign name="points" x={-SOCKET + 3} y={-SOCKET + 4} size={15} fill="#d79a00" />
        </g>
      )}
    </g>
  );
}
