import type { BoardProps } from '@kaya/engine';
import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { placeOf } from '../board/marks.ts';
import { useText } from '../text/index.ts';
import { useBoardProps } from './boardProps.ts';
import { useKit } from './kit.ts';

interface Shown {
  readonly place: string;
  readonly x: number;
  readonly y: number;
}

const DELAY = 350;

/** What lies under the pointer and what it means now. */
export function Tooltip({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const kit = useKit();
  const say = useText();
  const props = useBoardProps();
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let timer = 0;
    const hide = () => {
      clearTimeout(timer);
      setShown(null);
    };
    const show = (target: EventTarget | null, x: number, y: number, delay: number) => {
      clearTimeout(timer);
      const found = target instanceof Element ? target.closest('[data-place]') : null;
      if (found === null) return setShown(null);
      timer = window.setTimeout(() => setShown({ place: placeOf(found), x, y }), delay);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) show(event.target, event.clientX, event.clientY, DELAY);
    };
    const focus = (event: FocusEvent) => {
      if (!(event.target instanceof Element) || !event.target.matches('[data-place]:focus-visible')) return;
      const box = event.target.getBoundingClientRect();
      show(event.target, box.right, box.bottom, DELAY);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    // A finger that rests on a place asks what it is.
    const touch = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return hide();
      show(event.target, event.clientX, event.clientY, 600);
    };
    const lift = () => clearTimeout(timer);
    element.addEventListener('pointerover', over);
    element.addEventListener('pointerdown', touch);
    element.addEventListener('pointerup', lift);
    element.addEventListener('pointerleave', hide);
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', hide);
    document.addEventListener('keydown', key);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerover', over);
      element.removeEventListener('pointerdown', touch);
      element.removeEventListener('pointerup', lift);
      element.removeEventListener('pointerleave', hide);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', hide);
      document.removeEventListener('keydown', key);
    };
  }, [root]);

  if (shown === null || kit.pick !== null) return null;
  const { choices } = kit;
  const actions = choices.legalAt.get(shown.place) ?? [];
  const blocked = choices.blockedAt.get(shown.place)?.length ?? 0;
  const Detail = kit.board?.Detail as ComponentType<BoardProps & { readonly place: string }> | undefined;
  const clear = root.current?.querySelector('[data-keep-clear]')?.getBoundingClientRect();
  const { right, below } = sides(shown, clear);
  return (
    <div
      role="tooltip"
      className="tooltip"
      style={
        innerWidth <= 760
          ? undefined
          : {
              ...(right ? { right: innerWidth - shown.x + 12 } : { left: shown.x + 14 }),
              ...(below ? { bottom: innerHeight - shown.y + 12 } : { top: shown.y + 14 }),
              maxHeight: (below ? shown.y : innerHeight - shown.y) - 20,
            }
      }
    >
      <strong>{kit.sayPlace(shown.place)}</strong>
      {Detail !== undefined && <Detail {...props} place={shown.place} />}
      {aboutOf(kit, shown.place).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {actions.length > 0 && <p className="tooltip-may">{say('table.tip-actions', { count: actions.length })}</p>}
      {actions.length === 0 && blocked > 0 && <p className="tooltip-ask">{say('table.tip-blocked')}</p>}
    </div>
  );
}

/** On which side of the pointer it stands: within the window, and away from what the drawing wants to be seen now. */
function sides({ x, y }: Shown, clear: DOMRect | undefined): { readonly right: boolean; readonly below: boolean } {
  const roomy = { left: x > 340, above: y > 260, under: y < innerHeight - 260 };
  if (clear === undefined) return { right: x > innerWidth - 320, below: y > innerHeight / 2 };
  const isBelow = clear.top + clear.height / 2 > y;
  return {
    right: x > innerWidth - 320 || (roomy.left && clear.left + clear.width / 2 > x),
    below: isBelow ? roomy.above || !roomy.under : !roomy.under,
  };
}

function aboutOf(kit: ReturnType<typeof useKit>, place: string): readonly string[] {
  try {
    return (kit.edition.voice.about?.(place, kit.view, kit.viewer) ?? []).map((words) => kit.say(words));
  } catch {
    // A tooltip is never worth a broken table.
    return [];
  }
}
