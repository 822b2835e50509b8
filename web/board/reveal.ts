import type { Framing, Part, Size } from './framing.ts';

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

/** How a drawing lies so that these parts of it are seen. */
export type Framed = (place: Framing, parts: readonly Part[], size: Size, shape?: number) => Framing;

/** What asks to be seen, and how, where that is not as what is asked about is. */
export class Reveal extends Event {
  readonly all: readonly Element[];
  readonly framed: Framed | undefined;
  constructor(all: readonly Element[], framed?: Framed) {
    super(REVEAL, { bubbles: true });
    this.all = all;
    this.framed = framed;
  }
}

/** Brings something on the board into its window, where it is not seen there. */
export function reveal(element: Element): void {
  if (!isInWindow(element)) element.dispatchEvent(new Reveal([element]));
}
