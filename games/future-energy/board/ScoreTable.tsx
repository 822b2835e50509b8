import { at, playerOf, type Seat, same, type Words } from '@kaya/engine';
import { Label, SeatMark } from '@kaya/pieces';
import { memo } from 'react';
import { majorities, network } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { scoreOf } from '../rules/scoring/points.ts';
import { scoreLine } from '../text/board.ts';
import type { FutureEnergyState } from '../types/index.ts';
import { type Arrangement, edgeOf, SCORE_TABLE, scoreTableHeight } from './arrangement.ts';
import { INK } from './colours.ts';

const { head: HEAD, row: ROW, names: NAMES, column: COLUMN } = SCORE_TABLE;
/** In this order; the last one only with its module. */
const LINES = ['points', 'money', 'majorities', 'networks', 'largest'] as const;
const middleOf = (seat: Seat): number => NAMES + (seat + 0.5) * COLUMN;

interface Props {
  readonly view: FutureEnergyState;
  readonly arrangement: Arrangement;
  say(words: Words): string;
}

/** Points, money, and what majorities and networks are worth as they stand; pointing at a player shows them on the map. */
export const ScoreTable = memo(function ScoreTable({ view, arrangement, say }: Props) {
  const { x, y } = arrangement.scoreTable;
  const regions = majorities(view);
  const all = view.options.module1 ? LINES : LINES.slice(0, -1);
  const width = NAMES + view.players.length * COLUMN + 4;
  return (
    <g transform={edgeOf(arrangement)}>
      <g transform={`translate(${x} ${y})`}>
        <rect
          width={width}
          height={scoreTableHeight(view.options.module1)}
          rx="4"
          fill="var(--surface)"
          fillOpacity=".9"
          stroke={INK}
          strokeWidth="1.2"
        />
        {view.players.map((player, seat) => {
          const { points, largest } = network(view, seat);
          const majority = regions.reduce((sum, region) => sum + at(region.points, seat), 0);
          const values = [scoreOf(playerOf(view, seat)), player.money, majority, points];
          return (
            <Column
              key={player.color}
              seat={seat}
              values={largest === null ? values : [...values, largest.points]}
              onTurn={view.turn.seat === seat}
            />
          );
        })}
        {all.map((line, i) => (
          <Label key={line} x={8} y={HEAD + i * ROW + 16} size={14.8} weight={i === 0 ? 700 : 500} room={NAMES - 10}>
            {say(scoreLine[line])}
          </Label>
        ))}
      </g>
    </g>
  );
});

interface ColumnProps {
  readonly seat: Seat;
  /** In the order of the lines. */
  readonly values: readonly number[];
  readonly onTurn: boolean;
}

const Column = memo(function Column({ seat, values, onTurn }: ColumnProps) {
  return (
    <g data-place={place.score(seat)} transform={`translate(${middleOf(seat)} 0)`}>
      <rect
        x={-COLUMN / 2}
        y="2"
        width={COLUMN}
        height={HEAD + values.length * ROW}
        fill={onTurn ? 'var(--sunk)' : 'var(--surface)'}
      />
      <SeatMark seat={seat} x={0} y={HEAD / 2 + 1} size={14} />
      {LINES.slice(0, values.length).map((line, i) => (
        <Label key={line} x={0} y={HEAD + i * ROW + 16.5} size={15.5} weight={i === 0 ? 800 : 550} anchor="middle">
          {values[i] ?? 0}
        </Label>
      ))}
    </g>
  );
}, same);
