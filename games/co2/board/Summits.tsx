import { Label, onPaper, Pawn } from '@kaya/pieces';
import { place } from '../rules/places.ts';
import { topicsOf } from '../rules/table.ts';
import { heading } from '../text/board.ts';
import { summit as summitName } from '../text/names.ts';
import { NOBODY, type Summit } from '../types/index.ts';
import { EnergyChip } from './glyphs.tsx';
import { HEADING } from './layout.ts';
import type { Shown } from './shown.ts';

const COLUMNS = 3;
const GAP = 4;
/** A table has at most four topics. */
const TOPICS = 4;

/** The summits: where, on which topics, and who is there. */
export function Summits(props: Shown) {
  const { summits, small } = props.layout;
  const rows = Math.ceil(props.view.summits.length / COLUMNS);
  const width = (summits.width - GAP * (COLUMNS - 1)) / COLUMNS;
  const height = (summits.height - HEADING - GAP * (rows - 1)) / rows;
  return (
    <g transform={`translate(${summits.x} ${summits.y})`}>
      <Label x={2} y={HEADING - 6} size={small} fill="var(--ink-soft)">
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

interface TableProps extends Shown {
  readonly summit: Summit;
  readonly index: number;
  readonly width: number;
  readonly height: number;
}

function Table({ summit, index, width, height, say, pieces, layout }: TableProps) {
  const title = layout.needed + 4;
  const cell = { width: (width - 10) / TOPICS - 3, height: height - title - 4 };
  return (
    <g data-place={place.summit(index)}>
      <rect width={width} height={height} rx="7" fill={onPaper('var(--surface)', 94)} stroke="var(--line)" strokeWidth="1.5" />
      <Label x={8} y={title - 3} size={layout.needed} face="title" weight={700} room={width - 16}>
        {say(summitName(summit.tile))}
      </Label>
      {topicsOf(summit).map((topic, i) => {
        const seat = summit.scientists[i] ?? NOBODY;
        const where = place.topic(index, topic);
        const free = seat === NOBODY;
        const chip = (Math.min(cell.width, cell.height) - 5) * (free ? 1 : 0.72);
        return (
          <g key={topic} data-place={where} transform={`translate(${6 + i * (cell.width + 3)} ${title})`}>
            <rect width={cell.width} height={cell.height} rx="6" fill="var(--sunk)" stroke="var(--line)" />
            <EnergyChip
              type={topic}
              x={free ? cell.width / 2 : chip / 2 + 2}
              y={free ? cell.height / 2 : chip / 2 + 2}
              size={chip}
            />
            {!free && (
              <g data-piece={pieces.at(where, 'scientist')[0]?.id}>
                <Pawn seat={seat} x={cell.width * 0.7} y={cell.height + 1} size={Math.min(cell.height, 40)} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
