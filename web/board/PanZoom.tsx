import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSettings } from '../app/settings.ts';
import { usePhone } from '../app/usePhone.ts';
import { useText } from '../text/index.ts';
import { bounded, FITTED, type Framing, kept, type Size, showing, starting, type Window, zoomed } from './framing.ts';
import { SLACK } from './marks.ts';
import { type Framed, REVEAL, Reveal } from './reveal.ts';

interface Props {
  readonly children: ReactNode;
  readonly label: string;
  /** Changes with what is asked: then what one can choose from is brought into view. */
  readonly question: unknown;
  /** Tells how large its window is, before anything is painted in it and whenever it changes. */
  onMeasured(size: Size): void;
}

/** Where the buttons of the board stand: beside it, so that they cover nothing. */
export const BOARD_TOOLS = 'board-tools';
/** Letters are never painted smaller than this, in pixels. */
const READABLE = { desk: 11, phone: 12 } as const;

/** A board that can be moved and enlarged with wheel, fingers, keys and buttons. A drag is never taken for a click. */
export function PanZoom({ children, label, question, onMeasured }: Props) {
  const say = useText();
  // Two fingers do it on a phone; one button is left for those who have but one.
  const phone = usePhone();
  const { size: larger } = useSettings();
  const frame = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Framing>(FITTED);
  const [tools, setTools] = useState<Element | null>(null);
  useLayoutEffect(() => setTools(document.querySelector(`.${BOARD_TOOLS}`)), []);
  /** Rises when the window of the board was filled anew. */
  const [fits, setFits] = useState(0);
  const fitsDone = useRef(0);
  const fitsShown = useRef(0);
  const scale = useRef(1);
  scale.current = place.scale;
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);
  const touched = useRef(false);

  const size = useCallback((): Size => {
    const box = frame.current?.getBoundingClientRect();
    return { width: box?.width ?? 1, height: box?.height ?? 1 };
  }, []);

  const zoom = useCallback(
    (by: number, at?: { x: number; y: number }) => {
      const box = size();
      touched.current = true;
      setPlace((now) => zoomed(now, by, at ?? { x: box.width / 2, y: box.height / 2 }, box));
    },
    [size],
  );

  // On a narrow screen the drawing starts by filling its window, so that it can be read; once somebody has moved it, what
  // they see stays where it is when a longer question takes some of the window or the drawing grows.
  const last = useRef<Window | null>(null);
  const beginning = useCallback(
    ({ size: measured, shape }: Window) => {
      const first = starting({ size: measured, shape }, ...readableIn(frame.current));
      return zoomed(first, larger, { x: 0, y: 0 }, measured);
    },
    [larger],
  );
  const fit = useCallback(
    (measured: Size, shape: number) => {
      const before = last.current;
      const now = { size: measured, shape };
      last.current = now;
      if (!touched.current) setPlace(beginning(now));
      else if (before !== null) setPlace((it) => kept(it, before, now));
      fitsDone.current++;
      setFits(fitsDone.current);
    },
    [beginning],
  );
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const again = () => {
      const { width, height } = size();
      onMeasured({ width: Math.round(width), height: Math.round(height) });
      fit({ width, height }, shapeOf(element) ?? height / width);
    };
    again();
    const observer = new ResizeObserver(again);
    observer.observe(element);
    return () => observer.disconnect();
  }, [fit, size, onMeasured]);
  // A drawing may grow with what is asked; its window is not measured for that.
  useLayoutEffect(() => {
    const shape = frame.current === null ? null : shapeOf(frame.current);
    if (shape !== null && last.current !== null && last.current.shape !== shape) fit(last.current.size, shape);
  });

  const reveal = useCallback((wanted?: readonly Element[], framed?: Framed) => {
    const element = frame.current;
    if (element === null || pointers.current.size > 0 || scale.current === 1) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const partOf = (it: Element) => {
      const box = it.getBoundingClientRect();
      return { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top };
    };
    // Answers in a word stand in the list beside the board: what they are about is looked at, the nearest thing at least.
    const may = [...element.querySelectorAll('[data-may-point]')].filter((it) => it.closest('[data-answers]') === null);
    const about = may.length === 0 ? [...element.querySelectorAll('[data-about]')] : [];
    if (wanted === undefined && about.length > 0) {
      const parts = about.map(partOf);
      return setPlace((now) => showing(now, [parts, parts.slice(-1)], { width, height }, last.current?.shape));
    }
    if (wanted !== undefined && framed !== undefined)
      return setPlace((now) => framed(now, wanted.map(partOf), { width, height }, last.current?.shape));
    const all = wanted ?? may;
    // What one chooses from comes into view before all else that is asked about.
    const offered = all.filter((it) => it.closest('[data-together=first]') !== null);
    const asked = offered.length > 0 ? offered : all;
    const around = [new Set(asked.map((it) => outermost(it))), new Set(asked.map((it) => it.closest('[data-together]') ?? it))];
    const ways = [...around, asked].map((those) => [...those].map(partOf));
    setPlace((now) => showing(now, ways, { width, height }, last.current?.shape));
  }, []);
  // A question may change the window too: then it is looked for once the drawing lies as it shall.
  useEffect(() => {
    if (question !== null && fitsShown.current === fitsDone.current) reveal();
  }, [question, reveal]);
  useEffect(() => {
    fitsShown.current = fits;
    if (fits > 0) reveal();
  }, [fits, reveal]);

  // How near the end is is told elsewhere while the part of the drawing that says it is out of sight.
  useEffect(() => {
    const element = frame.current;
    const part = place.scale === 1 ? null : element?.querySelector('[data-glance]');
    const away = element !== null && part != null && isAway(part.getBoundingClientRect(), element.getBoundingClientRect());
    element?.closest('.table')?.toggleAttribute('data-glance-away', away);
  });

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 400), { x: event.clientX - box.left, y: event.clientY - box.top });
    };
    const click = (event: MouseEvent) => {
      if (travelled.current > SLACK) {
        event.stopPropagation();
        event.preventDefault();
      }
    };
    const show = (event: Event) => {
      if (event instanceof Reveal) reveal(event.all, event.framed);
    };
    element.addEventListener(REVEAL, show);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener(REVEAL, show);
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('click', click, { capture: true });
    };
  }, [zoom, reveal]);

  const whole = () => {
    touched.current = true;
    setPlace(FITTED);
  };
  /** From the whole back to where it could be read, or one step larger where that was the whole. */
  const closer = () => {
    const now = last.current;
    if (!phone || now === null || beginning(now).scale <= 1) return zoom(phone ? 2 : 1.5);
    touched.current = false;
    fit(now.size, now.shape);
  };
  const down = (event: React.PointerEvent) => {
    if (pointers.current.size === 0) travelled.current = 0;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: React.PointerEvent) => {
    const last = pointers.current.get(event.pointerId);
    if (last === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    pointers.current.set(event.pointerId, now);
    travelled.current += Math.hypot(now.x - last.x, now.y - last.y);
    const [other] = others;
    const box = frame.current?.getBoundingClientRect();
    if (other !== undefined && box !== undefined) {
      const before = Math.hypot(last.x - other.x, last.y - other.y);
      const after = Math.hypot(now.x - other.x, now.y - other.y);
      const at = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
      if (before > 0) zoom(after / before, at);
    } else if (travelled.current > SLACK) {
      const box = size();
      touched.current = true;
      setPlace((it) => bounded({ ...it, x: it.x + now.x - last.x, y: it.y + now.y - last.y }, box));
    }
  };
  const up = (event: React.PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };

  return (
    <div className="panzoom">
      <section
        ref={frame}
        className="panzoom-frame"
        aria-label={label}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onPointerLeave={up}
      >
        <div className="panzoom-sheet" style={{ transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})` }}>
          {children}
        </div>
      </section>
      {tools !== null && createPortal(buttons(), tools)}
    </div>
  );

  function buttons(): ReactNode {
    return (
      <>
        {(!phone || place.scale === 1) && (
          <button type="button" className="icon-button" aria-label={say('board.zoom-in')} onClick={closer}>
            <Sign d="M8 3v10M3 8h10" />
          </button>
        )}
        {!phone && (
          <button type="button" className="icon-button away" aria-label={say('board.zoom-out')} onClick={() => zoom(1 / 1.5)}>
            <Sign d="M3 8h10" />
          </button>
        )}
        {place.scale > 1 && (
          <button type="button" className="icon-button" aria-label={say('board.fit')} onClick={whole}>
            <Sign d="M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3" />
          </button>
        )}
      </>
    );
  }
}

/** A part that a window does not show whole: half a line is not read. */
function isAway(part: DOMRect, window: DOMRect): boolean {
  return part.top < window.top - 4 || part.bottom > window.bottom + 4;
}

/** How large a unit of the drawing must be so that its smallest letters can be read, and how many of them it is wide. */
function readableIn(frame: Element | null): readonly [readable: number, width: number] {
  const drawing = frame?.querySelector('svg') ?? null;
  const least = Number(drawing?.getAttribute('data-least') ?? 0);
  const limit = innerWidth <= 760 ? READABLE.phone : READABLE.desk;
  return [least === 0 ? 0 : limit / least, drawing?.viewBox.baseVal.width ?? 1];
}

/** The largest whole that a part of the drawing belongs to. */
function outermost(part: Element): Element {
  let whole = part;
  for (let it: Element | null = part; it !== null; it = it.parentElement?.closest('[data-together]') ?? null) whole = it;
  return whole;
}

/** Height by width of what is drawn. */
function shapeOf(element: Element): number | null {
  const box = element.querySelector('svg')?.viewBox.baseVal;
  return box === undefined || box.width === 0 ? null : box.height / box.width;
}

function Sign({ d }: { readonly d: string }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
