/** Every glyph lies on a square of this side: fine enough for the largest on any board, and short to write in whole numbers. */
export const ICON_SIDE = 128;
