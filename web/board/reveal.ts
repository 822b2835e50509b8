/** The name of the event by which something on the board asks to be brought into view. */
export const REVEAL = 'kaya-reveal';

/** Is its middle in the window of the board that it lies on? What lies on none is where it is. */
export function isInWindow(element: Element): boolean {
  const window = element.closest('.panzoom-frame')?.getBoundingClientRect();
  if (window === undefined) return true;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x > window.left && x < window.right && y > window.top && y < window.bottom;
}

/** What asks to be seen: alone, or with all that it belongs to. */
export class Reveal extends Event {
  readonly all: readonly Element[];
  constructor(all: readonly Element[]) {
    super(REVEAL, { bubbles: true });
    this.all = all;
  }
}

/** Brings something on the board into its window, where it is not seen there. */
export function reveal(element: Element): void {
  if (!isInWindow(element)) element.dispatchEvent(new Reveal([element]));
}

/** Brings the places of a part that was chosen in the list into the window of the board, with the middle of them in its middle where they are too far apart. */
export function revealAll(places: ReadonlySet<string>): void {
  const found = [...document.querySelectorAll('.panzoom-frame [data-may-point]')].filter((it) =>
    places.has(it.getAttribute('data-place') ?? ''),
  );
  found[0]?.dispatchEvent(new Reveal(found));
}
