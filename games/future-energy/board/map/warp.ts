import type { Spot } from '@kaya/pieces/map';

/** A plane map from pairs of points: a thin plate that is bent as little as possible (thin-plate spline). */

/** How much a far point bends the plate. */
function bend(distance: number): number {
  return distance === 0 ? 0 : distance * distance * Math.log(distance);
}

/** Gauss, with the largest pivot; rows carry their right sides at the end. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  const value = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column; row < size; row++) if (Math.abs(value(row, column)) > Math.abs(value(pivot, column))) pivot = row;
    const [top, other] = [rows[pivot] ?? [], rows[column] ?? []];
    rows[pivot] = other;
    rows[column] = top;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const share = value(row, column) / value(column, column);
      if (share !== 0) rows[row] = (rows[row] ?? []).map((it, i) => it - share * (top[i] ?? 0));
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}

/** `stiff`: the larger, the straighter the plate and the further the points may be missed. */
export function warp(from: readonly Spot[], to: readonly Spot[], stiff: number): (point: Spot) => Spot {
  const fit = (axis: 0 | 1): ((point: Spot) => number) => {
    const flat = from.map(([x, y]) => [1, x, y]);
    const rows = from.map(([x, y], i) => [
      ...from.map(([ox, oy], j) => bend(Math.hypot(x - ox, y - oy)) + (i === j ? stiff : 0)),
      ...(flat[i] ?? []),
      to[i]?.[axis] ?? 0,
    ]);
    for (let k = 0; k < 3; k++) rows.push([...flat.map((row) => row[k] ?? 0), 0, 0, 0, 0]);
    const weights = solve(rows);
    const [constant = 0, byX = 0, byY = 0] = weights.slice(from.length);
    return ([x, y]) =>
      from.reduce((sum, [ox, oy], i) => sum + (weights[i] ?? 0) * bend(Math.hypot(x - ox, y - oy)), constant + byX * x + byY * y);
  };
  const [x, y] = [fit(0), fit(1)];
  return (point) => [x(point), y(point)];
}
