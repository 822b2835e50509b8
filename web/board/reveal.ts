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

/** Brings something on the board into its window, where it is not seen there. */
export function reveal(element: Element): void {
  if (!isInWindow(element)) element.dispatchEvent(new Event(REVEAL, { bubbles: true }));
}
