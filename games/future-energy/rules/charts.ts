// What the charts show, round by round: money, lines, plants and points of each player, and where the points come from.
import type { Play } from '@kaya/engine';
import type { FutureEnergy, Points } from '../types/index.ts';
import { linesOnBoard } from './planning/lines.ts';
import { total } from './scoring/points.ts';
import { pointsAsTheyStand } from './scoring/points-now.ts';

/** One point of every curve. */
export function drawCharts({ state, emit }: Play<FutureEnergy>): void {
  if (emit === undefined) return;
  const { players, round: at } = state;
  const chart = (name: string, value: (seat: number) => number) =>
    emit({ kind: 'chart', chart: name, at, values: Object.fromEntries(players.map((_, seat) => [String(seat), value(seat)])) });
  const points = pointsAsTheyStand(state);
  chart('money', (seat) => players[seat]?.money ?? 0);
  chart('lines', (seat) => linesOnBoard(state, seat));
  chart('plants', (seat) => players[seat]?.built.reduce((sum, count) => sum + count, 0) ?? 0);
  chart('points', (seat) => total(points[seat] as Points));
  for (const [seat, values] of points.entries()) emit({ kind: 'chart', chart: `sources-${seat}`, at, values });
}
