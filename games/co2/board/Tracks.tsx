import type { BoardProps } from '@kaya/engine';
import { counted, Disc, Label, onPaper, type Pieces } from '@kaya/pieces';
import type { Bonus } from '../data/components.ts';
import { components } from '../data/index.ts';
import { place } from '../rules/places.ts';
import { topPlant } from '../rules/plants.ts';
import { heading } from '../text/board.ts';
import { energy } from '../text/names.ts';
import { type Co2, type Co2State, ENERGIES, type Energy } from '../types.ts';
import { ENERGY, onSurface } from './colours.ts';
import { Cep, Coin, Cube, EnergyChip, EnergySign, Sign } from './glyphs.tsx';
import { HEADING, TRACKS } from './layout.ts';

const ROW = 46;
const HEAD = HEADING;
const CELL = { x: 166, width: 26.5, height: 40 } as const;
const PLANT = { x: 518, width: 146 } as const;

type Props = BoardProps<Co2> & { readonly pieces: Pieces };

/** For each type: tiles in reserve, everybody's expertise with what its spaces give, and the next plant. */
export function Tracks(props: Props) {
  const { say } = props;
  const spaces = components.tracks[ENERGIES[0]].spaces;
  return (
    <g transform={`translate(${TRACKS.x} ${TRACKS.y})`}>
      <Label x={CELL.x + CELL.width - 4} y={13} size={13} anchor="end" fill="var(--ink-soft)" room={160}>
        {say(heading.income)}
      </Label>
      {spaces.map((space, i) =>
        i === 0 ? null : (
          <Label
            key={cellX(i)}
            x={cellX(i) + CELL.width / 2}
            y={13}
            size={13}
            weight={600}
            anchor="middle"
            fill="var(--ink-soft)"
          >
            {space.income}
          </Label>
        ),
      )}
      <Label x={PLANT.x} y={13} size={13} fill="var(--ink-soft)" room={PLANT.width}>
        {say(heading.nextPlant)}
      </Label>
      {ENERGIES.map((type, i) => (
        <g key={type} transform={`translate(0 ${HEAD + i * ROW})`}>
          <Reserve {...props} type={type} />
          <Track {...props} type={type} />
          <NextPlant {...props} type={type} />
        </g>
      ))}
    </g>
  );
}

const cellX = (space: number): number => CELL.x + space * CELL.width;

type RowProps = Props & { readonly type: Energy };

/** The name of the type, and the project tiles not on the board. */
function Reserve({ type, view, say, pieces }: RowProps) {
  return (
    <g data-place={place.reserve(type)}>
      <rect width={CELL.x - 6} height={CELL.height} rx="6" fill={onPaper(ENERGY[type], 14, '--surface')} />
      {pieces.at(place.reserve(type)).map((piece, i) => (
        <g key={piece.id} data-piece={piece.id}>
          <EnergyChip type={type} x={21 + Math.min(i, 2)} y={21 - Math.min(i, 2)} size={32} />
        </g>
      ))}
      {view.reserve[type] === 0 && <EnergyChip type={type} x={21} y={21} size={32} faint />}
      <Label x={44} y={19} size={17} face="title" weight={700} room={112}>
        {say(energy(type, 'title'))}
      </Label>
      <Label x={44} y={35} size={14} weight={600} fill="var(--ink-soft)">
        {`×${view.reserve[type]}`}
      </Label>
    </g>
  );
}

function Track({ type, view, pieces }: RowProps) {
  const track = components.tracks[type];
  const needed = topPlant(view, type)?.expertise ?? track.last + 1;
  return (
    <g data-place={place.track(type)}>
      {track.spaces.map((space, i) => (
        <g key={cellX(i)} transform={`translate(${cellX(i)} 0)`}>
          <rect
            x="1"
            width={CELL.width - 2}
            height={CELL.height}
            rx="3"
            fill={i === 0 ? 'transparent' : onPaper(ENERGY[type], i >= needed ? 34 : 8, '--sunk')}
            stroke="var(--line)"
            strokeDasharray={i === 0 ? '3 3' : undefined}
          />
          {space.bonus !== null && <BonusSign bonus={space.bonus} />}
        </g>
      ))}
      {needed <= track.last && (
        <path d={`M${cellX(needed)} -2V${CELL.height + 2}`} stroke={ENERGY[type]} strokeWidth="4" strokeLinecap="round" />
      )}
      {levels(view, type).map(({ seat, level, index, of }) => (
        <g
          key={seat}
          data-piece={pieces.at(place.track(type), 'disc').find((it) => it.owner === seat)?.id}
          transform={`translate(${cellX(level) + CELL.width / 2 + discX(index, of)} ${CELL.height / 2 + discY(index, of)})`}
        >
          <Disc seat={seat} x={0} y={0} size={of > 2 ? 12 : 14} />
        </g>
      ))}
    </g>
  );
}

function BonusSign({ bonus }: { readonly bonus: Bonus }) {
  const [x, y] = [CELL.width / 2, CELL.height / 2];
  switch (bonus.kind) {
    case 'tech':
      return <Cube x={x} y={y} size={22} />;
    case 'region-cep':
      return <Cep x={x} y={y} size={20} />;
    case 'expertise':
      return <EnergySign type={bonus.type} x={x} y={y} size={22} />;
    case 'expertise-any':
      return <Sign name="expertise" x={x} y={y} size={22} fill="var(--ink-soft)" />;
  }
}

/** Where each disc stands, and which of those on its space it is. */
function levels(view: Co2State, type: Energy) {
  const all = view.players.map((who) => who.expertise[type]);
  return all.map((level, seat) => ({
    seat,
    level,
    index: all.slice(0, seat).filter((it) => it === level).length,
    of: all.filter((it) => it === level).length,
  }));
}

/** One disc in the middle, two above each other, more in two columns. */
const discX = (index: number, of: number): number => (of <= 2 ? 0 : index % 2 === 0 ? -6.5 : 6.5);
function discY(index: number, of: number): number {
  if (of === 1) return 0;
  const rows = of <= 2 ? of : Math.ceil(of / 2);
  const row = of <= 2 ? index : Math.floor(index / 2);
  return (row - (rows - 1) / 2) * (rows > 2 ? 13 : 16);
}

/** The plant on top of the stack: what it costs, what it scores, how many are left. */
function NextPlant({ type, view, pieces }: RowProps) {
  const plant = topPlant(view, type);
  const left = components.plants[type].length - view.built[type];
  return (
    <g data-place={place.stack(type)} transform={`translate(${PLANT.x} 0)`}>
      {counted(Math.min(left, 3)).map((i) => (
        <rect
          key={i}
          x={(Math.min(left, 3) - 1 - i) * 2}
          y={(Math.min(left, 3) - 1 - i) * 2}
          width={PLANT.width - 4}
          height={CELL.height - 2}
          rx="5"
          fill={onPaper('var(--surface)', 94)}
          stroke={ENERGY[type]}
          strokeWidth="1.5"
        />
      ))}
      {plant === undefined ? (
        <rect width={PLANT.width - 4} height={CELL.height} rx="5" fill="none" stroke="var(--line)" strokeDasharray="4 3" />
      ) : (
        <g data-piece={pieces.at(place.stack(type)).find((it) => it.id === plant.id)?.id}>
          <rect x="1" y="1" width="5" height={CELL.height - 4} rx="2" fill={ENERGY[type]} />
          <Coin x={23} y={19} size={28}>
            {plant.money}
          </Coin>
          <Cube x={50} y={19} size={21} />
          <Label x={61} y={26} size={19} weight={700}>
            {plant.tech}
          </Label>
          <Sign name="points" x={85} y={18} size={20} fill={onSurface(ENERGY[type])} />
          <Label x={96} y={26} size={19} weight={800}>
            {plant.points}
          </Label>
          <Label x={PLANT.width - 9} y={25} size={12} weight={600} anchor="end" fill="var(--ink-soft)">
            {`×${left}`}
          </Label>
        </g>
      )}
    </g>
  );
}
