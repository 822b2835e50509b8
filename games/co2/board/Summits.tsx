import type { BoardProps } from '@kaya/engine';
import { Label, onPaper, Pawn, type Pieces } from '@kaya/pieces';
import { place } from '../rules/places.ts';
import { topicsOf } from '../rules/table.ts';
import { summit as summitName } from '../text/names.ts';
import { type Co2, NOBODY, type Summit } from '../types.ts';
import { EnergyChip } from './glyphs.tsx';
import { SUMMITS } from './layout.ts';

const COLUMNS = 3;
const GAP = 6;

type Props = BoardProps<Co2> & { readonly pieces: Pieces };

/** The summits: where, on which topics, and who is there. */
export function Summits(props: Props) {
  const rows = Math.ceil(props.view.summits.length / COLUMNS);
  const width = (SUMMITS.width - GAP * (COLUMNS - 1)) / COLUMNS;
  const height = (SUMMITS.height - GAP * (rows - 1)) / rows;
  return (
    <g transform={`translate(${SUMMITS.x} ${SUMMITS.y})`}>
      {props.view.summits.map((summit, index) => (
        <g
          key={place.summit(index)}
          transform={`translate(${(index % COLUMNS) * (width + GAP)} ${Math.floor(index / COLUMNS) * (height + GAP)})`}
        >
          <Table {...props} summit={summit} index={index} width={width} height={height} />
        </g>
      ))}
    </g>
  );
}

interface TableProps extends Props {
  readonly summit: Summit;
  readonly index: number;
  readonly width: number;
  readonly height: number;
}

function Table({ summit, index, width, height, say, pieces }: TableProps) {
  return (
    <g data-place={place.summit(index)}>
      <rect width={width} height={height} rx="7" fill={onPaper('var(--surface)', 94)} stroke="var(--line)" strokeWidth="1.5" />
      <Label x={10} y={18} size={16} face="title" weight={700} room={width - 20}>
        {say(summitName(summit.tile))}
      </Label>
      {topicsOf(summit).map((topic, i) => {
        const seat = summit.scientists[i] ?? NOBODY;
        const where = place.topic(index, topic);
        return (
          <g key={topic} data-place={where} transform={`translate(${10 + i * 38} 23)`}>
            <rect width="33" height="32" rx="6" fill="var(--sunk)" stroke="var(--line)" />
            <EnergyChip
              type={topic}
              x={seat === NOBODY ? 16.5 : 12}
              y={seat === NOBODY ? 16 : 12}
              size={seat === NOBODY ? 27 : 20}
            />
            {seat !== NOBODY && (
              <g data-piece={pieces.at(where, 'scientist')[0]?.id}>
                <Pawn seat={seat} x={22} y={32} size={33} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
