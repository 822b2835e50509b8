import { useLayoutEffect, useRef } from 'react';

/** Marks of the table that a picture of it must not have: nobody points at a picture. */
const MARKS = ['data-place', 'data-piece', 'data-may-point', 'data-may-begin', 'data-may-ask', 'role', 'tabindex', 'id'];
/** What a drawing has from what lies around it, besides colours by name. */
const INHERITED = ['color', 'fill', 'stroke', 'font-family', 'font-size', 'font-weight', 'text-anchor'];
/** A picture is at most so wide in pixels, so high as a share of the window, and so many times as large as on the table. */
const MOST = { width: 600, height: 0.42, times: 4 } as const;
/** What the window around it takes of the width. */
const EDGES = 72;

/** A drawing of the table once more, as large as there is room. */
export function Picture({ drawn }: { readonly drawn: Element }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const copy = drawn.cloneNode(true);
    const around = frame.current;
    if (!(copy instanceof Element) || around === null) return;
    for (const element of [copy, ...copy.querySelectorAll('*')]) for (const mark of MARKS) element.removeAttribute(mark);
    around.style.cssText = '';
    coloured(around, drawn);
    if (drawn instanceof SVGGraphicsElement && copy instanceof SVGElement) {
      const picture = framed(drawn, copy);
      // A large thing is at least as large as on the table, and moved to where one wants to look.
      const size = Number(getComputedStyle(document.documentElement).getPropertyValue('--size')) || 1;
      const { width, height } = drawn.getBoundingClientRect();
      picture.style.minWidth = `${width / size}px`;
      picture.style.minHeight = `${height / size}px`;
      around.replaceChildren(picture);
    } else {
      around.replaceChildren(copy);
      const { width, height } = drawn.getBoundingClientRect();
      // The window around it is not open yet: its own width is not known.
      const room = Math.min(MOST.width, innerWidth - EDGES);
      const times = Math.min(room / width, (innerHeight * MOST.height) / height, MOST.times);
      if (copy instanceof HTMLElement && times > 1) copy.style.zoom = String(times);
    }
  }, [drawn]);
  return <div ref={frame} className="closer-picture" aria-hidden="true" inert />;
}

/** Gives a frame the colours and letters that a drawing has from what lies around it. */
function coloured(frame: HTMLElement, drawn: Element): void {
  const { parentElement } = drawn;
  if (parentElement === null) return;
  const own = getComputedStyle(parentElement);
  for (const name of INHERITED) frame.style.setProperty(name, own.getPropertyValue(name));
  for (let around: Element | null = parentElement; around !== null; around = around.parentElement) {
    if (!(around instanceof HTMLElement || around instanceof SVGElement)) continue;
    for (const name of around.style)
      if (name.startsWith('--') && frame.style.getPropertyValue(name) === '')
        frame.style.setProperty(name, around.style.getPropertyValue(name));
  }
}

/** A part of a drawing in a frame of its own: where it lay in the whole does not matter any more. */
function framed(drawn: SVGGraphicsElement, copy: SVGElement): SVGSVGElement {
  if (drawn instanceof SVGSVGElement && copy instanceof SVGSVGElement) {
    for (const name of ['width', 'height', 'style']) copy.removeAttribute(name);
    return copy;
  }
  const { x, y, width, height } = drawn.getBBox();
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  copy.removeAttribute('transform');
  svg.append(copy);
  return svg;
}
