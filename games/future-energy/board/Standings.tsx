import { at, type BoardProps, type Seat } from '@kaya/engine';
import { Label, SeatMark } from '@kaya/pieces';
import type { ReactNode } from 'react';
import { majorities, network } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { scoreOf } from '../rules/points.ts';
import { playerOf } from '../rules/seats.ts';
import type { FutureEnergy, FutureEnergyState } from '../types.ts';
import { INK } from './colours.ts';
import { Coin, Sign } from './glyphs.tsx';
import { STANDINGS } from './layout.ts';

interface Column {
  readonly name: string;
  readonly head: ReactNode;
  of(seat: Seat): number;
}

const ROW = 21;
const HEAD = 27;
const COLUMN = 36;

/** Points, money, and what majorities and networks are worth as they stand; pointing at a player shows them on the map. */
export function Standings({ view }: BoardProps<FutureEnergy>) {
  const columns = columnsOf(view);
  const width = 34 + columns.length * COLUMN;
  const middle = (i: number): number => 32 + (i + 0.5) * COLUMN;
  return (
    <g transform={`translate(${STANDINGS.x} ${STANDINGS.y})`}>
      <rect
        width={width}
        height={HEAD + view.players.length * ROW + 4}
        rx="4"
        fill="var(--surface)"
        fillOpacity=".86"
        stroke={INK}
        strokeWidth="1.2"
      />
      {columns.map(({ name, head }, i) => (
        <g key={name} transform={`translate(${middle(i)} 15)`}>
          {head}
        </g>
      ))}
      {view.players.map((player, seat) => (
        <g key={player.color} data-place={place.standing(seat)} transform={`translate(0 ${HEAD + seat * ROW})`}>
          <rect x="3" width={width - 6} height={ROW} fill={view.turn.seat === seat ? 'var(--sunk)' : 'var(--surface)'} />
          <SeatMark seat={seat} x={17} y={ROW / 2} size={14} />
          {columns.map(({ name, of }, i) => (
            <Label key={name} x={middle(i)} y={ROW / 2 + 5.5} size={15.5} weight={i === 0 ? 800 : 550} anchor="middle">
              {of(seat)}
            </Label>
          ))}
        </g>
      ))}
    </g>
  );
}

function columnsOf(view: FutureEnergyState): readonly Column[] {
  const regions = majorities(view);
  const reports = view.players.map((_, seat) => network(view, seat));
  const sign = (name: 'points' | 'plant' | 'line' | 'network') => <Sign name={name} x={0} y={0} size={19} fill={INK} />;
  const money = (
    <Coin x={0} y={-0.5} size={18}>
      M
    </Coin>
  );
  const columns: Column[] = [
    { name: 'points', head: sign('points'), of: (seat) => scoreOf(playerOf(view, seat)) },
    { name: 'money', head: money, of: (seat) => playerOf(view, seat).money },
    { name: 'majorities', head: sign('plant'), of: (seat) => regions.reduce((sum, { points }) => sum + at(points, seat), 0) },
    { name: 'network', head: sign('line'), of: (seat) => at(reports, seat).points },
  ];
  if (view.options.module1)
    columns.push({ name: 'largest', head: sign('network'), of: (seat) => at(reports, seat).largest?.points ?? 0 });
  return columns;
}
