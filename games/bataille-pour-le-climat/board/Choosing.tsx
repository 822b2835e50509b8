import type { BoardProps } from '@kaya/engine';
import { Label } from '@kaya/pieces';
import type { Bpc } from '../types/index.ts';
import { Line, linesNeeded, Wrapped } from './glyphs.tsx';
import { type Layout, letters } from './layout.ts';
import { type Choice, choosing, type Offer } from './Offers.tsx';
import { Tiles, tilesHeight } from './Tiles.tsx';
import type { Room } from './Together.tsx';

type Props = Pick<BoardProps<Bpc>, 'view' | 'say'> & { readonly room: Room; readonly layout: Layout };

/** Everything there is to choose from, laid out side by side, with the answers that need no thing. */
export function Choosing({ view, say, room, layout }: Props) {
  const size = letters(layout).text;
  const offers = choosing(view, room.stacked) ?? [];
  const tiles = tilesHeight({ view, say, layout, width: room.width });
  const height = room.height - tiles;
  const parts = room.stacked ? below(offers, room.width, height) : sideBySide(offers, room.width, height);
  return (
    <>
      <rect x="-8" y="-2" width={room.width + 16} height={room.height + 4} rx="5" fill="var(--surface)" />
      {parts.map(({ offer: { head, choices }, x, y, width, cells }) => (
        <g key={head.key} transform={`translate(${x} ${y})`}>
          <Line x={0} y={17} size={15.5} face="title" weight={750} room={width}>
            {say(head)}
          </Line>
          <Grid choices={choices} say={say} cells={cells} size={size} />
        </g>
      ))}
      <g transform={`translate(0 ${room.height - tiles})`}>
        <Tiles view={view} say={say} layout={layout} width={room.width} />
      </g>
    </>
  );
}

const GAP = 6;
/** The room of a heading above its choices. */
const HEAD = 30;
/** A cloud of exhaust around 0, 0. */
const CLOUD = 'M-9 9a6 6 0 0 1-1-12 8 8 0 0 1 14-4 7 7 0 0 1 8 9 4 4 0 0 1-3 7z';

/** How choices are laid out: so many in a row, each of this size. */
interface Cells {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

/** Part of the stage, for one offer. */
interface Part {
  readonly offer: Offer;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly cells: Cells;
}

/** As many in a row as find room, `least` wide each, and in as even rows as that gives. */
function inRows({ choices }: Offer, width: number, least: number): { readonly columns: number; readonly rows: number } {
  const most = Math.max(1, Math.min(choices.length, Math.floor((width + GAP) / least)));
  const rows = Math.max(1, Math.ceil(choices.length / most));
  return { columns: Math.max(1, Math.ceil(choices.length / rows)), rows };
}

const cellWidth = (width: number, columns: number): number => (width + GAP) / columns - GAP;
const cellHeight = (height: number, rows: number): number => Math.min(76, (height + GAP) / rows - GAP);
const emitsSomething = ({ choices }: Offer): boolean => choices.some(({ emits }) => emits !== undefined);

/** On a desk: each offer as wide as it has choices. */
function sideBySide(offers: readonly Offer[], width: number, height: number): readonly Part[] {
  const shares = offers.map(({ choices }) => Math.max(1.6, choices.length));
  const all = shares.reduce((sum, it) => sum + it, 0);
  let x = 0;
  return offers.map((offer, i) => {
    const part = (width * (shares[i] ?? 0)) / all;
    const least = offer.choices.length > 9 ? 200 : emitsSomething(offer) ? 152 : 128;
    const { columns, rows } = inRows(offer, part - 12, least);
    const cells = { columns, width: cellWidth(part - 12, columns), height: cellHeight(height - HEAD, rows) };
    x += part;
    return { offer, x: x - part, y: 0, width: part - 12, cells };
  });
}

/** On a phone: one offer below the other, all their cells alike. */
function below(offers: readonly Offer[], width: number, height: number): readonly Part[] {
  const laid = offers.map((offer) => ({
    offer,
    ...inRows(offer, width, offer.choices.length > 9 || emitsSomething(offer) ? 176 : 128),
  }));
  const rows = laid.reduce((sum, it) => sum + it.rows, 0);
  const high = cellHeight(height - offers.length * HEAD, rows);
  let y = 0;
  return laid.map(({ offer, columns, rows }) => {
    const top = y;
    y += HEAD + rows * (high + GAP);
    return { offer, x: 0, y: top, width, cells: { columns, width: cellWidth(width, columns), height: high } };
  });
}

interface GridProps extends Pick<Props, 'say'> {
  readonly choices: readonly Choice[];
  readonly cells: Cells;
  readonly size: number;
}

function Grid({ choices, say, cells, size }: GridProps) {
  const { columns } = cells;
  return (
    <>
      {choices.map(({ place, name, sign, done, emits }, i) => {
        const text = say(name);
        const room = cells.width - (sign === undefined ? 14 : 48) - (emits === undefined ? 0 : 30);
        const lines = Math.min(linesNeeded(text, size, room), Math.max(1, Math.floor(cells.height / 15)));
        return (
          <g
            key={place}
            data-place={place}
            transform={`translate(${(i % columns) * (cells.width + GAP)} ${26 + Math.floor(i / columns) * (cells.height + GAP)})`}
          >
            <rect
              width={cells.width}
              height={cells.height}
              rx="5"
              fill={done === true ? 'var(--sunk)' : 'var(--surface)'}
              stroke={done === true ? 'var(--accent)' : 'var(--line)'}
              strokeWidth="1.4"
            />
            <g pointerEvents="none">
              {sign !== undefined && <g transform={`translate(8 ${cells.height / 2})`}>{sign}</g>}
              {emits !== undefined && (
                <g transform={`translate(${cells.width - 20} ${cells.height / 2})`} opacity={emits === 0 ? 0.45 : 1}>
                  <path d={CLOUD} fill="var(--ink-soft)" />
                  <Label x={-0.5} y={6} size={12.5} weight={800} anchor="middle" fill="var(--surface)">
                    {emits}
                  </Label>
                </g>
              )}
              <Wrapped
                x={sign === undefined ? 8 : 42}
                y={cells.height / 2 + size * (0.35 - 0.64 * (lines - 1))}
                width={room}
                lines={lines}
                size={size}
              >
                {text}
              </Wrapped>
            </g>
          </g>
        );
      })}
    </>
  );
}
