/** How a drawing lies in its window: enlarged by `scale`, its corner at (x, y). */
export interface Framing {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The window of a board, and the shape of what is drawn in it: its height by its width. */
export interface Window {
  readonly size: Size;
  readonly shape: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A part of the drawing, in pixels of the window. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const FITTED: Framing = { scale: 1, x: 0, y: 0 };
/** Of what fits as a whole; a high drawing in a low window, as beside a lesson on a phone, is many times as large when it only fills the width. */
const LARGEST = 80;
/** A wide drawing is not enlarged more than this to begin with. */
const WIDE = 2.4;
/** So wide a window shows a drawing as a whole to begin with, if it is not so much higher than the window. */
const NARROW = 600;
const HIGHER = 1.15;
/** Around what is brought into view. */
const MARGIN = 8;

/** Keeps the drawing within its window. */
export function bounded(place: Framing, { width, height }: Size): Framing {
  const scale = Math.min(LARGEST, Math.max(1, place.scale));
  const clamp = (value: number, room: number) => Math.min(0, Math.max(room - room * scale, value));
  return { scale, x: clamp(place.x, width), y: clamp(place.y, height) };
}

export function zoomed(place: Framing, by: number, at: Spot, size: Size): Framing {
  const scale = Math.min(LARGEST, Math.max(1, place.scale * by));
  const ratio = scale / place.scale;
  return bounded({ scale, x: at.x - (at.x - place.x) * ratio, y: at.y - (at.y - place.y) * ratio }, size);
}

/**
 * Fills the window, starting at the left edge of a wide drawing and at the upper edge of a high one, which is never wider
 * than the window; `shape` is height by width.
 */
export function filling(shape: number, size: Size): Framing {
  const drawn = size.width * shape;
  if (drawn >= size.height) return zoomed(FITTED, drawn / size.height, { x: size.width / 2, y: 0 }, size);
  return shape < 1 ? zoomed(FITTED, Math.min(WIDE, size.height / drawn), { x: 0, y: size.height / 2 }, size) : FITTED;
}

/**
 * How a drawing lies before anybody has moved it: whole where it can be read so, else enlarged until it can, from its upper
 * left corner on. `readable` is how large a unit must be, and `width` how many of them the drawing is wide.
 */
export function starting({ size, shape }: Window, readable: number, width: number): Framing {
  // What is higher than its window by design is as wide as it, and moved behind it.
  const fills = size.width <= NARROW || shape * size.width > size.height * HIGHER;
  const first = fills ? filling(shape, size) : FITTED;
  const unit = (fitted(size, shape).width / width) * first.scale;
  if (unit >= readable * 0.995) return first;
  const scale = Math.min(LARGEST, (first.scale * readable) / unit);
  const drawn = fitted(size, shape);
  // From its corner on where it is larger than the window, in the middle where it is not.
  const corner = (room: number, length: number) => (length * scale < room ? room * (1 - scale) : scale * (length - room)) / 2;
  return bounded({ scale, x: corner(size.width, drawn.width), y: corner(size.height, drawn.height) }, size);
}

/** How large a drawing is when it fits as a whole, in pixels. */
function fitted({ width, height }: Size, shape: number): Size {
  return width * shape < height ? { width, height: width * shape } : { width: height / shape, height };
}

/** The same part of a drawing at the same size, though its window or its shape (height by width) has changed. */
export function kept(place: Framing, before: Window, after: Window): Framing {
  const [old, now] = [fitted(before.size, before.shape), fitted(after.size, after.shape)];
  if (place.scale === 1) return FITTED;
  const scale = Math.max(1, (place.scale * old.width) / now.width);
  const corner = (at: number, room: number, drawn: number) => at + (place.scale * (room - drawn)) / 2;
  return bounded(
    {
      scale,
      x: corner(place.x, before.size.width, old.width) - (scale * (after.size.width - now.width)) / 2,
      y: corner(place.y, before.size.height, old.height) - (scale * (after.size.height - now.height)) / 2,
    },
    after.size,
  );
}

/**
 * Moved as little as needed so that all parts of the first list that fits are seen: what is asked with all that belongs to
 * it, with less, alone (the last list). Where that is too far apart, one part of it is seen at least.
 */
export function showing(place: Framing, lists: readonly (readonly Part[])[], size: Size, shape?: number): Framing {
  const asked = lists.at(-1) ?? [];
  const [first] = asked;
  if (first === undefined || place.scale === 1) return place;
  const wanted = lists.map(unionOf).find((whole) => whole !== null && fits(whole, size)) ?? null;
  if (wanted === null && asked.some((part) => isSeen(part, size))) return place;
  const found = moved(place, wanted ?? first, size);
  return shape === undefined ? found : filled(found, size, shape);
}

/** Moved so that no band beside the drawing is seen that it could fill. */
export function filled(place: Framing, size: Size, shape: number): Framing {
  const drawn = fitted(size, shape);
  const along = (at: number, room: number, length: number) => {
    const [before, after] = [(place.scale * (room - length)) / 2, (place.scale * (room + length)) / 2];
    if (after - before <= room + 1) return (room - room * place.scale) / 2;
    return Math.min(-before, Math.max(room - after, at));
  };
  return { ...place, x: along(place.x, size.width, drawn.width), y: along(place.y, size.height, drawn.height) };
}

export function unionOf(parts: readonly Part[]): Part | null {
  if (parts.length === 0) return null;
  return parts.reduce((a, b) => ({
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }));
}

/** Half a pixel more is still the same. */
export function fits({ left, top, right, bottom }: Part, { width, height }: Size): boolean {
  return right - left <= width + 0.5 && bottom - top <= height + 0.5;
}

export function moved(place: Framing, wanted: Part, size: Size): Framing {
  const by = (low: number, high: number, room: number) => {
    const margin = Math.min(MARGIN, Math.max(0, (room - (high - low)) / 2));
    if (low < margin) return margin - low;
    return high > room - margin ? Math.max(room - margin - high, margin - low) : 0;
  };
  const x = place.x + by(wanted.left, wanted.right, size.width);
  return bounded({ ...place, x, y: place.y + by(wanted.top, wanted.bottom, size.height) }, size);
}

/** Is its middle in the window? */
function isSeen({ left, top, right, bottom }: Part, { width, height }: Size): boolean {
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  return x > 0 && x < width && y > 0 && y < height;
}
