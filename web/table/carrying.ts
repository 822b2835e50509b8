import type { Box } from '@kaya/engine';
import { placeOf, SLACK } from '../board/marks.ts';
import { type Choosing, NOWHERE } from './atTable.ts';

type Piece = HTMLElement | SVGGraphicsElement;

/** A finger that rests this long on a piece takes hold of it; before, it moves the page. */
const HOLD = 180;

/** A piece on its way from its place to another one. */
interface Drag {
  readonly piece: Piece;
  readonly place: string;
  readonly pointer: number;
  readonly start: { readonly x: number; readonly y: number };
  /** From when on the piece follows the pointer. */
  readonly held: number;
  ghost: HTMLElement | null;
}

/** Follows what is carried at a table until it is left; `pressed` is a pointer that is already down. */
export function letCarry(
  element: HTMLElement,
  box: Box,
  latest: { readonly current: Choosing },
  pressed: PointerEvent | null,
): () => void {
  let drag: Drag | null = null;

  const down = (event: PointerEvent) => {
    // A second finger means something else.
    if (drag !== null) return end();
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const piece = event.target.closest<Piece>('[data-piece][data-may-point]');
    if (piece === null || piece.closest('.panzoom-frame') !== null) return;
    const wait = event.pointerType === 'touch' && scrolls(piece) ? HOLD : 0;
    drag = {
      piece,
      place: placeOf(piece),
      pointer: event.pointerId,
      start: { x: event.clientX, y: event.clientY },
      held: event.timeStamp + wait,
      ghost: null,
    };
  };
  const move = (event: PointerEvent) => {
    if (drag === null || event.pointerId !== drag.pointer) return;
    const x = event.clientX - drag.start.x;
    const y = event.clientY - drag.start.y;
    if (drag.ghost === null) {
      if (Math.hypot(x, y) < SLACK) return;
      if (event.timeStamp < drag.held) {
        drag = null;
        return;
      }
      drag.ghost = ghostOf(drag.piece);
      document.body.style.userSelect = 'none';
      latest.current.setPick(null);
      latest.current.lit.set(completing(box, latest.current, drag.place));
    }
    drag.ghost.style.translate = `${x}px ${y}px`;
  };
  // What follows the finger does not scroll.
  const touch = (event: TouchEvent) => {
    if (drag !== null && event.timeStamp >= drag.held && event.cancelable) event.preventDefault();
  };
  const end = () => {
    if (drag?.ghost != null) {
      drag.ghost.remove();
      document.body.style.userSelect = '';
      latest.current.lit.set(NOWHERE);
    }
    drag = null;
  };
  const up = (event: PointerEvent) => {
    const carried = drag?.ghost != null ? drag : null;
    end();
    if (carried === null || event.pointerId !== carried.pointer) return;
    // The click that ends a journey points at nothing.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    letGo(box, latest.current, carried.place, { x: event.clientX, y: event.clientY });
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end();
  };
  if (pressed !== null) down(pressed);
  element.addEventListener('pointerdown', down);
  element.addEventListener('touchmove', touch, { passive: false });
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', end);
  addEventListener('keydown', key);
  return () => {
    end();
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('touchmove', touch);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', end);
    removeEventListener('keydown', key);
  };
}

/** Is it in something that a finger can scroll? */
function scrolls(piece: Element): boolean {
  for (let around = piece.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight) return true;
    if (/auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth) return true;
  }
  return false;
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

/** Every place that some action names together with this one. */
function completing(box: Box, { choices }: Choosing, place: string): ReadonlySet<string> {
  const places = (choices.legalAt.get(place) ?? []).flatMap((action) => box.game.places.action(action));
  return new Set(places.filter((it) => it !== place));
}

/** Plays the one action that goes from here to there, or asks which of several. */
function letGo(box: Box, choosing: Choosing, from: string, at: { readonly x: number; readonly y: number }): void {
  const actions = choosing.choices.legalAt.get(from) ?? [];
  let target = document.elementFromPoint(at.x, at.y)?.closest('[data-place]') ?? null;
  for (; target !== null; target = target.parentElement?.closest('[data-place]') ?? null) {
    const to = placeOf(target);
    const fitting = to === from ? [] : actions.filter((action) => box.game.places.action(action).includes(to));
    const [only] = fitting;
    if (only === undefined) continue;
    if (fitting.length === 1) choosing.play(only);
    else choosing.setPick({ places: [from, to], actions: fitting, ahead: [], blocked: [], at, from: null });
    return;
  }
}

/** A likeness of the piece above everything, where its colours still hold. */
function ghostOf(piece: Piece): HTMLElement {
  const box = piece.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  const likeness = piece.cloneNode(true) as Element;
  for (const marked of [likeness, ...likeness.querySelectorAll('*')]) {
    for (const { name } of [...marked.attributes])
      if (name.startsWith('data-') || name === 'tabindex') marked.removeAttribute(name);
  }
  if (piece instanceof SVGGraphicsElement) {
    const { x, y, width, height } = piece.getBBox();
    const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    sheet.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    likeness.removeAttribute('transform');
    sheet.append(likeness);
    ghost.append(sheet);
    (piece.ownerSVGElement?.parentElement ?? document.body).append(ghost);
  } else {
    ghost.append(likeness);
    (piece.parentElement ?? document.body).append(ghost);
  }
  return ghost;
}
