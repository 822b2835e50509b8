import { counted, Disc, Label, onPaper, type Rect } from '@kaya/pieces';
import { components } from '../data/index.ts';
import type { Bonus } from '../data/read.ts';
import { place } from '../rules/places.ts';
import { stackOf, topPlant } from '../rules/turn/plants.ts';
import { heading } from '../text/board.ts';
import { energy } from '../text/names.ts';
import { type Co2State, ENERGIES, type Energy } from '../types/index.ts';
import { ENERGY, onSurface } from './colours.ts';
import { Cep, Coin, Cube, EnergyChip, EnergySign, Sign } from './glyphs.tsx';
import { Name } from './Name.tsx';
import type { Shown } from './shown.ts';

/** For each type: tiles in reserve, everybody's expertise with what its spaces give, and the next plant. */
export function Tracks(props: Shown) {
  const { tracks } = props.layout;
  return (
    <g transform={`translate(${tracks.x} ${tracks.y})`}>
      <Headings {...props} />
      {ENERGIES.map((type, i) => (
        <g key={type} transform={`translate(0 ${tracks.heading + i * tracks.row})`}>
          <Reserve {...props} type={type} />
          <Track {...props} type={type} />
          <NextPlant {...props} type={type} />
        </g>
      ))}
    </g>
  );
}

/** So many spaces has the longest track, with the one before its first. */
const SPACES = Math.max(...ENERGIES.map((type) => components.tracks[type].spaces.length));

/** Where a space of a track begins, from the track's left end. */
const cellX = ({ width }: Rect, space: number): number => (space * width) / SPACES;

/** What the spaces pay; where the tracks differ, each track's tooltip says it. */
function Headings({ say, layout: { small, tracks } }: Shown) {
  const { track, plant, heading: bottom } = tracks;
  const cell = track.width / SPACES;
  /** Words stand before the numbers, or over them where a track begins at the edge. */
  const beside = track.x > 0;
  return (
    <>
      <Label
        x={beside ? track.x + cell - 4 : 2}
        y={14}
        size={small}
        anchor={beside ? 'end' : 'start'}
        fill="var(--ink-soft)"
        room={plant.x / 2}
      >
        {say(heading.income)}
      </Label>
      {counted(SPACES).map((i) => {
        const [income, ...others] = new Set(ENERGIES.map((type) => components.tracks[type].spaces[i]?.income));
        return i === 0 || income === undefined || others.length > 0 ? null : (
          <Label
            key={i}
            x={track.x + (i + 0.5) * cell}
            y={bottom - 6}
            size={small}
            weight={600}
            anchor="middle"
            fill="var(--ink-soft)"
          >
            {income}
          </Label>
        );
      })}
      <Label x={plant.x} y={14} size={small} fill="var(--ink-soft)" room={plant.width + 12}>
        {say(heading.nextPlant)}
      </Label>
    </>
  );
}

interface RowProps extends Shown {
  readonly type: Energy;
}

/** The name of the type, and the project tiles not on the board. */
function Reserve({ type, view, say, pieces, layout: { needed, tracks } }: RowProps) {
  const { x, y, width, height } = tracks.reserve;
  const chip = height - 8;
  const from = chip + 12;
  return (
    <g data-place={place.reserve(type)} transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="6" fill={onPaper(ENERGY[type], 14, '--surface')} />
      {pieces.at(place.reserve(type)).map((piece, i) => (
        <g key={piece.id} data-piece={piece.id}>
          <EnergyChip type={type} x={chip / 2 + 4 + Math.min(i, 2)} y={height / 2 + 1 - Math.min(i, 2)} size={chip} />
        </g>
      ))}
      {view.reserve[type] === 0 && <EnergyChip type={type} x={chip / 2 + 4} y={height / 2} size={chip} faint />}
      <Name x={from} y={height / 2} room={width - from - 36} size={18.6}>
        {say(energy(type, 'title'))}
      </Name>
      <Label x={width - 8} y={height / 2 + 6} size={needed} weight={600} anchor="end" fill="var(--ink-soft)">
        {`×${view.reserve[type]}`}
      </Label>
    </g>
  );
}

function Track({ type, view, pieces, layout }: RowProps) {
  const box = layout.tracks.track;
  const cell = box.width / SPACES;
  const track = components.tracks[type];
  const needed = topPlant(view, type)?.expertise ?? track.last + 1;
  return (
    <g data-place={place.track(type)} transform={`translate(${box.x} ${box.y})`}>
      {track.spaces.map((space, i) => (
        <g key={cellX(box, i)} transform={`translate(${cellX(box, i)} 0)`}>
          <rect
            x="1"
            width={cell - 2}
            height={box.height}
            rx="3"
            fill={i === 0 ? 'transparent' : onPaper(ENERGY[type], i >= needed ? 34 : 8, '--sunk')}
            stroke="var(--line)"
            strokeDasharray={i === 0 ? '3 3' : undefined}
          />
          {space.bonus !== null && <BonusSign bonus={space.bonus} x={cell / 2} y={box.height / 2} />}
        </g>
      ))}
      {needed <= track.last && (
        <path d={`M${cellX(box, needed)} -2V${box.height + 2}`} stroke={ENERGY[type]} strokeWidth="4" strokeLinecap="round" />
      )}
      {levels(view, type).map(({ seat, level, index, of }) => {
        const { x, y, size } = spot(index, of, cell, box.height);
        return (
          <g
            key={seat}
            data-piece={pieces.at(place.track(type), 'disc').find((it) => it.owner === seat)?.id}
            transform={`translate(${cellX(box, level) + x} ${y})`}
          >
            <Disc seat={seat} x={0} y={0} size={size} />
          </g>
        );
      })}
    </g>
  );
}

function BonusSign({ bonus, x, y }: { readonly bonus: Bonus; readonly x: number; readonly y: number }) {
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
  const all = view.players.map((player) => player.expertise[type]);
  return all.map((level, seat) => ({
    seat,
    level,
    index: all.slice(0, seat).filter((it) => it === level).length,
    of: all.filter((it) => it === level).length,
  }));
}

/** Where one of the discs that share a space lies in it: as large as they can be beside and below each other. */
function spot(index: number, of: number, width: number, height: number) {
  const fit = (columns: number) => Math.min(17, width / columns / 1.18, height / Math.ceil(of / columns) / 1.18);
  const columns = counted(of).reduce((best, i) => (fit(i + 1) > fit(best) ? i + 1 : best), 1);
  const rows = Math.ceil(of / columns);
  const row = Math.floor(index / columns);
  const inRow = row === rows - 1 ? of - row * columns : columns;
  const size = fit(columns);
  return {
    x: width / 2 + ((index % columns) - (inRow - 1) / 2) * size * 1.16,
    y: height / 2 + (row - (rows - 1) / 2) * size * 1.16,
    size,
  };
}

/** The plant on top of the stack: what it costs, what it scores, how many are left. */
function NextPlant({ type, view, pieces, layout }: RowProps) {
  const box = layout.tracks.plant;
  const plant = topPlant(view, type);
  const left = stackOf(view, type).length;
  const [width, height] = [box.width - 4, box.height - 2];
  /** What is on a plate of 142 units, further apart on a longer one. */
  const spread = width / 142;
  const middle = height / 2;
  return (
    <g data-place={place.stack(type)} transform={`translate(${box.x} ${box.y})`}>
      {counted(Math.min(left, 3)).map((i) => (
        <rect
          key={i}
          x={(Math.min(left, 3) - 1 - i) * 2}
          y={(Math.min(left, 3) - 1 - i) * 2}
          width={width}
          height={height}
          rx="5"
          fill={onPaper('var(--surface)', 94)}
          stroke={ENERGY[type]}
          strokeWidth="1.5"
        />
      ))}
      {plant === undefined ? (
        <rect width={width} height={height + 2} rx="5" fill="none" stroke="var(--line)" strokeDasharray="4 3" />
      ) : (
        <g data-piece={pieces.at(place.stack(type)).find((it) => it.id === plant.id)?.id}>
          <rect x="1" y="1" width="5" height={height - 2} rx="2" fill={ENERGY[type]} />
          <Coin x={22 * spread} y={middle} size={33}>
            {plant.money}
          </Coin>
          <Cube x={47 * spread} y={middle} size={19} />
          <Label x={47 * spread + 10.5} y={middle + 7} size={19} weight={700}>
            {plant.tech}
          </Label>
          <Sign name="points" x={81 * spread} y={middle - 1} size={18} fill={onSurface(ENERGY[type])} />
          <Label x={81 * spread + 9.5} y={middle + 7} size={19} weight={800}>
            {plant.points}
          </Label>
          <Label x={width - 3} y={middle + 6} size={layout.needed} weight={600} anchor="end" fill="var(--ink-soft)">
            {`×${left}`}
          </Label>
        </g>
      )}
    </g>
  );
}
