import { placeParts } from '@kaya/engine';
import { type RefObject, useEffect, useState } from 'react';

/** The place under the pointer, or the one that the keys have reached, within a part of the drawing. */
export function usePointed(root: RefObject<SVGGElement | null>): string | null {
  const [pointed, setPointed] = useState<string | null>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const point = ({ target }: Event) =>
      setPointed(target instanceof Element ? (target.closest('[data-place]')?.getAttribute('data-place') ?? null) : null);
    const leave = () => setPointed(null);
    const listeners = { pointerover: point, focusin: point, pointerleave: leave, focusout: leave };
    for (const [kind, listener] of Object.entries(listeners)) element.addEventListener(kind, listener);
    return () => {
      for (const [kind, listener] of Object.entries(listeners)) element.removeEventListener(kind, listener);
    };
  }, [root]);
  return pointed;
}

/** The id behind a kind of place: `space:oslo` is the space `oslo`. */
export function idOf(place: string | null, kind: string): string | null {
  if (place === null) return null;
  const parts = placeParts(place);
  return parts.kind === kind ? parts.rest : null;
}
