// What the charts show, round by round: money, lines, plants and points of each player, and where the points come from.
import type { FutureEnergyEvent, FutureEnergyState } from '../types/index.ts';
import { pointsAsTheyStand } from './scoring/points-now.ts';

type Emit = ((event: FutureEnergyEvent) => void) | undefined;

export function emitCharts(state: FutureEnergyState, emit: Emit): void {
  if (emit === undefined) return;
  const { players, round: at } = state;
  const chart = (name: string, value: (seat: number) => number) =>
    emit({ kind: 'chart', chart: name, at, values: Object.fromEntries(players.map((_, seat) => [String(seat), value(seat)])) });
  const points = pointsAsTheyStand(state);
  const total = (seat: number) => Object.values(points[seat] ?? {}).reduce((sum, value) => sum + value, 0);
  chart('money', (seat) => players[seat]?.money ?? 0);
  chart('lines', (seat) => linesOnBoard(state, seat));
  chart('plants', (seat) => players[seat]?.built.reduce((sum, count) => sum + count, 0) ?? 0);
  chart('points', total);
  for (const [seat, values] of points.entries()) emit({ kind: 'chart', chart: `sources-${seat}`, at, values });
}

function linesOnBoard({ lines }: FutureEnergyState, seat: number): number {
  return lines.filter((owners) => (owners & (1 << seat)) !== 0).length;
}
