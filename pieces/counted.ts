/** 0, 1, 2 … below a number: places to draw in a row. */
export function counted(below: number): readonly number[] {
  return Array.from({ length: Math.max(0, below) }, (_, i) => i);
}
