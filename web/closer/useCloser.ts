import { type RefObject, useEffect, useState } from 'react';
import { isWriting } from '../app/isWriting.ts';
import { settings } from '../app/settings.ts';

/** What somebody wants to see from near: asked for by a right click or the key I; a finger has a button in the tooltip. */
export function useCloser(root: RefObject<HTMLElement | null>): [Element | null, (drawn: Element | null) => void] {
  const [near, setNear] = useState<Element | null>(null);
  useEffect(() => {
    const look = (event: Event, found: Element | null | undefined) => {
      if (found == null || root.current?.contains(found) !== true) return;
      event.preventDefault();
      setNear(found);
    };
    const click = (event: MouseEvent) => {
      // A finger that rests is already answered, or carries something.
      if (!(event.target instanceof Element) || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
      look(event, event.target.closest('[data-place]'));
    };
    const key = (event: KeyboardEvent) => {
      const { code, ctrlKey, altKey, metaKey, repeat, target } = event;
      if (code !== 'KeyI' || !settings.value.keys || ctrlKey || altKey || metaKey || repeat || isWriting(event)) return;
      const focused = target instanceof Element ? target.closest('[data-place]') : null;
      // Under the pointer, within what has the focus if anything has; else the first thing on the table.
      const pointed = [...(focused ?? root.current ?? document.body).querySelectorAll('[data-place]:hover')].at(-1);
      look(event, pointed ?? focused ?? root.current?.querySelector('[data-place]'));
    };
    addEventListener('contextmenu', click);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('contextmenu', click);
      removeEventListener('keydown', key);
    };
  }, [root]);
  return [near, setNear];
}
