import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { placeOf, RESTS, SLACK } from '../board/marks.ts';
import { useChoosing } from './atTable.ts';
import type { Pointed, TipProps } from './Tip.tsx';

// Nobody points at anything before the table is painted; without a network nothing is said.
const Tip = lazy(async (): Promise<{ default: ComponentType<TipProps> }> => {
  const found = await import('./Tip.tsx').catch(() => null);
  return { default: found?.Tip ?? (() => null) };
});

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  onCloser(drawn: Element): void;
}

const DELAY = 350;

/** What lies under the pointer and what it means now. */
export function Tooltip({ root, onCloser }: Props) {
  const { pick } = useChoosing();
  const [shown, setShown] = useState<Pointed | null>(null);

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let timer = 0;
    const hide = () => {
      clearTimeout(timer);
      setShown(null);
    };
    const show = (target: EventTarget | null, x: number, y: number, delay: number, touched = false) => {
      clearTimeout(timer);
      const drawn = target instanceof Element ? target.closest('[data-place]') : null;
      if (drawn === null) return setShown(null);
      const found = () => ({ place: placeOf(drawn), x, y, drawn, box: drawn.getBoundingClientRect(), touched });
      timer = window.setTimeout(() => setShown(found()), delay);
    };
    const isOwn = ({ target }: Event) => target instanceof Element && target.closest('.tooltip') !== null;
    // A board that changes under a mouse at rest is no question: the mouse must have come there by itself.
    let entered = false;
    const over = (event: PointerEvent) => {
      entered = event.pointerType === 'mouse';
    };
    const focus = (event: FocusEvent) => {
      if (!(event.target instanceof Element) || !event.target.matches('[data-place]:focus-visible')) return;
      const box = event.target.getBoundingClientRect();
      show(event.target, box.right, box.bottom, DELAY);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    // A finger that rests on a place asks what it is; one that moves does not.
    let rests: { readonly x: number; readonly y: number } | null = null;
    // A finger that lifts from the button leaves the table before the button hears of it.
    let onOwn = false;
    const touch = (event: PointerEvent) => {
      onOwn = isOwn(event);
      if (event.pointerType === 'mouse') return hide();
      if (onOwn) return;
      rests = { x: event.clientX, y: event.clientY };
      show(event.target, event.clientX, event.clientY, RESTS, true);
    };
    const move = (event: PointerEvent) => {
      if (entered && event.buttons === 0) {
        entered = false;
        show(event.target, event.clientX, event.clientY, DELAY);
      }
      if (rests === null || Math.hypot(event.clientX - rests.x, event.clientY - rests.y) < SLACK) return;
      rests = null;
      hide();
    };
    const lift = () => {
      rests = null;
      clearTimeout(timer);
    };
    const leave = (event: PointerEvent) => {
      if (!onOwn || event.pointerType === 'mouse') hide();
    };
    // A tap where nothing can be done or asked says what lies there.
    const tap = (event: MouseEvent) => {
      if (!(event instanceof PointerEvent) || event.pointerType === 'mouse' || !(event.target instanceof Element)) return;
      if (!isOwn(event) && event.target.closest('[data-may-point], [data-may-begin], [data-may-ask]') === null)
        show(event.target, event.clientX, event.clientY, 0, true);
    };
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener('click', tap, { signal });
    element.addEventListener('pointerover', over, { signal });
    element.addEventListener('pointerdown', touch, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', lift, { signal });
    element.addEventListener('pointercancel', lift, { signal });
    element.addEventListener('pointerleave', leave, { signal });
    element.addEventListener('focusin', focus, { signal });
    element.addEventListener('focusout', hide, { signal });
    document.addEventListener('keydown', key, { signal });
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [root]);

  if (shown === null || pick !== null) return null;
  const closer = () => {
    setShown(null);
    onCloser(shown.drawn);
  };
  return (
    <Suspense fallback={null}>
      <Tip shown={shown} root={root} onCloser={closer} onClose={() => setShown(null)} />
    </Suspense>
  );
}
