// The board follows what is chosen in the list: loaded with the first such choice.
import { bounded, type Framing, filled, fits, moved, type Part, type Size, unionOf } from './framing.ts';
import { Reveal } from './reveal.ts';

/** Brings the places of a part that was chosen in the list into the window of the board. */
export function follow(places: ReadonlySet<string>): void {
  const found = [...document.querySelectorAll('.panzoom-frame [data-may-point]')].filter((it) =>
    places.has(it.getAttribute('data-place') ?? ''),
  );
  found[0]?.dispatchEvent(new Reveal(found, centred));
}

/** Moved as little as needed so that all of it is seen; what is too far apart lies around the middle of the window. */
export function centred(place: Framing, parts: readonly Part[], size: Size, shape?: number): Framing {
  const whole = unionOf(parts);
  if (whole === null || place.scale === 1) return place;
  const middle = {
    x: place.x + (size.width - whole.left - whole.right) / 2,
    y: place.y + (size.height - whole.top - whole.bottom) / 2,
  };
  const found = fits(whole, size) ? moved(place, whole, size) : bounded({ ...place, ...middle }, size);
  return shape === undefined ? found : filled(found, size, shape);
}
