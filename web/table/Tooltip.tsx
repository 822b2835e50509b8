import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { placeOf, RESTS, SLACK } from '../board/marks.ts';
import { useText } from '../text/index.ts';
import { useChoosing, useMoment, useSpeech, useTable } from './atTable.ts';
import { useBoardProps } from './boardProps.ts';

interface Shown {
  readonly place: string;
  readonly x: number;
  readonly y: number;
  /** What it is about, and where it is on the screen. */
  readonly drawn: Element;
  readonly box: DOMRect;
  /** A finger asked: it has no other way to look closer. */
  readonly touched: boolean;
}

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  onCloser(drawn: Element): void;
}

const DELAY = 350;

/** What lies under the pointer and what it means now. */
export function Tooltip({ root, onCloser }: Props) {
  const table = useTable();
  const speech = useSpeech();
  const choosing = useChoosing();
  const say = useText();
  const props = useBoardProps();
  const about = useAbout();
  const { size } = useSettings();
  const [shown, setShown] = useState<Shown | null>(null);

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
    element.addEventListener('click', tap);
    element.addEventListener('pointerover', over);
    element.addEventListener('pointerdown', touch);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', lift);
    element.addEventListener('pointercancel', lift);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', hide);
    document.addEventListener('keydown', key);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('click', tap);
      element.removeEventListener('pointerover', over);
      element.removeEventListener('pointerdown', touch);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', lift);
      element.removeEventListener('pointercancel', lift);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', hide);
      document.removeEventListener('keydown', key);
    };
  }, [root]);

  if (shown === null || choosing.pick !== null) return null;
  const { choices } = choosing;
  const ahead = choosing.ahead.value.get(shown.place)?.length ?? 0;
  const count = ahead > 0 ? ahead : (choices.legalAt.get(shown.place)?.length ?? 0);
  const blocked = choices.blockedAt.get(shown.place)?.length ?? 0;
  const Detail = table.board?.Detail;
  const clear = [...(root.current?.querySelectorAll('[data-keep-clear]') ?? [])].map((it) => it.getBoundingClientRect());
  return (
    <div role="tooltip" className="tooltip" style={innerWidth <= 760 ? undefined : standing(shown, clear, size)}>
      <strong>{speech.sayPlace(shown.place)}</strong>
      {Detail !== undefined && <Detail {...props} place={shown.place} />}
      {about(shown.place).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {count > 0 && <p className="tooltip-may">{say('table.tip-actions', { count })}</p>}
      {count === 0 && blocked > 0 && <p className="tooltip-ask">{say('table.tip-blocked')}</p>}
      {shown.touched ? (
        <button
          type="button"
          className="quiet-button"
          onClick={() => {
            setShown(null);
            onCloser(shown.drawn);
          }}
        >
          {say('table.closer')}
        </button>
      ) : (
        <p className="tooltip-closer">{say('table.closer-how')}</p>
      )}
    </div>
  );
}

/** Up to so high, in pixels, something is left free by its own tooltip. */
const SMALL = 200;
/** About how large a tooltip is. */
const TYPICAL = { width: 320, height: 190 } as const;

/** Beside the pointer, within the window, and where it covers least of what the drawing wants to be seen now. */
function standing({ x, y: at, box }: Shown, clear: readonly DOMRect[], size: number): CSSProperties {
  // What is small enough is not covered at all; in a large area the pointer is what counts.
  const small = box.height <= SMALL && box.width <= 2 * SMALL;
  const edge = (under: boolean) => (!small ? at : under ? box.bottom - 8 : box.top + 8);
  const large = { width: Math.min(TYPICAL.width * size, innerWidth - 16), height: TYPICAL.height * size };
  const spots = [true, false].flatMap((under) =>
    [true, false].map((after) => {
      const left = Math.min(Math.max(after ? x + 14 : x - 12 - large.width, 8), innerWidth - large.width - 8);
      const y = edge(under);
      const top = under ? y + 14 : y - 12 - large.height;
      const [right, bottom] = [left + large.width, top + large.height];
      const covered = clear.reduce((sum, box) => {
        const wide = Math.min(right, box.right) - Math.max(left, box.left);
        const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
        return sum + Math.max(0, wide) * Math.max(0, high);
      }, 0);
      const cut = Math.max(0, 8 - top, bottom - innerHeight) * large.width;
      const usual = after === x <= innerWidth - large.width && under === at <= innerHeight / 2;
      return { under, after, left, y, cost: covered + cut - (usual ? 1 : 0) };
    }),
  );
  const { under, after, left, y } = spots.reduce((best, it) => (it.cost < best.cost ? it : best));
  // What is painted larger counts in larger pixels too.
  return {
    ...(after || left <= 8 ? { left: left / size } : { right: (innerWidth - x + 12) / size }),
    ...(under ? { top: (y + 14) / size } : { bottom: (innerHeight - y + 12) / size }),
    maxHeight: ((under ? innerHeight - y : y) - 20) / size,
  };
}

/** What lies at a place and what it means now, line by line. */
function useAbout(): (place: string) => readonly string[] {
  const { box, viewer } = useTable();
  const { shown: view } = useMoment();
  const speech = useSpeech();
  return (place) => {
    try {
      return (box.voice.about?.(place, view, viewer) ?? []).map((words) => speech.say(words));
    } catch {
      // A tooltip is never worth a broken table.
      return [];
    }
  };
}
