import { type RefObject, useEffect, useRef } from 'react';
import type { AtTable, Choosing } from './atTable.ts';

/** In milliseconds. */
const AT_REST = 4000;

/**
 * Carrying a piece to where it shall go: from the hand or a panel to the place that completes the choice. A mouse or a pen
 * has it at once, and so has a finger where there is nothing to scroll; otherwise it rests on the piece for a moment first.
 * How that is done is loaded when a pointer first comes over such a piece, or the table is at rest.
 */
export function useDragging(root: RefObject<HTMLElement | null>, { box }: AtTable, choosing: Choosing): void {
  const latest = useRef(choosing);
  latest.current = choosing;

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let left = false;
    let leave: (() => void) | null = null;
    const load = async () => {
      // Without a network a piece is chosen by pointing at it.
      const found = await import('./carrying.ts').catch(() => null);
      if (left || found === null) return;
      leave = found.letCarry(element, box, latest, pressed);
    };
    /** Where a pointer went down before it was loaded, and still is. */
    let pressed: PointerEvent | null = null;
    const down = (event: PointerEvent) => {
      pressed = event;
    };
    const up = () => {
      pressed = null;
    };
    let asked = false;
    const begin = () => {
      if (!asked) void load();
      asked = true;
    };
    const over = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('[data-piece][data-may-point]') !== null) begin();
    };
    const timer = setTimeout(begin, AT_REST);
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener('pointerover', over, { signal });
    element.addEventListener('pointerdown', down, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', up, { signal });
    return () => {
      left = true;
      clearTimeout(timer);
      gone.abort();
      leave?.();
    };
  }, [root, box]);
}
