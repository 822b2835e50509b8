// What a pointer means that missed: loaded when one first comes down on the table.
import { innermost, type Marked } from './innermost.ts';

/** A pointer may miss by so much, in pixels: a target is then 24 px wide at least, for a finger 44. */
export const MISSED = { mouse: 10, finger: 22 } as const;

/** What lies under a pointer, and how it points. */
export interface Spotted {
  readonly target: Element;
  readonly x: number;
  readonly y: number;
  readonly by: keyof typeof MISSED;
}

/**
 * What is meant by a pointer on a board: what lies under it, else what it has missed by little. What is smaller than a fingertip
 * is met as if it were as large: whatever can be chosen is meant when its middle is near enough. A mouse means the nearest; a
 * finger that comes down where several are near means each of them, nearest first, so that one can ask which. With `innermost`
 * and `MISSED` it stands alone, so that a test can ask it on any page.
 */
export function meantAt(root: Element, { target, x, y, by }: Spotted): readonly Marked[] {
  const misses = MISSED[by];
  const hit = innermost(target);
  if (target.closest('.panzoom-sheet') === null) return hit === null ? [] : [hit];
  const window = target.closest('.panzoom-frame')?.getBoundingClientRect();
  const under = hit?.matches('[data-may-point], [data-may-begin], [data-may-ask]') === true ? hit : null;
  // On what is large enough itself a finger means nothing beside it; a line is thin, however far it leads.
  const isSure = under !== null && (by === 'mouse' || (!isLine(under) && smallerSide(under) >= 2 * misses));
  const near: { readonly it: Marked; readonly far: number }[] = [];
  for (const it of root.querySelectorAll<Marked>('.panzoom-sheet [data-may-point], .panzoom-sheet [data-may-begin]')) {
    // What means something itself gives way to its own parts alone, and a part never to what is around it.
    if (under !== null && (it.contains(under) || (isSure && !under.contains(it)))) continue;
    const middle = middleOf(it);
    if (middle === null || (window !== undefined && isOut(middle, window))) continue;
    const far = Math.hypot(middle.x - x, middle.y - y);
    if (far <= misses) near.push({ it, far });
  }
  const parts = near.filter(({ it }) => !near.some((other) => other.it !== it && it.contains(other.it)));
  const found = parts.toSorted((a, b) => a.far - b.far).map(({ it }) => it);
  if (found.length > 0) {
    if (by === 'mouse') return found.slice(0, 1);
    return under === null || found.some((it) => under.contains(it)) ? found : [under, ...found];
  }
  if (under !== null) return [under];
  // What is large or long is missed at its edge.
  for (let far = 5; far <= misses; far += 5)
    for (let turn = 0; turn < 8; turn++) {
      const [sideways, down] = [far * Math.cos((turn * Math.PI) / 4), far * Math.sin((turn * Math.PI) / 4)];
      const edge = document.elementFromPoint(x + sideways, y + down)?.closest<Marked>('.panzoom-sheet [data-may-point]');
      if (edge !== null && edge !== undefined && root.contains(edge)) return [edge];
    }
  return hit === null ? [] : [hit];

  function isLine(it: Element): boolean {
    return it.querySelector(':scope > [stroke="transparent"]') !== null;
  }

  function smallerSide(it: Element): number {
    const { width, height } = it.getBoundingClientRect();
    return Math.min(width, height);
  }

  /** Of a line that is its handle's; one without a handle is met along its length. */
  function middleOf(it: Element): { readonly x: number; readonly y: number } | null {
    const shape = isLine(it) ? it.querySelector(':scope > rect, :scope > circle') : it;
    if (shape === null) return null;
    const { left, top, width, height } = shape.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  function isOut(at: { readonly x: number; readonly y: number }, { left, right, top, bottom }: DOMRect): boolean {
    return at.x < left || at.x > right || at.y < top || at.y > bottom;
  }
}
