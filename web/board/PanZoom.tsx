import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../text/index.ts';

interface Place {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const FITTED: Place = { scale: 1, x: 0, y: 0 };
const LARGEST = 5;
/** A pointer that moved less than this has clicked. */
const SLACK = 6;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Keeps the drawing within its window. */
function bounded(place: Place, { width, height }: Size): Place {
  const scale = Math.min(LARGEST, Math.max(1, place.scale));
  const clamp = (value: number, room: number) => Math.min(0, Math.max(room - room * scale, value));
  return { scale, x: clamp(place.x, width), y: clamp(place.y, height) };
}

function zoomed(place: Place, by: number, at: { readonly x: number; readonly y: number }, size: Size): Place {
  const scale = Math.min(LARGEST, Math.max(1, place.scale * by));
  const ratio = scale / place.scale;
  return bounded({ scale, x: at.x - (at.x - place.x) * ratio, y: at.y - (at.y - place.y) * ratio }, size);
}

/** A board that can be moved and enlarged with wheel, fingers, keys and buttons. A drag is never taken for a click. */
export function PanZoom({ children, label }: { readonly children: ReactNode; readonly label: string }) {
  const say = useText();
  const frame = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place>(FITTED);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);

  const size = useCallback((): Size => {
    const box = frame.current?.getBoundingClientRect();
    return { width: box?.width ?? 1, height: box?.height ?? 1 };
  }, []);

  const zoom = useCallback(
    (by: number, at?: { x: number; y: number }) => {
      const box = size();
      setPlace((now) => zoomed(now, by, at ?? { x: box.width / 2, y: box.height / 2 }, box));
    },
    [size],
  );

  // On a narrow screen the drawing starts enlarged, so that it can be read.
  useLayoutEffect(() => {
    const { width, height } = size();
    if (width < 600 && height > width * 0.7)
      setPlace(zoomed(FITTED, Math.min(2, (height / width) * 1.4), { x: 0, y: height / 2 }, { width, height }));
  }, [size]);

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
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('click', click, { capture: true });
    };
  }, [zoom]);

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
      <div className="panzoom-buttons">
        <button type="button" className="icon-button" aria-label={say('board.zoom-in')} onClick={() => zoom(1.5)}>
          +
        </button>
        <button type="button" className="icon-button" aria-label={say('board.zoom-out')} onClick={() => zoom(1 / 1.5)}>
          −
        </button>
        {place.scale > 1 && (
          <button type="button" className="icon-button" aria-label={say('board.fit')} onClick={() => setPlace(FITTED)}>
            ⤢
          </button>
        )}
      </div>
    </div>
  );
}
