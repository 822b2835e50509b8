import type { BoardProps } from '@kaya/engine';
import { Label, onPaper, Pawn, type Pieces } from '@kaya/pieces';
import { place } from '../rules/places.ts';
import { topicsOf } from '../rules/table.ts';
import { heading } from '../text/board.ts';
import { summit as summitName } from '../text/names.ts';
import { type Co2, NOBODY, type Summit } from '../types.ts';
import { EnergyChip } from './glyphs.tsx';
import { HEADING, SUMMITS } from './layout.ts';

const COLUMNS = 3;
const GAP = 4;

type Props = BoardProps<Co2> & { readonly pieces: Pieces };

/** The summits: where, on which topics, and who is there. */
export function Summits(props: Props) {
  const rows = Math.ceil(props.view.summits.length / COLUMNS);
  const width = (SUMMITS.width - GAP * (COLUMNS - 1)) / COLUMNS;
  const height = (SUMMITS.height - HEADING - GAP * (rows - 1)) / rows;
  return (
    <g transform={`translate(${SUMMITS.x} ${SUMMITS.y})`}>
      <Label x={2} y={13} size={13} fill="var(--ink-soft)">
        {props.say(heading.summits)}
      </Label>
      {props.view.summits.map((summit, index) => (
        <g
          key={place.summit(index)}
          transform={`translate(${(index % COLUMNS) * (width + GAP)} ${HEADING + Math.floor(index / COLUMNS) * (height + GAP)})`}
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
      <Label x={8} y={15} size={15} face="title" weight={700} room={width - 16}>
        {say(summitName(summit.tile))}
      </Label>
      {topicsOf(summit).map((topic, i) => {
        const seat = summit.scientists[i] ?? NOBODY;
        const where = place.topic(index, topic);
        return (
          <g key={topic} data-place={where} transform={`translate(${6 + i * 39} 19)`}>
            <rect width="36" height="28" rx="6" fill="var(--sunk)" stroke="var(--line)" />
            <EnergyChip
              type={topic}
              x={seat === NOBODY ? 16.5 : 12}
              y={seat === NOBODY ? 16 : 12}
              size={seat === NOBODY ? 27 : 20}
            />
            {seat !== NOBODY && (
              <g data-piece={pieces.at(where, 'scientist')[0]?.id}>
                <Pawn seat={seat} x={26} y={29} size={30} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
