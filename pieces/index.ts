/** What boards are drawn with. */
export { counted } from './counted.ts';
export { iconCredits } from './credits.ts';
export { equal } from './equal.ts';
export { follow, type Pieces, usePieces } from './follow.ts';
export type { Point, Rect } from './geometry.ts';
export { Heap } from './heap.tsx';
export { Heard } from './heard.tsx';
export { Glyph, Icon, IconSheet } from './icon.tsx';
export { ICON_SIDE } from './icon-side.ts';
export { fittedSize, Label, textWidth } from './label.tsx';
export { onPaper, ramp } from './ramp.ts';
export { reachableByKey } from './reachable-by-key.ts';
export { outline, SeatBadge, SeatMark, seatColour } from './seats.tsx';
export { Coin, Disc, Pawn, Tile } from './shapes.tsx';
export { Sheet } from './sheet.tsx';
export { Still } from './still.tsx';
