// Walking over a board by keys: loaded with the first step.
import { middle, placed } from './marks.ts';

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The nearest place in the direction of an arrow key, among those one can point at. */
export function neighbour(root: Element, from: Element, key: string): HTMLElement | SVGElement | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const [sx, sy] = step;
  const start = middle(from);
  let best: HTMLElement | SVGElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of placed(root)) {
    if (element === from || !element.hasAttribute('tabindex')) continue;
    const end = middle(element);
    const ahead = (end.x - start.x) * sx + (end.y - start.y) * sy;
    const aside = Math.abs((end.x - start.x) * sy) + Math.abs((end.y - start.y) * sx);
    if (ahead < 1) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = element;
    }
  }
  return best;
}
