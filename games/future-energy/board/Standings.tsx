import { at, playerOf, type Seat, same } from '@kaya/engine';
import { Label, SeatMark } from '@kaya/pieces';
import { memo, type ReactNode } from 'react';
import { majorities, network } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { scoreOf } from '../rules/scoring/points.ts';
import type { FutureEnergyState } from '../types/index.ts';
import { type Arrangement, edgeOf } from './arrangement.ts';
import { INK } from './colours.ts';
import { Coin, Sign } from './glyphs.tsx';

const ROW = 21;
const HEAD = 27;
const COLUMN = 36;
const middleOf = (column: number): number => 32 + (column + 0.5) * COLUMN;
const widthOf = (columns: number): number => 34 + columns * COLUMN;

const sign = (name: 'points' | 'plant' | 'line' | 'network') => <Sign name={name} x={0} y={0} size={19} fill={INK} />;
const HEADS: readonly (readonly [name: string, head: ReactNode])[] = [
  ['points', sign('points')],
  [
    'money',
    <Coin key="money" x={0} y={-0.5} size={18}>
      M
    </Coin>,
  ],
  ['majorities', sign('plant')],
  ['network', sign('line')],
  ['largest', sign('network')],
];

interface Props {
  readonly view: FutureEnergyState;
  readonly arrangement: Arrangement;
}

/** Points, money, and what majorities and networks are worth as they stand; pointing at a player shows them on the map. */
export const Standings = memo(function Standings({ view, arrangement }: Props) {
  const { x, y } = arrangement.standings;
  const regions = majorities(view);
  const columns = view.options.module1 ? HEADS : HEADS.slice(0, -1);
  return (
    <g transform={edgeOf(arrangement)}>
      <g transform={`translate(${x} ${y})`}>
        <rect
          width={widthOf(columns.length)}
          height={HEAD + view.players.length * ROW + 4}
          rx="4"
          fill="var(--surface)"
          fillOpacity=".86"
          stroke={INK}
          strokeWidth="1.2"
        />
        {columns.map(([name, head], i) => (
          <g key={name} transform={`translate(${middleOf(i)} 15)`}>
            {head}
          </g>
        ))}
        {view.players.map((player, seat) => {
          const { points, largest } = network(view, seat);
          const majority = regions.reduce((sum, region) => sum + at(region.points, seat), 0);
          const values = [scoreOf(playerOf(view, seat)), player.money, majority, points];
          return (
            <Row
              key={player.color}
              seat={seat}
              values={largest === null ? values : [...values, largest.points]}
              onTurn={view.turn.seat === seat}
            />
          );
        })}
      </g>
    </g>
  );
});

interface RowProps {
  readonly seat: Seat;
  /** In the order of the heads. */
  readonly values: readonly number[];
  readonly onTurn: boolean;
}

const Row = memo(function Row({ seat, values, onTurn }: RowProps) {
  const names = HEADS.map(([name]) => name);
  return (
    <g data-place={place.standing(seat)} transform={`translate(0 ${HEAD + seat * ROW})`}>
      <rect x="3" width={widthOf(values.length) - 6} height={ROW} fill={onTurn ? 'var(--sunk)' : 'var(--surface)'} />
      <SeatMark seat={seat} x={17} y={ROW / 2} size={14} />
      {values.map((value, i) => (
        <Label key={names[i]} x={middleOf(i)} y={ROW / 2 + 5.5} size={15.5} weight={i === 0 ? 800 : 550} anchor="middle">
          {value}
        </Label>
      ))}
    </g>
  );
}, same);
