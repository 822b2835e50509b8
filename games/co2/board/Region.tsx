import { counted, Label, onPaper, Pawn, type Pieces, SeatMark, seatColour } from '@kaya/pieces';
import { components } from '../data/index.ts';
import { whoCanBuild } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { disastersHappen } from '../rules/supply/events.ts';
import { grantOf, wantedTypes } from '../rules/table.ts';
import { cepLimit } from '../rules/turn/ceps.ts';
import { moneyGrant } from '../rules/turn/propose.ts';
import { money, region as regionName } from '../text/names.ts';
import { NOBODY, type RegionId, SPACES, type Space } from '../types/index.ts';
import { LAND as LAND_COLOUR } from './colours.ts';
import { Cep, Coin, Cube, EnergyChip, FossilTile, PlantTile, ProjectTile, Sign } from './glyphs.tsx';
import { LAND_BOXES, PLATE } from './layout.ts';
import { LAND } from './map/regions.ts';
import type { Shown } from './shown.ts';

const SLOT = { size: 40, step: 44.5, x: 9, y: 35 } as const;
const SPACE = { size: 60, step: 68, x: 48, y: 86 } as const;
/** From one permit to the next. */
const PERMIT = 13;
const AGENDA = { size: 20, step: 22, x: 21, y: 95 } as const;

interface Props extends Shown {
  readonly id: RegionId;
  /** The slot on which it builds a fossil plant at the next supply phase, if nothing changes. */
  readonly coming: number | undefined;
  /** Disaster threatens here next. */
  readonly threatened: boolean;
}

/** A region: who controls it, what it wants, its slots and projects, its permits and cubes. */
export function Region({ id, view, say, pieces, portrait, coming, threatened }: Props) {
  const { controller, slots, cep, tech } = view.regions[id];
  const held = controller !== NOBODY;
  const edge = held ? seatColour(controller) : 'var(--line)';
  const limit = cepLimit(view, id);
  return (
    <g data-place={place.region(id)}>
      <rect y="3" width={PLATE.width} height={PLATE.height} rx="9" fill="rgb(0 0 0 / .16)" />
      <rect
        width={PLATE.width}
        height={PLATE.height}
        rx="9"
        fill={onPaper('var(--surface)', 92)}
        stroke={edge}
        strokeWidth={held ? 3 : 1.5}
      />
      {portrait === true && (
        <svg viewBox={LAND_BOXES[id]} width={PLATE.width} height={PLATE.height} aria-hidden="true">
          <path d={LAND[id]} fill={LAND_COLOUR} opacity=".5" pointerEvents="none" />
        </svg>
      )}
      {held ? (
        <g data-piece={pieces.at(place.region(id), 'control')[0]?.id}>
          <circle cx="21" cy="18" r="12" fill={seatColour(controller)} opacity=".22" />
          <SeatMark seat={controller} x={21} y={18} size={17} />
        </g>
      ) : (
        <circle cx="21" cy="18" r="8" fill="none" stroke="var(--ink-soft)" strokeWidth="1.5" strokeDasharray="3 3" opacity=".7" />
      )}
      <Label x={34} y={25} size={21} face="title" weight={700} room={PLATE.width - 44 - limit * PERMIT}>
        {say(regionName(id, 'name'))}
      </Label>
      <Permits id={id} cep={cep} limit={limit} pieces={pieces} />
      {slots.map((_, index) => (
        <EnergySlot key={place.slot(id, index)} id={id} index={index} view={view} pieces={pieces} lacks={index === coming} />
      ))}
      <path d={`M${AGENDA.x + 17} 88V${PLATE.height - 10}`} stroke="var(--line)" strokeWidth="1.5" />
      {wantedTypes(view, id).map((type, i) => (
        <EnergyChip key={type} type={type} x={AGENDA.x} y={AGENDA.y + i * AGENDA.step} size={AGENDA.size} />
      ))}
      {SPACES.map((space) => (
        <ProjectSpace key={space} id={id} space={space} view={view} say={say} pieces={pieces} />
      ))}
      {threatened && <Threat active={disastersHappen(view)} />}
      {tech > 0 && <Cubes id={id} tech={tech} pieces={pieces} />}
    </g>
  );
}

/** The region's permits, out of its limit. */
function Permits({ id, cep, limit, pieces }: { id: RegionId; cep: number; limit: number; pieces: Pieces }) {
  const found = pieces.at(place.region(id), 'cep');
  return (
    <g transform={`translate(${PLATE.width - 10 - limit * PERMIT} 19)`}>
      {counted(limit).map((i) => (
        <g key={i} transform={`translate(${i * PERMIT + 6} 0)`}>
          <rect x="-6" y="-8" width="12" height="16" rx="2.5" fill="var(--sunk)" stroke="var(--line)" />
          {i < cep && (
            <g data-piece={found[i]?.id}>
              <Cep x={0} y={0} size={18} />
            </g>
          )}
        </g>
      ))}
    </g>
  );
}

interface SlotProps extends Pick<Shown, 'view' | 'pieces'> {
  readonly id: RegionId;
  readonly index: number;
  readonly lacks: boolean;
}

/** One energy slot; an empty one says in which decade it must be filled, and warns when that is next. */
function EnergySlot({ id, index, view, pieces, lacks }: SlotProps) {
  const slot = view.regions[id].slots[index] ?? null;
  const where = place.slot(id, index);
  const year = components.years[index + 1];
  const { size } = SLOT;
  return (
    <g data-place={where} transform={`translate(${SLOT.x + index * SLOT.step} ${SLOT.y})`}>
      {slot === null ? (
        <>
          <rect
            width={size}
            height={size}
            rx="5"
            fill="var(--sunk)"
            stroke={lacks ? 'var(--warn)' : 'var(--line)'}
            strokeWidth={lacks ? 2.2 : 1.5}
            strokeDasharray={lacks ? '5 3' : undefined}
          />
          {lacks && <Sign name="factory" x={size / 2} y={13} size={20} fill="var(--warn)" />}
          <Label
            x={size / 2}
            y={lacks ? 36 : 26}
            size={18.5}
            weight={lacks ? 700 : 500}
            anchor="middle"
            fill={lacks ? 'var(--warn)' : 'var(--ink-soft)'}
          >
            {year === undefined ? index + 1 : `’${String(year).slice(-2)}`}
          </Label>
        </>
      ) : (
        <g data-piece={pieces.at(where)[0]?.id}>
          {slot.kind === 'fossil' ? (
            <FossilTile fossil={slot.fossil} size={size} />
          ) : (
            <PlantTile type={slot.type} owner={slot.owner} size={size} />
          )}
        </g>
      )}
    </g>
  );
}

interface SpaceProps extends Pick<Shown, 'view' | 'say' | 'pieces'> {
  readonly id: RegionId;
  readonly space: Space;
}

/** A project space: its grant while it is free; else the project, its scientist, and who could build on it now. */
function ProjectSpace({ id, space, view, say, pieces }: SpaceProps) {
  const where = place.project({ region: id, space });
  const project = view.regions[id].projects[space] ?? null;
  const { size } = SPACE;
  return (
    <g data-place={where} transform={`translate(${SPACE.x + space * SPACE.step} ${SPACE.y})`}>
      <rect width={size} height={size} rx="6" fill="var(--sunk)" stroke="var(--line)" strokeWidth="1.5" />
      {project === null ? (
        <GrantSign id={id} space={space} view={view} say={say} />
      ) : (
        <>
          <g data-piece={pieces.at(where, `project-${project.type}`)[0]?.id} transform="translate(5 4)">
            <ProjectTile type={project.type} installed={project.installed} size={49} />
          </g>
          {project.scientist !== NOBODY && (
            <g data-piece={pieces.at(where, 'scientist')[0]?.id}>
              <Pawn seat={project.scientist} x={size - 9} y={size + 4} size={38} />
            </g>
          )}
          {whoCanBuild(view, { region: id, space }).map((seat, i) => (
            <SeatMark key={seat} seat={seat} x={6 + i * 13} y={size - 2} size={14} />
          ))}
        </>
      )}
    </g>
  );
}

/** What a proposal here brings its proposer. */
function GrantSign({ id, space, view, say }: Omit<SpaceProps, 'pieces'>) {
  switch (grantOf({ region: id, space })) {
    case 'money':
      return (
        <Coin x={30} y={30} size={38}>
          {say(money(moneyGrant(view, id)))}
        </Coin>
      );
    case 'tech':
      return (
        <>
          {counted(components.constants.techGrant).map((i) => (
            <Cube key={i} x={20 + i * 20} y={30 + (i % 2) * 6 - 3} size={28} />
          ))}
        </>
      );
    case 'research':
      return <Sign name="research" x={30} y={29} size={39} fill="var(--ink-soft)" />;
  }
}

/** Cubes given after disasters; they help to build. */
function Cubes({ id, tech, pieces }: { id: RegionId; tech: number; pieces: Pieces }) {
  const found = pieces.at(place.region(id), 'tech');
  const x = PLATE.width - 20;
  return (
    <>
      {found.slice(0, 3).map((piece, i) => (
        <g key={piece.id} data-piece={piece.id}>
          <Cube x={x} y={PLATE.height - 20 - i * 15} size={22} />
        </g>
      ))}
      {tech > 1 && (
        <Label x={x} y={PLATE.height - 66} size={21.6} weight={700} anchor="middle">
          {`×${tech}`}
        </Label>
      )}
    </>
  );
}

/** The sign of the event that comes next, on the edge of the plate. */
function Threat({ active }: { readonly active: boolean }) {
  return (
    <g transform={`translate(${PLATE.width - 4} 2)`} pointerEvents="none">
      <circle r="13" fill="var(--surface)" stroke={active ? 'var(--warn)' : 'var(--line)'} strokeWidth="1.5" />
      <Sign name="disaster" x={0} y={0} size={18} fill={active ? 'var(--warn)' : 'var(--ink-soft)'} />
    </g>
  );
}
