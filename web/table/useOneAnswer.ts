import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { RESTS, SLACK } from '../board/marks.ts';

/** What answers a question, or opens the answer to one. */
const ANSWERS = '.decision button, .choice-sheet button, .curtain button, [data-place]';
/** What only asks or shows something: what it opens moves the answers. */
const TOOLS = '.decision-tools, .decision summary';

/**
 * One click, one answer: a click counts only if it began when the question was already to be seen, and is not the second one
 * of a double click; a key that is held down answers once, and a finger that has asked what something is does not answer.
 * Whatever moves under the pointer meanwhile is not played, however late a second click comes where the first asked for advice.
 */
export function useOneAnswer(root: RefObject<HTMLElement | null>, question: unknown): void {
  const painted = useRef(Number.POSITIVE_INFINITY);
  const asked = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    if (asked.current === question) return;
    asked.current = question;
    painted.current = Number.POSITIVE_INFINITY;
    // What is asked in this frame is painted before the next: a timer instead may come long after it on a busy device.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        if (asked.current === question) painted.current = performance.now();
      });
    });
  });

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let began = 0;
    let finger = false;
    /** Where somebody has asked for something, until they point elsewhere. */
    let asking: { readonly x: number; readonly y: number } | null = null;
    const down = ({ timeStamp, pointerType }: PointerEvent) => {
      began = timeStamp;
      finger = pointerType !== 'mouse';
    };
    const click = (event: MouseEvent) => {
      // By key: no pointer was pressed.
      if (event.detail === 0 || !answers(event.target)) return;
      const asked = finger && event.timeStamp - began >= RESTS && isPlace(event.target);
      const moved = asking === null || Math.hypot(event.clientX - asking.x, event.clientY - asking.y) > SLACK;
      const asks = event.target instanceof Element && event.target.closest(TOOLS) !== null;
      if (moved) asking = asks ? { x: event.clientX, y: event.clientY } : null;
      if (event.detail > 1 || began < painted.current || asked || !(moved || asks)) swallow(event);
    };
    const key = (event: KeyboardEvent) => {
      if (event.repeat && (event.key === 'Enter' || event.key === ' ') && answers(event.target)) swallow(event);
    };
    element.addEventListener('pointerdown', down, { capture: true });
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('keydown', key, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', down, { capture: true });
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('keydown', key, { capture: true });
    };
  }, [root]);
}

/** A button of a list is pressed however long a finger rests on it: there is nothing to ask. */
function isPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-place]') !== null;
}

function answers(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ANSWERS) !== null;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
