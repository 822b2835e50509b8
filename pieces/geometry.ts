/** A point of a drawing, in units of its viewBox. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of a drawing, from its upper left corner. */
export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}
