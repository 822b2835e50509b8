/** The name of the event by which something on the board asks to be brought into view. */
export const REVEAL = 'kaya-reveal';

/** Brings something on the board into its window, where its middle is not seen there. */
export function reveal(element: Element): void {
  const window = element.closest('.panzoom-frame')?.getBoundingClientRect();
  if (window === undefined) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const seen = x > window.left && x < window.right && y > window.top && y < window.bottom;
  if (!seen) element.dispatchEvent(new Event(REVEAL, { bubbles: true }));
}
