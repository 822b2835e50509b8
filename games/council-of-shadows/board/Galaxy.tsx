import { at, type BoardProps, type Piece } from '@kaya/engine';
import { counted, Label, type Pieces, SeatMark, Still, seatColour } from '@kaya/pieces';
import { memo } from 'react';
import { systemOf } from '../data/index.ts';
import type { Galaxy as GalaxyData, Space } from '../data/read.ts';
import { ownerOfStation } from '../rules/buying/stations.ts';
import { place } from '../rules/places.ts';
import { galaxyTitle } from '../text/board.ts';
import type { Cos, GalaxyId, StationKind, SystemId } from '../types/index.ts';
import { GALAXY, SPACE } from './colours.ts';
import type { GalaxyPlace } from './galaxies.ts';
import { Crystal, PlanetSign, ResourceSign, Sign } from './glyphs.tsx';
import { HEX, hexagon, hexagonsAt, ORBIT, planetPlace } from './layout.ts';
import { Plate } from './Plate.tsx';

type Props = BoardProps<Cos> & { readonly pieces: Pieces };

const SHAPE = hexagon(HEX - 2);
const HALO = hexagon(HEX);
const RING = hexagon(HEX - 5);
const STAR = 'M13 0A13 13 0 1 1-13 0 13 13 0 1 1 13 0z';
const AROUND = 'M14 0A14 14 0 1 1-14 0 14 14 0 1 1 14 0z';

/** The site lets a line that is drawn transparent glow where one may point: around hexagons and planets, not around boxes. */
const Glow = memo(function Glow({ d, width }: { readonly d: string; readonly width: number }) {
  return (
    <>
      <path d={d} fill="none" stroke="transparent" strokeWidth={width} strokeLinejoin="round" />
      <path d={d} fill="none" stroke="transparent" strokeWidth={width / 2.5} strokeLinejoin="round" />
    </>
  );
});

/** One galaxy: its spaces under a common glow, its yields, and who counts how much there. */
export function Galaxy({
  galaxy,
  lies,
  spaces,
  ...props
}: Props & { readonly galaxy: GalaxyData; readonly lies: GalaxyPlace; readonly spaces: readonly Space[] }) {
  const colour = GALAXY[galaxy.id] ?? '#fff';
  return (
    <g data-place={place.galaxy(galaxy.id)} data-together="">
      <Halo lies={lies} colour={colour} />
      <Glow d={hexagonsAt(lies.spaces, HEX + 4)} width={14} />
      {spaces.map((space, i) => {
        const { x, y } = at(lies.spaces, i);
        const tile = props.view.spaces[space.number] ?? null;
        return (
          <g key={space.id} transform={`translate(${x} ${y})`} data-place={place.space(space.id)}>
            {tile === null ? (
              <FreeSpace sector={space.sector} colour={colour} />
            ) : (
              <SystemTile {...props} id={tile} colour={colour} />
            )}
            <Glow d={RING} width={7} />
          </g>
        );
      })}
      <Plate {...props} galaxy={galaxy} {...lies.plate} colour={colour} />
      {props.view.module1 &&
        galaxy.stationSlots.map((kind, i) => (
          <Slot key={kind} {...props} galaxy={galaxy} kind={kind} lies={at(lies.slots, i)} colour={colour} />
        ))}
    </g>
  );
}

/** A galaxy that is not in this game. */
export const ClosedGalaxy = memo(function ClosedGalaxy({
  lies,
  id,
  say,
}: Pick<Props, 'say'> & { readonly lies: GalaxyPlace; readonly id: GalaxyId }) {
  return (
    <g opacity=".5" pointerEvents="none">
      {lies.spaces.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d={SHAPE} fill={SPACE.deep} fillOpacity=".5" stroke={GALAXY[id]} strokeOpacity=".35" strokeDasharray="2 5" />
          <Sign name="closed" x={0} y={0} size={20} fill="#6c6ba8" />
        </g>
      ))}
      <Label x={lies.plate.x} y={lies.plate.y - 4} size={16.4} face="title" anchor="middle" fill="var(--ink-soft)" room={150}>
        {say(galaxyTitle(id))}
      </Label>
    </g>
  );
});

const Halo = memo(function Halo({ lies, colour }: { readonly lies: GalaxyPlace; readonly colour: string }) {
  return (
    <g fill="none" stroke={colour} strokeLinejoin="round">
      {[26, 14, 6].map((width, i) => (
        <g key={width} strokeWidth={width} strokeOpacity={at([0.07, 0.12, 0.85], i)}>
          {lies.spaces.map(({ x, y }) => (
            <path key={`${x} ${y}`} d={HALO} transform={`translate(${x} ${y})`} fill={SPACE.deep} />
          ))}
        </g>
      ))}
    </g>
  );
});

/** A space that waits to be discovered; as many dots as it is parsecs away. */
const FreeSpace = memo(function FreeSpace({ sector, colour }: { readonly sector: number; readonly colour: string }) {
  return (
    <g>
      <path d={SHAPE} fill={SPACE.free} stroke={colour} strokeOpacity=".35" strokeWidth="1.2" />
      <g pointerEvents="none">
        <circle r={ORBIT - 3} fill="none" stroke="#8d8cf0" strokeOpacity=".28" strokeDasharray="2 5" />
        <Sign name="discover" x={0} y={-3} size={20} fill="#5c5ca8" />
        {counted(sector).map((i) => (
          <circle key={i} cx={(i - (sector - 1) / 2) * 8} cy="15" r="2.3" fill="#8d8cf0" />
        ))}
      </g>
    </g>
  );
});

type SystemProps = Pick<Props, 'view' | 'pieces'> & { readonly id: SystemId; readonly colour: string };

/** A solar system as a small orrery, drawn anew only when cubes have come or gone there. */
export function SystemTile(props: SystemProps) {
  const { view, pieces, id } = props;
  const cubes = systemOf(id).planets.map((planet) => pieces.at(place.planet(planet.id), 'cube'));
  return (
    <Still of={JSON.stringify([id, props.colour, isNew(view, id), cubes])} draw={() => <Orrery {...props} cubes={cubes} />} />
  );
}

function Orrery({ view, id, colour, cubes }: SystemProps & { readonly cubes: readonly (readonly Piece[])[] }) {
  const { planets, resource } = systemOf(id);
  return (
    <g data-place={place.system(id)} data-piece={id}>
      <path d={SHAPE} fill={SPACE.tile} stroke={colour} strokeOpacity=".6" strokeWidth="1.2" />
      <Glow d={RING} width={7} />
      <circle r={ORBIT} fill="none" stroke="#a5a6ff" strokeOpacity=".35" pointerEvents="none" />
      <circle r="26" fill="url(#cos-star)" pointerEvents="none" />
      <g data-place={isNew(view, id) ? place.resource : undefined}>
        <circle r="13" cy={planets.length === 3 ? -4 : 0} fill="transparent" />
        <path d={STAR} fill="none" stroke="transparent" strokeWidth="3" />
        <ResourceSign resource={resource} x={0} y={planets.length === 3 ? -4 : 0} size={14} />
      </g>
      {planets.map((planet, i) => {
        const { x, y } = planetPlace(i, planets.length);
        return (
          <g key={planet.id} transform={`translate(${x} ${y})`} data-place={place.planet(planet.id)}>
            <circle r={planets.length > 3 ? 19 : 24} fill="transparent" />
            <PlanetSign type={planet.type} x={0} y={0} size={25} />
            <Glow d={AROUND} width={6} />
            <Colonies cubes={at(cubes, i)} />
          </g>
        );
      })}
    </g>
  );
}

/** Has it just been discovered, so that its resource can be taken? */
function isNew(view: Props['view'], id: SystemId): boolean {
  const step = view.agenda.at(-1);
  return step?.do === 'discover-follow-up' && step.system === id;
}

/** The cubes on a planet, side by side and one behind the other. */
function Colonies({ cubes }: { readonly cubes: readonly Piece[] }) {
  const step = cubes.length > 2 ? 10 : 12;
  return (
    <>
      {cubes.map((piece, i) => (
        <g key={piece.id} data-piece={piece.id}>
          <Crystal seat={piece.owner ?? 0} x={(i - (cubes.length - 1) / 2) * step} y={i % 2 === 1 ? -10 : -6} size={14} />
        </g>
      ))}
    </>
  );
}

/** A slot for a station, with whoever has built there. */
function Slot({
  view,
  pieces,
  galaxy,
  kind,
  lies,
  colour,
}: Props & {
  readonly galaxy: GalaxyData;
  readonly kind: StationKind;
  readonly lies: { readonly x: number; readonly y: number };
  readonly colour: string;
}) {
  const id = place.slot(galaxy.id, kind);
  const built = pieces.at(id, 'station')[0];
  const owner = ownerOfStation(view, kind, galaxy.id);
  return (
    <g transform={`translate(${lies.x} ${lies.y})`} data-place={id}>
      <rect
        x="-13"
        y="-13"
        width="26"
        height="26"
        rx="6"
        fill="#0c0d2c"
        stroke={colour}
        strokeOpacity=".7"
        strokeDasharray={owner < 0 ? '3 3' : undefined}
      />
      {owner < 0 ? (
        <Sign name={kind} x={0} y={0} size={17} fill="#7674bd" />
      ) : (
        <g data-piece={built?.id}>
          <rect x="-13" y="-13" width="26" height="26" rx="6" fill={seatColour(owner)} />
          <Sign name={kind} x={0} y={0} size={19} fill="#0c0d2c" />
          <SeatMark seat={owner} x={11} y={-11} size={9} />
        </g>
      )}
    </g>
  );
}
