export type Marked = HTMLElement | SVGElement;

/** The innermost place under the pointer that means something, else the innermost one. */
export function innermost(element: Element): Marked | null {
  for (const meant of ['[data-may-point]', '[data-may-begin]', '[data-may-ask]', '[data-place]']) {
    const found = element.closest<Marked>(meant);
    if (found !== null) return found;
  }
  return null;
}
