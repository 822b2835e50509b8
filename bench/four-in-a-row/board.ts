// The board of four in a row, shared by our version and boardgame.io's, so that only the frameworks differ.
export const COLUMNS = 7;
const ROWS = 6;
export const EMPTY = -1;

export function emptyBoard(): number[] {
  return new Array(COLUMNS * ROWS).fill(EMPTY);
}

export function isFull(cells: readonly number[], column: number): boolean {
  return cells[(ROWS - 1) * COLUMNS + column] !== EMPTY;
}

/** Where a disc dropped into the column comes to lie. */
export function landing(cells: readonly number[], column: number): number {
  let cell = column;
  while (cells[cell] !== EMPTY) cell += COLUMNS;
  return cell;
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Does the disc that lies here make four? */
export function makesFour(cells: readonly number[], cell: number): boolean {
  const owner = cells[cell];
  const x = cell % COLUMNS;
  const y = Math.floor(cell / COLUMNS);
  for (const [dx, dy] of DIRECTIONS) {
    let length = 1;
    for (const way of [1, -1]) {
      let cx = x + way * dx;
      let cy = y + way * dy;
      while (cx >= 0 && cx < COLUMNS && cy >= 0 && cy < ROWS && cells[cy * COLUMNS + cx] === owner) {
        length++;
        cx += way * dx;
        cy += way * dy;
      }
    }
    if (length >= 4) return true;
  }
  return false;
}
